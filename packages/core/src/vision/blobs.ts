/**
 * Patches of even color that could be stickers, found without a threshold for evenness. Pixels join in order of how
 * much the picture changes around them, the calmest first. A patch is kept as it was when it looked most like a
 * parallelogram, before it merged with another. Its moments alone tell: a square of side a has variance a²/12 along
 * each axis, and so does any slanted view of it along its own axes.
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

/** The fractions of the picture that a sticker may cover. */
const SMALLEST = 0.0004;
const LARGEST = 0.12;
/** area / (12 · √determinant of the covariance): 1 for parallelograms, 1.05 for ellipses, less for ragged shapes. */
const FILLED = 1.02;
const MAX_OFF = 0.24;
/** The square of the largest ratio of length to width. */
const MAX_LENGTH = 9;
/** A patch is examined again when it has grown by this factor. */
const GROWN = 1.12;

/** Where the change is this large, there is an edge rather than a patch. */
const EDGE = 150;

export function findBlobs(frame: Frame): Blob[] {
  const { width, height } = frame;
  const count = width * height;
  const { order, calm } = calmestFirst(changes(frame), count);
  const least = Math.max(12, SMALLEST * count);
  const most = LARGEST * count;
  // Which patch a pixel belongs to, −1 where it has not come yet, and which patch a patch has flowed into. A patch begins beside no
  // other one, so there are at most half as many as pixels. Sums are kept at the last one: numbered as they begin, patches are few
  // and near each other in memory, which takes a third off the time.
  const patchOf = new Int32Array(count).fill(-1);
  const into = new Int32Array((count >> 1) + 1);
  const area = new Int32Array((count >> 1) + 1);
  const sums = new Float64Array(((count >> 1) + 1) * 5);
  // What each patch looked like at its best: how far from a parallelogram, and which blob that is.
  const lookAgain = new Float32Array((count >> 1) + 1);
  const off = new Float32Array((count >> 1) + 1);
  const kept = new Int32Array((count >> 1) + 1);
  let patches = 0;
  const blobs: Blob[] = [];
  const isOver: boolean[] = [];

  for (let k = 0; k < calm; k++) {
    const at = order[k];
    const y = (at / width) | 0;
    const x = at - y * width;
    // The frame's own border is never visited: it has no change value.
    let root = -1;
    for (let side = 0; side < 4; side++) {
      const beside = side === 0 ? at - 1 : side === 1 ? at + 1 : side === 2 ? at - width : at + width;
      let other = patchOf[beside];
      if (other < 0) continue;
      while (into[other] !== other) {
        into[other] = into[into[other]];
        other = into[other];
      }
      if (root < 0) root = other;
      if (other === root) continue;
      if (area[other] > area[root]) {
        const larger = other;
        other = root;
        root = larger;
      }
      if (area[other] >= least) {
        // When two patches merge, their best shapes are settled and a new patch begins.
        look(root);
        look(other);
        kept[root] = -1;
        off[root] = 1;
      }
      into[other] = root;
      area[root] += area[other];
      for (let m = 0; m < 5; m++) sums[root * 5 + m] += sums[other * 5 + m];
    }
    if (root < 0) {
      root = patches++;
      into[root] = root;
      lookAgain[root] = least;
      off[root] = 1;
      kept[root] = -1;
    }
    patchOf[at] = root;
    area[root]++;
    const to = root * 5;
    sums[to] += x;
    sums[to + 1] += y;
    sums[to + 2] += x * x;
    sums[to + 3] += x * y;
    sums[to + 4] += y * y;
    if (area[root] >= lookAgain[root] && area[root] <= most) look(root);
  }
  return blobs.filter((_, at) => !isOver[at]);

  /** Keeps the patch as it is now if it is the most like a parallelogram so far. */
  function look(root: number): void {
    const size = area[root];
    lookAgain[root] = size * GROWN;
    if (size > most || size < least) return;
    const at = root * 5;
    const x = sums[at] / size;
    const y = sums[at + 1] / size;
    // Each pixel is a small square itself.
    const xx = sums[at + 2] / size - x * x + 1 / 12;
    const xy = sums[at + 3] / size - x * y;
    const yy = sums[at + 4] / size - y * y + 1 / 12;
    const determinant = xx * yy - xy * xy;
    const away = Math.abs(size / (12 * Math.sqrt(determinant)) - FILLED);
    const longer = (xx + yy + Math.sqrt((xx - yy) ** 2 + 4 * xy * xy)) / 2;
    // Slightly more ragged but larger is better: that is the whole sticker.
    if (away > MAX_OFF || away > off[root] + 0.02 || longer ** 2 / determinant > MAX_LENGTH) return;
    off[root] = Math.min(off[root], away);
    if (kept[root] >= 0) isOver[kept[root]] = true;
    kept[root] = blobs.length;
    blobs.push({ x, y, area: size, xx, xy, yy });
  }
}

/** Below this level edges are faint, and some of the change is noise. */
const DARK = 40;

/** change[pixel], 0 … 255: the most that any channel changes around it, amplified where it is dark. */
function changes({ width, height, rgba }: Frame): Uint8Array {
  const change = new Uint8Array(width * height).fill(255);
  const row = width * 4;
  // Of the columns before, at and after the pixel: each channel's sum from above to below, and its step. Written out, as this is a
  // quarter of the time of a look.
  const sum = new Int32Array(row);
  const step = new Int32Array(row);
  for (let y = 1; y < height - 1; y++) {
    const first = y * row;
    for (let k = 0; k < row; k++) {
      const above = rgba[first + k - row];
      const below = rgba[first + k + row];
      sum[k] = above + rgba[first + k] + below;
      step[k] = below - above;
    }
    for (let x = 1, at = 4; x < width - 1; x++, at += 4) {
      const red = Math.abs(sum[at + 4] - sum[at - 4]);
      const green = Math.abs(sum[at + 5] - sum[at - 3]);
      const blue = Math.abs(sum[at + 6] - sum[at - 2]);
      const redDown = Math.abs(step[at - 4] + step[at] + step[at + 4]);
      const greenDown = Math.abs(step[at - 3] + step[at + 1] + step[at + 5]);
      const blueDown = Math.abs(step[at - 2] + step[at + 2] + step[at + 6]);
      const high = Math.max(red, green, blue, redDown, greenDown, blueDown);
      const bright = Math.max(sum[at], sum[at + 1], sum[at + 2]);
      change[y * width + x] = Math.min(254, (high * (255 + DARK)) / (bright + 3 * DARK));
    }
  }
  return change;
}

/** The pixels in order of change (by counting sort), and how many of them are not edges. */
function calmestFirst(
  change: Uint8Array,
  count: number,
): { readonly order: Int32Array; readonly calm: number } {
  const starts = new Int32Array(257);
  for (let at = 0; at < count; at++) starts[change[at] + 1]++;
  for (let level = 0; level < 256; level++) starts[level + 1] += starts[level];
  const calm = starts[EDGE];
  const order = new Int32Array(count);
  for (let at = 0; at < count; at++) order[starts[change[at]]++] = at;
  return { order, calm };
}

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
