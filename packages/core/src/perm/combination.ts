/**
 * k-subsets of 0 … n−1 as integers: the combinatorial number system. The subset with members
 * c₁ < c₂ < … < c_k has rank C(c₁,1) + C(c₂,2) + … + C(c_k,k) (Knuth, TAOCP 7.2.1.3).
 */

/**
 * C(n, k); 0 outside 0 ≤ k ≤ n. Exact while the value is below 2^53.
 *
 * @example binomial(12, 4); // → 495
 */
export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let value = 1;
  for (let i = 1; i <= k; i++) value = (value * (n - k + i)) / i;
  return value;
}

/** Rank of the subset { place : isMember(place) } of 0 … length−1. */
export function rankCombination(length: number, isMember: (place: number) => boolean): number {
  let rank = 0;
  let members = 0;
  for (let place = 0; place < length; place++) if (isMember(place)) rank += binomial(place, ++members);
  return rank;
}

/** Writes 1 at the members of the k-subset with that rank and 0 elsewhere. */
export function unrankCombinationInto(target: Uint8Array, rank: number, k: number): Uint8Array {
  let members = k;
  let rest = rank;
  for (let place = target.length - 1; place >= 0; place--) {
    const below = binomial(place, members);
    const isMember = members > 0 && rest >= below;
    target[place] = isMember ? 1 : 0;
    if (isMember) {
      rest -= below;
      members--;
    }
  }
  return target;
}
