/** Rasterizes scenes: convex outlines are filled line by line, and the covered part of each pixel is its opacity. */
import { formatValue, rangeError, typeError } from "../result.ts";
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
  if (!Number.isInteger(width) || width < 1 || width > MAX_WIDTH)
    throw rangeError("width", `an integer in 1 … ${MAX_WIDTH}`, width);
  const scale = width / scene.width;
  const height = Math.max(1, Math.round(scene.height * scale));
  const pixels = new Uint8Array(width * height * 3);
  const ground = parseHex(background);
  for (let i = 0; i < pixels.length; i++) pixels[i] = ground[i % 3];
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
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(height - 1, Math.floor(Math.max(...ys)));
  const from = Math.max(0, Math.floor(Math.min(...xs)));
  const to = Math.min(width - 1, Math.floor(Math.max(...xs)));
  const coverage = new Float64Array(width);
  for (let row = top; row <= bottom; row++) {
    coverage.fill(0, from, to + 1);
    for (let line = 0; line < LINES; line++) {
      const [left, right] = spanAt(points, row + (line + 0.5) / LINES);
      const last = Math.min(width - 1, Math.floor(right));
      for (let x = Math.max(0, Math.floor(left)); x <= last; x++)
        coverage[x] += Math.max(0, Math.min(right, x + 1) - Math.max(left, x)) / LINES;
    }
    for (let x = from; x <= to; x++) {
      if (coverage[x] === 0) continue;
      const at = (row * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const below = pixels[at + channel];
        pixels[at + channel] = Math.round(below + (color[channel] - below) * coverage[x]);
      }
    }
  }
}

/** Where the horizontal line y enters and leaves a convex outline; an empty span if it misses. */
function spanAt(points: readonly Point[], y: number): readonly [number, number] {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i++) {
    const [ax, ay] = points[i];
    const [bx, by] = points[(i + 1) % points.length];
    if (ay <= y === by <= y) continue;
    const x = ax + ((bx - ax) * (y - ay)) / (by - ay);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return [left, right];
}
