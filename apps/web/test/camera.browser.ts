/** The camera's part of Read: without a camera, and with pictures that were chosen. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import {
  expect,
  expectAccessible,
  expectNoSideways,
  faceletsInAddress,
  open,
  type Page,
  PHONE,
  picture,
  test,
  WHOLE_RUN,
} from "./support.ts";

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
  const camera = page.getByRole("dialog", { name: "Camera" });
  await expect(camera.getByRole("alert")).toContainText("Choose pictures");
  await expectAccessible(page, "camera: none");
  await expectNoSideways(page);
  await picture(page, "read-camera-none");
  await camera.getByLabel("Choose pictures").setInputFiles(PHOTOS);
  await expect(camera).toBeHidden({ timeout: 30_000 });
  await picture(page, "read-camera-pictures");
  // A phone shows one face large; where there is room, all six are.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => faceletsInAddress(page)).toBe(SHOWN);
});

test(
  "pictures that show no cube are refused in words, and the net is still there",
  WHOLE_RUN,
  async ({ page }) => {
    await open(page, "read");
    await page.getByRole("button", { name: "Read with the camera" }).click();
    const camera = page.getByRole("dialog", { name: "Camera" });
    await camera.getByLabel("Choose pictures").setInputFiles(PHOTOS.slice(0, 2));
    await expect(camera.getByRole("alert")).toContainText("paint the cube");
    await camera.getByRole("button", { name: "Close the camera" }).click();
    await expect(camera).toBeHidden();
    await expect(page.getByRole("button", { name: /^red, 8 left/ })).toBeVisible();
  },
);

test("each picture that is no help is named, and what to do about it", async ({ page }) => {
  await open(page, "read");
  await page.getByRole("button", { name: "Read with the camera" }).click();
  const camera = page.getByRole("dialog", { name: "Camera" });
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

/** A picture of 50 megapixels that shows this one in the middle. */
async function enlarged(page: Page, file: string): Promise<Buffer> {
  const bytes = readFileSync(file).toString("base64");
  const large = await page.evaluate(async (base64) => {
    const jpeg = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([jpeg], { type: "image/jpeg" }));
    const canvas = new OffscreenCanvas(8000, 6250);
    const context = canvas.getContext("2d")!;
    const scale = Math.min(8000 / picture.width, 6250 / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture, (8000 - width) / 2, (6250 - height) / 2, width, height);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
    const url = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsDataURL(blob);
    });
    return url.slice(url.indexOf(",") + 1);
  }, bytes);
  return Buffer.from(large, "base64");
}

test(
  "a picture of 50 megapixels is read, and one of more is refused before it is decoded",
  WHOLE_RUN,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, "read");
    const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
    const large = jpeg("large.jpg", await enlarged(page, PHOTOS[0]));
    await page.getByRole("button", { name: "Read with the camera" }).click();
    const camera = page.getByRole("dialog", { name: "Camera" });
    const choose = camera.getByLabel("Choose pictures");
    // The header says 8000 x 6251; there is no need to have the pixels.
    const more = Buffer.from(large.buffer);
    const header = more.indexOf(Buffer.from([0xff, 0xc0]));
    expect(more.readUInt16BE(header + 5)).toBe(6250);
    more.writeUInt16BE(6251, header + 5);
    await choose.setInputFiles([jpeg("huge.jpg", more)]);
    await expect(camera.getByRole("alert")).toContainText("huge.jpg has more than 50 megapixels");
    const others = PHOTOS.slice(1).map((file, at) => jpeg(`${at}.jpg`, readFileSync(file)));
    await choose.setInputFiles([large, ...others]);
    await expect(camera).toBeHidden({ timeout: 60_000 });
    await expect.poll(() => faceletsInAddress(page)).toBe(SHOWN);
  },
);

test(
  "on a page that is not secure a sentence says why there is no camera, and the way on",
  WHOLE_RUN,
  async ({ page }) => {
    // As browsers have it there: the flag, and no list of devices.
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, "isSecureContext", { value: false });
      Object.defineProperty(navigator, "mediaDevices", { value: undefined });
    });
    await page.setViewportSize(PHONE);
    await open(page, "read");
    await page.getByRole("button", { name: "Read with the camera" }).click();
    const camera = page.getByRole("dialog", { name: "Camera" });
    await expect(camera.getByRole("alert")).toContainText("on secure pages (https) only");
    // Trying again would not help; pictures would.
    await expect(camera.getByRole("button", { name: "Start the camera" })).toHaveCount(0);
    await expectAccessible(page, "camera: insecure");
    await picture(page, "read-camera-insecure");
    await camera.getByLabel("Choose pictures").setInputFiles(PHOTOS);
    await expect(camera).toBeHidden({ timeout: 30_000 });
    await expect(page.getByText("All stickers are there.")).toBeVisible();
  },
);

test(
  "what the camera is unsure of pulses, is asked, and can be tapped; the net has all that was read",
  WHOLE_RUN,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, "read");
    await page.getByRole("button", { name: "Read with the camera" }).click();
    await page.getByLabel("Choose pictures").setInputFiles(PHOTOS);
    const question = page.getByRole("group", { name: /^What color is this sticker, \w+ \d+\?$/ });
    await expect(question).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, "camera: question");
    await expectNoSideways(page);
    await picture(page, "read-camera-question-phone");
    await page.setViewportSize({ width: 1280, height: 900 });
    await picture(page, "read-camera-question-desktop");
    const unsure = page.locator(".sticker-doubted");
    const before = await unsure.count();
    expect(before).toBeGreaterThan(1);
    await expect(page.locator(".sticker-asked")).toHaveCount(1);
    await expect(unsure.first()).toHaveAccessibleName(/, in doubt$/);
    await expect(unsure.first()).toHaveCSS("animation-name", "sticker-doubted");
    // Whoever wants no motion sees a ring that stands still.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(unsure.first()).toHaveCSS("animation-name", "none");
    await expect(unsure.first()).not.toHaveCSS("box-shadow", "none");
    // One answer, by keyboard: what it says is taken, and less is in doubt.
    await question.getByRole("button").first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => unsure.count()).toBeLessThan(before);
    expect(faceletsInAddress(page)).toBe(SHOWN);
    // Whoever taps and paints instead has the word.
    await question.getByRole("button", { name: "by hand" }).click();
    await expect(question).toBeHidden();
    await expect(unsure).toHaveCount(0);
    expect(faceletsInAddress(page)).toBe(SHOWN);
  },
);
