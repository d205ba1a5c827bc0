/** Every page, as a person finds it: on a desk and on a phone, light and dark, left to right and right to left. */
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  PAGES,
  PHONE,
  picture,
  test,
  withSettings,
} from "./support.ts";

const LOOKS = [
  { look: "desktop", viewport: { width: 1280, height: 800 }, colorScheme: "light" as const },
  { look: "desktop-dark", viewport: { width: 1280, height: 800 }, colorScheme: "dark" as const },
  { look: "phone", viewport: PHONE, colorScheme: "light" as const },
  { look: "phone-dark", viewport: PHONE, colorScheme: "dark" as const },
];

for (const { look, viewport, colorScheme } of LOOKS)
  test.describe(look, () => {
    const isPhone = look.startsWith("phone");
    test.use({ viewport, colorScheme, hasTouch: isPhone, isMobile: isPhone });
    for (const name of PAGES)
      test(`${name} opens, fits and is accessible`, async ({ page }) => {
        await open(page, name);
        await expect(page).toHaveTitle(/ · Cubegram$/);
        await expectNoSideways(page);
        await expectAccessible(page, `${name}, ${look}`);
        await picture(page, `${name}-${look}`);
      });
  });

test.describe("from right to left", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  for (const name of PAGES)
    test(`${name} in Arabic fits and is accessible`, async ({ page }) => {
      await withSettings(page, { language: "ar" });
      await open(page, name);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
      await expectNoSideways(page);
      await expectAccessible(page, `${name}, Arabic`);
      await picture(page, `${name}-arabic`);
    });
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
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Learn" }).click();
  await expect(page).toHaveURL(/#\/learn/);
});
