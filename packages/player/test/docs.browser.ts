/** Every block of HTML in README and docs, as someone pastes it into a page: the player draws, and nothing is wrong. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { codeBlocks } from "../../../docs/code-blocks.mjs";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const ORIGIN = "http://docs.test/";

const blocks = codeBlocks("html");

test("there are some", () => expect(blocks.length).toBeGreaterThan(8));

for (const { where, code } of blocks)
  test(`${where} works as written`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.route(`${ORIGIN}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/cube-player.js")
        return route.fulfill({
          contentType: "text/javascript",
          body: read("packages/player/dist/cube-player.js"),
        });
      if (pathname !== "/") return route.fulfill({ status: 204 });
      return route.fulfill({ contentType: "text/html", body: whole(code) });
    });
    await page.addInitScript(() => {
      window.told = [];
      document.addEventListener("error", (event) =>
        window.told.push({ type: "error", detail: (event as unknown as CustomEvent).detail ?? {} }),
      );
    });
    await page.goto(ORIGIN);
    await page.waitForFunction(() =>
      [...document.querySelectorAll("cube-player")].some((player) =>
        player.shadowRoot?.querySelector("svg, canvas"),
      ),
    );
    for (const button of await page.locator("body > button").all()) {
      await button.click();
      await expect(page.locator("body > output")).toHaveText(/\S/);
    }
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => window.told)).toEqual([]);
  });

/** A fragment is put into a page; what it lacks, the page before it in the docs had. */
function whole(block: string): string {
  if (/<!doctype/i.test(block)) return block;
  const script = block.includes("cube-player.js")
    ? ""
    : '<script type="module" src="cube-player.js"></script>';
  const player = block.includes("<cube-player") ? "" : '<cube-player alg="R U"></cube-player>';
  return `<!doctype html><meta charset="utf-8"><title>docs</title>${script}<body>${block}${player}`;
}
