/**
 * How many states an n-cube has, with stickers of one color alike and however it is held (OEIS A075152). With k = floor(n/2):
 *
 *     n odd:  8! · 3^7 · 12! · 2^10 · (24!)^(k−1) · M^(k(k−1))
 *     n even: 7! · 3^6 · (24!)^(k−1) · M^((k−1)²)             M = 24!/(4!)^6
 *
 * … and how many bytes such a number can carry.
 */
import { MAX_SIZE, MIN_SIZE } from "../geometry/index.ts";
import { bigFactorial, multisetCount } from "../perm/index.ts";
import { rangeError } from "../result.ts";

/** States of the 3x3 in every odd cube: 8! · 3^7 · 12! · 2^10. */
export const COUNT_3 = 43_252_003_274_489_856_000n;
/** States of the 2x2 in every even cube: 7! · 3^6. */
export const COUNT_2 = 3_674_160n;

const counts = new Map<number, bigint>();

/**
 * The number of states of an n-cube, 2 ≤ n ≤ 100.
 *
 * @throws RangeError unless the size is an integer in 2 … 100.
 * @example stateCount(2); // → 3674160
 */
export function stateCount(size: number): bigint {
  const known = counts.get(size);
  if (known !== undefined) return known;
  if (!Number.isInteger(size) || size < MIN_SIZE || size > MAX_SIZE)
    throw rangeError("size", `an integer in ${MIN_SIZE} … ${MAX_SIZE}`, size);
  const depths = BigInt(Math.floor(size / 2) - 1);
  const centerOrbits = size % 2 === 1 ? (depths + 1n) * depths : depths * depths;
  const count = (size % 2 === 1 ? COUNT_3 : COUNT_2) * wingCount() ** depths * centerCount() ** centerOrbits;
  counts.set(size, count);
  return count;
}

/** 24!: the number of orders of an orbit of wings. */
export function wingCount(): bigint {
  return bigFactorial(24);
}

/** M = 24!/(4!)^6: the number of arrangements of an orbit of centers, four of each color. */
export function centerCount(): bigint {
  return BigInt(multisetCount([4, 4, 4, 4, 4, 4]));
}

/**
 * How many whole bytes any state of an n-cube can carry: the largest b with 256^b ≤ `stateCount(size)`.
 *
 * @throws RangeError unless the size is an integer in 2 … 100.
 * @example byteCapacity(3); // → 8
 */
export function byteCapacity(size: number): number {
  const bits = stateCount(size).toString(2).length;
  return Math.floor((bits - 1) / 8);
}
