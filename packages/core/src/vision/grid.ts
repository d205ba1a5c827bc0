/**
 * Whether stickers are where a lattice says. A sticker is even inside, and along each of its four sides there is
 * something else: a black border, a groove or another color. This is answered for every cell, also beyond the lattice's
 * blobs, from the picture alone.
 */
import type { Frame } from "./frame.ts";
import { fitHomography, type Homography, type Point, project, squareOf } from "./homography.ts";

/** Where a cell is sampled: inside, and along each side, in cells from its middle. */
const INSIDE = 0.24;
const ALONG = 0.26;
/** A side that differs by this fraction of the light certainly exists. */
const CERTAIN = 0.12;
/** How strongly unevenness inside counts against the sides. */
const UNEVEN = 1.5;
/** Light that is noise, in levels. */
const DARK = 25;

/**
 * The colors at nine places inside a cell. The buffer is reused, since thousands of cells are examined in a picture.
 */
let inside: Float64Array | undefined;

/** −1 (no sticker) … 1 (a sticker for certain) for the cell at this column and row. */
export function cellEvidence(frame: Frame, toPicture: Homography, column: number, row: number): number {
  const { rgba } = frame;
  const [x, y] = [column + 0.5, row + 0.5];
  inside ??= new Float64Array(27);
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let at = 0; at < 27; at += 3) {
    const place = at / 3;
    const down = (place / 3) | 0;
    const from = pixelAt(frame, toPicture, x + (place - down * 3 - 1) * INSIDE, y + (down - 1) * INSIDE);
    if (from < 0) return -1;
    inside[at] = rgba[from];
    inside[at + 1] = rgba[from + 1];
    inside[at + 2] = rgba[from + 2];
    red += inside[at] / 9;
    green += inside[at + 1] / 9;
    blue += inside[at + 2] / 9;
  }
  const light = DARK + Math.max(red, green, blue);
  let uneven = 0;
  for (let at = 0; at < 27; at += 3)
    uneven +=
      Math.max(
        Math.abs(inside[at] - red),
        Math.abs(inside[at + 1] - green),
        Math.abs(inside[at + 2] - blue),
      ) / 9;
  let sides = 0;
  for (let side = 0; side < 4; side++) {
    let contrast = 0;
    const out = side & 1 ? 0.5 : -0.5;
    for (let at = -1; at <= 1; at++) {
      const along = at * ALONG;
      const from = pixelAt(frame, toPicture, x + (side < 2 ? out : along), y + (side < 2 ? along : out));
      if (from < 0) continue;
      const change = Math.max(
        Math.abs(rgba[from] - red),
        Math.abs(rgba[from + 1] - green),
        Math.abs(rgba[from + 2] - blue),
      );
      contrast += change / 3;
    }
    sides += Math.min(1, Math.max(0, (contrast - UNEVEN * uneven) / light / CERTAIN));
  }
  // A cell next to a face shares one side with it, and often two.
  return Math.max(0, sides - 1) / 1.5 - 1;
}

/**
 * The index in the picture's data of a place on the lattice; −1 outside the picture. Like `project`, without allocating
 * a point.
 */
function pixelAt({ width, height }: Frame, h: Homography, x: number, y: number): number {
  const depth = h[6] * x + h[7] * y + h[8];
  const px = Math.round((h[0] * x + h[1] * y + h[2]) / depth);
  const py = Math.round((h[3] * x + h[4] * y + h[5]) / depth);
  return px >= 0 && py >= 0 && px < width && py < height ? (py * width + px) * 4 : -1;
}

/** The evidence of n × n cells, row by row. */
export function gridEvidence(frame: Frame, toPicture: Homography, size: number): Float32Array {
  return Float32Array.from({ length: size * size }, (_, at) =>
    cellEvidence(frame, toPicture, at % size, Math.floor(at / size)),
  );
}

/** Fractions of the face's side by which corners are moved, coarse first. */
const MOVES = [0.12, 0.06, 0.03, 0.015];

/**
 * The grid with its corners moved, one at a time, to where more stickers are visible: a finger over a sticker skews it.
 */
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
