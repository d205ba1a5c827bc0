/**
 * Permutations as integers: the lexicographic rank, by Lehmer code (digit i = how many later items are
 * smaller). Ranks are doubles: exact up to 18! < 2^53. Larger sets go through `rankBigPermutation`.
 * Ranks 2r and 2r + 1 differ by a swap of the last two items, so one of them is even and the other odd: the rank
 * within a parity class is half the rank. The mathematics: docs/math/ranking.md.
 */
import { checkCount, checkList, checkThat, checkType } from "../result.ts";
import { type MutablePermutation, type Permutation, parity } from "./permutation.ts";

/**
 * n! for 0 ≤ n ≤ 18, where it is exact.
 *
 * @example factorial(8); // → 40320
 */
export function factorial(n: number): number {
  let product = 1;
  for (let factor = 2; factor <= n; factor++) product *= factor;
  return product;
}

/**
 * n! for any n.
 *
 * @throws RangeError for anything but a whole number from 0.
 * @example bigFactorial(24); // → 620448401733239439360000
 */
export function bigFactorial(n: number): bigint {
  checkCount(n, "n");
  let product = 1n;
  for (let factor = 2n; factor <= BigInt(n); factor++) product *= factor;
  return product;
}

/**
 * Lexicographic rank of a permutation of at most 18 items, 0 … n! − 1.
 *
 * @throws TypeError for anything but a list.
 * @example rankPermutation([2, 1, 0]); // → 5
 */
export function rankPermutation(permutation: Permutation): number {
  checkList(permutation, "permutation");
  const length = permutation.length;
  let rank = 0;
  for (let place = 0; place < length; place++) {
    let smallerLater = 0;
    for (let later = place + 1; later < length; later++)
      if (permutation[later] < permutation[place]) smallerLater++;
    rank = rank * (length - place) + smallerLater;
  }
  return rank;
}

/** The permutation of `target.length` (at most 18) items with that lexicographic rank, written into `target`. */
function unrankPermutationInto<T extends MutablePermutation>(target: T, rank: number): T {
  const length = target.length;
  let rest = rank;
  for (let place = length - 1; place >= 0; place--) {
    const base = length - place;
    const digit = rest % base;
    rest = (rest - digit) / base;
    target[place] = digit;
    for (let later = place + 1; later < length; later++) if (target[later] >= digit) target[later]++;
  }
  return target;
}

/**
 * The permutation of that Lehmer rank, 0 … length! − 1; length at most 18.
 *
 * @throws RangeError for anything but a whole number from 0.
 * @example unrankPermutation(5, 3); // → 2,1,0
 */
export function unrankPermutation(rank: number, length: number): number[] {
  checkCount(length, "length");
  return unrankPermutationInto(new Array<number>(length), rank);
}

/** The same for any number of items (the 24 wings of a big cube: 24! needs 79.04 bits). */
export function rankBigPermutation(permutation: Permutation): bigint {
  const length = permutation.length;
  let rank = 0n;
  for (let place = 0; place < length; place++) {
    let smallerLater = 0;
    for (let later = place + 1; later < length; later++)
      if (permutation[later] < permutation[place]) smallerLater++;
    rank = rank * BigInt(length - place) + BigInt(smallerLater);
  }
  return rank;
}

/** The permutation of that Lehmer rank, for any length. */
export function unrankBigPermutation(rank: bigint, length: number): number[] {
  const target = new Array<number>(length);
  let rest = rank;
  for (let place = length - 1; place >= 0; place--) {
    const base = BigInt(length - place);
    const digit = Number(rest % base);
    rest /= base;
    target[place] = digit;
    for (let later = place + 1; later < length; later++) if (target[later] >= digit) target[later]++;
  }
  return target;
}

/**
 * Rank among the permutations of the same parity, 0 … n!/2 − 1.
 *
 * @throws TypeError for anything but a list.
 * @example rankInParityClass([1, 2, 0]); // → 1
 */
export function rankInParityClass(permutation: Permutation): number {
  checkList(permutation, "permutation");
  return Math.floor(rankPermutation(permutation) / 2);
}

/** The even (0) or odd (1) permutation of `target.length` items with that rank in its class. */
function unrankInParityClassInto<T extends MutablePermutation>(target: T, rank: number, oddness: 0 | 1): T {
  unrankPermutationInto(target, 2 * rank);
  if (parity(target) !== oddness) {
    const last = target.length - 1;
    [target[last - 1], target[last]] = [target[last], target[last - 1]];
  }
  return target;
}

/**
 * The even (0) or odd (1) permutation of that rank, 0 … length! / 2 − 1.
 *
 * @throws RangeError for anything but a whole number from 0.
 * @example unrankInParityClass(1, 3, 0); // → 1,2,0
 */
export function unrankInParityClass(rank: number, length: number, oddness: 0 | 1): number[] {
  checkCount(length, "length");
  return unrankInParityClassInto(new Array<number>(length), rank, oddness);
}

/**
 * Several numbers as one, and back: digits[0] + radices[0] · (digits[1] + radices[1] · (digits[2] + …)), the
 * least significant first. Digit i is 0 … radices[i] − 1.
 *
 * @throws TypeError for anything but a list.
 * @example joinDigits([2n, 1n], [3n, 4n]); // → 5
 */
export function joinDigits(digits: readonly bigint[], radices: readonly bigint[]): bigint {
  checkList(digits, "digits");
  checkThat(radices?.length >= digits.length, "radices", "one for each digit", radices);
  let value = 0n;
  for (let i = digits.length - 1; i >= 0; i--) value = value * radices[i] + digits[i];
  return value;
}

/**
 * The digits of `value`; anything above the last radix is dropped.
 *
 * @throws TypeError for anything but a bigint and a list.
 * @example splitDigits(9n, [3n, 4n]); // → 0,3
 */
export function splitDigits(value: bigint, radices: readonly bigint[]): bigint[] {
  checkType(value, "bigint", "value");
  checkList(radices, "radices");
  let rest = value;
  return radices.map((radix) => {
    const digit = rest % radix;
    rest /= radix;
    return digit;
  });
}

/** Joins digits of one radix, the most significant first, each 0 … radix − 1. */
export function joinRadix(digits: readonly bigint[], radix: bigint): bigint {
  return digits.reduce((value, digit) => value * radix + digit, 0n);
}

/** The `length` lowest digits of `value`, the most significant first: the inverse of `joinRadix`. */
export function splitRadix(value: bigint, radix: bigint, length: number): bigint[] {
  const digits = new Array<bigint>(length);
  let rest = value;
  for (let i = length - 1; i >= 0; i--) {
    digits[i] = rest % radix;
    rest /= radix;
  }
  return digits;
}
