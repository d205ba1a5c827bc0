/** The family of simple texts: letters, digits, space and `!` in one of four casings, as short notes are written. */
import { type Family, readDigits, writeDigits } from "./family.ts";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz 0123456789!";

/** How a lower-case text is cased. A text without letters, which all four leave alone, is of the first. */
const CASINGS: readonly ((lower: string) => string)[] = [
  (lower) => lower,
  (lower) => upperAscii(lower),
  (lower) => lower.replace(/[a-z]/, upperAscii),
  (lower) => lower.replace(/(?<![^ ])[a-z]/g, upperAscii),
];

/** lower case, UPPER CASE, Sentence case, Title Case: 4 · 38^length texts, some of them spelled more than once. */
export const simpleTexts: Family = {
  // One for each casing. On a 3x3 this puts the 12 simple characters before the 9 bytes; not all of both would fit.
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

/** The first casing that spells the text, −1 when none does. */
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
