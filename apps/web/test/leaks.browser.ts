/**
 * Nothing stays behind: every page and dialog is opened and closed twenty times, and then the browser holds as many nodes and
 * listeners as before. What is kept on purpose (a part that was loaded, pictures of the last search) is there after two rounds.
 */
import type { CDPSession } from "@playwright/test";
import { expect, open, PAGES, type Page, PHONE, test, WHOLE_RUN } from "./support.ts";

const ROUNDS = 20;
/** How often something must be left before it is a leak. */
const TIMES = 3;

/** Addresses that are gone to, and what is waited for, or tapped as soon as it can be. */
type Visit = readonly string[];

const START = ".stage-actions .button-big";
const MORE = "tap .stage-actions > [aria-expanded]";
const ON = "tap .guide-buttons .button-big";
const LEAVE = ["tap .guide-leave", START];

const VISITS: Readonly<Record<string, Visit>> = {
  "all pages": PAGES.flatMap((name) => [`#/${name}`, `.page-${name} h1`]),
  settings: ["tap [popovertarget=settings]", "#settings:popover-open", "tap [popovertarget=settings]"],
  "all pages, listed": [
    "tap [popovertarget=nav-rest]",
    "#nav-rest:popover-open",
    "tap [popovertarget=nav-rest]",
  ],
  sharing: [
    "#/write?text=HELLO",
    START,
    "tap [popovertarget=write-share]",
    "#write-share .write-share-way",
    "tap [popovertarget=write-share]",
  ],
  options: [MORE, ".stage-more select", MORE],
  "guide, a move": [
    `tap ${START}`,
    ON,
    ".guide-stage > .cube-picture",
    ON,
    ".turning-cube .player",
    ON,
    "tap .guide-buttons .button-plain",
    ...LEAVE,
  ],
  "guide, painting": [`tap ${START}`, "tap .guide-buttons .button-plain", ".guide-editor .sticker", ...LEAVE],
};

/** Opens and closes in the page itself, as fast as it can. */
function visit(page: Page, steps: Visit, rounds: number): Promise<void> {
  return page.evaluate(
    async ([all, times]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let round = 0; round < times; round++)
        for (const step of all) {
          if (step.startsWith("#/")) {
            location.hash = step;
            continue;
          }
          const isTap = step.startsWith("tap ");
          const find = () => document.querySelector<HTMLButtonElement>(isTap ? step.slice(4) : step);
          const end = performance.now() + 20_000;
          while (!find() || (isTap && find()?.disabled)) {
            if (performance.now() > end) throw new Error(`${step}: did not come`);
            await frame();
          }
          if (isTap) find()?.click();
          await frame();
        }
    },
    [steps, rounds] as const,
  );
}

/** Once the page has come to rest: what it is still loading is not left behind. */
async function held(page: Page, cdp: CDPSession): Promise<{ nodes: number; listeners: number }> {
  let last = -1;
  for (let time = 0; time < 20; time++) {
    await cdp.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await cdp.send("Memory.getDOMCounters");
    if (nodes === last) return { nodes, listeners: jsEventListeners };
    last = nodes;
    await page.waitForTimeout(250);
  }
  throw new Error("the page does not come to rest");
}

/**
 * What `ROUNDS` visits leave behind. What leaks does so every time; what only came late, like the player or the shortest moves on a
 * machine that is busy, is not left by the visits after it.
 */
async function leftBehind(
  page: Page,
  cdp: CDPSession,
  steps: readonly string[],
): Promise<{ nodes: number; listeners: number }> {
  let before = await held(page, cdp);
  for (let time = 1; ; time++) {
    await visit(page, steps, ROUNDS);
    const after = await held(page, cdp);
    const left = { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
    if (time === TIMES || (left.nodes < ROUNDS && left.listeners < ROUNDS / 2)) return left;
    before = after;
  }
}

test.use({ viewport: PHONE });

test(
  "every page and dialog can be opened and closed without leaving anything behind",
  WHOLE_RUN,
  async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "write", "text=HELLO");
    await page.locator(START).waitFor();
    const cdp = await page.context().newCDPSession(page);
    for (const [name, steps] of Object.entries(VISITS)) {
      await visit(page, steps, 2);
      const left = await leftBehind(page, cdp, steps);
      process.stdout.write(
        `left after ${ROUNDS} times ${name}: ${left.nodes} nodes, ${left.listeners} listeners\n`,
      );
      expect(left.nodes, `nodes left by ${name}`).toBeLessThan(ROUNDS);
      expect(left.listeners, `listeners left by ${name}`).toBeLessThan(ROUNDS / 2);
    }
  },
);
