/** The number of a 3x3 as its four digits: which edges stand where, which corners, their flips, their twists. */

import { rankState } from "@cubegram/core/codec";
import { splitDigits } from "@cubegram/core/perm";
import type { CubeState } from "@cubegram/core/state";

/**
 * How many values each digit has: 3^7 twists, 2^11 flips, half of 8! orders of the corners, all 12! of the edges. Least significant
 * first, as in the layout of the number (docs/math/ranking.md).
 */
const RADICES = { twists: 3 ** 7, flips: 2 ** 11, corners: 20_160, edges: 479_001_600 };
export type DigitName = keyof typeof RADICES;

/** The digits of a 3x3's number, 0 … radix − 1 each, most significant first, as numbers are written. */
export function digitsOf(state: CubeState) {
  const digits = Object.entries(RADICES) as [DigitName, number][];
  const values = splitDigits(
    rankState(state),
    digits.map(([, radix]) => BigInt(radix)),
  );
  return digits.map(([name, radix], i) => ({ name, radix, value: Number(values[i]) })).reverse();
}
