/** The camera's part of Read: without a camera, and with pictures that were chosen. */
import { fileURLToPath } from "node:url";
import { shownFacelets } from "./real-cube.ts";
import { expect, expectAccessible, expectNoSideways, open, PHONE, picture, test } from "./support.ts";

/** A real 5x5, face by face, and what it shows (packages/cli/src/scan.test.ts). */
const PHOTOS = [..."LFBUDR"].map((face) =>
  fileURLToPath(new URL(`../../../packages/cli/test/photos/${face}.jpg`, import.meta.url)),
);
const SHOWN =
  "DBRLUBUUUFDUUBLLFRURBDBLDRFFULFRLLURBRRUBBDUURBRLUURUDBUFFFUFFFUUFDDFDDFDDUFRBLFRDRLDFDDUDFDDRULRLLRLRLFLRRFBRRFLRUDLLRDBLDBRFUBLFBLLBDLBBLFBDBBFBBBUD";

test("without a camera the page says so, and six pictures are a cube", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "read");
  await page.getByRole("button", { name: "Read with the camera" }).click();
  const camera = page.getByRole("region", { name: "Camera" });
  await expect(camera.getByRole("alert")).toContainText("Choose pictures");
  await expectAccessible(page, "camera: none");
  await expectNoSideways(page);
  await picture(page, "read-camera-none");
  await camera.getByLabel("Choose pictures").setInputFiles(PHOTOS);
  await expect(camera).toBeHidden({ timeout: 30_000 });
  await picture(page, "read-camera-pictures");
  // A phone shows one face large; where there is room, all six are.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => shownFacelets(page)).toBe(SHOWN);
});

test("pictures that show no cube are refused in words, and the net is still there", async ({ page }) => {
  await open(page, "read");
  await page.getByRole("button", { name: "Read with the camera" }).click();
  const camera = page.getByRole("region", { name: "Camera" });
  await camera.getByLabel("Choose pictures").setInputFiles(PHOTOS.slice(0, 2));
  await expect(camera.getByRole("alert")).toContainText("paint the cube");
  await camera.getByRole("button", { name: "Close the camera" }).click();
  await expect(camera).toBeHidden();
  await expect(page.getByRole("button", { name: /^red, 8 left/ })).toBeVisible();
});
