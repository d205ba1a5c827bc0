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

/**
 * The part of an interval that belongs to a share: cut at width · before / total rounded to the nearest integer, so
 * that parts never overlap and, if there are few states, the likeliest shares get them.
 */
export function partOf(interval: Interval, share: Share): Interval {
  const start = cut(interval.width, share.before, share.total);
  const end = cut(interval.width, share.before + share.own, share.total);
  return { low: interval.low + start, width: end - start };
}

function cut(width: bigint, position: number, total: number): bigint {
  const whole = BigInt(total);
  return (2n * width * BigInt(position) + whole) / (2n * whole);
}

/** The frequency position in which `offset` (0 … width − 1) falls: the largest one whose cut is at most `offset`. */
export function positionOf(width: bigint, offset: bigint, total: number): number {
  return Number(((2n * offset + 1n) * BigInt(total) - 1n) / (2n * width));
}
