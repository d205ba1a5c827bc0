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

export function sumOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

// The color of every sticker of a face: from points inside it, without the brightest (glare) and the darkest (a border, a logo).

export interface SampledFace {
  /** rgb[sticker · 3 + channel], 0 … 255, rows from the top. */
  readonly rgb: Float32Array;
  /** trust[sticker], 0 … 1. */
  readonly trust: Float32Array;
}

/** Sample points along each direction of a sticker, and how far from its middle they reach, in stickers. */
const POINTS = 9;
const REACH = 0.27;
/** The fractions of points that are dropped as too dark and too bright. */
const TOO_DARK = 0.2;
const TOO_BRIGHT = 0.35;
/** The spread of points over a sticker, in levels, at which its trust is halved. */
const DOUBTFUL_SPREAD = 40;
/** The least trust of a sticker without visible sides: a finger may be on it, or its neighbors have the same color. */
const SIDELESS = 0.1;

/** More pixels than any picture has. */
const PIXELS = 2 ** 32;

/** @param evidence evidence[sticker], −1 … 1, see `cellEvidence` */
export function sampleFace(
  { width, height, rgba }: Frame,
  toPicture: Homography,
  size: number,
  evidence: Float32Array,
): SampledFace {
  const rgb = new Float32Array(size * size * 3);
  const trust = new Float32Array(size * size);
  // Doubles: with a brightness above them, 32 bits number the pixels of four megapixels only.
  const order = new Float64Array(POINTS * POINTS);
  for (let sticker = 0; sticker < size * size; sticker++) {
    const [column, row] = [(sticker % size) + 0.5, Math.floor(sticker / size) + 0.5];
    for (let point = 0; point < order.length; point++) {
      const right = ((point % POINTS) / (POINTS - 1)) * 2 - 1;
      const down = (Math.floor(point / POINTS) / (POINTS - 1)) * 2 - 1;
      const at = project(toPicture, column + right * REACH, row + down * REACH);
      const x = Math.min(width - 1, Math.max(0, Math.round(at.x)));
      const y = Math.min(height - 1, Math.max(0, Math.round(at.y)));
      const from = (y * width + x) * 4;
      // Brightness above, pixel below: sorting them sorts the points.
      order[point] = (rgba[from] + rgba[from + 1] + rgba[from + 2]) * PIXELS + from / 4;
    }
    order.sort();
    const [first, last] = [Math.floor(order.length * TOO_DARK), Math.ceil(order.length * (1 - TOO_BRIGHT))];
    for (let point = first; point < last; point++) {
      const from = (order[point] % PIXELS) * 4;
      for (let k = 0; k < 3; k++) rgb[sticker * 3 + k] += rgba[from + k] / (last - first);
    }
    if (isBlinding(rgb, sticker * 3))
      writeRim(rgb, sticker * 3, { width, height, rgba }, toPicture, column, row);
    const brightness = (point: number) => Math.floor(order[point] / PIXELS) / 3;
    const spread = brightness(last - 1) - brightness(first);
    const even = 1 / (1 + (spread / DOUBTFUL_SPREAD) ** 2);
    trust[sticker] = even * Math.min(1, SIDELESS + (1 + evidence[sticker]) / 1.3);
  }
  return { rgb, trust };
}

/** A color is lost when two or more channels are saturated and the third nearly so. */
const BLINDED = 243;
const NEARLY_BLINDED = 190;
/** Rays per side, how far out they go, the steps along them, and the level that counts as outside. */
const RAYS = 9;
const RIM_REACH = 0.66;
const RIM_STEPS = 64;
const OUTSIDE = 0.72;

function isBlinding(rgb: Float32Array, at: number): boolean {
  const channels = [rgb[at], rgb[at + 1], rgb[at + 2]].sort((a, b) => a - b);
  return channels[0] > NEARLY_BLINDED && channels[1] > BLINDED;
}

/**
 * The color of an overexposed sticker can still be seen on its rim, where a pixel mixes the sticker with its dark
 * border: yellow stickers that are white inside have yellow rims. It is taken from the outermost bright pixels on all
 * four sides alike, because lenses tint opposite rims in opposite ways.
 */
function writeRim(
  rgb: Float32Array,
  to: number,
  { width, height, rgba }: Frame,
  toPicture: Homography,
  column: number,
  row: number,
): void {
  const sum = [0, 0, 0];
  let rims = 0;
  for (let side = 0; side < 4; side++)
    for (let ray = 0; ray < RAYS; ray++) {
      const along = ((ray / (RAYS - 1)) * 2 - 1) * REACH;
      let rim = -1;
      let inner = -1;
      let outside = false;
      for (let step = RIM_STEPS / 3; step <= RIM_STEPS && !outside; step++) {
        const out = (step / RIM_STEPS) * RIM_REACH * (side < 2 ? 1 : -1);
        const at =
          side % 2 === 0
            ? project(toPicture, column + out, row + along)
            : project(toPicture, column + along, row + out);
        const [x, y] = [Math.round(at.x), Math.round(at.y)];
        if (x < 0 || y < 0 || x >= width || y >= height) break;
        const from = (y * width + x) * 4;
        if (from === rim) continue;
        outside = Math.max(rgba[from], rgba[from + 1], rgba[from + 2]) < OUTSIDE * 255;
        if (!outside) [inner, rim] = [rim, from];
      }
      if (!outside || inner < 0) continue;
      for (let k = 0; k < 3; k++) sum[k] += (rgba[rim + k] + rgba[inner + k]) / 2;
      rims++;
    }
  if (rims < RAYS) return;
  for (let k = 0; k < 3; k++) rgb[to + k] = sum[k] / rims;
}
