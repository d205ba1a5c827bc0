/**
 * The three families of texts in the shortlex code's list: a simple alphabet, printable ASCII, and all of Unicode measured in
 * bytes of UTF-8.
 */
import { joinRadix, splitRadix } from "../perm/index.ts";

export interface Family {
  /** Its blocks are placed where blocks of size / weight would be: a family that is used more may take more room. */
  readonly weight: bigint;
  /** The sizes of its blocks for length 1, 2, 3, …; each is larger than the one before. */
  blockSizes(): Generator<bigint, never>;
  /** Approximately log₂ of the size of a block. */
  bits(length: number): number;
  /** The length of a text, if it belongs to the family. */
  lengthOf(text: string): number | undefined;
  /** Its index among the texts of its length, from 0, and back. */
  rank(text: string): bigint;
  unrank(length: number, index: bigint): string;
}

/** The integer with those digits, most significant first, in base `alphabet.length`. */
function readDigits(text: string, alphabet: string): bigint {
  const digits = Array.from(text, (character) => BigInt(alphabet.indexOf(character)));
  return joinRadix(digits, BigInt(alphabet.length));
}

/** The inverse of `readDigits`, `length` digits long. */
function writeDigits(value: bigint, length: number, alphabet: string): string {
  const digits = splitRadix(value, BigInt(alphabet.length), length);
  return digits.map((digit) => alphabet[Number(digit)]).join("");
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz 0123456789!";

/** How a lower-case text is cased. A text without letters, which all four leave alone, belongs to the first. */
const CASINGS: readonly ((lower: string) => string)[] = [
  (lower) => lower,
  (lower) => upperAscii(lower),
  (lower) => lower.replace(/[a-z]/, upperAscii),
  (lower) => lower.replace(/(?<![^ ])[a-z]/g, upperAscii),
];

/** lower case, UPPER CASE, Sentence case, Title Case: 4 · 38^length texts, some of them spelled more than once. */
export const simpleTexts: Family = {
  // One per casing. On a 3x3 this puts the 12 simple characters before the 9 bytes; all of both would not fit.
  weight: 4n,
  *blockSizes() {
    for (let size = BigInt(CASINGS.length * ALPHABET.length); ; size *= BigInt(ALPHABET.length)) yield size;
  },
  bits: (length) => Math.log2(CASINGS.length) + length * Math.log2(ALPHABET.length),
  lengthOf: (text) => (casingOf(text) < 0 ? undefined : text.length),
  rank: (text) =>
    BigInt(casingOf(text)) * BigInt(ALPHABET.length) ** BigInt(text.length) +
    readDigits(lowerAscii(text), ALPHABET),
  unrank(length, index) {
    const texts = BigInt(ALPHABET.length) ** BigInt(length);
    return CASINGS[Number(index / texts)](writeDigits(index % texts, length, ALPHABET));
  },
};

/** The first casing that spells the text, −1 if none does. */
function casingOf(text: string): number {
  if (!/^[A-Za-z 0-9!]*$/.test(text)) return -1;
  const lower = lowerAscii(text);
  return CASINGS.findIndex((apply) => apply(lower) === text);
}

function upperAscii(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

const FIRST = 0x20;
const LAST = 0x7e;
const RADIX = LAST - FIRST + 1;

export const printableTexts: Family = {
  weight: 1n,
  *blockSizes() {
    for (let size = BigInt(RADIX); ; size *= BigInt(RADIX)) yield size;
  },
  bits: (length) => length * Math.log2(RADIX),
  lengthOf: (text) => (/^[ -~]*$/.test(text) ? text.length : undefined),
  rank: (text) => readDigits(text, alphabet()),
  unrank: (length, index) => writeDigits(index, length, alphabet()),
};

function alphabet(): string {
  return String.fromCharCode(...Array.from({ length: RADIX }, (_, place) => FIRST + place));
}

/** Code points that take 1, 2, 3, 4 bytes: the first one past each. The surrogates leave a gap. */
const ENDS = [0x80, 0x800, 0x10000, 0x110000] as const;
const SURROGATES = { start: 0xd800, end: 0xe000 } as const;

export const unicodeTexts: Family = {
  weight: 1n,
  *blockSizes() {
    for (const counts = [1n]; ; ) {
      counts.push(nextCount(counts));
      // Only the last four are needed to continue.
      if (counts.length > ENDS.length) counts.shift();
      yield counts[counts.length - 1];
    }
  },
  bits: (length) => length * Math.log2(growth()),
  lengthOf(text) {
    let bytes = 0;
    for (const character of text) bytes += byteLength(character.codePointAt(0)!);
    return bytes;
  },
  rank(text) {
    let left = this.lengthOf(text)!;
    const counts = countsUpTo(left);
    let index = 0n;
    for (const character of text) {
      const codePoint = character.codePointAt(0)!;
      const bytes = byteLength(codePoint);
      for (let shorter = 1; shorter < bytes; shorter++) index += textsStarting(shorter, left, counts);
      left -= bytes;
      index += BigInt(indexOfCodePoint(codePoint, bytes)) * counts[left];
    }
    return index;
  },
  unrank(length, index) {
    const counts = countsUpTo(length);
    const characters: string[] = [];
    let rest = index;
    for (let left = length; left > 0; ) {
      let bytes = 1;
      for (; rest >= textsStarting(bytes, left, counts); bytes++) rest -= textsStarting(bytes, left, counts);
      left -= bytes;
      characters.push(String.fromCodePoint(codePointAt(Number(rest / counts[left]), bytes)));
      rest %= counts[left];
    }
    return characters.join("");
  },
};

function byteLength(codePoint: number): number {
  return ENDS.findIndex((end) => codePoint < end) + 1;
}

/** How many code points take that many bytes. */
function codePointsOf(bytes: number): number {
  const all = ENDS[bytes - 1] - (ENDS[bytes - 2] ?? 0);
  return bytes === 3 ? all - (SURROGATES.end - SURROGATES.start) : all;
}

function indexOfCodePoint(codePoint: number, bytes: number): number {
  const index = codePoint - (ENDS[bytes - 2] ?? 0);
  return bytes === 3 && codePoint >= SURROGATES.end ? index - (SURROGATES.end - SURROGATES.start) : index;
}

function codePointAt(index: number, bytes: number): number {
  const codePoint = index + (ENDS[bytes - 2] ?? 0);
  return bytes === 3 && codePoint >= SURROGATES.start
    ? codePoint + (SURROGATES.end - SURROGATES.start)
    : codePoint;
}

/** How many texts of `left` bytes start with a character of `bytes` bytes. */
function textsStarting(bytes: number, left: number, counts: readonly bigint[]): bigint {
  return bytes > left ? 0n : BigInt(codePointsOf(bytes)) * counts[left - bytes];
}

/** The next count from the previous ones, of which the last four matter. */
function nextCount(counts: readonly bigint[]): bigint {
  let next = 0n;
  for (let bytes = 1; bytes <= ENDS.length && bytes <= counts.length; bytes++)
    next += BigInt(codePointsOf(bytes)) * counts[counts.length - bytes];
  return next;
}

/** counts[length]: how many texts take that many bytes. */
function countsUpTo(length: number): bigint[] {
  const counts = [1n];
  while (counts.length <= length) counts.push(nextCount(counts));
  return counts;
}

/** By how much a block outgrows the previous one in the long run. */
function growth(): number {
  const counts = countsUpTo(40);
  return Number((counts[40] * 2n ** 32n) / counts[39]) / 2 ** 32;
}
