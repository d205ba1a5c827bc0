/** Why the order is the lcm: rings that turn one step at a time, and the prime factors of their lengths. */

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

export function homeCount(rings: readonly Ring[], repetitions: number): number {
  return rings.filter((ring) => ringPosition(ring, repetitions) === 0).length;
}

/** The next time, after `repetitions`, at which the ring is home. */
export function nextHome(ring: Ring, repetitions: number): number {
  return repetitions - ringPosition(ring, repetitions) + ring.length;
}

/** The lcm, one ring after another: each step adds the primes that are still missing. */
export function lcmSteps(rings: readonly Ring[]) {
  let multiple = 1;
  return rings.map(({ length }) => {
    const before = multiple;
    /** What the multiple so far and the length have in common. */
    const common = divisor(before, length);
    multiple = (before / common) * length;
    return { length, primes: primePowers(length), before, common, after: multiple };
  });
}

/** The prime powers of 2 … 2^53, ascending; none for 1. */
export function primePowers(value: number): (readonly [prime: number, exponent: number])[] {
  const found: (readonly [number, number])[] = [];
  let rest = value;
  for (let prime = 2; prime * prime <= rest; prime++) {
    let exponent = 0;
    for (; rest % prime === 0; rest /= prime) exponent++;
    if (exponent > 0) found.push([prime, exponent]);
  }
  return rest > 1 ? [...found, [rest, 1]] : found;
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** `2³ · 5`; "1" for 1. */
export function printPrimes(powers: readonly (readonly [prime: number, exponent: number])[]): string {
  const print = ([prime, exponent]: readonly [number, number]) =>
    prime +
    (exponent === 1 ? "" : [...String(exponent)].map((digit) => SUPERSCRIPTS[Number(digit)]).join(""));
  return powers.map(print).join(" · ") || "1";
}

/** Greatest common divisor. */
function divisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
