/** Permutations, parity, ranks and random choice. Knows no cube. */

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
  joinDigits,
  joinRadix,
  splitDigits,
  splitRadix,
  bigFactorial,
  factorial,
  rankBigPermutation,
  rankInParityClass,
  rankPermutation,
  unrankBigPermutation,
  unrankInParityClass,
  unrankPermutation,
} from "./rank.ts";
export {
  platformBytes,
  platformRandom,
  type RandomSource,
  randomBelow,
  randomBigBelow,
  randomPermutation,
  seededRandom,
  entropy,
} from "./random.ts";
export { binomial, multisetCount, rankCombination, rankMultiset, unrankMultisetInto } from "./multiset.ts";
