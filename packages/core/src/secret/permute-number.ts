/**
 * Secrecy on one to three cubes: a permutation of 0 … count − 1 that only the key undoes, so every result is a legal
 * cube. FF1 (NIST SP 800-38G) on the digits of the number, repeated until the result is below count (cycle walking,
 * Black and Rogaway 2002). `secrecyNotes` says what that is worth.
 */

import { FF1 } from "@noble/ciphers/ff1.js";
import { joinRadix, splitRadix } from "../perm/index.ts";
import { checkThat, checkType, formatValue, rangeError, typeError } from "../result.ts";
import { bytesOf } from "./derive-key.ts";

const KEY_LENGTHS = [16, 24, 32];

/**
 * Where `number` goes. `tweak` is public (the number of the cube, a date): another tweak gives another permutation
 * under the same key.
 *
 * @throws RangeError unless `number` is in 0 … count − 1 and `count` at least 10^6.
 * @throws TypeError unless `number` is a bigint and the key has 16, 24 or 32 bytes.
 * @example
 * const key = new Uint8Array(32);
 * unpermuteNumber(permuteNumber(5n, 10n ** 6n, key), 10n ** 6n, key); // → 5
 */
export function permuteNumber(
  number: bigint,
  count: bigint,
  key: Uint8Array,
  tweak: string | Uint8Array = "",
): bigint {
  return walk(number, count, key, tweak, "encrypt");
}

/**
 * The number that was taken to `number`: the inverse of `permuteNumber`.
 *
 * @throws RangeError or TypeError as for `permuteNumber`.
 * @example
 * const key = new Uint8Array(32);
 * unpermuteNumber(permuteNumber(5n, 10n ** 6n, key), 10n ** 6n, key); // → 5
 */
export function unpermuteNumber(
  number: bigint,
  count: bigint,
  key: Uint8Array,
  tweak: string | Uint8Array = "",
): bigint {
  return walk(number, count, key, tweak, "decrypt");
}

/** The same over several cubes at once, as one number below count^k with the first cube's digit on top. */
export function permuteNumbers(
  numbers: readonly bigint[],
  count: bigint,
  key: Uint8Array,
  tweak: string | Uint8Array = "",
): bigint[] {
  const domain = count ** BigInt(numbers.length);
  return splitRadix(permuteNumber(join(numbers, count), domain, key, tweak), count, numbers.length);
}

export function unpermuteNumbers(
  numbers: readonly bigint[],
  count: bigint,
  key: Uint8Array,
  tweak: string | Uint8Array = "",
): bigint[] {
  const domain = count ** BigInt(numbers.length);
  return splitRadix(unpermuteNumber(join(numbers, count), domain, key, tweak), count, numbers.length);
}

function walk(
  number: bigint,
  count: bigint,
  key: Uint8Array,
  tweak: string | Uint8Array,
  direction: "encrypt" | "decrypt",
): bigint {
  checkNumber(number, count);
  if (!(key instanceof Uint8Array) || !KEY_LENGTHS.includes(key.length))
    throw typeError("key", "a Uint8Array of 16, 24 or 32 bytes, as deriveKey returns it", formatValue(key));
  checkThat(typeof tweak === "string" || tweak instanceof Uint8Array, "tweak", "a text or bytes", tweak);
  const shape = numeralShape(count);
  const cipher = FF1(shape.radix, key, typeof tweak === "string" ? bytesOf(tweak.normalize("NFC")) : tweak);
  let walked = number;
  do walked = numberOfDigits(cipher[direction](digitsOf(walked, shape)), shape.radix);
  while (walked >= count);
  return walked;
}

function join(numbers: readonly bigint[], count: bigint): bigint {
  for (const number of numbers) checkNumber(number, count);
  return joinRadix(numbers, count);
}

function checkNumber(number: bigint, count: bigint): void {
  checkType(number, "bigint", "number");
  checkType(count, "bigint", "count");
  if (number < 0n || number >= count) throw rangeError("number", `0 … ${count - 1n}`, number);
}

// How a number below `count` is written as digits for FF1: the smallest even number of digits for which the radix
// ⌈count^(1/digits)⌉ is at most 65,535. An even number makes both Feistel halves equally long; the smallest one makes
// the domain radix^digits the tightest. For a 3x3: six digits in radix 1874, domain 1.0014 · N.

export interface NumeralShape {
  readonly radix: number;
  readonly digits: number;
}

/** NIST's lower bound for FF1's domain (SP 800-38G Rev. 1, second draft). */
const MIN_DOMAIN = 1_000_000n;
const MAX_RADIX = 65_535n;

/** Throws a RangeError if count is below 10^6. */
export function numeralShape(count: bigint): NumeralShape {
  if (count < MIN_DOMAIN)
    throw rangeError("count", `at least ${MIN_DOMAIN} for a password to be useful`, count);
  for (let digits = 2; ; digits += 2) {
    const radix = ceilingRoot(count, digits);
    if (radix <= MAX_RADIX) return { radix: Number(radix), digits };
  }
}

/** The smallest r with r^degree ≥ value, by bisection. */
function ceilingRoot(value: bigint, degree: number): bigint {
  const power = BigInt(degree);
  let high = 1n << BigInt(Math.ceil(value.toString(2).length / degree));
  let low = 0n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** power >= value) high = middle;
    else low = middle;
  }
  return high;
}

/** Base-radix digits, most significant first. */
export function digitsOf(number: bigint, { radix, digits }: NumeralShape): number[] {
  const result = new Array<number>(digits);
  const base = BigInt(radix);
  let rest = number;
  for (let i = digits - 1; i >= 0; i--) {
    result[i] = Number(rest % base);
    rest /= base;
  }
  return result;
}

export function numberOfDigits(digits: readonly number[], radix: number): bigint {
  const base = BigInt(radix);
  let number = 0n;
  for (const digit of digits) number = number * base + BigInt(digit);
  return number;
}
