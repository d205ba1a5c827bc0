/**
 * Unordered archives: every cube also carries its own position. Its number is position · share + value with share = ⌊states
 * / capacity⌋, so the cubes sorted by their numbers are in order. The capacity is the smallest on a fixed ladder
 * that is not below the number of cubes; a reader tries the ladder, so it need not know how many cubes there are.
 */
import { stateCount } from "../codec/index.ts";
import { archiveLayout, type Layout } from "./layout.ts";

/** With fewer values per cube than this there is no lead group. */
const MIN_SHARE = 2n ** 11n;

export interface Share {
  readonly capacity: number;
  /** Values of each cube, and how they carry bits. */
  readonly share: bigint;
  readonly layout: Layout;
}

/**
 * The shares of an n-cube's states, by ascending capacity: 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20 … four per
 * octave.
 */
export function* shares(size: number): Generator<Share> {
  const states = stateCount(size);
  for (let capacity = 1; ; capacity = nextCapacity(capacity)) {
    const share = states / BigInt(capacity);
    if (share < MIN_SHARE || capacity > 2 ** 40) return;
    yield { capacity, share, layout: archiveLayout(share) };
  }
}

/** The next capacity: below 8 the next integer, then a step of a quarter of the largest power of two not above it. */
function nextCapacity(capacity: number): number {
  let step = 1;
  while (step * 8 <= capacity) step *= 2;
  return capacity + step;
}

/** The smallest share whose capacity is at least `cubes`. */
export function shareFor(size: number, cubes: number): Share | undefined {
  for (const share of shares(size)) if (share.capacity >= cubes) return share;
  return undefined;
}

export function numberOf({ share }: Share, order: number, value: bigint): bigint {
  return BigInt(order) * share + value;
}
