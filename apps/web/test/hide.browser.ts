/** For finders and hiders: a place as numbers and back, letters for a pencil, and what goes to paper. */
import { readFileSync } from "node:fs";
import { expect, expectAccessible, type Page, PHONE, test, WHOLE_RUN } from "./support.ts";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const START = ".stage-actions .button-big:enabled";
const MORE = ".stage-actions > [aria-expanded]";

async function movesOf(page: Page): Promise<string> {
  await expect(page.locator(START)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(".write-result[aria-busy=false]")).toBeVisible({ timeout: 60_000 });
  const moves = await page.locator(".write-result .moves li").allInnerTexts();
  return moves.map((move) => move.trim()).join(" ");
}

async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).tap()]);
  return readFileSync(await file.path());
}

test("a place is typed in any form, written, read and seen on a map", WHOLE_RUN, async ({ page }) => {
  await page.goto("./#/write");
  await page.getByRole("button", { name: "Coordinates" }).tap();
  const field = page.getByRole("textbox", { name: "Coordinates" });
  await field.fill("52.5187167");
  await expect(page.getByText("These are not coordinates.")).toBeVisible();
  await field.fill("52.5187167, 13.4076");
  await expect(page.getByText("N 52° 31.123 E 013° 24.456")).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, "a place to write");
  const moves = await movesOf(page);
  expect(new URL(page.url()).hash).toContain("as=coordinates");
  await page.goto(`./#/read?alg=${encodeURIComponent(moves)}`);
  await expect(page.locator(".read-text")).toHaveText("N 52° 31.123 E 013° 24.456", { timeout: 60_000 });
  const map = page.getByRole("link", { name: "Show on a map" });
  await expect(map).toHaveAttribute("href", /mlat=52\.518717&mlon=13\.407600/);
  await expect(page.getByText("As a text, the cube would say:")).toBeVisible();
  await expectAccessible(page, "a place that was read");
});

test("a text that is a place can become one", WHOLE_RUN, async ({ page }) => {
  await page.goto("./#/write?text=N+52+31.123+E+13+24.456");
  await page.getByRole("button", { name: "Write as coordinates" }).tap({ timeout: 60_000 });
  await expect(page.getByRole("textbox", { name: "Coordinates" })).toHaveValue("N 52 31.123 E 13 24.456");
  await expect(page.locator(START)).toBeVisible({ timeout: 60_000 });
  await page.locator(MORE).tap();
  const card = (await download(page, "Card for the finder (PDF)")).toString("latin1");
  expect(card).toMatch(/^%PDF/);
  expect(card).toContain("There is a message on this cube");
  expect(card).not.toContain("31.123");
});

test("letters come with a worksheet that does not tell them", async ({ page }) => {
  await page.goto("./#/write");
  await page.getByRole("button", { name: "Letters for a pencil" }).tap();
  await page.getByRole("textbox", { name: "Letters for a pencil" }).fill("Javelin");
  await expect(page.getByText("IAUELIN")).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(START)).toBeVisible({ timeout: 60_000 });
  await page.locator(MORE).tap();
  await expectAccessible(page, "letters to write");
  const sheet = (await download(page, "Worksheet for the finder (PDF)")).toString("latin1");
  expect(sheet).toContain("Read it with a pencil");
  expect(sheet).not.toMatch(/IAUELIN|Javelin/i);
  // Choosing another size makes a text of them.
  await page.getByRole("radio", { name: "4×4" }).check();
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("Javelin");
});
