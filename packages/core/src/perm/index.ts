/** Permutations, parity, ranks and random choice. Knows no cube. */

export { binomial, rankCombination } from "./combination.ts";
export { joinDigits, joinRadix, splitDigits, splitRadix } from "./mixed-radix.ts";
export { multisetCount, rankMultiset, unrankMultisetInto } from "./multiset.ts";
export { rankInParityClass, unrankInParityClass } from "./parity-class.ts";
export {
  compose,
  composeInto,
  cycleLengths,
  cycles,
  identity,
  inverse,
  inversions,
  isPermutation,
  type Permutation,
  parity,
  permutationOrder,
} from "./permutation.ts";
export { type RandomSource, randomBelow, randomBigBelow, randomPermutation, seededRandom } from "./random.ts";
export {
  bigFactorial,
  factorial,
  rankBigPermutation,
  rankPermutation,
  unrankBigPermutation,
  unrankPermutation,
} from "./rank.ts";
