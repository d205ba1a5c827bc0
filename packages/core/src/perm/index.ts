/** Permutations, parity, ranks and random choice. Knows no cube. */

export { joinDigits, joinRadix, splitDigits, splitRadix } from "./mixed-radix.ts";
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
export {
  platformBytes,
  platformRandom,
  type RandomSource,
  randomBelow,
  randomBigBelow,
  randomPermutation,
  seededRandom,
} from "./random.ts";
export { entropy } from "./entropy.ts";
export { binomial, multisetCount, rankCombination, rankMultiset, unrankMultisetInto } from "./multiset.ts";
export {
  bigFactorial,
  factorial,
  rankBigPermutation,
  rankInParityClass,
  rankPermutation,
  unrankBigPermutation,
  unrankInParityClass,
  unrankPermutation,
} from "./rank.ts";
