/** The family of texts in the 95 printable characters of ASCII. */
import { type Family, readDigits, writeDigits } from "./family.ts";

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
