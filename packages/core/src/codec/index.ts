/** A state is a number: rank and unrank for every n, by objects and BigInt or by typed arrays. */

export {
  type CubieArrays,
  PACKED_WORDS,
  packCubies,
  unpackCubies,
} from "./packed-cube.ts";
export { type Kernel, packedKernel, RANK_LIMBS } from "./kernel.ts";
export { byteCapacity, stateCount, type OrbitCodec, rankLayout } from "./layout.ts";
export { rankState, unrankState, rankCubies, unrankCubies } from "./rank-cubies.ts";
