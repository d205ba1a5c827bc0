/** Every page, as a person finds it: on a desk and on a phone, light and dark, left to right and right to left. */
import {
  expect,
  expectNoSideways,
  expectPageAccessible,
  open,
  PAGES,
  PHONE,
  picture,
  test,
  WHOLE_RUN,
  withSettings,
} from "./support.ts";

for (const [look, viewport] of [
  ["desktop", { width: 1280, height: 800 }],
  ["phone", PHONE],
] as const)
  test.describe(look, () => {
    test.use({ viewport, hasTouch: look === "phone", isMobile: look === "phone" });
    for (const name of PAGES)
      test(
        `${name} opens, fits and is accessible, light and dark`,
        look === "phone" ? {} : WHOLE_RUN,
        async ({ page }) => {
          await open(page, name);
          for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme });
            await expectNoSideways(page);
            await expectPageAccessible(page, `${name}, ${look}, ${colorScheme}`);
            await picture(page, colorScheme === "dark" ? `${name}-${look}-dark` : `${name}-${look}`);
          }
        },
      );
  });

test.describe("from right to left", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  for (const name of PAGES)
    test(`${name} in Arabic fits and is accessible`, WHOLE_RUN, async ({ page }) => {
      await withSettings(page, { language: "ar" });
      await open(page, name);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
      await expectNoSideways(page);
      await expectPageAccessible(page, `${name}, Arabic`);
      await picture(page, `${name}-arabic`);
    });
});

test("the picture that stands there until the player is loaded is as high as it", async ({ page }) => {
  // It never arrives.
  await page.route("**/loaded-player*", () => undefined);
  await open(page, "write");
  const picture = page.locator(".player-stand-in svg").first();
  await expect(picture).toBeVisible();
  await expect
    .poll(async () => {
      const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 99 };
      return Math.abs(height - width);
    })
    .toBeLessThan(0.5);
});

test("every page is reached by a link in the navigation, and the heading then has the focus", async ({
  page,
}) => {
  await open(page, "write");
  for (const name of ["read", "solve", "explore", "check", "files", "learn", "challenge", "write"]) {
    await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("link", { name, exact: false })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`#/${name}`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});

test("on a phone the less used pages are behind More", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "write");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Learn" }).click();
  await expect(page).toHaveURL(/#\/learn/);
});
