/** The course "Solve your first cube": from the first lesson to a solved cube, tapping only what is on the screen. */
import {
  expect,
  expectAccessible,
  expectNoSideways,
  holdPlayer,
  open,
  type Page,
  picture,
  test,
  WHOLE_RUN,
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
  await picture(page, `course-${width}x${height}-${what}`, "screen");
}

/** A finger along the arrow on the cube, as a learner sees it; the cube may turn by itself before. */
async function swipeAlongArrow(page: Page): Promise<void> {
  const arrow = page.locator(".marks-swipe");
  await expect(arrow).toBeVisible({ timeout: 20_000 });
  // Its first two points are where the finger begins and ends; -1 … 1 across the picture.
  const [, x0, y0, x1, y1] = /^M(\S+) (\S+)L(\S+) (\S+)M/.exec((await arrow.getAttribute("d"))!)!.map(Number);
  const box = (await page.locator(".marks").boundingBox())!;
  const at = (x: number, y: number) =>
    [box.x + ((x + 1) / 2) * box.width, box.y + ((y + 1) / 2) * box.height] as const;
  await page.mouse.move(...at(x0, y0));
  await page.mouse.down();
  await page.mouse.move(...at((x0 + x1) / 2, (y0 + y1) / 2), { steps: 2 });
  await page.mouse.move(...at(x1, y1), { steps: 2 });
  await page.mouse.up();
}

/** Practices until the lesson is over: asks where no arrow is shown, swipes where there is one. */
async function practiceBySwiping(page: Page): Promise<void> {
  const goOn = page.getByRole("button", { name: "Go on", exact: true });
  const help = page.getByRole("button", { name: "Help me" });
  const arrow = page.locator(".marks-swipe");
  const after = page.getByRole("button", { name: /Next lesson|Finish|A cube on the screen/ });
  for (let steps = 0; steps < 150; steps++) {
    await expect(goOn.or(help).or(arrow).or(after).first()).toBeVisible({ timeout: 20_000 });
    if (await after.first().isVisible()) return;
    if (await goOn.isVisible()) await tap(page, "Go on");
    else if (await help.isVisible()) await tap(page, "Help me");
    else {
      const heading = await page.locator(".guide-say h2").textContent();
      const drawn = await arrow.getAttribute("d").catch(() => null);
      await swipeAlongArrow(page);
      await expect(async () => {
        const isOver = !(await arrow.isVisible()) || (await arrow.getAttribute("d")) !== drawn;
        expect(isOver || (await page.locator(".guide-say h2").textContent()) !== heading).toBe(true);
      }).toPass({ timeout: 10_000 });
    }
  }
  throw new Error("the lesson has no end");
}

test("an arrow to swipe along appears with the cube that can be swiped", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(SCREENS[0]);
  const arrive = await holdPlayer(page);
  await open(page, "learn", "course=1");
  for (const name of ["Start", "Watch", "Try it"]) await tap(page, name);
  await expect(page.locator(".marks-ring").first()).toBeVisible();
  await expect(page.locator(".marks-swipe")).toHaveCount(0);
  arrive();
  const asked = page.locator(".guide-say h2");
  const first = await asked.textContent();
  await swipeAlongArrow(page);
  await expect(asked).not.toHaveText(first!);
});

test(
  "who only swipes finishes the first two lessons, without a letter; every screen fits a phone",
  WHOLE_RUN,
  async ({ page }) => {
    test.slow();
    await page.setViewportSize(SCREENS[0]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "learn", "course=1");
    await see(page, "1-lessons");
    await expectAccessible(page, "the list of the course");
    await tap(page, "Start");
    await see(page, "2-goal");
    await tap(page, "Watch");
    await see(page, "3-watch");
    await expectAccessible(page, "a skill, shown");
    await tap(page, "Try it");
    await expect(page.locator(".turn-button")).toHaveCount(0);
    await expect(page.locator(".marks-ring").first()).toBeVisible({ timeout: 20_000 });
    await see(page, "4-practice");
    await expectAccessible(page, "a skill, practiced");
    await practiceBySwiping(page);
    await see(page, "5-done");
    await tap(page, "Next lesson");
    await tap(page, "Watch");
    await tap(page, "Try it");
    await practiceBySwiping(page);
    await see(page, "6-which-cube");
    await page.reload();
    await expect(page.getByRole("progressbar", { name: "Lessons done" })).toHaveAttribute("value", "1");
    await tap(page, "A cube on the screen");
    await tap(page, "Help me");
    await tap(page, "Do it for me");
  },
);

test("the end is the end: after the last lesson nothing asks to go on", async ({ page }) => {
  await page.setViewportSize(SCREENS[1]);
  await page.addInitScript(() => {
    const done = ["turns", "cross", "corners", "middle", "yellow-cross", "yellow-top"];
    const key = Object.keys(localStorage).find((name) => name.endsWith("course")) ?? "cubegram:course";
    if (!localStorage.getItem(key))
      localStorage.setItem(key, JSON.stringify({ done, lesson: 6, screen: "choose" }));
  });
  await open(page, "learn", "course=1");
  await tap(page, "Skip");
  await expect(page.getByRole("heading", { name: "All seven lessons are done." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Go on with lesson" })).toHaveCount(0);
  await see(page, "7-end");
});

test("a cube in hand is solved lesson by lesson, by keyboard, from Solve", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await open(page, "solve", `alg=${encodeURIComponent("R U F D2 L B' U2 R F")}&goal=learn`);
  await page.getByRole("button", { name: "Start the lesson" }).press("Enter", { timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Turn the sides" })).toBeVisible();
  await page.getByRole("button", { name: "Watch" }).press("Enter");
  await page.getByRole("button", { name: "Try it" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Turn the right side up, away from you" })).toBeVisible();
  await page.locator(".guide-step cube-player").waitFor();
  await page.keyboard.press("Tab");
  await page.locator(".guide-step cube-player").press("i");
  await expect(page.getByRole("heading", { name: "You followed every arrow." })).toBeVisible();
});

test("speaks from right to left, in the dark, on a small phone", WHOLE_RUN, async ({ page }) => {
  await page.setViewportSize(SCREENS[1]);
  await page.emulateMedia({ colorScheme: "dark" });
  await withSettings(page, { language: "ar" });
  await open(page, "learn", "course=1");
  await expectNoSideways(page);
  await expectAccessible(page, "Arabic, dark, small phone");
  await see(page, "ar-lessons");
});
