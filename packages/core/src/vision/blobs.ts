/**
 * Patches of even color that could be stickers: grown pixel by pixel as long as neighbors are alike and near the mean of the patch, and kept
 * when they fill a parallelogram. Whether they do is told by their moments alone: a square of side a spreads a²/12 along
 * each axis, and so does any slanted view of it along its own.
 */
import type { Frame } from "./frame.ts";

export interface Blob {
  readonly x: number;
  readonly y: number;
  readonly area: number;
  /** Covariance of its pixels: xx, xy, yy. */
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

export interface BlobOptions {
  /** By how much neighbors in a patch may differ in any channel, and a pixel from the mean, where it is bright. */
  readonly step: number;
  readonly range: number;
}

/** Shares of the picture that a sticker may cover. */
const MIN_CUBE_SIZE = 0.0004;
const MAX_CUBE_SIZE = 0.12;
/** area / (12 · √determinant of the covariance): 1 for parallelograms, 1.05 for ellipses, less for what is ragged. */
const MIN_FILLED = 0.8;
const MAX_FILLED = 1.09;
/** What of a threshold is left where it is dark. */
const DARK = 0.3;
/** How many times longer than wide, squared. */
const MAX_LENGTH = 9;

export function findBlobs({ width, height, rgba }: Frame, { step, range }: BlobOptions): Blob[] {
  const count = width * height;
  const seen = new Uint8Array(count);
  const stack = new Int32Array(count);
  const blobs: Blob[] = [];
  const least = Math.max(16, MIN_CUBE_SIZE * count);
  for (let seed = 0; seed < count; seed++) {
    if (seen[seed] === 1) continue;
    seen[seed] = 1;
    stack[0] = seed;
    let depth = 1;
    let area = 0;
    let [sumX, sumY, sumXX, sumXY, sumYY] = [0, 0, 0, 0, 0];
    let [red, green, blue] = [rgba[seed * 4], rgba[seed * 4 + 1], rgba[seed * 4 + 2]];
    while (depth > 0) {
      const at = stack[--depth];
      const y = (at / width) | 0;
      const x = at - y * width;
      const r = rgba[at * 4];
      const g = rgba[at * 4 + 1];
      const b = rgba[at * 4 + 2];
      area++;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumXY += x * y;
      sumYY += y * y;
      // A running mean that forgets: shading within a sticker is followed.
      const rate = area < 64 ? 1 / area : 1 / 64;
      red += (r - red) * rate;
      green += (g - green) * rate;
      blue += (b - blue) * rate;
      // In the dark, edges are faint.
      const light = DARK + ((1 - DARK) * Math.max(red, green, blue)) / 255;
      const steps = step * light;
      const ranges = range * light;
      for (let side = 0; side < 4; side++) {
        const next = side === 0 ? at - 1 : side === 1 ? at + 1 : side === 2 ? at - width : at + width;
        if (side === 0 ? x === 0 : side === 1 ? x === width - 1 : next < 0 || next >= count) continue;
        if (seen[next] === 1) continue;
        const nr = rgba[next * 4];
        const ng = rgba[next * 4 + 1];
        const nb = rgba[next * 4 + 2];
        if (
          Math.abs(nr - r) > steps ||
          Math.abs(ng - g) > steps ||
          Math.abs(nb - b) > steps ||
          Math.abs(nr - red) > ranges ||
          Math.abs(ng - green) > ranges ||
          Math.abs(nb - blue) > ranges
        )
          continue;
        seen[next] = 1;
        stack[depth++] = next;
      }
    }
    if (area < least || area > MAX_CUBE_SIZE * count) continue;
    const x = sumX / area;
    const y = sumY / area;
    // Each pixel is a small square itself.
    const xx = sumXX / area - x * x + 1 / 12;
    const xy = sumXY / area - x * y;
    const yy = sumYY / area - y * y + 1 / 12;
    const determinant = xx * yy - xy * xy;
    const filled = area / (12 * Math.sqrt(determinant));
    const longer = (xx + yy + Math.sqrt((xx - yy) ** 2 + 4 * xy * xy)) / 2;
    if (filled < MIN_FILLED || filled > MAX_FILLED || longer ** 2 / determinant > MAX_LENGTH) continue;
    blobs.push({ x, y, area, xx, xy, yy });
  }
  return blobs;
}

/** The patches of several passes together, those that are the same once. */
export function uniqueBlobs(blobs: readonly Blob[]): Blob[] {
  const kept: Blob[] = [];
  for (const blob of blobs) {
    const reach = Math.sqrt(blob.area) / 3;
    const same = (other: Blob) =>
      Math.abs(other.x - blob.x) < reach &&
      Math.abs(other.y - blob.y) < reach &&
      other.area < blob.area * 1.7 &&
      blob.area < other.area * 1.7;
    if (!kept.some(same)) kept.push(blob);
  }
  return kept;
}
