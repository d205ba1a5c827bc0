/** From light to a picture, as a cheap camera makes it: out of focus, noisy, in bytes, and with JPEG's losses. */
import { seededRandom } from "@cubegram/core/perm";

export function developed(pixels, { width, height, blur, noise, quality }, random) {
  const light = blurred(pixels, width, blur);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const loud = LOUDNESS.map((share) => share * noise);
  for (let y = 0; y < height; y++) {
    // Where in the table of noise a row begins: drawing each value by itself would take longer than everything else.
    let grain = Math.floor(random() * GRAINS.length);
    for (let x = 0; x < width; x++) {
      const [from, to] = [(y * width + x) * 3, (y * width + x) * 4];
      for (let k = 0; k < 3; k++) {
        const seen = Math.min(4096, Math.max(0, light[from + k] * 4096)) | 0;
        const level = seen + GRAINS[grain++ & (GRAINS.length - 1)] * loud[seen];
        data[to + k] = CHANNELS[level <= 0 ? 0 : level >= 4096 ? 4096 : level | 0];
      }
    }
  }
  return { width, height, rgba: compressed(data, width, height, quality) };
}

/** sRGB in steps of 1/4096 of full light. */
const CHANNELS = Uint8Array.from({ length: 4097 }, (_, at) => {
  const share = at / 4096;
  return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
});

/** The amplitude of noise of 1 at each light level, in such steps. */
const LOUDNESS = Float32Array.from({ length: 4097 }, (_, at) => 4096 * 2.4 * (0.3 + Math.sqrt(at / 4096)));

/** Noise: sums of two uniform draws, −1 … 1. */
const GRAINS = grainsOf(seededRandom("grains"));

function grainsOf(random) {
  return Float32Array.from({ length: 1 << 16 }, () => random() + random() - 1);
}

/** Like three passes of a small box filter, close to a Gaussian: seven pixels in each direction. The outermost three stay as they are. */
function blurred(pixels, width, sigma) {
  if (sigma < 0.3) return pixels;
  const side = sigma / (1 + sigma) / 2;
  const kernel = [0, 1, 2].reduce(
    (taps) =>
      taps.map((tap, at) => tap * (1 - 2 * side) + side * ((taps[at - 1] ?? 0) + (taps[at + 1] ?? 0))),
    [0, 0, 0, 1, 0, 0, 0],
  );
  halfway = halfway?.length === pixels.length ? halfway : new Float32Array(pixels.length);
  blurredAlong(pixels, halfway, 3, kernel);
  blurredAlong(halfway, pixels, width * 3, kernel);
  return pixels;
}

/** @type {Float32Array | undefined} */
let halfway;

/** @param {readonly number[]} kernel seven numbers, the same from both ends */
function blurredAlong(from, to, step, kernel) {
  const [a, b, c, d] = kernel;
  const last = from.length - 3 * step;
  for (let at = 3 * step; at < last; at++)
    to[at] =
      d * from[at] +
      c * (from[at - step] + from[at + step]) +
      b * (from[at - 2 * step] + from[at + 2 * step]) +
      a * (from[at - 3 * step] + from[at + 3 * step]);
  to.set(from.subarray(0, 3 * step));
  to.set(from.subarray(last), last);
}

/** The tables of the JPEG standard (ITU-T T.81, annex K), for luma and chroma. */
const LIGHTNESS = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];
const COLOR = Array.from({ length: 64 }, (_, at) => {
  const [row, column] = [at >> 3, at & 7];
  const known = [17, 18, 24, 47, 18, 21, 26, 66, 24, 26, 56, 99, 47, 66, 99, 99];
  return row < 4 && column < 4 ? known[row * 4 + column] : 99;
});

/** What is left of a picture after JPEG with half the color resolution: the DCT of 8 × 8 blocks, rounded; coding it loses nothing. */
function compressed(data, width, height, quality) {
  const percent = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  const scaled = (table) => table.map((step) => Math.max(1, Math.floor((step * percent + 50) / 100)));
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  const lightness = new Float32Array(width * height);
  const blue = new Float32Array(halfWidth * halfHeight);
  const red = new Float32Array(halfWidth * halfHeight);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const [r, g, b] = [data[at], data[at + 1], data[at + 2]];
      const bright = 0.299 * r + 0.587 * g + 0.114 * b;
      lightness[y * width + x] = bright;
      const half = (y >> 1) * halfWidth + (x >> 1);
      blue[half] += (b - bright) * 0.141;
      red[half] += (r - bright) * 0.17825;
    }
  roundWaves(lightness, width, height, scaled(LIGHTNESS));
  roundWaves(blue, halfWidth, halfHeight, scaled(COLOR));
  roundWaves(red, halfWidth, halfHeight, scaled(COLOR));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const half = (y >> 1) * halfWidth + (x >> 1);
      const bright = lightness[y * width + x];
      data[at] = bright + 1.402 * red[half];
      data[at + 1] = bright - 0.344136 * blue[half] - 0.714136 * red[half];
      data[at + 2] = bright + 1.772 * blue[half];
    }
  return data;
}

/** In place, block by block; partial blocks at the right and at the bottom stay as they are. */
function roundWaves(plane, width, height, steps) {
  const [block, half] = [new Float32Array(64), new Float32Array(64)];
  const shares = steps.map((step) => 1 / step);
  for (let top = 0; top + 8 <= height; top += 8)
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let at = 0; at < 64; at++) block[at] = plane[(top + (at >> 3)) * width + left + (at & 7)];
      // Rows, then columns; and back.
      toWaves(block, half);
      toWaves(half, block);
      for (let at = 0; at < 64; at++) block[at] = (block[at] * shares[at] + ROUNDING - ROUNDING) * steps[at];
      fromWaves(block, half);
      fromWaves(half, block);
      for (let at = 0; at < 64; at++) plane[(top + (at >> 3)) * width + left + (at & 7)] = block[at];
    }
}

/** A number with no room for a fraction: adding and subtracting it rounds, in half the time that Math.round takes. */
const ROUNDING = 1.5 * 2 ** 52;

/** Half the cosine of kπ/16: the eight basis functions are made of these. */
const [C1, C2, C3, C4, C5, C6, C7] = [1, 2, 3, 4, 5, 6, 7].map((k) => Math.cos((k * Math.PI) / 16) / 2);

/** The DCT of each row of `from`, written as a column of `to`. Even basis functions are symmetric, odd ones antisymmetric, which halves the products. */
function toWaves(from, to) {
  for (let row = 0; row < 8; row++) {
    const at = row * 8;
    const [a, b] = [from[at] + from[at + 7], from[at + 1] + from[at + 6]];
    const [c, d] = [from[at + 2] + from[at + 5], from[at + 3] + from[at + 4]];
    const [e, f] = [from[at] - from[at + 7], from[at + 1] - from[at + 6]];
    const [g, h] = [from[at + 2] - from[at + 5], from[at + 3] - from[at + 4]];
    to[row] = C4 * (a + b + c + d);
    to[row + 16] = C2 * (a - d) + C6 * (b - c);
    to[row + 32] = C4 * (a - b - c + d);
    to[row + 48] = C6 * (a - d) - C2 * (b - c);
    to[row + 8] = C1 * e + C3 * f + C5 * g + C7 * h;
    to[row + 24] = C3 * e - C7 * f - C1 * g - C5 * h;
    to[row + 40] = C5 * e - C1 * f + C7 * g + C3 * h;
    to[row + 56] = C7 * e - C5 * f + C3 * g - C1 * h;
  }
}

/** The inverse. */
function fromWaves(from, to) {
  for (let row = 0; row < 8; row++) {
    const at = row * 8;
    const [even, other] = [C4 * (from[at] + from[at + 4]), C4 * (from[at] - from[at + 4])];
    const [x, y] = [C2 * from[at + 2] + C6 * from[at + 6], C6 * from[at + 2] - C2 * from[at + 6]];
    const [p, q, r, s] = [from[at + 1], from[at + 3], from[at + 5], from[at + 7]];
    const e = C1 * p + C3 * q + C5 * r + C7 * s;
    const f = C3 * p - C7 * q - C1 * r - C5 * s;
    const g = C5 * p - C1 * q + C7 * r + C3 * s;
    const h = C7 * p - C5 * q + C3 * r - C1 * s;
    to[row] = even + x + e;
    to[row + 56] = even + x - e;
    to[row + 8] = other + y + f;
    to[row + 48] = other + y - f;
    to[row + 16] = other - y + g;
    to[row + 40] = other - y - g;
    to[row + 24] = even - x + h;
    to[row + 32] = even - x - h;
  }
}
