/** The camera's part of Read: without a camera, and with pictures that were chosen. */
import { readFileSync } from "node:fs";
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

test("each picture that is no help is named, and what to do about it", async ({ page }) => {
  await open(page, "read");
  await page.getByRole("button", { name: "Read with the camera" }).click();
  const camera = page.getByRole("region", { name: "Camera" });
  const choose = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    camera.getByLabel("Choose pictures").setInputFiles(files);
  const cut = { name: "cut.jpg", mimeType: "image/jpeg", buffer: readFileSync(PHOTOS[0]).subarray(0, 200) };
  await choose(cut);
  await expect(camera.getByRole("alert")).toContainText("cut.jpg can't be read as a picture");
  await choose({ name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) });
  await expect(camera.getByRole("alert")).toContainText("empty.png can't be read as a picture");
  const blank = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  );
  await choose({ name: "blank.png", mimeType: "image/png", buffer: blank });
  await expect(camera.getByRole("alert")).toContainText("No face was found in blank.png");
  await choose(...Array.from({ length: 13 }, (_, at) => ({ ...cut, name: `${at}.jpg` })));
  await expect(camera.getByRole("alert")).toContainText("At most 12 pictures");
});
