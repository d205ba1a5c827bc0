/**
 * Which of a text's numbers may be written: check digits cut them into 2^bits parts, and the writer uses only the part
 * whose index is a hash of the text. A cube that was turned or painted wrongly lands in the right part of its text with
 * probability 2^−bits. The hash and the cuts are a public format: decision 0080. Also, how a number is split over several
 * cubes: their numbers are the digits of one number below states^cubes, the first cube the most significant.
 */

import { stateCount } from "../codec/index.ts";
import { joinRadix, splitRadix } from "../perm/index.ts";
import type { TextReading } from "./text-code.ts";

/** The default number of check bits: one wrong cube in 2,048 passes. */
export const DEFAULT_CHECK_BITS = 11;
/** The largest number of check bits. */
export const MAX_CHECK_BITS = 20;

/** A part of the numbers of a text. */
export interface NumberPart {
  readonly first: bigint;
  readonly count: bigint;
}

/** How many of the requested check bits have room among `count` numbers: no part may be empty. */
export function checkBitsIn(count: bigint, asked: number): number {
  return Math.min(asked, count.toString(2).length - 1);
}

/** The part with the check digits of the text. Cut i begins at floor(count · i / 2^bits). */
export function checkedPart({ text, first, count }: TextReading, bits: number): NumberPart {
  const index = bits === 0 ? 0n : BigInt(hashOf(text) >>> (32 - bits));
  const start = (count * index) >> BigInt(bits);
  return { first: first + start, count: ((count * (index + 1n)) >> BigInt(bits)) - start };
}

/** Whether the check digits of a number match its text, and how many there are. */
export function checkReading(
  number: bigint,
  reading: TextReading,
  asked: number,
): { readonly check: "passed" | "failed" | "none"; readonly checkBits: number } {
  const checkBits = checkBitsIn(reading.count, asked);
  if (checkBits === 0) return { check: "none", checkBits };
  const { first, count } = checkedPart(reading, checkBits);
  return { check: number >= first && number < first + count ? "passed" : "failed", checkBits };
}

/**
 * 32 bits from the UTF-8 bytes: multiply and xor as FNV-1a does, with byte + 1, then the finishing steps of MurmurHash3. The empty
 * text has 0, so that the solved cube says it.
 */
function hashOf(text: string): number {
  let hash = 0;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ (byte + 1), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export interface CubeRow {
  readonly size: number;
  readonly cubes: number;
}

/** How many states a row of cubes has together. */
export function statesOf({ size, cubes }: CubeRow): bigint {
  return stateCount(size) ** BigInt(cubes);
}

export function joinNumbers(numbers: readonly bigint[], size: number): bigint {
  return joinRadix(numbers, stateCount(size));
}

function splitNumber(number: bigint, { size, cubes }: CubeRow): bigint[] {
  return splitRadix(number, stateCount(size), cubes);
}

/**
 * Numbers of a part, cube by cube: any choice of one number per cube is in the part. The digits that all numbers of the
 * part share are fixed; the first digit they do not share may be any for which all later cubes can stay solved (one always
 * exists: where the digit changes, zeros follow).
 */
export function partsOfCubes({ first, count }: NumberPart, row: CubeRow): NumberPart[] {
  const low = splitNumber(first, row);
  const high = splitNumber(first + count - 1n, row);
  const pivot = low.findIndex((digit, i) => digit !== high[i]);
  return low.map((digit, i) => {
    if (pivot < 0 || i < pivot) return { first: digit, count: 1n };
    if (i > pivot) return { first: 0n, count: 1n };
    const start = low.slice(i + 1).some((later) => later > 0n) ? digit + 1n : digit;
    return { first: start, count: high[i] - start + 1n };
  });
}

/** At most `most` rows of numbers of a part, evenly spread, the same every time. */
export function someRows({ first, count }: NumberPart, row: CubeRow, most: number): bigint[][] {
  const rows = count < BigInt(most) ? Number(count) : most;
  return Array.from({ length: rows }, (_, i) => splitNumber(first + (count * BigInt(i)) / BigInt(rows), row));
}
