/** Half-open intervals of integers and their exact division in proportion to integer frequencies. */
export interface Interval {
  readonly low: bigint;
  readonly width: bigint;
}

/** A share of a whole: frequencies `before … before + own − 1` of `total`. */
export interface Share {
  readonly before: number;
  readonly own: number;
  readonly total: number;
}

/** The part of an interval that belongs to a share: cut at floor(width · before / total), so parts never overlap. */
export function partOf(interval: Interval, share: Share): Interval {
  const total = BigInt(share.total);
  const start = (interval.width * BigInt(share.before)) / total;
  const end = (interval.width * BigInt(share.before + share.own)) / total;
  return { low: interval.low + start, width: end - start };
}

/** The frequency position in which `offset` (0 … width − 1) falls: the largest p with floor(width · p / total) ≤ offset. */
export function positionOf(width: bigint, offset: bigint, total: number): number {
  return Number(((offset + 1n) * BigInt(total) - 1n) / width);
}
