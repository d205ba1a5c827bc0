/** Cubes held up to the camera side by side: small and large ones, and one with a twin, another cube with the same six faces. */
import { camera } from "./film.ts";
import { giveCamera, hold, viewsOf } from "./hand.ts";
import { Person } from "./person.ts";
import { Cube, seededRandom } from "./real-cube.ts";
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  PHONE,
  picture,
  test,
  WHOLE_RUN,
} from "./support.ts";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const TWIN = Cube.fromAlg("U2 F2 R2 U");

test(
  "of a cube that has the faces of another one, a corner is asked for, and tells which it is",
  WHOLE_RUN,
  async ({ page }) => {
    const { faces, corners } = await viewsOf(TWIN, "corner");
    await giveCamera(page);
    await open(page, "read");
    const person = new Person(page, "corner");
    await person.tap("Read with the camera");
    for (const [at, looks] of faces.entries()) {
      const taken = camera(page).getByRole("list", { name: `Faces seen: ${at + 1} of 6` });
      // A hand trembles: the two pictures of a face by turns.
      await expect(async () => {
        for (const look of looks) {
          await hold(page, look);
          await expect(taken).toBeVisible({ timeout: 2000 });
        }
      }).toPass({ timeout: 30_000 });
      if (at === 2) await person.see("three-faces");
    }
    const asked =
      "More than one cube has these six faces. Hold up a corner, so that three of them show at once.";
    await expect(camera(page).getByRole("status")).toHaveText(asked, { timeout: 30_000 });
    await person.see("asked");
    await expectAccessible(page, "camera, a corner is asked for");
    await expectNoSideways(page);
    await hold(page, corners[0]);
    await expect(camera(page)).toBeHidden({ timeout: 30_000 });
    await person.see("read");
    await picture(page, "camera-corner-read-phone");
    await expect(page).toHaveURL(new RegExp(TWIN.facelets()));
  },
);

for (const size of [2, 4, 7])
  test(
    `a cube of ${size} layers is read from its six faces, whatever size it is`,
    WHOLE_RUN,
    async ({ page }) => {
      const seed = `palm ${size}`;
      const cube = Cube.random(size, seededRandom(seed));
      const { faces } = await viewsOf(cube, seed);
      await giveCamera(page);
      await open(page, "read");
      const person = new Person(page, `camera-${size}x${size}`);
      await person.tap("Read with the camera");
      const list = camera(page).getByRole("list", { name: /Faces seen/ });
      for (const [at, looks] of faces.entries())
        await expect(async () => {
          for (const look of looks) {
            await hold(page, look);
            await page.waitForTimeout(300);
          }
          const name = await list.getAttribute("aria-label", { timeout: 500 }).catch(() => null);
          // Five faces are often enough.
          const seen = name === null ? faces.length : Number(/\d/.exec(name));
          expect(seen).toBeGreaterThan(at);
        }).toPass({ timeout: 30_000 });
      await expect(camera(page)).toBeHidden({ timeout: 30_000 });
      await person.see("read");
      await expect(page).toHaveURL(new RegExp(cube.upright().facelets()));
    },
  );
