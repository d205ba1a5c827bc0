/** Pictures that show no cube: each kind is named. Faces drawn upright, since what is tested is not how they are found. */
import { expect, test } from "vitest";
import { inEachRun, wholeRunTest } from "../../test/samples.ts";
import { STICKER_COLORS } from "../../test/sticker-colors.ts";
import { seededRandom } from "../perm/index.ts";
import { coloringOf, randomState } from "../state/index.ts";
import type { Frame } from "./frame.ts";
import { readPictures } from "./pictures.ts";

const SIDE = 160;
const MARGIN = 40;

/** Six pictures of a random cube. */
function shots(size: number, seed: string): Frame[] {
  const { colors } = coloringOf(randomState(size, seededRandom(seed)));
  return Array.from({ length: 6 }, (_, face) => {
    const all = SIDE + 2 * MARGIN;
    const rgba = new Uint8Array(all * all * 4).fill(255);
    for (let y = 0; y < all; y++)
      for (let x = 0; x < all; x++) {
        const [column, row] = [((x - MARGIN) * size) / SIDE, ((y - MARGIN) * size) / SIDE];
        const isInside = Math.min(column, row) >= 0 && Math.max(column, row) < size;
        const isSticker = [column, row].every((at) => Math.abs(at - Math.floor(at) - 0.5) < 0.42);
        const sticker = face * size * size + Math.floor(row) * size + Math.floor(column);
        const color = isSticker ? STICKER_COLORS[colors[sticker]] : [15, 15, 18];
        rgba.set(isInside ? color : [120, 122, 125], (y * all + x) * 4);
      }
    return { width: all, height: all, rgba };
  });
}

const [three, other, four] = [shots(3, "one"), shots(3, "two"), shots(4, "three")];
const read = (frames: readonly Frame[], size?: number) => {
  const reading = readPictures(frames, size === undefined ? {} : { size });
  return reading.ok ? "a cube" : reading.error.message;
};

test("the pictures of one cube are one", () => {
  expect(read(three)).toBe("a cube");
});

const NOT_ONE_CUBE = [
  ["one picture six times", Array.from({ length: 6 }, () => three[0]), /same face is in all pictures/],
  [
    "one picture five times",
    [...Array.from({ length: 5 }, () => three[0]), three[1]],
    /pictures 1, 2, 3, 4 and 5;/,
  ],
  [
    "two pictures twice",
    [three[0], three[1], three[0], three[1], three[2], three[3]],
    /pictures 1 and 3; pictures 2 and 4;/,
  ],
  [
    "a 3x3 and two faces of a 4x4",
    [...three.slice(0, 4), four[0], four[1]],
    /1, 2, 3 and 4 of a 3x3x3, pictures 5 and 6 of a 4x4x4/,
  ],
  ["two cubes", [...three.slice(0, 3), ...other.slice(3)], /two cubes/],
] as const;

// In `npm test` the quicker ones.
test.each(inEachRun(NOT_ONE_CUBE, NOT_ONE_CUBE.slice(2)))("%s", (_, frames, said) => {
  expect(read(frames)).toMatch(said);
});

wholeRunTest("a size that the pictures do not have", () => {
  expect(read(three, 4)).toBe("The pictures are of a 3x3x3, not of a 4x4x4.");
});
