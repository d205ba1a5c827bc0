/** A face seen several times: its looks, turned to match one another, and the colors that they give together. */
import { turnedIndex } from "../geometry/index.ts";
import { type FaceSamples, trustOf } from "./stickers.ts";

/** A face of the cube and the looks at it, all turned to match the first. */
export interface SeenFace extends FaceSamples {
  readonly size: number;
  readonly rgb: Float32Array;
  readonly trust: Float32Array;
  readonly looks: readonly FaceSamples[];
  /** How often it was seen; `looks` are the most recent ones. */
  readonly times: number;
  /** How often nothing in the picture was clearer: hardly ever, where part of a larger face was taken for a face. */
  readonly clearest: number;
}

/** The number of looks kept of each face. */
const MAX_LOOKS = 9;

/** The face with further looks, turned clockwise to match the others. */
export function withLooks(
  face: SeenFace | undefined,
  looks: readonly FaceSamples[],
  times: number,
  quarters: number,
  clearest = 0,
): SeenFace {
  const size = Math.sqrt(looks[0].rgb.length / 3);
  const all = [...(face?.looks ?? []), ...looks.map((look) => turnedFace(look, size, quarters))].slice(
    -MAX_LOOKS,
  );
  return {
    size,
    looks: all,
    times: (face?.times ?? 0) + times,
    clearest: (face?.clearest ?? 0) + clearest,
    ...combined(all),
  };
}

function turnedFace(face: FaceSamples, size: number, quarters: number): FaceSamples {
  const count = size * size;
  const turned = { rgb: new Float32Array(count * 3), trust: new Float32Array(count) };
  for (let at = 0; at < count; at++) {
    const from = turnedIndex(size, Math.floor(at / size), at % size, quarters);
    turned.trust[at] = trustOf(face, from);
    for (let k = 0; k < 3; k++) turned.rgb[at * 3 + k] = face.rgb[from * 3 + k];
  }
  return turned;
}

/** For every sticker the weighted median of its looks: half of the trust is in brighter looks, half in darker ones. */
function combined(looks: readonly FaceSamples[]): { rgb: Float32Array; trust: Float32Array } {
  const count = looks[0].rgb.length / 3;
  const rgb = new Float32Array(count * 3);
  const trust = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    const weights = looks.map((look) => trustOf(look, at) ** 2 + 1e-6);
    for (let k = 0; k < 3; k++)
      rgb[at * 3 + k] = looks[middleLook(looks, weights, at * 3 + k)].rgb[at * 3 + k];
    trust[at] = Math.max(...looks.map((look) => trustOf(look, at)));
  }
  return { rgb, trust };
}

/** The weighted median look: half of the weight is in darker ones. */
function middleLook(looks: readonly FaceSamples[], weights: readonly number[], channel: number): number {
  const order = [...looks.keys()].sort((a, b) => looks[a].rgb[channel] - looks[b].rgb[channel]);
  let left = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  for (const look of order) {
    left -= weights[look];
    if (left <= 0) return look;
  }
  return order[0];
}

// Whether two looks show one face, and how far it was turned between them.

/**
 * The difference, in levels, below which two faces are the same one seen twice. Of the looks at one face that find it
 * in its place, nearly all differ by less than 8; different faces differ by 13 or more (by 15 where only red and orange
 * are exchanged).
 */
export const SAME = 12;

interface Match {
  /** The index of the most similar face, its difference, and how far the other one must be turned to match it. */
  readonly at: number;
  readonly difference: number;
  readonly quarters: number;
}

type SizedFace = FaceSamples & { readonly size: number };

/** The most similar of the faces of the same size. */
export function nearest(faces: readonly SizedFace[], face: SizedFace): Match | undefined {
  let best: Match | undefined;
  faces.forEach((other, at) => {
    if (other.size !== face.size) return;
    const { difference, quarters } = compareFaces(other, face, face.size);
    if (!best || difference < best.difference) best = { at, difference, quarters };
  });
  return best;
}

/** The fraction of stickers that may be anything, because a finger or glare covers them in one of the looks. */
const COVERED = 0.2;
/** The fraction of stickers that must be clearly seen in both. */
const COMPARABLE = 0.3;

/**
 * How many levels a full difference in the shares of red and green is worth: red and orange differ by 30, and so do
 * white and yellow.
 */
const HUE = 200;
/** An odd cube's center counts by itself if it is seen at least this well: no two faces have the same one. */
const CENTER_SEEN = 0.15;

/**
 * How much two faces differ, in levels at equal brightness, or in hue where that is larger, and the turn of the second
 * face that fits best: the root of the mean square, because the faces of a 2x2 may differ in one sticker only.
 */
export function compareFaces(
  a: FaceSamples,
  b: FaceSamples,
  size: number,
): { readonly difference: number; readonly quarters: number } {
  const count = size * size;
  const weight = new Float64Array(count);
  const difference = new Float64Array(count);
  const place = Array.from({ length: count }, (_, at) => at);
  // Even faces have no center.
  const middle = size % 2 === 1 ? (count - 1) / 2 : -1;
  let best = { difference: Number.POSITIVE_INFINITY, quarters: 0 };
  for (let quarters = 0; quarters < 4; quarters++) {
    const other = place.map((at) => turnedIndex(size, Math.floor(at / size), at % size, quarters));
    let [ofA, ofB] = [1, 1];
    for (let at = 0; at < count; at++) {
      weight[at] = Math.sqrt(trustOf(a, at) * trustOf(b, other[at]));
      for (let k = 0; k < 3; k++) {
        ofA += weight[at] * a.rgb[at * 3 + k];
        ofB += weight[at] * b.rgb[other[at] * 3 + k];
      }
    }
    for (let at = 0; at < count; at++) {
      difference[at] = 0;
      for (let k = 0; k < 3; k++)
        difference[at] += Math.abs(a.rgb[at * 3 + k] - (ofA / ofB) * b.rgb[other[at] * 3 + k]) / 3;
      difference[at] = Math.max(difference[at], HUE * hueApart(a.rgb, at * 3, b.rgb, other[at] * 3));
    }
    const kept = [...place]
      .sort((x, y) => weight[x] * difference[x] - weight[y] * difference[y])
      .slice(0, count - Math.floor(count * COVERED));
    let [sum, all] = [0, 0];
    for (const at of kept) {
      sum += weight[at] * difference[at] ** 2;
      all += weight[at];
    }
    // Too little is visible in both to call them one.
    if (all < COMPARABLE * count) continue;
    const atCenter = weight[middle] > CENTER_SEEN ? difference[middle] : 0;
    const apart = Math.max(Math.sqrt(sum / all), atCenter);
    if (apart < best.difference) best = { difference: apart, quarters };
  }
  return best;
}

/** The channel level at which noise and light weigh the same. */
const DARK = 8;

/** How far apart the shares of red and green in two colors are. */
function hueApart(a: ArrayLike<number>, at: number, b: ArrayLike<number>, other: number): number {
  const ofA = a[at] + a[at + 1] + a[at + 2] + DARK;
  const ofB = b[other] + b[other + 1] + b[other + 2] + DARK;
  return Math.hypot(a[at] / ofA - b[other] / ofB, a[at + 1] / ofA - b[other + 1] / ofB);
}
