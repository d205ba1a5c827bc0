/** What every browser test has: a page that is watched, pictures, axe, and ways to speak of a reader's settings. */
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { isTimeUp, TIME_IS_UP } from "../../../scripts/test-results.mjs";
import type { Tab } from "../src/shell/pages.ts";

export { expect, type Locator, type Page } from "@playwright/test";
export { PAGES, type Tab as PageName } from "../src/shell/pages.ts";

/** For tests that only `npm run test:all` makes: long ones, and more of the same kind. */
export const WHOLE_RUN = { tag: "@all" };

export const isWholeRun = process.env.CUBEGRAM_TESTS === "all";

export const PHONE = { width: 390, height: 844 };

/** What must not be there at the end of any test. */
interface Watch {
  /** Errors and warnings in the console, and exceptions. */
  readonly complaints: string[];
  /** Addresses of other hosts that were asked. */
  readonly foreign: string[];
  /** What the content security policy forbade. */
  readonly violations: string[];
}

/** Before there is a page: left out if no other test may be begun; a second try may. */
export const timedTest = base.extend<{ readonly inTime: undefined }>({
  inTime: [
    // biome-ignore lint/correctness/noEmptyPattern: how a fixture says that it needs no others
    async ({}, use, { retry }) => {
      base.skip(retry === 0 && isTimeUp(), TIME_IS_UP);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Every test fails when the page complains, asks another host, or breaks its content security policy. */
export const test = timedTest.extend<{ readonly watch: Watch; readonly isKept: boolean }>({
  /** Whether the app keeps itself for use offline. Storing 568 files in each test took two fifths of all tests' time. */
  isKept: [false, { option: true }],
  watch: [
    async ({ page, baseURL, isKept }, use) => {
      const watch: Watch = { complaints: [], foreign: [], violations: [] };
      page.on("console", (message) => {
        const isComplaint = ["error", "warning"].includes(message.type());
        // Drawing in software is slow and the browser says so; that is the test machine, not the page.
        if (isComplaint && !/GL Driver Message|GPU stall|software WebGL/i.test(message.text()))
          watch.complaints.push(message.text());
      });
      page.on("pageerror", (error) => watch.complaints.push(String(error)));
      page.context().on("request", (request) => {
        const url = request.url();
        if (!/^(data|blob):/.test(url) && !url.startsWith(baseURL!)) watch.foreign.push(url);
      });
      if (!isKept)
        await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
      await page.exposeFunction("reportViolation", (text: string) => watch.violations.push(text));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) => {
          (globalThis as unknown as { reportViolation(text: string): void }).reportViolation(
            `${event.violatedDirective} ${event.blockedURI}`,
          );
        });
      });
      await use(watch);
      expect(watch.complaints, "complaints in the console").toEqual([]);
      expect(watch.foreign, "requests to other hosts").toEqual([]);
      expect(watch.violations, "violations of the content security policy").toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page of the app and waits until it is there. */
export async function open(page: Page, name: Tab, query = ""): Promise<void> {
  await page.goto(`./#/${name}${query && `?${query}`}`);
  await expect(page.locator(`a[href="#/${name}"][aria-current="page"]`).first()).toBeAttached();
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The page that was there before stays until the next one is loaded; the title is changed with it.
  const name = await textOf(page.locator('a[aria-current="page"]').first());
  await expect(page).toHaveTitle(`${name.trim()} · Cubegram`);
}

/** Keeps the player from loading, so that its picture stands there, until what this resolves to is called. */
export async function holdPlayer(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const isAwaited = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/loaded-player*", async (route) => {
    await isAwaited;
    await route.continue();
  });
  return arrive;
}

/** The languages in which texts of a page that nobody opened are kept for use offline, once in each version. */
export function textsKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const language = /\/help\/([\w-]+)\.js$/.exec(url)?.[1];
        if (language) found.push(language);
      }
    return found.sort();
  });
}

/** Settings as the app keeps them, set before it starts. */
export async function withSettings(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all))
      if (localStorage.getItem(`cubegram:${key}`) === null)
        localStorage.setItem(`cubegram:${key}`, JSON.stringify(value));
  }, settings);
}

const SCREENSHOTS = fileURLToPath(new URL("../../../test-results/screenshots/", import.meta.url));

/** Where a picture for a person to look at is kept. */
export function screenshotFile(name: string): string {
  mkdirSync(SCREENSHOTS, { recursive: true });
  return `${SCREENSHOTS}${name}.png`;
}

/** A picture for a person to look at, of the whole page or of the screen as it is; taken in whole runs. */
export async function picture(page: Page, name: string, part: "page" | "screen" = "page"): Promise<void> {
  if (!isWholeRun) return;
  if (part === "page") await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: screenshotFile(name), fullPage: part === "page", animations: "disabled" });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const VIOLATIONS = `(async () => {
  // Colors on their way to others are nobody's.
  const onTheirWay = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(onTheirWay.map(({ finished }) => finished));
  const { violations } = await axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => id + ": " + target.join(" ") + ": " + (failureSummary ?? "")),
  );
})()`;

/**
 * Fails with every violation of WCAG 2.2 AA that axe finds in the page as it is now. `npm test` looks at each page as it opens, and CI at
 * every screen after it; looking at each state on a way as well took a quarter of the time of its browser tests, so `test:all` does that.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (isWholeRun) await expectPageAccessible(page, state);
}

/** The same in every run. */
export async function expectPageAccessible(page: Page, state: string): Promise<void> {
  expect(await violationsOn(page), `axe, ${state}`).toEqual([]);
}

/** What axe finds on a page, a line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  // It is half a megabyte, and a page that has it need not be sent it again.
  if (!(await page.evaluate("Boolean(globalThis.axe)"))) await page.evaluate(AXE);
  return page.evaluate(VIOLATIONS);
}

/** The same as one expression, for any engine. */
export const axeViolations = `(async () => { if (!globalThis.axe) { ${AXE} } return ${VIOLATIONS}; })()`;

/** Waits until what has changed is drawn. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Nothing sticks out to the side: the page is not wider than the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `width of the page ${page.url()}`).toBeLessThanOrEqual(window);
}

/** The sheet of a stage, with everything that is seldom needed. */
export async function openMore(page: Page): Promise<void> {
  const more = page.locator(".stage-actions").getByRole("button", { name: "More", exact: true });
  if ((await more.getAttribute("aria-expanded")) === "false") await more.click();
}

/** The stickers of the cube as the address has them, `?` where none is known. */
export function faceletsInAddress(page: Page): string {
  return (/facelets=([A-Z-]+)/.exec(page.url())?.[1] ?? "").replaceAll("-", "?");
}

export async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? "";
}

/** What Check says of a cube, where it is seen; it is announced, too. */
export function verdict(page: Page, judged: "possible" | "impossible"): Locator {
  return page.locator("p").getByText(`This cube is ${judged}`);
}
