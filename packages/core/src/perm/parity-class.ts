/**
 * The even, or the odd, permutations in lexicographic order. Ranks 2r and 2r + 1 differ by an exchange of the last two
 * items, so one of them is even and one is odd: the rank within a parity class is half the rank.
 * The proof: docs/math/ranking.md. For 2 … 18 items.
 */
import { type MutablePermutation, type Permutation, parity } from "./permutation.ts";
import { rankPermutation, unrankPermutationInto } from "./rank.ts";

/**
 * Rank among the permutations of the same parity, 0 … n!/2 − 1.
 *
 * @example rankInParityClass([1, 2, 0]); // → 1
 */
export function rankInParityClass(permutation: Permutation): number {
  return Math.floor(rankPermutation(permutation) / 2);
}

/** The even (0) or odd (1) permutation of `target.length` items with that rank in its class. */
function unrankInParityClassInto<T extends MutablePermutation>(target: T, rank: number, oddness: 0 | 1): T {
  unrankPermutationInto(target, 2 * rank);
  if (parity(target) !== oddness) {
    const last = target.length - 1;
    [target[last - 1], target[last]] = [target[last], target[last - 1]];
  }
  return target;
}

/**
 * The even (0) or odd (1) permutation of that rank, 0 … length! / 2 − 1.
 *
 * @example unrankInParityClass(1, 3, 0); // → 1,2,0
 */
export function unrankInParityClass(rank: number, length: number, oddness: 0 | 1): number[] {
  return unrankInParityClassInto(new Array<number>(length), rank, oddness);
}
