/**
 * Which of the numbers that say a message is written on a 4x4 or larger cube. The most significant digit is a center orbit: where the
 * message fixes no more than that, all other orbits may be in any state, and a few turns are enough. Where it fixes more, the
 * number with the most zeros at its end is taken: an orbit whose digit is 0 is solved.
 */
import { rankLayout, rankState, stateCount, unrankState } from "../codec/index.ts";
import type { Turn } from "../geometry/index.ts";
import { type CubeState, solvedState, turnStateBy } from "../state/index.ts";
import type { NumberPart } from "./number-part.ts";

/** So many values of the first digit are tried at once. */
const MAX_CANDIDATES = 24n;

export interface OrbitChoice {
  readonly number: bigint;
  readonly state: CubeState;
  readonly turns: readonly Turn[];
}

/** A short way to a number of the part; undefined where the first digit does not decide it. */
export async function shortWayTo(
  { first, count }: NumberPart,
  size: number,
  signal: AbortSignal | undefined,
): Promise<OrbitChoice | undefined> {
  const unit = stateCount(size) / rankLayout(size).at(-1)!.radix;
  const low = (first + unit - 1n) / unit;
  const digits = (first + count) / unit - low;
  if (digits <= 0n) return undefined;
  const tried = digits < MAX_CANDIDATES ? digits : MAX_CANDIDATES;
  const states = Array.from({ length: Number(tried) }, (_, i) =>
    unrankState((low + (digits * BigInt(i)) / tried) * unit, size),
  );
  const { waysToLastOrbit } = await import("../solve/index.ts");
  for (const turns of await waysToLastOrbit(states, signal && { signal })) {
    const state = turnStateBy(solvedState(size), turns);
    const number = rankState(state);
    if (number >= first && number < first + count) return { number, state, turns };
  }
  return undefined;
}

/** The number of the part whose last digits are zeros, as many as there can be. */
export function roundestNumber({ first, count }: NumberPart, size: number): bigint {
  let round = first;
  let unit = 1n;
  for (const { radix } of rankLayout(size)) {
    unit *= radix;
    const next = ((first + unit - 1n) / unit) * unit;
    if (next >= first + count) break;
    round = next;
  }
  return round;
}
