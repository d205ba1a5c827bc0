/**
 * How a number below `count` is written as digits for FF1: the smallest even number of digits for which the radix
 * ⌈count^(1/digits)⌉ is at most 65,535. An even number makes both Feistel halves equally long; the smallest one makes
 * the domain radix^digits the tightest. For a 3x3: six digits in radix 1874, domain 1.0014 · N.
 */
import { rangeError } from "../result.ts";
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
