/** Pictures on the command line: `scan`, `photo:` as a STATE, and picture files of every kind. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import jpeg from "jpeg-js";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wholeRunTest } from "../../core/test/samples.ts";
import { runBytes } from "../test/run-bytes.ts";
import { decodePicture, orientationOf, uprightFrame } from "./photo/decode.ts";

/** A real 5x5, overexposed: see its README. What it shows was checked by eye, sticker by sticker, in white and yellow. */
const PHOTOS = fileURLToPath(new URL("../test/photos/", import.meta.url));
const SHOWN =
  "DBRLUBUUUFDUUBLLFRURBDBLDRFFULFRLLURBRRUBBDUURBRLUURUDBUFFFUFFFUUFDDFDDFDDUFRBLFRDRLDFDDUDFDDRULRLLRLRLFLRRFBRRFLRUDLLRDBLDBRFUBLFBLLBDLBBLFBDBBFBBBUD";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cubegram-scan-"));
});
afterAll(() => rm(folder, { recursive: true }));

const nothing = { stdin: Buffer.alloc(0) };
const photos = (order: string) => [...order].map((face) => `${PHOTOS}${face}.jpg`);

describe("scan", () => {
  test("six photographs in any order are a cube, on every way to ask for it", {
    tags: ["seconds"],
    timeout: 60_000,
  }, async () => {
    const { code, stdout } = await runBytes(["scan", ...photos("LFBUDR"), "--json"], nothing);
    expect(code).toBe(0);
    const answer = JSON.parse(stdout.toString());
    expect(answer).toMatchObject({ facelets: SHOWN, size: 5 });
    expect(answer.confidence).toBeGreaterThan(0.5);
    expect(answer.confidence).toBeLessThanOrEqual(1);
    for (const facelet of answer.doubts) expect(facelet).toBeLessThan(150);
    const checked = await runBytes(["check", `photo:${photos("URFDLB").join(",")}`, "--json"], nothing);
    expect(JSON.parse(checked.stdout.toString())).toMatchObject({ legal: true, facelets: SHOWN });
  });
});

wholeRunTest(
  "six times the same face is no cube for certain, and refused as a STATE",
  {
    tags: ["seconds"],
  },
  async () => {
    const { code, stdout } = await runBytes(
      ["check", `photo:${photos("DDDDDD").join(",")}`, "--json"],
      nothing,
    );
    expect(code).toBe(1);
    expect(JSON.parse(stdout.toString()).error).toMatchObject({
      code: "faces",
      message: expect.stringContaining("The same face is in all pictures"),
    });
  },
);

test("a picture without a face is named", async () => {
  const file = join(folder, "wall.png");
  const wall = new PNG({ width: 60, height: 40 });
  wall.data.fill(120);
  await writeFile(file, PNG.sync.write(wall));
  const { code, stdout } = await runBytes(["scan", file, "--json"], nothing);
  expect(code).toBe(1);
  const { error } = JSON.parse(stdout.toString());
  expect(error).toMatchObject({ code: "no-face", file });
  expect(error.message).toContain("wall.png");
});

describe("picture files", () => {
  const pixels = Buffer.from([
    255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 90, 90, 90, 255, 1, 2, 3, 255, 4, 5, 6, 255,
  ]);
  const frame = { width: 3, height: 2, rgba: new Uint8Array(pixels) };

  test("a PNG is read pixel by pixel", () => {
    const png = new PNG({ width: 3, height: 2 });
    png.data = pixels;
    const { width, height, rgba } = decodePicture(PNG.sync.write(png), "a.png");
    expect({ width, height, rgba: Array.from(rgba) }).toEqual({
      width: 3,
      height: 2,
      rgba: Array.from(pixels),
    });
  });

  test("a JPEG is turned as its camera was held", async () => {
    const data = Buffer.alloc(32 * 16 * 4, 255);
    for (let y = 0; y < 16; y++)
      for (let x = 0; x < 16; x++) data.fill(0, (y * 32 + x) * 4, (y * 32 + x) * 4 + 3);
    const plain = jpeg.encode({ width: 32, height: 16, data }, 95).data;
    const exif = Buffer.from(
      "457869660000" + "49492a0008000000" + "0100" + "120103000100000006000000" + "00000000",
      "hex",
    );
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
    const turned = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
    await writeFile(join(folder, "turned.jpg"), turned);
    const { width, height, rgba } = decodePicture(turned, "turned.jpg");
    expect([width, height]).toEqual([16, 32]);
    // The black left half is the upper half of the picture as it was seen (turned a quarter clockwise).
    expect(rgba[(4 * 16 + 8) * 4]).toBeLessThan(30);
    expect(rgba[(28 * 16 + 8) * 4]).toBeGreaterThan(225);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "orientation %i moves every pixel once; 5 to 8 exchange width and height",
    (orientation) => {
      const upright = uprightFrame(frame, orientation);
      expect([upright.width, upright.height]).toEqual(orientation < 5 ? [3, 2] : [2, 3]);
      const words = (rgba: ArrayLike<number>) =>
        Array.from(new Uint32Array(Uint8Array.from(rgba).buffer)).sort();
      expect(words(upright.rgba)).toEqual(words(frame.rgba));
      // Where the camera's top left pixel is seen (Exif 2.32, figure of the eight orientations).
      const [x, y] = [
        [0, 0],
        [2, 0],
        [2, 1],
        [0, 1],
        [0, 0],
        [1, 0],
        [1, 2],
        [0, 2],
      ][orientation - 1];
      const at = (y * upright.width + x) * 4;
      expect(Array.from(upright.rgba.slice(at, at + 4))).toEqual([255, 0, 0, 255]);
    },
  );

  test("an Exif block that points outside itself says nothing", () => {
    expect(orientationOf(Buffer.from("4d4d002affffffff", "hex"))).toBe(1);
    expect(orientationOf(Buffer.alloc(0))).toBe(1);
  });

  test.each([
    ["a GIF", "GIF89a", /is a GIF; .* PNG or JPEG/],
    ["WebP", "RIFF....WEBP", /WebP/],
    ["HEIC", "....ftypheic", /HEIC/],
    ["text", "hello", /cannot be read as a picture/],
  ])("%s is told what to do", (_kind, bytes, said) => {
    expect(() => decodePicture(Buffer.from(bytes), "x")).toThrow(said);
  });
});
