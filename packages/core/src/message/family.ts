/**
 * A family of strings that the shortlex code counts: for each length a block of so many strings, numbered from 0.
 * "Length" is the family's own unit: characters, or bytes of UTF-8.
 */
export interface Family {
  /** Its blocks stand where blocks of size / weight would: a family that is used more may spend more. */
  readonly weight: bigint;
  /** The sizes of its blocks for length 1, 2, 3, …; every one is larger than the one before. */
  blockSizes(): Generator<bigint, never>;
  /** log₂ of the size of a block, nearly. */
  bits(length: number): number;
  /** The length of a text that belongs to the family. */
  lengthOf(text: string): number | undefined;
  /** Which of the texts of its length it is, from 0, and back. */
  rank(text: string): bigint;
  unrank(length: number, index: bigint): string;
}

/** The integer with those digits, most significant first, in base `alphabet.length`. */
export function readDigits(text: string, alphabet: string): bigint {
  const base = BigInt(alphabet.length);
  let value = 0n;
  for (const character of text) value = value * base + BigInt(alphabet.indexOf(character));
  return value;
}

/** The inverse of `readDigits`, `length` digits long. */
export function writeDigits(value: bigint, length: number, alphabet: string): string {
  const base = BigInt(alphabet.length);
  const digits = new Array<string>(length);
  let rest = value;
  for (let place = length - 1; place >= 0; place--) {
    digits[place] = alphabet[Number(rest % base)];
    rest /= base;
  }
  return digits.join("");
}
