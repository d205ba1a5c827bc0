/**
 * The number of a 3x3 read digit by digit, as codec writes it: which edge is at place 0, 1, 2 … (Lehmer digits), which
 * corner, the flips of edges 1 … 11, the twists of corners 1 … 7. A prefix is all numbers with the same first digits: all
 * states with the same pieces at the first places. Every interval is a row of prefixes (docs/math/fewest-moves.md).
 */
import type { RankInterval } from "./interval.ts";

/** Digits of the edges (the last edge follows) and of the corners (the last two follow from the parity of the edges). */
export const EDGE_DIGITS = 11;
const CORNER_DIGITS = 6;
const FLIP_DIGITS = 11;
const TWIST_DIGITS = 7;
/** From this level on every piece's place is known, from the next on also every flip; the last level is a single state. */
export const PLACES_LEVEL: number = EDGE_DIGITS + CORNER_DIGITS;
export const FLIPS_LEVEL: number = PLACES_LEVEL + FLIP_DIGITS;
export const STATE_LEVEL: number = FLIPS_LEVEL + TWIST_DIGITS;

/** The numbers low … low + weights[level] − 1: those that begin with the first `level` digits of `low`. */
export interface DigitPrefix {
  readonly low: bigint;
  readonly level: number;
}

let known: readonly bigint[] | undefined;

/** weights[k]: how many numbers begin with the same k digits, 0 ≤ k ≤ 35. */
export function digitWeights(): readonly bigint[] {
  known ??= makeWeights();
  return known;
}

function makeWeights(): bigint[] {
  const radices = [
    ...Array.from({ length: EDGE_DIGITS }, (_, i) => 12 - i),
    ...Array.from({ length: CORNER_DIGITS }, (_, i) => 8 - i),
    ...new Array<number>(FLIP_DIGITS).fill(2),
    ...new Array<number>(TWIST_DIGITS).fill(3),
  ];
  const weights = [1n];
  for (const radix of radices.reverse()) weights.push(weights[weights.length - 1] * BigInt(radix));
  return weights.reverse();
}

/** The interval as the fewest prefixes, in ascending order: at most two rows per level, so some 200 at most. */
export function digitPrefixesOf({ low, width }: RankInterval): DigitPrefix[] {
  const weights = digitWeights();
  const end = low + width;
  const prefixes: DigitPrefix[] = [];
  let level = STATE_LEVEL;
  for (let at = low; at < end; at += weights[level]) {
    level = STATE_LEVEL;
    while (level > 0 && at % weights[level - 1] === 0n && at + weights[level - 1] <= end) level--;
    prefixes.push({ low: at, level });
  }
  return prefixes;
}

/** How many leading digits all numbers of the interval share. */
export function sharedLevel({ low, width }: RankInterval): number {
  const weights = digitWeights();
  let level = STATE_LEVEL;
  while (low / weights[level] !== (low + width - 1n) / weights[level]) level--;
  return level;
}
