/** Lessons are done as a learner does them; success is recognized and kept. */
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  type Page,
  PHONE,
  picture,
  test,
  WHOLE_RUN,
  withSettings,
} from "./support.ts";

const right = (page: Page) => page.locator(".notice-good").getByText("Right!");

async function turn(page: Page, ...moves: string[]): Promise<void> {
  for (const move of moves) await page.locator(`.turn-button[aria-label^="${move}: "]`).click();
}

test("recognizes turns, goes on, and keeps the progress over a reload", async ({ page }) => {
  await open(page, "learn");
  await expectAccessible(page, "the list of lessons");
  await page.getByRole("link", { name: /Notation/ }).click();
  await expect(page.getByRole("heading", { name: "Notation", level: 1 })).toBeFocused();
  await turn(page, "L");
  await expect(right(page)).toBeHidden();
  await page.getByRole("button", { name: "Start over" }).click();
  await turn(page, "R");
  await expect(right(page)).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await turn(page, "U'");
  await expect(right(page)).toBeVisible();
  // No waiting between the two: what was left is left at once.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll("button"))
      if (button.textContent === "All lessons") button.click();
    location.reload();
  });
  await expect(page).toHaveURL(/#\/learn$/);
  await expect(page.getByText("2 of 26 steps done.")).toBeVisible();
});

test("shows the number of the cube live", async ({ page }) => {
  await open(page, "learn", "lesson=number&step=3");
  await expect(page.locator(".learn-rank")).toHaveText("0");
  await turn(page, "U");
  await expect(right(page)).toBeVisible();
  await expect(page.locator(".learn-rank")).not.toHaveText("0");
  await expectAccessible(page, "live digits");
  await picture(page, "learn-digits");
});

test("sorts, chooses and counts by keyboard alone", WHOLE_RUN, async ({ page }) => {
  await open(page, "learn", "lesson=parity&step=1");
  for (const [a, b] of [
    [0, 2],
    [0, 1],
    [3, 4],
  ]) {
    await page.locator(".learn-tile").nth(a).press("Enter");
    await page.locator(".learn-tile").nth(b).press("Enter");
  }
  await expect(right(page)).toBeVisible();
  await open(page, "learn", "lesson=order&step=2");
  await page.getByLabel("25", { exact: true }).press("Space");
  await expect(page.getByRole("alert")).toHaveText("Not that one. Try another.");
  await page.getByLabel("25", { exact: true }).press("ArrowDown");
  await expect(right(page)).toBeVisible();
  await open(page, "learn", "lesson=order&step=1");
  for (let times = 0; times < 6; times++)
    await page.getByRole("button", { name: "Once more" }).press("Enter");
  await expect(right(page)).toBeVisible();
});

test("measures a text as it is typed", WHOLE_RUN, async ({ page }) => {
  await open(page, "learn", "lesson=text&step=2");
  await page.getByLabel("Your text").fill("meet me at noon by the oak");
  await expect(right(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".learn-costs li")).toHaveCount(26);
  await expectAccessible(page, "bits of a text");
  await picture(page, "learn-text");
});

test("is laid out for a phone, in Arabic, in the dark", WHOLE_RUN, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  await withSettings(page, { language: "ar" });
  await open(page, "learn", "lesson=holding&step=2");
  await expectNoSideways(page);
  await expectAccessible(page, "Arabic, dark, phone");
  await picture(page, "learn-phone-ar");
});
