/** Why the order is the lcm: rings that turn one step at a time, and the prime factors of their lengths. */
import { divisor, primePowers } from "./primes.ts";

export interface Ring {
  readonly length: number;
  /** How many cycles of the stickers have this length. */
  readonly count: number;
}

/** The rings of an algorithm: cycle lengths above 1, ascending. */
export function ringsOf(cycles: readonly (readonly [length: number, count: number])[]): Ring[] {
  return cycles.filter(([length]) => length > 1).map(([length, count]) => ({ length, count }));
}

/** How far the rings have turned after some repetitions: 0 is home. */
export function ringPosition(ring: Ring, repetitions: number): number {
  return repetitions % ring.length;
}

export function areHome(rings: readonly Ring[], repetitions: number): boolean {
  return rings.every((ring) => ringPosition(ring, repetitions) === 0);
}

/** The next time, after `repetitions`, at which the ring is home. */
export function nextHome(ring: Ring, repetitions: number): number {
  return repetitions - ringPosition(ring, repetitions) + ring.length;
}

/** The lcm, one ring after another: each step adds the primes that are still missing. */
export interface LcmStep {
  readonly length: number;
  readonly primes: readonly (readonly [prime: number, exponent: number])[];
  readonly before: number;
  /** What the multiple so far and the length have in common. */
  readonly common: number;
  readonly after: number;
}

export function lcmSteps(rings: readonly Ring[]): LcmStep[] {
  let multiple = 1;
  return rings.map(({ length }) => {
    const before = multiple;
    const common = divisor(before, length);
    multiple = (before / common) * length;
    return { length, primes: primePowers(length), before, common, after: multiple };
  });
}
