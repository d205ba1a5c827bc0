/** The number of a 3x3 as its four digits: which edges stand where, which corners, their flips, their twists. */

import { rankState } from "@cubegram/core/codec";
import { splitDigits } from "@cubegram/core/perm";
import type { CubeState } from "@cubegram/core/state";

/** Least significant first, as in the layout of the number (docs/math/ranking.md). */
export const DIGIT_NAMES = ["twists", "flips", "corners", "edges"] as const;
export type DigitName = (typeof DIGIT_NAMES)[number];

/** 3^7 twists, 2^11 flips, half of 8! orders of the corners, all 12! of the edges. */
const RADICES: Readonly<Record<DigitName, number>> = {
  twists: 3 ** 7,
  flips: 2 ** 11,
  corners: 20_160,
  edges: 479_001_600,
};

export interface Digit {
  readonly name: DigitName;
  readonly value: number;
  /** How many values it has: 0 … radix − 1. */
  readonly radix: number;
  /** What increasing it by one adds to the number. */
  readonly weight: bigint;
}

/** The digits of a 3x3's number, most significant first, as numbers are written. */
export function digitsOf(state: CubeState): Digit[] {
  const radices = DIGIT_NAMES.map((name) => BigInt(RADICES[name]));
  let weight = 1n;
  return splitDigits(rankState(state), radices)
    .map((value, i) => {
      const digit = { name: DIGIT_NAMES[i], value: Number(value), radix: Number(radices[i]), weight };
      weight *= radices[i];
      return digit;
    })
    .reverse();
}
