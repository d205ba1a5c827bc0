/**
 * Whether stickers are where a lattice says: a sticker is even inside, and something else is seen along each of its four sides, be it a
 * black border, a groove or another color. Told for every cell of a lattice, beyond its blobs too, from the picture alone.
 */
import type { Frame } from "./frame.ts";
import { fitHomography, type Homography, type Point, project, squareOf } from "./homography.ts";

/** Where a cell is looked at: inside, and along each side; in cells, from its middle. */
const INSIDE = 0.24;
const ALONG = 0.26;
/** A side that differs by this share of the light is certainly one. */
const CERTAIN = 0.12;
/** How much of what is uneven inside counts against the sides. */
const UNEVEN = 1.5;
/** Light that is noise, in levels. */
const DARK = 25;

/** −1 (no sticker) … 1 (a sticker for certain) for the cell at this column and row. */
export function cellEvidence(frame: Frame, toPicture: Homography, column: number, row: number): number {
  const [x, y] = [column + 0.5, row + 0.5];
  const inside = new Float64Array(27);
  const mean = [0, 0, 0];
  for (let at = 0; at < 9; at++) {
    if (
      !read(
        frame,
        toPicture,
        x + ((at % 3) - 1) * INSIDE,
        y + (Math.floor(at / 3) - 1) * INSIDE,
        inside,
        at * 3,
      )
    )
      return -1;
    for (let k = 0; k < 3; k++) mean[k] += inside[at * 3 + k] / 9;
  }
  const light = DARK + Math.max(mean[0], mean[1], mean[2]);
  let uneven = 0;
  for (let at = 0; at < 27; at += 3) uneven += difference(inside, at, mean) / 9;
  const seen = new Float64Array(3);
  let sides = 0;
  for (let side = 0; side < 4; side++) {
    let contrast = 0;
    for (let at = -1; at <= 1; at++) {
      const out = side & 1 ? 0.5 : -0.5;
      const [dx, dy] = side < 2 ? [out, at * ALONG] : [at * ALONG, out];
      if (read(frame, toPicture, x + dx, y + dy, seen, 0)) contrast += difference(seen, 0, mean) / 3;
    }
    sides += Math.min(1, Math.max(0, (contrast - UNEVEN * uneven) / light / CERTAIN));
  }
  // A cell beside a face has one side of it, and often two.
  return Math.max(0, sides - 1) / 1.5 - 1;
}

/** The evidence of n × n cells, row by row. */
export function gridEvidence(frame: Frame, toPicture: Homography, size: number): Float32Array {
  return Float32Array.from({ length: size * size }, (_, at) =>
    cellEvidence(frame, toPicture, at % size, Math.floor(at / size)),
  );
}

/** By how much of the face's side corners are moved, first far and then finely. */
const MOVES = [0.12, 0.06, 0.03, 0.015];

/** The grid with its corners moved, one at a time, to where more stickers are seen: a finger over a sticker pulls them askew. */
export function refinedGrid(frame: Frame, toPicture: Homography, size: number): Homography {
  const square = squareOf(size);
  const corners = square.map(({ x, y }) => project(toPicture, x, y));
  const side = Math.hypot(corners[2].x - corners[0].x, corners[2].y - corners[0].y) / Math.SQRT2;
  let grid = toPicture;
  let best = sumOf(gridEvidence(frame, grid, size));
  const isBetter = (moved: readonly Point[]) => {
    const tried = fitHomography(square, moved);
    if (!tried) return false;
    const sum = sumOf(gridEvidence(frame, tried, size));
    if (sum <= best) return false;
    best = sum;
    grid = tried;
    return true;
  };
  for (const share of MOVES)
    for (let corner = 0; corner < 4; corner++)
      for (const [dx, dy] of WAYS) {
        const { x, y } = corners[corner];
        const moved = { x: x + dx * share * side, y: y + dy * share * side };
        if (isBetter(corners.map((each, at) => (at === corner ? moved : each)))) corners[corner] = moved;
      }
  return grid;
}

const WAYS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

function sumOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function difference(colors: Float64Array, at: number, mean: readonly number[]): number {
  return Math.max(
    Math.abs(colors[at] - mean[0]),
    Math.abs(colors[at + 1] - mean[1]),
    Math.abs(colors[at + 2] - mean[2]),
  );
}

/** The color seen at a place of the lattice; false outside the picture. */
function read(
  { width, height, rgba }: Frame,
  toPicture: Homography,
  x: number,
  y: number,
  to: Float64Array,
  at: number,
): boolean {
  const point = project(toPicture, x, y);
  const [px, py] = [Math.round(point.x), Math.round(point.y)];
  if (!(px >= 0 && py >= 0 && px < width && py < height)) return false;
  const from = (py * width + px) * 4;
  to[at] = rgba[from];
  to[at + 1] = rgba[from + 1];
  to[at + 2] = rgba[from + 2];
  return true;
}
