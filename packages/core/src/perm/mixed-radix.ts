/**
 * Several numbers as one, and back: digits[0] + radices[0] · (digits[1] + radices[1] · (digits[2] + …)), the
 * least significant first. Digit i is 0 … radices[i] − 1.
 */
export function joinDigits(digits: readonly bigint[], radices: readonly bigint[]): bigint {
  let value = 0n;
  for (let i = digits.length - 1; i >= 0; i--) value = value * radices[i] + digits[i];
  return value;
}

/** The digits of `value`; what is left above the last radix is dropped. */
export function splitDigits(value: bigint, radices: readonly bigint[]): bigint[] {
  let rest = value;
  return radices.map((radix) => {
    const digit = rest % radix;
    rest /= radix;
    return digit;
  });
}
