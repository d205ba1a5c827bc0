/** Several cubes as one: their numbers are the digits of one number below states^cubes, the first cube the most significant. */
import { stateCount } from "../codec/index.ts";
import type { NumberPart } from "./check-digits.ts";

export interface CubeRow {
  readonly size: number;
  readonly cubes: number;
}

/** How many states a row of cubes has together. */
export function statesOf({ size, cubes }: CubeRow): bigint {
  return stateCount(size) ** BigInt(cubes);
}

export function joinNumbers(numbers: readonly bigint[], size: number): bigint {
  const states = stateCount(size);
  return numbers.reduce((joined, number) => joined * states + number, 0n);
}

export function splitNumber(number: bigint, { size, cubes }: CubeRow): bigint[] {
  const states = stateCount(size);
  const numbers = new Array<bigint>(cubes);
  let rest = number;
  for (let i = cubes - 1; i >= 0; i--) {
    numbers[i] = rest % states;
    rest /= states;
  }
  return numbers;
}

/**
 * Numbers of a part, cube by cube: any choice of one number for each cube is in the part. The digits that all numbers of the
 * part share are fixed; the first digit they do not share may be any for which all later cubes can stay solved (there is
 * one: where the digit changes, zeros follow).
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
