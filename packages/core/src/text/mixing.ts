/**
 * Combines several predictions of the next symbol into one: p(c) ~ product of pᵢ(c)^wᵢ, with weights chosen by the lengths of the
 * contexts that each chain has reached and by the place in the message. In integers: logarithms and powers come from tables.
 */
import { decodeTree, freshBits, type RangeDecoder } from "./range-decoder.ts";

/** Logarithms are in 1/1024 bits; weights in 1/128, from −1 on. */
const FINE = 1024;
/** @public for tools/train-text-model. */
export const WEIGHT_BITS = 9;
export const WEIGHT_ONE = 128;

/** A score is a weight times a logarithm; this shift brings it back to 1/1024 bits. */
const WEIGHT_SHIFT = 7;
/** The likeliest symbol's frequency. */
const MOST = 2 ** 24;
const MAX_HALVINGS = 24;

/** Which weights apply: by the lengths reached by the first two chains, and by the place. */
export const REACH_CELLS: number = 8 * 8;
export const PLACE_CELLS: number = 6 * 4 * 2;

export interface Mixing {
  /** Per cell and chain. */
  readonly byReach: Int16Array;
  readonly byPlace: Int16Array;
}

export function readMixing(decoder: RangeDecoder, chains: number): Mixing {
  return {
    byReach: readWeights(decoder, REACH_CELLS, chains),
    byPlace: readWeights(decoder, PLACE_CELLS, chains),
  };
}

/** Each weight is coded given only its chain: most are zero or near their mean. */
function readWeights(decoder: RangeDecoder, cells: number, chains: number): Int16Array {
  const size = 1 << WEIGHT_BITS;
  const bits = freshBits(size * chains);
  const weights = new Int16Array(cells * chains);
  for (let i = 0; i < weights.length; i++)
    weights[i] = decodeTree(decoder, bits, (i % chains) * size, WEIGHT_BITS) - WEIGHT_ONE;
  return weights;
}

/** Round(2^25 · 2^(1/2^b)) for b = 1 … 10: products of them are the powers of 2^(1/1024). */
const ROOTS = [
  47453133, 39903169, 36591368, 35040014, 34289178, 33919816, 33736629, 33645407, 33599889, 33577153,
];
const ROOT_BITS = 25;

interface Tables {
  /** 2^24 · 2^(−i/1024), rounded down. */
  readonly power: Int32Array;
  /** The logarithm of 1 + i/4096 in 1/1024 bits, rounded down. */
  readonly mantissa: Int16Array;
}
let tables: Tables | undefined;

function makeTables(): Tables {
  const rising = new Int32Array(FINE);
  for (let i = 0; i < FINE; i++) {
    let value = 2 ** ROOT_BITS;
    for (let bit = 0; bit < 10; bit++)
      if ((i >> (9 - bit)) & 1) value = Math.floor((value * ROOTS[bit]) / 2 ** ROOT_BITS);
    rising[i] = value;
  }
  const power = new Int32Array(FINE);
  power[0] = MOST;
  for (let i = 1; i < FINE; i++) power[i] = rising[FINE - i] >> 2;
  const mantissa = new Int16Array(4096);
  let log = 0;
  for (let i = 0; i < 4096; i++) {
    while (log + 1 < FINE && rising[log + 1] <= (4096 + i) * 2 ** (ROOT_BITS - 12)) log++;
    mantissa[i] = log;
  }
  return { power, mantissa };
}

/** The logarithm of a frequency (1 … 2^26) in 1/1024 bits. */
export function logOf(frequency: number): number {
  tables ??= makeTables();
  const zeros = Math.clz32(frequency);
  return (31 - zeros) * FINE + tables.mantissa[((frequency << zeros) >>> 19) & 4095];
}

/**
 * Mixes the frequencies of all chains into the first `possible` ones of `mixed`, at least 1 each; returns their sum. Weights are below 2^10 in all, and
 * logarithms below 2^15, so scores stay small integers.
 */
export function mix(
  mixed: Int32Array,
  parts: readonly Int32Array[],
  mixing: Mixing,
  reach: number,
  place: number,
  possible: number = mixed.length,
): number {
  tables ??= makeTables();
  const { power, mantissa } = tables;
  const chains = parts.length;
  mixed.fill(0);
  for (let chain = 0; chain < chains; chain++) {
    const part = parts[chain];
    const weight = mixing.byReach[reach * chains + chain] + mixing.byPlace[place * chains + chain];
    for (let each = 0; each < possible; each++) {
      const frequency = part[each];
      // The logarithm of 1 is 0, and most of thousands of characters are at 1.
      if (frequency === 1) continue;
      const zeros = Math.clz32(frequency);
      mixed[each] += weight * ((31 - zeros) * FINE + mantissa[((frequency << zeros) >>> 19) & 4095]);
    }
  }
  let most = mixed[0];
  for (let each = 1; each < possible; each++) if (mixed[each] > most) most = mixed[each];
  let total = 0;
  for (let each = 0; each < possible; each++) {
    const below = (most - mixed[each]) >> WEIGHT_SHIFT;
    const halvings = below >> 10;
    mixed[each] = halvings > MAX_HALVINGS ? 1 : (power[below & (FINE - 1)] >> halvings) + 1;
    total += mixed[each];
  }
  return total;
}

/** Levels of how much better the last chain has recently predicted the message than the first one. */
const FAVORS = [-2048, -512, 512, 2048, 5120];
const MAX_FAVOR = 4096;

export function nextFavor(favor: number, first: number, last: number): number {
  const gain = Math.max(-MAX_FAVOR, Math.min(MAX_FAVOR, logOf(last) - logOf(first)));
  return favor - (favor >> 3) + gain;
}

/** The place of a message for `mix`: how well the last chain has done so far, where in a word, and whether in the first word. */
export function placeOf(favor: number, letters: number, first: boolean): number {
  let level = 0;
  while (level < FAVORS.length && favor > FAVORS[level]) level++;
  const inWord = letters < 2 ? letters : letters < 4 ? 2 : 3;
  return (level * 4 + inWord) * 2 + (first ? 1 : 0);
}
