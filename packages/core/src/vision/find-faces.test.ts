import { expect, test } from "vitest";
import { STICKER_COLORS } from "../../test/sticker-colors.ts";
import { findFaces } from "./find-faces.ts";
import { LOOKED_AT, reducedFrame } from "./frame.ts";
import { fitHomography, project } from "./homography.ts";

/** A face with dark borders on gray, its corners where they are said to be; sticker `at` has color `at % 6`. */
function drawn(size: number, corners: readonly (readonly [number, number])[], covered = -1) {
  const [width, height] = [320, 240];
  const square = [
    { x: 0, y: 0 },
    { x: size, y: 0 },
    { x: size, y: size },
    { x: 0, y: size },
  ];
  const toFace = fitHomography(
    corners.map(([x, y]) => ({ x, y })),
    square,
  )!;
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = project(toFace, x, y);
      const [column, row] = [Math.floor(at.x), Math.floor(at.y)];
      const isInside = column >= 0 && row >= 0 && column < size && row < size;
      const isSticker = Math.abs(at.x - column - 0.5) < 0.42 && Math.abs(at.y - row - 0.5) < 0.42;
      const sticker = row * size + column;
      const color = isSticker && sticker !== covered ? STICKER_COLORS[sticker % 6] : [15, 15, 18];
      rgba.set(isInside ? color : [120, 122, 125], (y * width + x) * 4);
    }
  return { width, height, rgba };
}

const UPRIGHT = [
  [90, 40],
  [240, 40],
  [240, 190],
  [90, 190],
] as const;
const SLANTED = [
  [100, 30],
  [250, 60],
  [220, 205],
  [80, 180],
] as const;

test.each([2, 3, 4, 5, 6, 7])(
  "a face of size %i is found, its size too, upright and in perspective",
  (size) => {
    for (const corners of [UPRIGHT, SLANTED]) {
      const [face] = findFaces(drawn(size, corners));
      expect(face.size).toBe(size);
      // Slanted a little, its first corner is the first; each is found to two pixels.
      face.corners.forEach(({ x, y }, at) => {
        expect(Math.hypot(x - corners[at][0], y - corners[at][1])).toBeLessThan(4);
      });
      for (let sticker = 0; sticker < size * size; sticker++)
        for (let k = 0; k < 3; k++)
          expect(Math.abs(face.rgb[sticker * 3 + k] - STICKER_COLORS[sticker % 6][k])).toBeLessThan(20);
    }
  },
);

test("a covered sticker does not hide the face, and is trusted less", () => {
  const [face] = findFaces(drawn(3, SLANTED, 4));
  expect(face.size).toBe(3);
  expect(face.trust[4]).toBeLessThan(face.trust[0]);
});

test("nothing is found where there is no face", () => {
  const blank = { width: 64, height: 48, rgba: new Uint8Array(64 * 48 * 4).fill(130) };
  expect(findFaces(blank)).toEqual([]);
  expect(findFaces({ width: 1, height: 1, rgba: new Uint8Array(4) })).toEqual([]);
});

test("a large picture is reduced to the mean of its pixels", () => {
  const [width, height] = [2 * LOOKED_AT, 4];
  const rgba = Uint8Array.from({ length: width * height * 4 }, (_, at) => ((at >> 2) % 2 === 0 ? 0 : 200));
  const reduced = reducedFrame({ width, height, rgba });
  expect([reduced.width, reduced.height, reduced.scale]).toEqual([LOOKED_AT, 2, 2]);
  expect(reduced.rgba[0]).toBe(100);
});

test("stickers in a picture of many megapixels have the same colors", () => {
  const small = drawn(3, SLANTED);
  const times = 12;
  const [width, height] = [small.width * times, small.height * times];
  const from = new Uint32Array(small.rgba.buffer);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      to[y * width + x] = from[Math.floor(y / times) * small.width + Math.floor(x / times)];
  const [face] = findFaces({ width, height, rgba: new Uint8Array(to.buffer) });
  for (let at = 0; at < face.rgb.length; at++)
    expect(Math.abs(face.rgb[at] - STICKER_COLORS[Math.floor(at / 3) % 6][at % 3])).toBeLessThan(20);
  expect(Math.min(...face.trust)).toBeGreaterThan(0.5);
});
