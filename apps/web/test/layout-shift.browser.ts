/** Nothing jumps while a page loads: the layout shift, as browsers measure it, stays under a twentieth on every page. */
import { expect, PAGES, type Page, type PageName, PHONE, test } from "./support.ts";

/** "Good" is a tenth; half of that can hardly be seen. */
const MOST = 0.05;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Element | null }[];
}

/** What has moved since the page was asked for, and what moved it. */
async function shiftOf(page: Page, address: string): Promise<{ sum: number; moved: string[] }> {
  await page.addInitScript(() => {
    const seen: { value: number; moved: string }[] = [];
    Object.assign(globalThis, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[])
        if (!entry.hadRecentInput)
          seen.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => node?.className || node?.nodeName || "?").join(" "),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  // What comes late: the player, the hero's example, pictures drawn in a worker.
  await page.waitForTimeout(2500);
  return page.evaluate(() => {
    const { seenShifts } = globalThis as unknown as { seenShifts: { value: number; moved: string }[] };
    return {
      sum: seenShifts.reduce((all, { value }) => all + value, 0),
      moved: seenShifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved}`),
    };
  });
}

const ADDRESSES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PAGES.map((name: PageName) => [name, `./#/${name}`])),
  "write, with a text": "./#/write?text=HELLO",
  "solve, with a cube": "./#/solve?alg=R+U+F2+L+D&size=3",
  "explore, a cube": "./#/explore?view=cube&size=4",
  "learn, a lesson": "./#/learn?lesson=notation&step=1",
  course: "./#/learn?course=1",
};

for (const [device, viewport] of [
  ["a phone", PHONE],
  ["a desk", { width: 1280, height: 800 }],
] as const)
  for (const [name, address] of Object.entries(ADDRESSES)) {
    const isCommon = name === "write" && device === "a phone";
    test(
      `nothing jumps while it loads: ${name}, on ${device}`,
      isCommon ? {} : { tag: "@all" },
      async ({ page }) => {
        await page.setViewportSize(viewport);
        const { sum, moved } = await shiftOf(page, address);
        process.stdout.write(`layout shift of ${name}, on ${device}: ${sum.toFixed(3)}\n`);
        expect(sum, moved.join("\n")).toBeLessThanOrEqual(MOST);
      },
    );
  }
