/** Small numbers and their primes. */

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
export function divisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
