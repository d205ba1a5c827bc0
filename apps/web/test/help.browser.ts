/** The help: found in the same place on every page and in the guide, with a way back; without a network; in every language; on paper. */
import { once } from "node:events";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { offered } from "../scripts/coverage.mjs";
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  PAGES,
  type Page,
  PHONE,
  picture,
  test,
  textsKept,
  WHOLE_RUN,
  withSettings,
} from "./support.ts";

const TOPICS = [
  "hold",
  "turn",
  "found",
  "lost",
  "camera",
  "children",
  "classroom",
  "escape",
  "gifts",
  "privacy",
];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const helpLink = (page: Page) => page.getByRole("link", { name: "Help", exact: true });

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("help is in the same place on every page, and beside an open dialog", async ({ page }) => {
    const places = new Set<string>();
    for (const name of PAGES) {
      await open(page, name);
      places.add(JSON.stringify(await helpLink(page).boundingBox()));
    }
    expect([...places]).toHaveLength(1);
    await page.getByRole("button", { name: "Settings" }).tap();
    await helpLink(page).tap();
    await expect(heading(page)).toHaveText("Help");
    await expect(heading(page)).toBeFocused();
    await page.getByRole("link", { name: "Lost your place?" }).tap();
    await expect(heading(page)).toHaveText("Lost your place?");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(/#\/help\/lost$/);
    await open(page, "read");
    await helpLink(page).tap();
    await expect(heading(page)).toHaveText("Found a cube?");
    await page.getByRole("link", { name: "Go to “Read”" }).tap();
    await expect(page).toHaveTitle("Read · Cubegram");
  });

  test(
    "in the guide it is about the step at hand, and Back leads to the same step",
    WHOLE_RUN,
    async ({ page }) => {
      await page.goto("./#/write?text=HELLO");
      for (const name of ["Write it on my cube", "It's solved"])
        await page.getByRole("button", { name, exact: true }).tap();
      const say = page.locator(".guide-say");
      const look = async (topic: string, step: string) => {
        await expect(say).toContainText(step);
        await helpLink(page).tap();
        await expect(heading(page)).toHaveText(topic);
        await page.goBack();
        await expect(say).toContainText(step);
      };
      await look("How to hold the cube", "Hold it like this");
      await page.getByRole("button", { name: "I'm holding it like this" }).tap();
      await page.getByRole("button", { name: "Done, next" }).tap();
      await look("How to turn a side", "Move 2 of");
      await page.getByRole("button", { name: "I'm lost" }).tap();
      await look("Lost your place?", "What does your cube look like now?");
      await page.goBack();
      await expect(say).toContainText("Move 2 of");
    },
  );
});

test("the camera has tips beside it", WHOLE_RUN, async ({ page }) => {
  await open(page, "read");
  await page.getByRole("button", { name: "Read with the camera" }).click();
  await page.locator(".camera").getByRole("link", { name: "Help", exact: true }).click();
  await expect(heading(page)).toHaveText("Camera tips");
});

for (const [language, viewport] of [
  ["en", PHONE],
  ["en", { width: 1280, height: 800 }],
  ["ar", PHONE],
  ["zh", { width: 360, height: 640 }],
  ["de", { width: 360, height: 640 }],
] as const)
  test(`axe finds nothing and all fits: ${language}, ${viewport.width}`, WHOLE_RUN, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withSettings(page, { language });
    for (const topic of ["", ...TOPICS.map((id) => `/${id}`), "/all"]) {
      await page.goto(`./#/help${topic}`);
      await expect(page.locator("#main :is(.help-list, .help-steps)").first()).toBeVisible();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoSideways(page);
        await expectAccessible(page, `help${topic}, ${language}, ${colorScheme}`);
      }
      await picture(page, `help${topic.replace("/", "-")}-${language}-${viewport.width}`);
    }
  });

test("on paper there are all topics and no buttons", WHOLE_RUN, async ({ page }) => {
  await page.goto("./#/help/all");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(TOPICS.length);
  await page.emulateMedia({ media: "print" });
  for (const gone of [".top", ".nav", ".help-go", ".help-ways", ".page-tools", ".bottom"])
    for (const each of await page.locator(gone).all()) await expect(each).toBeHidden();
  const sheet = await page.pdf({ format: "A4" });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(6);
});

test(
  "without a network: the help in every language, and the documentation that was visited",
  WHOLE_RUN,
  async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const server = withDocumentation();
    if (!server.listening) await once(server, "listening");
    const origin = `http://localhost:${(server.address() as AddressInfo).port}/`;
    try {
      await page.goto(origin);
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active?.state !== "activated")
          await new Promise((resolve) => active?.addEventListener("statechange", resolve, { once: true }));
      });
      await expect.poll(() => textsKept(page), { timeout: 60_000 }).toEqual(Object.keys(offered()).sort());
      await page.goto(`${origin}docs/visited.html`);
      await expect(heading(page)).toHaveText("docs/visited.html");
      await context.setOffline(true);
      server.close();
      server.closeAllConnections();
      await page.goto("about:blank");
      await page.goto(`${origin}docs/visited.html`);
      await expect(heading(page)).toHaveText("docs/visited.html");
      await page.goto(`${origin}docs/unknown.html`);
      await expect(page).toHaveURL(`${origin}#/help`);
      await expect(heading(page)).toHaveText("Help");
      for (const [language, title] of [
        ["de", "Hilfe"],
        ["zh", "帮助"],
        ["ar", "مساعدة"],
      ] as const) {
        await page.getByRole("button", { name: /Settings|Einstellungen|设置/ }).click();
        await page.getByRole("combobox").first().selectOption(language);
        await expect(heading(page)).toHaveText(title);
        await page.keyboard.press("Escape");
      }
    } finally {
      server.close();
      server.closeAllConnections();
    }
  },
);

/** The app, and a documentation in which every page says its name. */
function withDocumentation(): Server {
  const folder = new URL("../dist/", import.meta.url);
  const types = { html: "text/html", js: "text/javascript", css: "text/css", svg: "image/svg+xml" };
  const server = createServer((request, response) => {
    const path = decodeURI(request.url!.slice(1)) || "index.html";
    const file = new URL(path, folder);
    response.setHeader("Content-Type", types[path.split(".").at(-1) as keyof typeof types] ?? "text/plain");
    if (path.startsWith("docs/"))
      response.end(`<!doctype html><title>.</title><link rel="icon" href="data:,"><h1>${path}</h1>`);
    else if (existsSync(file) && statSync(file).isFile()) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  });
  return server.listen(0, "localhost");
}
