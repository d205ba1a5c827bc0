/**
 * The six colors as this camera saw them, found from all stickers together, without calibration or thresholds. A sticker is its
 * color, times the light on its face, times the shade of its place, cut off where the camera saturates, with noise. Each color is on
 * equally many stickers. Starting from a usual palette under the mean light, the shares of stickers in colors, the colors, their
 * spread, the lights and the shades are estimated in turn (expectation and maximization). Spreads are bell curves with long tails
 * (Student's t), so glare and fingers weigh little.
 */

import type { Portions } from "../portions.ts";
import { logLight, type Stickers, writeFeatures } from "./stickers.ts";

export const COLOR_COUNT = 6;

/** Usual stickers in the order of the faces U R F D L B: white, red, green, yellow, orange, blue. */
const USUAL: readonly (readonly number[])[] = [
  [225, 230, 232],
  [175, 22, 28],
  [25, 145, 80],
  [215, 210, 60],
  [235, 90, 25],
  [20, 80, 175],
];

/** How far the usual colors may be off before any stickers are seen, in features: lightness, and the two color axes. */
const FIRST_SPREAD = [0.35, 0.09, 0.09];
/** The expected spread of one color's stickers, and how many stickers' worth that expectation counts. */
const SPREAD = [0.1, 0.02, 0.02];
const SPREAD_TRUST = 4;
/**
 * How many stickers it takes to move a color from the usual one, and to believe that its features differ from its
 * light's.
 */
const COLOR_TRUST = 0.3;
const OFFSET_TRUST = 1;
/** How many stickers it takes to move the light of one face, in brightness and in tint. */
const BRIGHTNESS_TRUST = 0.5;
const TINT_TRUST = 3;
/**
 * How many stickers it takes to believe in a shade: one place in all pictures (lamp and lens stay), or a slope in one
 * picture.
 */
const PLACE_TRUST = 2;
const SLOPE_TRUST = 3;
/** Degrees of freedom of the t-distribution. */
const TAILS = 4;
/** One sticker in 300 tells nothing, since it may look like anything. The logarithm of that density. */
const OUTLIER = -5.3;
const ROUNDS = 25;

interface Model {
  /** color[color · 3 + channel], a logarithm of light, as under the mean light. */
  readonly color: Float64Array;
  /** offset[color · 3 + feature]: how far the features of its stickers are from those of its light. */
  readonly offset: Float64Array;
  readonly deviation: Float64Array;
  /** light[face · 3 + channel], logarithms. */
  readonly light: Float64Array;
  /** shade[sticker]: how much brighter its place is lit than its face, as a logarithm. */
  readonly shade: Float64Array;
  /** differences[(sticker · 6 + color) · 3 + feature]: seen − expected, if it had that color. */
  readonly differences: Float64Array;
}

/**
 * logs[sticker · 6 + color]: the log-likelihood of each color for each sticker. If `given[sticker]`, the colors of a cube, is passed,
 * everything is learned from it; otherwise stickers are shared out evenly, unless so few faces were seen that the colors on them may
 * be far from even. A round is a portion.
 */
export function* colorLogs(
  stickers: Stickers,
  given?: Uint8Array,
  isEven: boolean = true,
): Portions<Float64Array> {
  const { count, trust } = stickers;
  const model = usualModel(stickers);
  const logs = new Float64Array(count * COLOR_COUNT);
  const shares = new Float64Array(count * COLOR_COUNT);
  given?.forEach((color, at) => {
    shares[at * COLOR_COUNT + color] = trust[at];
  });
  compare(model, stickers);
  for (let round = 0; round < ROUNDS; round++) {
    yield;
    if (!given) {
      writeLogs(logs, model, trust);
      shareOut(shares, logs, trust, isEven ? SCALINGS : 0);
    }
    const residuals = new Residuals(model, stickers, shares);
    fitColors(model, residuals);
    fitLights(model, residuals, stickers);
    fitShades(model, residuals, stickers);
    compare(model, stickers);
    fitSpread(model, shares);
  }
  writeLogs(logs, model, trust);
  return logs;
}

/** The usual palette, in the light that gives the mean of all stickers, the same on every face. */
function usualModel({ count, perFace, light, trust }: Stickers): Model {
  const color = Float64Array.from(USUAL.flat(), logLight);
  const lights = new Float64Array((count / perFace) * 3);
  const all = trust.reduce((sum, item) => sum + item, 1e-9);
  for (let channel = 0; channel < 3; channel++) {
    let seen = 1e-9;
    for (let at = 0; at < count; at++) seen += trust[at] * Math.exp(light[at * 3 + channel]);
    const usual = USUAL.reduce((sum, rgb) => sum + Math.exp(logLight(rgb[channel])), 0) / COLOR_COUNT;
    for (let at = channel; at < lights.length; at += 3) lights[at] = Math.log(seen / all / usual);
  }
  return {
    color,
    offset: new Float64Array(COLOR_COUNT * 3),
    deviation: Float64Array.from(color, (_, at) => FIRST_SPREAD[at % 3]),
    light: lights,
    shade: new Float64Array(count),
    differences: new Float64Array(count * COLOR_COUNT * 3),
  };
}

/** Writes what is seen of each sticker minus what would be seen of each color in its place. */
function compare({ color, light, shade, differences }: Model, { count, perFace, features }: Stickers): void {
  const expected = new Float64Array(3);
  for (let at = 0; at < count; at++) {
    const face = Math.floor(at / perFace) * 3;
    for (let c = 0; c < COLOR_COUNT; c++) {
      writeFeatures(
        expected,
        0,
        Math.min(0, color[c * 3] + light[face] + shade[at]),
        Math.min(0, color[c * 3 + 1] + light[face + 1] + shade[at]),
        Math.min(0, color[c * 3 + 2] + light[face + 2] + shade[at]),
      );
      for (let k = 0; k < 3; k++)
        differences[(at * COLOR_COUNT + c) * 3 + k] = features[at * 3 + k] - expected[k];
    }
  }
}

/** The squared distance of a sticker from a color, in standard deviations. */
function distance({ differences, offset, deviation }: Model, at: number, color: number): number {
  let sum = 0;
  for (let k = 0; k < 3; k++)
    sum +=
      ((differences[(at * COLOR_COUNT + color) * 3 + k] - offset[color * 3 + k]) /
        deviation[color * 3 + k]) **
      2;
  return sum;
}

function writeLogs(logs: Float64Array, model: Model, trust: Float64Array): void {
  for (let color = 0; color < COLOR_COUNT; color++) {
    let volume = 0;
    for (let k = 0; k < 3; k++) volume += Math.log(model.deviation[color * 3 + k]);
    for (let at = 0; at < trust.length; at++) {
      // Student's t in three dimensions; its constant is left out.
      const log = -volume - ((TAILS + 3) / 2) * Math.log1p(distance(model, at, color) / TAILS);
      const high = Math.max(log, OUTLIER);
      logs[at * COLOR_COUNT + color] =
        trust[at] * (high + Math.log(Math.exp(log - high) + Math.exp(OUTLIER - high)));
    }
  }
}

const SCALINGS = 11;

/** Shares of every sticker in the colors; with scalings, such that each color has a sixth of all stickers (Sinkhorn). */
function shareOut(shares: Float64Array, logs: Float64Array, trust: Float64Array, scalings: number): void {
  const all = trust.reduce((sum, item) => sum + item, 0);
  const lift = new Float64Array(COLOR_COUNT);
  const sums = new Float64Array(COLOR_COUNT);
  for (let round = 0; round <= scalings; round++) {
    sums.fill(0);
    for (let at = 0; at < trust.length; at++) {
      const first = at * COLOR_COUNT;
      let high = Number.NEGATIVE_INFINITY;
      for (let c = 0; c < COLOR_COUNT; c++) high = Math.max(high, logs[first + c] + lift[c]);
      let sum = 0;
      for (let c = 0; c < COLOR_COUNT; c++) {
        shares[first + c] = Math.exp(logs[first + c] + lift[c] - high);
        sum += shares[first + c];
      }
      for (let c = 0; c < COLOR_COUNT; c++) {
        shares[first + c] *= trust[at] / sum;
        sums[c] += shares[first + c];
      }
    }
    for (let c = 0; c < COLOR_COUNT; c++) lift[c] += Math.log(all / COLOR_COUNT / Math.max(sums[c], 1e-9));
  }
}

/** What the light of each sticker leaves unexplained if it has a given color, and how much weight that carries. */
class Residuals {
  /** Both [(sticker · 6 + color) · 3 + channel]. */
  readonly value: Float64Array;
  readonly weight: Float64Array;

  constructor(
    { color, light, shade }: Model,
    { count, perFace, light: seen, weight, blinded }: Stickers,
    shares: Float64Array,
  ) {
    this.value = new Float64Array(count * COLOR_COUNT * 3);
    this.weight = new Float64Array(count * COLOR_COUNT * 3);
    for (let at = 0; at < count; at++) {
      const face = Math.floor(at / perFace) * 3;
      for (let c = 0; c < COLOR_COUNT; c++)
        for (let k = 0; k < 3; k++) {
          const expected = color[c * 3 + k] + light[face + k] + shade[at];
          const to = (at * COLOR_COUNT + c) * 3 + k;
          // A saturated channel says "at least this much": anything above counts as expected.
          const asExpected = blinded[at * 3 + k] === 1 && expected > seen[at * 3 + k];
          this.value[to] = asExpected ? 0 : seen[at * 3 + k] - expected;
          this.weight[to] = shares[at * COLOR_COUNT + c] * weight[at * 3 + k];
        }
    }
  }
}

function fitColors({ color }: Model, { value, weight }: Residuals): void {
  for (let at = 0; at < color.length; at++) {
    let sum = 0;
    let all = 1e-9;
    for (let from = at; from < value.length; from += COLOR_COUNT * 3) {
      sum += weight[from] * value[from];
      all += weight[from];
    }
    const usual = logLight(USUAL[Math.floor(at / 3)][at % 3]);
    // What a sticker of this color says about this channel, so that the usual color has the weight stated above.
    const prior = COLOR_TRUST * 0.1;
    const step = (sum + prior * (usual - color[at])) / (all + prior);
    color[at] += step;
    for (let from = at; from < value.length; from += COLOR_COUNT * 3) value[from] -= step;
  }
}

/**
 * Fits the light on each face: how much brighter, and how differently tinted, its stickers are than their colors
 * elsewhere.
 */
function fitLights({ light }: Model, { value, weight }: Residuals, { perFace }: Stickers): void {
  const step = perFace * COLOR_COUNT * 3;
  const mean = [0, 1, 2].map((k) => {
    let sum = 0;
    for (let at = k; at < light.length; at += 3) sum += light[at];
    return (sum * 3) / light.length;
  });
  for (let face = 0; face < light.length / 3; face++) {
    const sum = [0, 0, 0];
    const all = [0, 0, 0];
    for (let at = face * step; at < (face + 1) * step; at++) {
      sum[at % 3] += weight[at] * (value[at] + light[face * 3 + (at % 3)] - mean[at % 3]);
      all[at % 3] += weight[at];
    }
    const brightness = (sum[0] + sum[1] + sum[2]) / (all[0] + all[1] + all[2] + 3 * BRIGHTNESS_TRUST);
    for (let k = 0; k < 3; k++) {
      const tint = (sum[k] - brightness * all[k]) / (all[k] + TINT_TRUST);
      const change = mean[k] + brightness + tint - light[face * 3 + k];
      light[face * 3 + k] += change;
      for (let at = face * step + k; at < (face + 1) * step; at += 3) value[at] -= change;
    }
  }
}

/** Fits the shading within the faces: the same at each place in all pictures, plus a slope of its own in each. */
function fitShades({ shade }: Model, { value, weight }: Residuals, { count, perFace }: Stickers): void {
  const size = Math.sqrt(perFace);
  const residual = new Float64Array(count);
  const weights = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    let sum = 0;
    for (let k = at * COLOR_COUNT * 3; k < (at + 1) * COLOR_COUNT * 3; k++) {
      sum += weight[k] * value[k];
      weights[at] += weight[k];
    }
    residual[at] = weights[at] > 0 ? sum / weights[at] + shade[at] : 0;
    weights[at] /= 3;
  }
  for (let place = 0; place < perFace; place++) {
    let sum = 0;
    let all = PLACE_TRUST;
    for (let at = place; at < count; at += perFace) {
      sum += weights[at] * residual[at];
      all += weights[at];
    }
    for (let at = place; at < count; at += perFace) shade[at] = sum / all;
  }
  const column = (place: number) => ((place % size) * 2) / (size - 1) - 1;
  const row = (place: number) => (Math.floor(place / size) * 2) / (size - 1) - 1;
  for (let first = 0; first < count; first += perFace) {
    const slopes = [column, row].map((across) => {
      let sum = 0;
      let all = SLOPE_TRUST;
      for (let place = 0; place < perFace; place++) {
        const x = across(place);
        sum += weights[first + place] * (residual[first + place] - shade[first + place]) * x;
        all += weights[first + place] * x * x;
      }
      return sum / all;
    });
    for (let place = 0; place < perFace; place++)
      shade[first + place] += slopes[0] * column(place) + slopes[1] * row(place);
  }
}

/** Fits the spread of each color's stickers; outliers weigh less, as the long tails require. */
function fitSpread(model: Model, shares: Float64Array): void {
  const { differences, offset, deviation } = model;
  const count = shares.length / COLOR_COUNT;
  const weights = new Float64Array(count);
  for (let color = 0; color < COLOR_COUNT; color++) {
    let all = 0;
    for (let at = 0; at < count; at++) {
      const share = shares[at * COLOR_COUNT + color];
      weights[at] = (share * (TAILS + 3)) / (TAILS + distance(model, at, color));
      all += share;
    }
    for (let k = 0; k < 3; k++) {
      let sum = 0;
      let weight = OFFSET_TRUST;
      for (let at = 0; at < count; at++) {
        sum += weights[at] * differences[(at * COLOR_COUNT + color) * 3 + k];
        weight += weights[at];
      }
      const middle = sum / weight;
      let squares = SPREAD_TRUST * SPREAD[k] ** 2;
      for (let at = 0; at < count; at++)
        squares += weights[at] * (differences[(at * COLOR_COUNT + color) * 3 + k] - middle) ** 2;
      offset[color * 3 + k] = middle;
      deviation[color * 3 + k] = Math.sqrt(squares / (SPREAD_TRUST + all));
    }
  }
}
