/** Back inside the guide: one step at a time, never out of the app; a reload and a second tab keep their place, and Back works there, too. */
import { expect, type Page, PHONE, test, WHOLE_RUN } from "./support.ts";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const say = (page: Page) => page.locator(".guide-say");

async function tap(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).tap();
}

test(
  "Back goes through the guide to the page, and only then to what was before the app",
  WHOLE_RUN,
  async ({ page }) => {
    await page.goto("about:blank");
    await page.goto("./#/write?text=HELLO");
    await tap(page, "Write it on my cube");
    await tap(page, "It's solved");
    await tap(page, "I'm holding it like this");
    for (let move = 1; move <= 4; move++) {
      await expect(say(page)).toContainText(`Move ${move} of`);
      await tap(page, "Done, next");
    }
    await expect(say(page)).toContainText("After 4 of");
    for (let move = 4; move >= 3; move--) {
      await page.goBack();
      await expect(say(page)).toContainText(`Move ${move} of`);
    }

    await page.reload();
    await expect(say(page)).toContainText("Move 3 of");
    await page.goBack();
    await expect(say(page)).toContainText("Move 2 of");
    await tap(page, "Back");
    await expect(say(page)).toContainText("Move 1 of");

    const other = await page.context().newPage();
    await other.goto("about:blank");
    await other.goto("./#/write?text=HELLO");
    await expect(say(other)).toContainText("Move 1 of");
    await tap(other, "Done, next");
    await expect(say(other)).toContainText("Move 2 of");
    for (const text of ["Move 1 of", "Hold", "Is your cube solved"]) {
      await other.goBack();
      await expect(say(other)).toContainText(text);
    }
    await other.goBack();
    await expect(other.locator(".guide")).toHaveCount(0);
    await expect(other).toHaveTitle("Write · Cubegram");
    await other.close();

    await page.bringToFront();
    await page.locator(".guide-leave").tap();
    await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("HELLO");
    await expect.poll(() => page.evaluate(() => history.state?.guide?.depth)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  },
);
