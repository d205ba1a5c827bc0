/** Rasterizes scenes: convex outlines are filled line by line, and the covered part of each pixel is its opacity. */
import { checkCount, formatValue, typeError } from "../result.ts";
import { bendsOf, between, type Point, type Scene, type Shape } from "./scene.ts";
import { parseHex } from "./scheme.ts";

/** Lines sampled per row of pixels; along a line coverage is exact. */
const LINES = 4;
/** Pixels: a sheet for print has fewer. */
const MAX_WIDTH = 16_384;
/** Straight pieces per rounded corner. */
const PIECES = 6;

/** An RGB image, rows from the top, three bytes per pixel. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/**
 * The scene scaled to a width of 1 to 16,384 pixels, on a background of one color, `#rrggbb`. The height follows from the scene.
 *
 * @throws TypeError for anything but a scene; RangeError for another width or color.
 * @example rasterize({ width: 2, height: 1, shapes: [] }, 4, "#ffffff").pixels.length; // → 24
 */
export function rasterize(scene: Scene, width: number, background: string): Image {
  if (!Array.isArray(scene?.shapes) || !(scene.width > 0) || !(scene.height > 0))
    throw typeError("scene", "a scene with width, height and shapes", formatValue(scene));
  checkCount(width, "width", 1, MAX_WIDTH);
  const scale = width / scene.width;
  const height = Math.max(1, Math.round(scene.height * scale));
  const pixels = new Uint8Array(width * height * 3);
  const ground = parseHex(background);
  pixels.set(ground);
  // Doubled until it is full, which takes a tenth of the time of a loop.
  for (let filled = 3; filled < pixels.length; filled *= 2) pixels.copyWithin(filled, 0, filled);
  const image = { width, height, pixels };
  for (const shape of scene.shapes) {
    const points = outlinePoints(shape).map(([x, y]): Point => [x * scale, y * scale]);
    fillConvex(image, points, parseHex(shape.color));
  }
  return image;
}

/** The outline that the SVG draws, its quadratic curves cut into pieces. */
function outlinePoints(shape: Shape): Point[] {
  return bendsOf(shape).flatMap(({ before, corner, after }) =>
    Array.from({ length: PIECES + 1 }, (_, piece) => {
      const t = piece / PIECES;
      return between(between(before, corner, t), between(corner, after, t), t);
    }),
  );
}

function fillConvex(image: Image, points: readonly Point[], color: readonly number[]): void {
  const { width, height, pixels } = image;
  const [xs, ys] = [0, 1].map((axis) => Float64Array.from(points, (point) => point[axis]));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(height - 1, Math.floor(Math.max(...ys)));
  const from = Math.max(0, Math.floor(Math.min(...xs)));
  const to = Math.min(width - 1, Math.floor(Math.max(...xs)));
  const coverage = new Float64Array(width);
  const lefts = new Float64Array(LINES);
  const rights = new Float64Array(LINES);
  const [red, green, blue] = color;
  for (let row = top; row <= bottom; row++) {
    // Between these pixels all lines are inside from edge to edge: most of a picture, and nothing is left to compute.
    let innerFrom = from;
    let innerTo = to;
    let leftmost = to + 1;
    let rightmost = from - 1;
    for (let line = 0; line < LINES; line++) {
      findSpan(xs, ys, row + (line + 0.5) / LINES, lefts, rights, line);
      leftmost = Math.min(leftmost, lefts[line]);
      rightmost = Math.max(rightmost, rights[line]);
      innerFrom = Math.max(innerFrom, Math.ceil(lefts[line]));
      innerTo = Math.min(innerTo, Math.floor(rights[line]) - 1);
    }
    if (innerTo < innerFrom) innerFrom = innerTo = to + 1;
    const rowFrom = Math.max(from, Math.floor(leftmost));
    const rowTo = Math.min(to, Math.floor(rightmost));
    coverage.fill(0, rowFrom, rowTo + 1);
    for (let line = 0; line < LINES; line++) {
      const left = lefts[line];
      const right = rights[line];
      const last = Math.min(width - 1, Math.floor(right));
      for (let x = Math.max(0, Math.floor(left)); x <= last; x++) {
        if (x === innerFrom) x = innerTo + 1;
        coverage[x] += Math.max(0, Math.min(right, x + 1) - Math.max(left, x)) / LINES;
      }
    }
    for (let x = rowFrom; x <= rowTo; x++) {
      let at = (row * width + x) * 3;
      if (x === innerFrom) {
        for (; x <= innerTo; x++) {
          pixels[at++] = red;
          pixels[at++] = green;
          pixels[at++] = blue;
        }
        x--;
        continue;
      }
      if (coverage[x] === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const below = pixels[at + channel];
        pixels[at + channel] = Math.round(below + (color[channel] - below) * coverage[x]);
      }
    }
  }
}

/** Where the horizontal line y enters and leaves a convex outline, as number `at` of both; an empty span if it misses. */
function findSpan(
  xs: Float64Array,
  ys: Float64Array,
  y: number,
  lefts: Float64Array,
  rights: Float64Array,
  at: number,
): void {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let before = xs.length - 1;
  for (let i = 0; i < xs.length; before = i++) {
    const ay = ys[before];
    const by = ys[i];
    if (ay <= y === by <= y) continue;
    const ax = xs[before];
    const x = ax + ((xs[i] - ax) * (y - ay)) / (by - ay);
    if (x < left) left = x;
    if (x > right) right = x;
  }
  lefts[at] = left;
  rights[at] = right;
}
