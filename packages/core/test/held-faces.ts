/** Faces of a cube held up to a camera one after the other, drawn flat: what is tested is not how they are found. */
import { randomBelow, seededRandom } from "../src/perm/index.ts";
import type { Frame } from "../src/vision/frame.ts";
import { lookAt, newScan, type Scan } from "../src/vision/scan.ts";
import { STICKER_COLORS } from "./sticker-colors.ts";

const WIDTH = 200;
const HEIGHT = 160;

/** A face flat before the camera, stickers with borders, on gray; a covered sticker is skin. */
export function pictured(
  colors: ArrayLike<number>,
  size: number,
  at: { x: number; y: number },
  covered = -1,
): Frame {
  const side = 120 / size;
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [column, row] = [Math.floor((x - at.x) / side), Math.floor((y - at.y) / side)];
      const isFace = column >= 0 && row >= 0 && column < size && row < size;
      const [inX, inY] = [(x - at.x) / side - column - 0.5, (y - at.y) / side - row - 0.5];
      const isSticker = Math.abs(inX) < 0.42 && Math.abs(inY) < 0.42;
      const sticker = row * size + column;
      const color =
        sticker === covered ? [190, 140, 110] : isSticker ? STICKER_COLORS[colors[sticker]] : [15, 15, 18];
      rgba.set(isFace ? color : [120, 122, 125], (y * WIDTH + x) * 4);
    }
  return { width: WIDTH, height: HEIGHT, rgba };
}

export const facesOf = (colors: Uint8Array, size: number) =>
  Array.from({ length: 6 }, (_, face) => colors.subarray(face * size ** 2, (face + 1) * size ** 2));

/** A few looks at each face, the hand never quite still; a finger that moves on. What was seen before may go on. */
export function scanned(
  colors: Uint8Array,
  size: number,
  faces: readonly number[],
  seed: string,
  { looks = 3, before = newScan() }: { readonly looks?: number; readonly before?: Scan } = {},
): Scan {
  const random = seededRandom(seed);
  let scan = before;
  for (const face of faces)
    for (let look = 0; look < looks; look++) {
      const place = { x: 35 + randomBelow(8, random), y: 18 + randomBelow(8, random) };
      scan = lookAt(scan, pictured(facesOf(colors, size)[face], size, place, look === 1 ? size : -1)).scan;
    }
  return scan;
}
