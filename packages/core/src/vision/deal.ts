/**
 * Deals the pieces of one orbit to its places, given the likelihood of each piece at each place: the best deal, the
 * total likelihood of all deals, and the probability of each piece at each place. Every deal uses each piece once.
 * Deals are grouped by the *class* in which they end: the sum of orientations · 2 + the parity. Places are filled one
 * by one; partial deals with the same pieces and class continue as one (for the corners of a cube at most 256 · 6 of
 * them). Deals less likely than the best by a factor of e^reach are dropped; the prices of the best assignment tell
 * early which those are, so that even 24 wings can be dealt.
 */

import type { Portions } from "../portions.ts";
import { bestAssignment } from "./assignment.ts";

export interface Deals {
  /** Per class: the log-likelihood of its best deal, −Infinity where there is none. */
  readonly best: Float64Array;
  /** Per class: the logarithm of the summed likelihoods of its deals. */
  readonly total: Float64Array;
  /** The codes (piece · orientations + orientation), by place, of the best deal that ends in a class. */
  codesOf(dealClass: number): Uint8Array;
  /**
   * shares[place · codes + code]: the probability of a code at a place if deals of each class have the log-weight
   * `weightOf` (−Infinity: not allowed).
   */
  shares(weightOf: (dealClass: number) => number): Portions<Float64Array>;
}

export interface DealOptions {
  /** In natural logarithms. */
  readonly reach: number;
  /** The number of partial deals kept at each place. */
  readonly width: number;
}

interface Layer {
  readonly keys: number[];
  readonly best: number[];
  readonly total: number[];
  /** The partial deal before the last piece of the best one, and that piece's code. */
  readonly from: number[];
  readonly code: number[];
}

/** logs[place · codes + code], codes = count · orientations; count ≤ 24. A place is a portion. */
export function* dealPieces(
  logs: Float64Array,
  count: number,
  orientations: number,
  { reach, width }: DealOptions,
): Portions<Deals> {
  const codes = count * orientations;
  const { reduced, sum } = reducedLogs(logs, count, orientations);
  const layers: Layer[] = [{ keys: [0], best: [0], total: [1], from: [-1], code: [-1] }];
  for (let place = 0; place < count; place++) {
    yield;
    layers.push(nextLayer(layers[place], reduced.subarray(place * codes, (place + 1) * codes)));
  }

  function nextLayer(before: Layer, row: Float64Array): Layer {
    const layer: Layer = { keys: [], best: [], total: [], from: [], code: [] };
    const found = new Map<number, number>();
    for (let at = 0; at < before.keys.length; at++)
      for (let code = 0; code < codes; code++) {
        const score = before.best[at] + row[code];
        if (score < -reach) continue;
        const key = keyAfter(before.keys[at], code);
        if (key < 0) continue;
        const total = before.total[at] * Math.exp(row[code]);
        const known = found.get(key);
        if (known === undefined) {
          found.set(key, layer.keys.length);
          layer.keys.push(key);
          layer.best.push(score);
          layer.total.push(total);
          layer.from.push(at);
          layer.code.push(code);
          continue;
        }
        layer.total[known] += total;
        if (score > layer.best[known]) {
          layer.best[known] = score;
          layer.from[known] = at;
          layer.code[known] = code;
        }
      }
    return layer.keys.length > width ? narrowed(layer, width) : layer;
  }

  /** A key is (set of used pieces) · 6 + orientations so far · 2 + parity so far; −1 if the piece is already used. */
  function keyAfter(key: number, code: number): number {
    const used = Math.floor(key / 6);
    const piece = Math.floor(code / orientations);
    if ((used >> piece) & 1) return -1;
    const ending = key - used * 6;
    const twist = ((ending >> 1) + code - piece * orientations) % orientations;
    return (used | (1 << piece)) * 6 + twist * 2 + ((ending & 1) ^ oddBits(used >> piece));
  }

  const last = layers[count];
  const classes = orientations * 2;
  const best = new Float64Array(classes).fill(Number.NEGATIVE_INFINITY);
  const total = new Float64Array(classes).fill(Number.NEGATIVE_INFINITY);
  const endOf = new Int32Array(classes).fill(-1);
  last.keys.forEach((key, at) => {
    const dealClass = key % 6;
    best[dealClass] = sum + last.best[at];
    total[dealClass] = sum + Math.log(last.total[at]);
    endOf[dealClass] = at;
  });

  function codesOf(dealClass: number): Uint8Array {
    const dealt = new Uint8Array(count);
    let at = endOf[dealClass];
    for (let place = count; place > 0; place--) {
      dealt[place - 1] = layers[place].code[at];
      at = layers[place].from[at];
    }
    return dealt;
  }

  function* shares(weightOf: (dealClass: number) => number): Portions<Float64Array> {
    const result = new Float64Array(count * codes);
    const weights = last.keys.map((key) => weightOf(key % 6));
    const heaviest = Math.max(...weights);
    let after = weights.map((weight) => Math.exp(weight - heaviest));
    for (let place = count - 1; place >= 0; place--) {
      yield;
      const before = layers[place];
      const index = new Map(layers[place + 1].keys.map((key, at) => [key, at]));
      const row = reduced.subarray(place * codes, (place + 1) * codes);
      const weightBefore = new Array<number>(before.keys.length).fill(0);
      for (let at = 0; at < before.keys.length; at++)
        for (let code = 0; code < codes; code++) {
          if (before.best[at] + row[code] < -reach) continue;
          const next = index.get(keyAfter(before.keys[at], code));
          if (next === undefined) continue;
          const weight = Math.exp(row[code]) * after[next];
          weightBefore[at] += weight;
          result[place * codes + code] += before.total[at] * weight;
        }
      after = weightBefore;
    }
    for (let at = 0; at < result.length; at++) result[at] /= after[0];
    return result;
  }

  return { best, total, codesOf, shares };
}

/** What each code loses relative to the best assignment of pieces, ≤ 0, and the log-likelihood of that assignment. */
function reducedLogs(logs: Float64Array, count: number, orientations: number) {
  const weights = new Float64Array(count * count).fill(Number.NEGATIVE_INFINITY);
  logs.forEach((log, at) => {
    const cell = Math.floor(at / orientations);
    if (log > weights[cell]) weights[cell] = log;
  });
  const { rowPrice, columnPrice } = bestAssignment(weights, count);
  const reduced = logs.map((log, at) => {
    const cell = Math.floor(at / orientations);
    return log - rowPrice[Math.floor(cell / count)] - columnPrice[cell % count];
  });
  let sum = 0;
  for (let at = 0; at < count; at++) sum += rowPrice[at] + columnPrice[at];
  return { reduced, sum };
}

function narrowed(layer: Layer, width: number): Layer {
  const kept = layer.keys
    .map((_, at) => at)
    .sort((a, b) => layer.best[b] - layer.best[a])
    .slice(0, width);
  const pick = (list: readonly number[]) => kept.map((at) => list[at]);
  return {
    keys: pick(layer.keys),
    best: pick(layer.best),
    total: pick(layer.total),
    from: pick(layer.from),
    code: pick(layer.code),
  };
}

/** 1 if an odd number of bits is set above the lowest, which is the piece itself: the inversions it adds. */
function oddBits(bits: number): number {
  let folded = bits >> 1;
  folded ^= folded >> 16;
  folded ^= folded >> 8;
  folded ^= folded >> 4;
  return (0x6996 >> (folded & 15)) & 1;
}
