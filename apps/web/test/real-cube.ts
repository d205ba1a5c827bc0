/** A cube in the hand of the person in the test: turned by the moves that the page shows, looked at sticker by sticker. */
import { expect, type Page } from "@playwright/test";
import { Cube } from "../../../packages/core/src/cube.ts";

export { seededRandom } from "../../../packages/core/src/perm/index.ts";
export { Cube };

const FACES = ["Up", "Right", "Front", "Down", "Left", "Back"];
const LETTERS = "URFDLB";

/** What has the focus, by what it is called. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
}

/** The facelet of that name: "Front, row 2, column 3: empty". */
function faceletCalled(name: string, size: number): number {
  const [, face, row, column] = /^(\w+), row (\d+), column (\d+)/.exec(name) ?? [];
  expect(FACES, `the focus is on a sticker, not on "${name}"`).toContain(face);
  return FACES.indexOf(face) * size * size + (Number(row) - 1) * size + Number(column) - 1;
}

/**
 * Enters a cube with the keyboard, looking at one sticker after another as the page asks for them; returns how many keys
 * that took. The focus must be on a sticker.
 */
export async function typeCube(page: Page, cube: Cube): Promise<number> {
  const facelets = cube.facelets();
  const most = facelets.length;
  // By attribute: counted by role, a net with 18 empty stickers once had one.
  const empty = page.locator('.net [aria-label*=": empty"]');
  let keys = 0;
  for (; keys < most && (await empty.count()) > 0; keys++) {
    const name = await focusedName(page);
    await page.keyboard.press(facelets[faceletCalled(name, cube.size)].toLowerCase());
    // The focus goes on with the drawing; a second key before that would paint the same sticker.
    await page.waitForFunction((last) => document.activeElement?.getAttribute("aria-label") !== last, name);
  }
  await expect(empty).toHaveCount(0);
  return keys + (await enterAsked(page, cube));
}

/** Enters the stickers that are asked for once more, to be sure how the sides were held; no event tells that none is. */
export async function enterAsked(page: Page, cube: Cube, seen = cube.facelets()): Promise<number> {
  const asked = page.locator(".sticker-asked").first();
  const pending = page.locator('.net-editor[aria-busy="true"]');
  for (let keys = 0; ; keys++) {
    // An answer takes seconds where many tests share a machine.
    await expect(pending).toHaveCount(0, { timeout: 60_000 });
    const isAsked = await asked.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isAsked || keys === seen.length) return keys;
    await asked.focus();
    const name = await asked.getAttribute("aria-label");
    await page.keyboard.press(seen[faceletCalled(await focusedName(page), cube.size)].toLowerCase());
    await expect(page.locator(`.sticker-asked[aria-label=${JSON.stringify(name)}]`)).toHaveCount(0);
  }
}

/** The letters that the net shows, from the names of its stickers. */
export async function shownFacelets(page: Page): Promise<string> {
  const colors = ["white", "red", "green", "yellow", "orange", "blue"];
  const names = await page
    .getByRole("button", { name: /, row \d+, column \d+: / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  const bySpot = new Map(
    names.map((name) => {
      const [, face, row, column, color] = /^(\w+), row (\d+), column (\d+): (\w+)/.exec(name)!;
      return [FACES.indexOf(face) * 10_000 + Number(row) * 100 + Number(column), color] as const;
    }),
  );
  return [...bySpot.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, color]) => LETTERS[colors.indexOf(color)] ?? "?")
    .join("");
}
