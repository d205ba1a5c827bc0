/** One cube for all pages: it comes along, undo goes over pages, and the last ones are there to come back to. */
import type { Tab } from "../src/shell/pages.ts";
import { Cube } from "./real-cube.ts";
import {
  expect,
  expectAccessible,
  open,
  openMore,
  PHONE,
  picture,
  test,
  verdict,
  WHOLE_RUN,
} from "./support.ts";

const WRITTEN = Cube.fromAlg("F' U2 B' R' D' L' B' R B2").facelets();

test("the cube that was read is the one solved, explored and checked; undo goes back over the pages", async ({
  page,
}) => {
  await open(page, "read", `facelets=${WRITTEN}`);
  await expect(page.locator(".read-text")).toHaveText("HELLO", { timeout: 60_000 });
  const go = (name: string) => page.getByRole("link", { name, exact: true }).click();
  await go("Solve");
  await expect(page).toHaveURL(new RegExp(`solve\\?facelets=${WRITTEN}`));
  await expect(page.getByRole("button", { name: "Solve", exact: true })).toBeEnabled();
  await go("Explore");
  await expect(page).toHaveURL(new RegExp(`explore\\?view=cube&size=3&facelets=${WRITTEN}`));
  await openMore(page);
  await page.getByRole("button", { name: /^R: / }).click();
  await expect(page).toHaveURL(/moves=R$/);
  const turned = Cube.fromAlg("F' U2 B' R' D' L' B' R B2 R").facelets();
  await go("Check");
  await expect(page).toHaveURL(new RegExp(`check\\?facelets=${turned}`));
  await expect(verdict(page, "possible")).toBeVisible();
  // The one that says HELLO is among the last, by its name; and undo takes back the turn, where it was made.
  const last = page.getByRole("navigation", { name: "Last cubes" });
  await expect(last.getByRole("button", { name: "HELLO" })).toBeVisible();
  await expectAccessible(page, "a cube that came along");
  await picture(page, "stage-carried");
  await page.keyboard.press("Control+z");
  await expect(page).toHaveURL(/explore.*moves=?$|explore\?[^m]*$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page).toHaveURL(/moves=R$/);
  await last.getByRole("button", { name: "HELLO" }).click();
  await expect(page).toHaveURL(new RegExp(`facelets=${WRITTEN}`));
});

test("the sheet stays as it was left, and the size is the stage's", WHOLE_RUN, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "check");
  const more = page.locator(".stage-more");
  await expect(more).toHaveCount(0);
  await openMore(page);
  await page.getByRole("radio", { name: "4×4" }).check({ force: true });
  await page.reload();
  await expect(more).toBeVisible();
  await page.getByRole("link", { name: "Solve", exact: true }).click();
  await expect(more).toHaveCount(0);
  await openMore(page);
  await expect(page.getByRole("radio", { name: "4×4" })).toBeChecked();
  await expect(page.locator(".stage-scene")).toHaveAccessibleDescription(/^A 4×4 cube\./);
});

/** What each page says first of its cube. */
const SAID: Readonly<Record<string, string>> = {
  "write?text=HELLO": ".moves-row",
  [`read?facelets=${WRITTEN}`]: ".read-text",
  "explore?alg=R+U": ".explore-order",
  [`check?facelets=${WRITTEN}`]: ".stage-say > :first-child",
  "learn?lesson=notation": ".stage-say h2",
};
for (const [width, height, cubeHeight] of [
  [360, 640, 130],
  [844, 390, 100],
  [932, 430, 100],
])
  test(
    `the cube and what is said of it are in sight, at ${width} × ${height}`,
    WHOLE_RUN,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const [address, said] of Object.entries(SAID)) {
        const [name, query] = address.split("?");
        await open(page, name as Tab, query);
        const words = page.locator(said).first();
        await expect(words).toBeVisible({ timeout: 60_000 });
        // Whatever stands in its middle is itself, not a bar that lies over it.
        await expect
          .poll(() =>
            words.evaluate((element) => {
              const { x, y, width: wide, height: high } = element.getBoundingClientRect();
              return element.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
            }),
          )
          .toBe(true);
        const cube = await page.locator(".stage-cube").boundingBox();
        expect(cube!.height, address).toBeGreaterThan(cubeHeight);
      }
    },
  );

/** What Tab leads to on each page, between the heading's buttons and the end of the stage, as DESIGN.md has it. */
const STOPS: Readonly<Record<string, readonly RegExp[]>> = {
  "write?text=HELLO": [
    /^application /,
    /Your message/,
    ...Array(9).fill(/^button [URFDLB]/),
    /Write it on/,
    /More$/,
  ],
  read: [
    ...Array(6).fill(/, 8 left/),
    /Erase/,
    /Up, row 1, column 1: empty/,
    /More tools/,
    /camera/,
    /More$/,
  ],
  "solve?alg=R+U+F": [/Moves, stickers or a number/, /Solve$/, /Teach me/, /More$/],
  "explore?view=cube": [/A virtual cube/, /^application /, /Scramble/, /More$/],
  challenge: [/Your note/, /Scramble a cube/, /More$/],
  files: [/File to cubes/, /Choose a file/, /More$/],
};

for (const [address, stops] of Object.entries(STOPS))
  test(`by Tab, with a name at every stop: ${address}`, WHOLE_RUN, async ({ page }) => {
    const [name, parameters] = address.split("?");
    await open(page, name as Parameters<typeof open>[1], parameters);
    const main = page.locator(".stage-actions > .button").first();
    await expect(main).toBeEnabled({ timeout: 45_000 });
    if (name === "write") await expect(page.locator(".moves-row .move")).toHaveCount(9, { timeout: 45_000 });
    if (stops.some((stop) => stop.source.includes("application")))
      await expect(page.getByRole("application")).toBeVisible({ timeout: 30_000 });
    const walked: string[] = [];
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    for (let at = 0; at < stops.length + 6 && !/More$/.test(walked.at(-1) ?? ""); at++) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        let node = document.activeElement;
        while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
        const { labels } = node as HTMLInputElement;
        const label = node?.ariaLabel || labels?.[0]?.textContent || node?.textContent;
        return `${node?.role || node?.tagName.toLowerCase()} ${label?.trim().replaceAll(/\s+/g, " ")}`;
      });
      walked.push(stop);
    }
    const inStage = walked.filter((stop) => !/ (Undo|Redo|Share|Share a link)$/.test(stop));
    expect(inStage.filter((stop) => stop.split(" ").length < 2 || stop.endsWith(" "))).toEqual([]);
    expect(inStage, inStage.join(" | ")).toHaveLength(stops.length);
    for (const [i, stop] of inStage.entries()) expect(stop).toMatch(stops[i]);
  });
