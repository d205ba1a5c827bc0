/** The camera on the other pages: Solve, Check and Challenge take what it reads. */
import { camera, test } from "./film.ts";
import { Cube } from "./real-cube.ts";
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  openMore,
  type Page,
  PHONE,
  picture,
  verdict,
  WHOLE_RUN,
} from "./support.ts";

test.use({ viewport: PHONE, colorScheme: "dark" });

/** Opens the camera, and waits until it has read the cube in the film. */
async function readFilm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Read with the camera" }).click();
  await expect(camera(page).getByRole("list", { name: /Faces seen: [1-6] of 6/ })).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(page, "camera, live");
  await expectNoSideways(page);
  await expect(camera(page)).toBeHidden({ timeout: 90_000 });
}

test.beforeEach(({ context }) => context.grantPermissions(["camera"]));

test("Solve solves the cube that was read", WHOLE_RUN, async ({ page, filmed }) => {
  await open(page, "solve");
  await readFilm(page);
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Solution: \d+ moves/ })).toBeVisible({ timeout: 60_000 });
  const moves = await page.evaluate(() => location.hash);
  expect(decodeURIComponent(moves)).toContain(filmed);
  await picture(page, "camera-solve-phone");
});

test("Check judges the cube that was read", WHOLE_RUN, async ({ page, filmed }) => {
  await open(page, "check");
  await readFilm(page);
  await expect(verdict(page, "possible")).toBeVisible();
  expect(Cube.fromFacelets(filmed).size).toBe(3);
  await picture(page, "camera-check-phone");
});

test("Challenge hides a note behind the cube that was read", WHOLE_RUN, async ({ page }) => {
  await open(page, "challenge");
  await page.getByRole("textbox", { name: "Your note" }).fill("Under the third pot.");
  await openMore(page);
  await page.getByRole("radio", { name: "Stickers" }).check();
  await readFilm(page);
  await page.getByRole("button", { name: "Make the link" }).click();
  await expect(page.getByRole("textbox", { name: "Link to the hidden note" })).toBeVisible({
    timeout: 30_000,
  });
  await picture(page, "camera-challenge-phone");
});
