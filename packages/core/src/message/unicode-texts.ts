/**
 * The family of all texts, measured in bytes of UTF-8 (RFC 3629) and counted without the byte strings that are no UTF-8:
 * count(L) = 128 count(L−1) + 1920 count(L−2) + 61,440 count(L−3) + 1,048,576 count(L−4). Texts of one length stand in
 * the order of their code points. 8 bytes are 57.6 bits, not 64.
 */
import type { Family } from "./family.ts";

/** Code points that take 1, 2, 3, 4 bytes: the first one past each, and where the surrogates leave their gap. */
const ENDS = [0x80, 0x800, 0x10000, 0x110000] as const;
const SURROGATES = { start: 0xd800, end: 0xe000 } as const;

export const unicodeTexts: Family = {
  weight: 1n,
  *blockSizes() {
    for (const counts = [1n]; ; ) {
      counts.push(nextCount(counts));
      // Only the last four are needed to go on.
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

/** The next count from those before it, of which the last four matter. */
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

/** By how much a block outgrows the one before it in the long run. */
function growth(): number {
  const counts = countsUpTo(40);
  return Number((counts[40] * 2n ** 32n) / counts[39]) / 2 ** 32;
}
