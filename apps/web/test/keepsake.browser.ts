/** The end of a message: the cube says it, and a picture of it can be sent, with the words or without them. */
import { readFileSync } from "node:fs";
import { Person } from "./person.ts";
import { expect, expectAccessible, type Page, PHONE, test, WHOLE_RUN } from "./support.ts";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

async function finish(page: Page, person: Person): Promise<void> {
  await page.goto("./#/write?text=HI");
  await person.tap("Write it on my cube");
  await person.tap("It's solved");
  await person.tap("I'm holding it like this");
  const end = page.getByRole("heading", { name: "Your cube says it!" });
  const on = page.locator(".guide-buttons .button-big");
  for (let taps = 0; taps < 60 && !(await end.isVisible()); taps++) await on.tap();
  await expect(end).toBeVisible();
}

test(
  "a picture of the cube is saved or sent, with the words or with stickers in their place",
  WHOLE_RUN,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const person = new Person(page, "keepsake");
    await finish(page, person);
    await expect(page.locator(".is-said .said-text"), "said at once where nothing shall move").toHaveText(
      "HI",
    );
    await person.tap("Send a picture");
    const picture = page.locator(".keepsake-picture img");
    await expect(picture).toHaveAttribute("alt", "What does this cube say?");
    await expectAccessible(page, "the picture to send");
    const hidden = await save(page, person);
    await person.see("hidden");
    await page.getByText("Show the words").tap();
    await expect(picture).toHaveAttribute("alt", "HI");
    const shown = await save(page, person);
    await person.see("shown");
    for (const png of [hidden, shown]) {
      expect(png.subarray(1, 4).toString()).toBe("PNG");
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
    }
    expect(hidden.equals(shown)).toBe(false);
    // Where the device can send files, it does.
    await page.evaluate(() => {
      const sent: string[] = [];
      Object.assign(globalThis, { sent });
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: File[] }) => sent.push(`${files[0].name} ${files[0].type}`),
      });
    });
    await page.getByText("Show the words").tap();
    await expect(picture).toHaveAttribute("alt", "What does this cube say?");
    await person.tap(/^Send$/);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent))
      .toEqual(["cubegram.png image/png"]);
  },
);

async function save(page: Page, person: Person): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await person.tap("Save the picture");
  return readFileSync(await (await download).path());
}

test("the cube says its message turn by turn", { tag: "@all" }, async ({ page }) => {
  await finish(page, new Person(page, "said"));
  const said = page.locator(".said-cube");
  await expect(said).toBeVisible();
  await expect(page.locator(".said-later"), "the words are still to come").toHaveText("HI");
  await expect(page.locator(".said-later")).toHaveText("I");
  await expect(page.locator(".is-said .said-later")).toHaveText("");
});
