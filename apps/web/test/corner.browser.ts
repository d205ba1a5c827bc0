/** A cube with a twin: another one has the same six faces. The camera asks for a corner, and is shown one. */
import { camera } from "./film.ts";
import { giveCamera, hold, viewsOf } from "./hand.ts";
import { Person } from "./person.ts";
import { Cube } from "./real-cube.ts";
import { expect, expectAccessible, expectNoSideways, open, PHONE, picture, test } from "./support.ts";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const TWIN = Cube.fromAlg("U2 F2 R2 U");

test("of a cube that has the faces of another one, a corner is asked for, and tells which it is", async ({
  page,
}) => {
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
});
