/**
 * Arrangements of items some of which are alike (the 24 centers of an orbit: four of each color), as integers: the
 * lexicographic rank. Ranks are doubles, exact while the number of arrangements is below 2^53, as
 * 24!/(4!)^6 = 3,246,670,537,110,000 is. The mathematics: docs/math/ranking.md.
 *
 * k-subsets are arrangements of two kinds; the combinatorial number system ranks them: members c₁ < c₂ < … < c_k have
 * rank C(c₁,1) + C(c₂,2) + … + C(c_k,k) (Knuth, TAOCP 7.2.1.3).
 */
import { checkCount, checkList } from "../result.ts";
import type { MutablePermutation } from "./permutation.ts";

/**
 * How many orders of counts[0] zeros, counts[1] ones, … there are: the multinomial coefficient.
 *
 * @throws TypeError for anything but a list.
 * @example multisetCount([4, 4, 4, 4, 4, 4]); // → 3246670537110000
 */
export function multisetCount(counts: readonly number[]): number {
  checkList(counts, "counts");
  let length = 0;
  let product = 1;
  for (const count of counts) {
    length += count;
    product *= binomial(length, count);
  }
  return product;
}

/**
 * Lexicographic rank of a sequence of kinds 0 … kinds − 1 among all its rearrangements.
 *
 * @throws TypeError for anything but a list.
 * @example rankMultiset([1, 0, 1, 0], 2); // → 4
 */
export function rankMultiset(items: ArrayLike<number>, kinds: number): number {
  checkList(items, "items");
  checkCount(kinds, "kinds");
  const left = new Array<number>(kinds).fill(0);
  for (let place = 0; place < items.length; place++) left[items[place]]++;
  let arrangements = multisetCount(left);
  let rank = 0;
  for (let place = 0; place < items.length; place++) {
    const kind = items[place];
    const open = items.length - place;
    let smaller = 0;
    for (let other = 0; other < kind; other++) smaller += left[other];
    rank += share(arrangements, smaller, open);
    arrangements = share(arrangements, left[kind], open);
    left[kind]--;
  }
  return rank;
}

/** Writes the arrangement of counts[0] zeros, counts[1] ones, … with that rank into `target`. */
export function unrankMultisetInto<T extends MutablePermutation>(
  target: T,
  rank: number,
  counts: readonly number[],
): T {
  const left = [...counts];
  let arrangements = multisetCount(left);
  let rest = rank;
  for (let place = 0; place < target.length; place++) {
    const open = target.length - place;
    let kind = 0;
    let those = share(arrangements, left[0], open);
    while (rest >= those) {
      rest -= those;
      kind++;
      those = share(arrangements, left[kind], open);
    }
    target[place] = kind;
    arrangements = those;
    left[kind]--;
  }
  return target;
}

/**
 * arrangements · part / whole, for a result that is an integer although the product may exceed 2^53. With
 * arrangements = q · whole + r it is q · part + r · part / whole, in which nothing exceeds `arrangements`.
 */
function share(arrangements: number, part: number, whole: number): number {
  const remainder = arrangements % whole;
  return ((arrangements - remainder) / whole) * part + (remainder * part) / whole;
}

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
