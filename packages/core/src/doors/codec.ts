/** A state is a number: rank and unrank for every n, by objects and BigInt or by typed arrays. */

export {
  byteCapacity,
  type CubieArrays,
  type Kernel,
  type OrbitCodec,
  PACKED_WORDS,
  packCubies,
  packedKernel,
  RANK_LIMBS,
  rankCubies,
  rankLayout,
  rankState,
  stateCount,
  unpackCubies,
  unrankCubies,
  unrankState,
} from "../codec/index.ts";
