/** What is left of an interval after its short prefixes have been looked up. */
import { type DigitPrefix, digitPrefixesOf, digitWeights, EDGE_DIGITS, sharedLevel } from "./digit-prefix.ts";
import type { RankInterval } from "./interval.ts";
import { PATTERN_EDGES } from "./short-prefixes.ts";

export interface Pieces {
  /** Digit prefixes of at most eight digits: whole patterns. */
  readonly short: readonly DigitPrefix[];
  /** The rest, as intervals whose numbers share at least eight digits; there are few of them, however long the list. */
  readonly rest: readonly RankInterval[];
  /** The rest again, as prefixes. */
  readonly long: readonly DigitPrefix[];
}

export function piecesOf(intervals: readonly RankInterval[]): Pieces {
  const prefixes = intervals.flatMap(digitPrefixesOf);
  const weights = digitWeights();
  const short = prefixes.filter(({ level }) => level <= PATTERN_EDGES);
  const long = prefixes.filter(({ level }) => level > PATTERN_EDGES);
  const rest: RankInterval[] = [];
  for (const { low, level } of long) {
    const last = rest.at(-1);
    const pattern = weights[PATTERN_EDGES];
    if (last && last.low + last.width === low && last.low / pattern === low / pattern)
      rest[rest.length - 1] = { low: last.low, width: last.width + weights[level] };
    else rest.push({ low, width: weights[level] });
  }
  return { short, rest: rest.flatMap(splitAcross), long };
}

/**
 * An interval that begins near the end of one run of states with the same edges and ends near the start of the next
 * shares fewer digits than its two parts do.
 */
function splitAcross(interval: RankInterval): RankInterval[] {
  const level = sharedLevel(interval);
  if (level >= EDGE_DIGITS) return [interval];
  const weight = digitWeights()[level + 1];
  const { low, width } = interval;
  const cut = (low / weight + 1n) * weight;
  if (cut >= low + width || low + width - cut > weight) return [interval];
  return [
    { low, width: cut - low },
    { low: cut, width: low + width - cut },
  ].flatMap(splitAcross);
}
