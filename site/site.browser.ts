/** The documentation in a browser: every example that can run does, and pages fit a phone. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "site/dist");
const ORIGIN = "http://docs.test/";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

test.describe.configure({ mode: "serial" });
test.beforeAll(() => {
  execFileSync(process.execPath, [join(root, "site/build.mjs")], { stdio: "pipe" });
});

/** Serves the built site; reports what went wrong. */
async function visit(page: Page, path: string): Promise<string[]> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.context().route("**/*", (route) => {
    const file = join(dist, new URL(route.request().url()).pathname);
    if (!route.request().url().startsWith(ORIGIN) || !existsSync(file)) return route.abort();
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? "text/plain" });
  });
  await page.goto(ORIGIN + path);
  return errors;
}

const htmlPages = () =>
  readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));

test("every example with a button runs to its end, and says as much as it promises", async ({ page }) => {
  test.setTimeout(300_000);
  const withExamples = htmlPages().filter((name) =>
    readFileSync(join(dist, name), "utf8").includes("data-run="),
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

test("no page is wider than a phone, and players draw", async ({ page }) => {
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
