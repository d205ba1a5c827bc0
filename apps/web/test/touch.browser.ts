/**
 * Under a thumb, on every page: what can be pressed is 44 pixels high and wide, nothing sticks out to the side, and the guide
 * keeps its button on the screen, with letters twice as large and on a screen that is wide and low, too.
 */
import { expect, expectNoSideways, open, PAGES, type Page, PHONE, test, WHOLE_RUN } from "./support.ts";

const SCREENS = [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }] as const;
const MIN_TARGET = 44;

/** States of the pages beside their first: more to press. */
const STATES: readonly (readonly [(typeof PAGES)[number], string])[] = [
  ...PAGES.map((name) => [name, ""] as const),
  ["write", "text=Meet+me+at+noon"],
  ["solve", "alg=R+U+F2&size=3"],
  ["explore", "view=cube&size=4"],
  [
    "check",
    `facelets=${"U".repeat(9)}${"R".repeat(9)}${"F".repeat(9)}${"D".repeat(9)}${"L".repeat(9)}BBBBBBBUB`,
  ],
  [
    "read",
    `facelets=${"U".repeat(9)}${"R".repeat(9)}${"F".repeat(9)}${"D".repeat(9)}${"L".repeat(9)}BBBBBBBUB`,
  ],
];

/** What can be pressed and is smaller than a thumb wants it: name and size. Links within a sentence are as high as its line. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [role=tab], [role=slider]",
    );
    for (const each of all) {
      // A choice is pressed on its label; what is out of sight is not pressed.
      const target = each instanceof HTMLInputElement ? (each.closest("label") ?? each) : each;
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
      if (target.closest(".skip-link, .visually-hidden, .sticker, svg")) continue;
      if (each.matches("p a, li a:not(.nav-link)")) continue;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || height === 0 || (width >= least - 0.5 && height >= least - 0.5)) continue;
      const name = (target.textContent || target.ariaLabel || target.className).trim().slice(0, 40);
      found.push(`${target.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`);
    }
    return found;
  }, MIN_TARGET);
}

/** The reader's own setting: letters twice as large. */
async function doubleLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** The button that goes on is wholly on the screen, under nothing, and so is what it is about. */
async function expectButton(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await expect(button).toBeVisible({ timeout: 60_000 });
  await expect(async () => {
    const box = (await button.boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(box.x, `${name}: left`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${name}: right`).toBeLessThanOrEqual(width + 0.5);
    expect(box.y, `${name}: top`).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, `${name}: bottom`).toBeLessThanOrEqual(height + 0.5);
    const isOnTop = await button.evaluate((node) => {
      const { left, top, width: w, height: h } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + w / 2, top + h / 2));
    });
    expect(isOnTop, `${name}: under nothing`).toBe(true);
    const cube = await page.locator(".guide-stage").boundingBox();
    if (cube) expect(Math.min(cube.width, cube.height), "the cube's room").toBeGreaterThanOrEqual(120);
  }).toPass({ timeout: 15_000 });
}

for (const viewport of SCREENS)
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test("what can be pressed is large enough, and nothing sticks out", WHOLE_RUN, async ({ page }) => {
      test.setTimeout(240_000);
      for (const [name, query] of STATES) {
        await open(page, name, query);
        await page.waitForTimeout(400);
        for (const summary of await page.locator("main summary:visible").all()) await summary.click();
        expect(await tooSmall(page), `${name} ${query}`).toEqual([]);
        await expectNoSideways(page);
      }
    });

    for (const isLarge of [false, true])
      test(
        `the guide keeps its button${isLarge ? ", with letters twice as large" : ""}`,
        WHOLE_RUN,
        async ({ page }) => {
          await open(page, "solve", "alg=R+U+F2+L+D+B&size=3");
          if (isLarge) await doubleLetters(page);
          await page.getByRole("button", { name: "Solve", exact: true }).click();
          await page.getByRole("button", { name: /^Show me: / }).click({ timeout: 60_000 });
          await expectButton(page, "I'm holding it like this");
          await page.getByRole("button", { name: "I'm holding it like this" }).click();
          for (let made = 0; made < 4; made++) {
            await expectButton(page, "Done, next");
            await page.getByRole("button", { name: "Done, next" }).click();
          }
          await expectButton(page, "Same");
          await expectButton(page, "Different");
          await expectNoSideways(page);
          if (!isLarge) expect(await tooSmall(page), "the guide").toEqual([]);
        },
      );
  });
