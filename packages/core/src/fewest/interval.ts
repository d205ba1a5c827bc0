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
