import { checkList, checkThat, checkType } from "../result.ts";
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
