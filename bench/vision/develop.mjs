/** Light to a picture, as a cheap camera makes it: out of focus, with noise, in bytes, and with what JPEG loses. */

export function developed(pixels, { width, height, blur, noise, quality }, random) {
  const light = blurred(pixels, width, blur);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++)
    for (let k = 0; k < 3; k++) {
      const seen = Math.max(0, light[at * 3 + k]);
      const grain = (random() + random() - 1) * 2.4 * noise * (0.3 + Math.sqrt(seen));
      data[at * 4 + k] = channelOf(seen + grain);
    }
  return { width, height, rgba: compressed(data, width, height, quality) };
}

/** sRGB in steps of 1/4096 of full light. */
const CHANNELS = Uint8Array.from({ length: 4097 }, (_, at) => {
  const share = at / 4096;
  return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
});

function channelOf(light) {
  return CHANNELS[light <= 0 ? 0 : light >= 1 ? 4096 : Math.round(light * 4096)];
}

/** Three passes of a small box, near to a bell curve. */
function blurred(pixels, width, sigma) {
  if (sigma < 0.3) return pixels;
  const weight = sigma / (1 + sigma) / 2;
  const step = (from, stride) => {
    const to = from.slice();
    for (let at = stride; at < from.length - stride; at++)
      to[at] = from[at] * (1 - 2 * weight) + weight * (from[at - stride] + from[at + stride]);
    return to;
  };
  let result = pixels;
  for (let pass = 0; pass < 3; pass++) result = step(step(result, 3), width * 3);
  return result;
}

/** The tables of the JPEG standard (ITU-T T.81, annex K), for lightness and for color. */
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

const COSINES = Float32Array.from({ length: 64 }, (_, at) => {
  const [wave, place] = [at >> 3, at & 7];
  return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * place + 1) * wave * Math.PI) / 16);
});

/** What is left of a picture after JPEG with half the color resolution: waves of 8 × 8 blocks, rounded; coding them loses nothing. */
function compressed(data, width, height, quality) {
  const percent = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  const scaled = (table) => table.map((step) => Math.max(1, Math.floor((step * percent + 50) / 100)));
  const lightness = new Float32Array(width * height);
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
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

/** In place, block by block; what is left over at the right and below stays. */
function roundWaves(plane, width, height, steps) {
  const [block, half] = [new Float32Array(64), new Float32Array(64)];
  for (let top = 0; top + 8 <= height; top += 8)
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let at = 0; at < 64; at++) block[at] = plane[(top + (at >> 3)) * width + left + (at & 7)];
      // Rows, then columns; and back.
      product(block, half, false);
      product(half, block, false);
      for (let at = 0; at < 64; at++) block[at] = Math.round(block[at] / steps[at]) * steps[at];
      product(block, half, true);
      product(half, block, true);
      for (let at = 0; at < 64; at++) plane[(top + (at >> 3)) * width + left + (at & 7)] = block[at];
    }
}

/** Each row of `from` in waves (or back from them), written as a column of `to`. */
function product(from, to, isBack) {
  for (let row = 0; row < 8; row++)
    for (let wave = 0; wave < 8; wave++) {
      let sum = 0;
      if (isBack) for (let k = 0; k < 8; k++) sum += from[row * 8 + k] * COSINES[k * 8 + wave];
      else for (let k = 0; k < 8; k++) sum += from[row * 8 + k] * COSINES[wave * 8 + k];
      to[wave * 8 + row] = sum;
    }
}
