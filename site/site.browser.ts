/** The documentation in a browser: every example that can run does, changed ones too, and pages fit a phone. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  expect,
  expectPageAccessible,
  nextFrame,
  type Page,
  timedTest as test,
} from "../apps/web/test/support.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "site/dist");
/** A secure address, as the clipboard wants it; below the app, as it is hosted. */
const ORIGIN = "http://localhost/docs/";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

/** Serves the built site; reports what went wrong. */
async function visit(page: Page, path: string): Promise<string[]> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.context().route("**/*", (route) => {
    const address = route.request().url();
    const file = join(dist, new URL(address).pathname.replace("/docs/", ""));
    if (!address.startsWith(ORIGIN)) return route.abort();
    if (!existsSync(file) && route.request().isNavigationRequest())
      return route.fulfill({
        status: 404,
        body: readFileSync(join(dist, "404.html")),
        contentType: "text/html",
      });
    if (!existsSync(file)) return route.abort();
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? "text/plain" });
  });
  await page.goto(ORIGIN + path);
  return errors;
}

const htmlPages = () =>
  readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));

test("every example with a button runs to its end, and says as much as it promises", { tag: "@all" }, async ({
  page,
}) => {
  test.setTimeout(300_000);
  const withExamples = htmlPages().filter((name) =>
    readFileSync(join(dist, name), "utf8").includes(" data-run>"),
  );
  expect(withExamples.length).toBeGreaterThan(10);
  for (const name of withExamples) {
    const errors = await visit(page, name);
    for (const button of await page.locator(".run").all()) await button.click();
    await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0, { timeout: 60_000 });
    for (const block of await page.locator(".code[data-run]").all()) {
      const promised = ((await block.locator("code").textContent()) ?? "").split("// →").length - 1;
      const said = await block.locator("+ output > div").allTextContents();
      expect.soft(said.length, `${name}: ${said.join("; ")}`).toBeGreaterThanOrEqual(promised);
    }
    expect(errors, name).toEqual([]);
  }
});

test("no page is wider than a phone, and players draw", { tag: "@all" }, async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of htmlPages().filter((page) => !page.startsWith("decisions/"))) {
    const errors = await visit(page, name);
    const { inner, scroll } = await page.evaluate(() => ({
      inner: innerWidth,
      scroll: document.documentElement.scrollWidth,
    }));
    expect.soft(scroll, name).toBeLessThanOrEqual(inner);
    for (const player of await page.locator("cube-player").all())
      await expect(player.locator("svg, canvas").first()).toBeAttached();
    expect(errors, name).toEqual([]);
  }
});

test("on a phone the menu lies over the page, holds the focus and closes with Escape", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const errors = await visit(page, "guide/read.html");
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  const menu = page.getByRole("button", { name: "Pages" });
  await menu.click();
  const drawer = page.getByRole("dialog", { name: "Pages" });
  await expect(drawer.getByRole("link", { name: "Read a cube" })).toBeInViewport();
  expect(await heading.boundingBox()).toEqual(before);
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.localName)).not.toBe(
      "main",
    );
    expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(
      false,
    );
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole("link", { name: "Files on cubes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Files on cubes" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("copying is said, and the search leads to what a misspelled word means", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const errors = await visit(page, "index.html");
  const block = page.locator(".code").first();
  await block.hover();
  await block.getByRole("button", { name: "Copy" }).click();
  await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("npx cubegram write");
  await page.getByRole("combobox", { name: "Search the documentation" }).fill("camra");
  await expect(page.getByRole("option").first()).toContainText("By camera");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "By camera" })).toBeInViewport();
  expect(errors).toEqual([]);
});

test("an example is changed, run, wrong, and as it was again", async ({ page }) => {
  const errors = await visit(page, "guide/embed.html");
  const block = page.locator(".code[data-run]").first();
  const said = block.locator("+ output > div");
  const written = await block.locator("code").textContent();
  await block.getByRole("button", { name: "Edit" }).click();
  const editor = block.getByRole("textbox");
  await expect(editor).toBeFocused();
  expect(await editor.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  const door = (name: string) => `import { Cube } from "@cubegram/core${name}";`;
  await editor.fill(`${door("")}\nCube.count(2); // → ?\nconsole.log("the end");`);
  await page.keyboard.press("Control+Enter");
  await expect(said).toHaveText(["Cube.count(2) → 3674160", "the end"]);
  const run = block.getByRole("button", { name: "Run" });
  for (const [code, expected] of [
    [`${door("")}\nCube.count(-1); // → ?`, /Error: .*-1/],
    [`${door("/text")}\n`, /@cubegram\/core\/text does not run on this page/],
    ["nothing.like.this();", /nothing is not defined/],
    ["const = 1;", /\w{5}/],
  ] as const) {
    await editor.fill(code);
    await run.click();
    await expect(said).toHaveText([expected]);
    await expect(run).toBeVisible();
  }
  await editor.fill(`${door("")}\nfor (;;) Cube.count(2);`);
  await run.click();
  await block.getByRole("button", { name: "Stop" }).click();
  await expectPageAccessible(page, "an example while it is changed");
  await block.getByRole("button", { name: "Reset" }).click();
  await expect(block.locator("code")).toHaveText(written ?? "");
  await expect(said).toHaveCount(0);
  expect(errors.filter((error) => !/SyntaxError|Unexpected token/.test(error))).toEqual([]);
});

test("a chosen look is there before the first frame of the next page, and the system's comes back", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  const errors = await visit(page, "index.html");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Look: system" }).click();
  await page.getByRole("button", { name: "Look: light" }).click();
  const dark = await ground();
  expect(dark).not.toBe(light);
  // Without the page's module, which comes after the first frame.
  await page.route("**/site.js", (route) => route.abort());
  await page.goto(`${ORIGIN}guide/read.html`);
  expect(await ground()).toBe(dark);
  await page.unroute("**/site.js");
  await page.reload();
  await page.getByRole("button", { name: "Look: dark" }).click();
  await expect(page.getByRole("button", { name: "Look: system" })).toBeVisible();
  expect(await ground()).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).toBe(dark);
  await page.reload();
  expect(await ground()).toBe(dark);
  expect(errors.filter((error) => !/ERR_FAILED/.test(error))).toEqual([]);
});

test("the search is used by keys alone, and a screen reader is told what is chosen", async ({ page }) => {
  const errors = await visit(page, "api/core-solve.html");
  await page.keyboard.press("/");
  await page.keyboard.type("rank");
  const box = page.getByRole("combobox", { name: "Search the documentation" });
  await expect(page.getByRole("option").first()).toContainText("Cube.rank");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = page.getByRole("option").nth(1);
  await expect(second).toHaveAttribute("aria-selected", "true");
  expect(await box.getAttribute("aria-activedescendant")).toBe(await second.getAttribute("id"));
  await expectPageAccessible(page, "what was found");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/api\/core\.html#cube\.rank$/);
  expect(errors).toEqual([]);
});

test("an address that has nothing, however deep, leads on", async ({ page }) => {
  const errors = await visit(page, "guide/no/such/page.html");
  await expect(page.getByRole("heading", { level: 1, name: "There is no such page" })).toBeVisible();
  await expectPageAccessible(page, "404");
  await page.getByRole("combobox", { name: "Search the documentation" }).fill("camra");
  await expect(page.getByRole("option").first()).toContainText("By camera");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "the first page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Write a message" })).toBeVisible();
  expect(errors.filter((error) => !/404/.test(error))).toEqual([]);
});

const LOOKS = ["light", "dark"] as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** What the style sheets can tell apart on the page as it is: each element's kind, on what it stands, and colors of its own. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kindOf = (element: Element | null) =>
      element ? `${element.localName}.${element.className} ${element.getAttribute("style") ?? ""}` : "";
    const all = [...document.body.querySelectorAll("*")].filter((element) => !element.closest("svg"));
    return [...new Set(all.map((element) => `${kindOf(element.parentElement)} > ${kindOf(element)}`))];
  });
}

/** Each page in each of these looks, on a phone and a desktop; `known`: only pages with styles that are not among these. */
async function expectNoneOfAxe(
  page: Page,
  paths: readonly string[],
  looks: readonly (typeof LOOKS)[number][],
  known?: Set<string>,
) {
  for (const path of paths) {
    const errors = await visit(page, path);
    let isNew = true;
    if (known) {
      const before = known.size;
      for (const style of await stylesOf(page)) known.add(style);
      isNew = known.size > before;
    }
    for (const colorScheme of isNew ? looks : [])
      for (const size of SIZES) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        // What scrolls sideways at this width is known in the next frame.
        await nextFrame(page);
        await expectPageAccessible(page, `${path}, ${colorScheme}, ${size.width}`);
      }
    expect(errors, path).toEqual([]);
  }
}

test("axe finds nothing: the first page and one of each kind, light and dark, phone and desktop", async ({
  page,
}) => {
  await expectNoneOfAxe(page, ["index.html", "guide/read.html", "api/core.html"], LOOKS);
});

// In parts, so that several workers have some of it.
const PARTS = 4;
for (let part = 0; part < PARTS; part++)
  test(`axe finds nothing: every page, phone and desktop, part ${part + 1} of ${PARTS}`, {
    tag: "@all",
  }, async ({ page }) => {
    test.setTimeout(900_000);
    const pages = htmlPages().filter((_, at) => at % PARTS === part);
    await expectNoneOfAxe(page, pages, ["light"]);
  });

// The dark changes colors only, and every page is made of the same few elements.
test("axe finds nothing: every kind of element in the dark, phone and desktop", { tag: "@all" }, async ({
  page,
}) => {
  test.setTimeout(900_000);
  await expectNoneOfAxe(page, htmlPages(), ["dark"], new Set());
});
