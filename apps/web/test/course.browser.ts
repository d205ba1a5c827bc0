/** The course "Solve your first cube": from the first lesson to a solved cube, tapping only what is on the screen. */
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  type Page,
  screenshotFile,
  test,
  withSettings,
} from "./support.ts";

const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;

/** The button, wholly on the screen without scrolling. */
async function tap(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name }).first();
  await expect(button).toBeEnabled({ timeout: 40_000 });
  const box = (await button.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.x, `${name}: left`).toBeGreaterThanOrEqual(0);
  expect(box.y, `${name}: top`).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width, `${name}: right`).toBeLessThanOrEqual(width + 0.5);
  expect(box.y + box.height, `${name}: bottom`).toBeLessThanOrEqual(height + 0.5);
  await button.click();
}

async function see(page: Page, what: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.screenshot({ path: screenshotFile(`course-${width}x${height}-${what}`) });
}

for (const viewport of SCREENS)
  test(`a cube on the screen is solved in seven lessons, ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await open(page, "learn", "course=1");
    await see(page, "1-lessons");
    await expectAccessible(page, "the list of the course");
    await tap(page, "Start");
    await expectNoSideways(page);
    await see(page, "2-idea");
    await expectAccessible(page, "the idea of a lesson");
    await tap(page, "Try it");
    await see(page, "3-turns");
    for (let times = 0; times < 6; times++)
      for (const move of ["R: ", "U: ", "R': ", "U': "]) await tap(page, new RegExp(`^${move}`));
    await expect(page.getByRole("heading", { name: "You did it!" })).toBeVisible();
    await see(page, "4-reached");
    for (let lesson = 2; lesson <= 7; lesson++) {
      await tap(page, "Go on");
      await expect(page.getByRole("heading", { name: "You did it!" })).toBeVisible();
      await tap(page, "Next lesson");
      await tap(page, "Try it");
      if (lesson === 2) {
        await see(page, "5-which-cube");
        await tap(page, "A cube on the screen");
      }
      const goOn = page.getByRole("button", { name: "Go on" });
      const help = page.getByRole("button", { name: "Help me" });
      await expect(goOn.or(help)).toBeEnabled({ timeout: 40_000 });
      if (await help.isVisible()) await tap(page, "Help me");
      await see(page, `6-lesson-${lesson}`);
      if (lesson === 3) await expectAccessible(page, "a lesson with help");
      await expect(async () => {
        if (await goOn.isVisible()) return;
        await page.getByRole("button", { name: "Do it for me" }).click({ timeout: 2000 });
        await expect(goOn).toBeVisible({ timeout: 300 });
      }).toPass({ timeout: 60_000 });
    }
    await tap(page, "Go on");
    await see(page, "7-solved");
    await expect(page.locator("p", { hasText: "You have solved the cube." })).toBeVisible();
    await tap(page, "Finish");
    await expect(page.getByRole("progressbar", { name: "Lessons done" })).toHaveAttribute("value", "7");
    await page.reload();
    await expect(page.getByRole("progressbar", { name: "Lessons done" })).toHaveAttribute("value", "7");
  });

test("a cube in hand is solved lesson by lesson, by keyboard, from Solve", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await open(page, "solve", `alg=${encodeURIComponent("R U F D2 L B' U2 R F")}&goal=learn`);
  await page.getByRole("button", { name: "Start the lesson" }).press("Enter", { timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Turn the sides" })).toBeVisible();
  await page.getByRole("button", { name: "Try it" }).press("Enter");
  await page.keyboard.press("i");
  await expect(page.getByText("of 24 turns")).toBeVisible();
});

test("speaks from right to left, in the dark, on a small phone", async ({ page }) => {
  await page.setViewportSize(SCREENS[1]);
  await page.emulateMedia({ colorScheme: "dark" });
  await withSettings(page, { language: "ar" });
  await open(page, "learn", "course=1");
  await expectNoSideways(page);
  await expectAccessible(page, "Arabic, dark, small phone");
  await see(page, "ar-lessons");
});
