/** Half-open intervals of state numbers: what a message owns. */
import { stateCount } from "../codec/index.ts";
import { rangeError, typeError } from "../result.ts";

/** The numbers low … low + width − 1 (docs/math/ranking.md). */
export interface RankInterval {
  readonly low: bigint;
  readonly width: bigint;
}

/**
 * The same numbers as disjoint intervals in ascending order, adjacent ones joined. Throws for anything that is not an interval of
 * the numbers of a cube of that size.
 */
export function joinIntervals(
  intervals: RankInterval | readonly RankInterval[],
  size: number,
): readonly RankInterval[] {
  const list = Array.isArray(intervals)
    ? (intervals as readonly RankInterval[])
    : [intervals as RankInterval];
  if (list.length === 0) throw rangeError("intervals", "at least one interval", "none");
  const count = stateCount(size);
  for (const interval of list) checkInterval(interval, count);
  const joined: RankInterval[] = [];
  for (const { low, width } of list.toSorted((a, b) => (a.low < b.low ? -1 : 1))) {
    const last = joined.at(-1);
    if (!last || last.low + last.width < low) joined.push({ low, width });
    else if (low + width > last.low + last.width)
      joined[joined.length - 1] = { low: last.low, width: low + width - last.low };
  }
  return joined;
}

function checkInterval(interval: RankInterval, count: bigint): void {
  const { low, width } = interval ?? {};
  if (typeof low !== "bigint" || typeof width !== "bigint")
    throw typeError(
      "interval",
      "{ low, width } as bigints",
      `{ low: ${typeof low}, width: ${typeof width} }`,
    );
  if (low < 0n || width < 1n || low + width > count)
    throw rangeError(
      "interval",
      `0 ≤ low, 1 ≤ width and low + width ≤ ${count}`,
      `low ${low}, width ${width}`,
    );
}

/** How many numbers they hold; they are disjoint. */
export function totalWidth(intervals: readonly RankInterval[]): bigint {
  return intervals.reduce((sum, { width }) => sum + width, 0n);
}

/** log2(states / width): how many bits the numbers carry. Good to a millionth of a bit. */
export function bitsOf(width: bigint, count: bigint): number {
  const shift = BigInt(Math.max(0, width.toString(2).length - 53));
  return Math.log2(Number((count << 20n) / (width >> shift))) - 20 - Number(shift);
}

export function includes(intervals: readonly RankInterval[], rank: bigint): boolean {
  return intervals.some(({ low, width }) => rank >= low && rank < low + width);
}

// The number of a 3x3 read digit by digit, as codec writes it: which edge is at place 0, 1, 2 … (Lehmer digits), which
// corner, the flips of edges 1 … 11, the twists of corners 1 … 7. A prefix is all numbers with the same first digits: all
// states with the same pieces at the first places. Every interval is a row of prefixes (docs/math/fewest-moves.md).

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
