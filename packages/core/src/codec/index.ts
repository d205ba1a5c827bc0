/** A state is a number: rank and unrank for every n, by objects and BigInt or by typed arrays. */

export { byteCapacity, stateCount } from "./count.ts";
export {
  type CubieArrays,
  PACKED_WORDS,
  packCubies,
  unpackCubies,
} from "./packed-cube.ts";
export { type Kernel, packedKernel, RANK_LIMBS } from "./kernel.ts";
export { type OrbitCodec, rankLayout } from "./layout.ts";
export { rankState, unrankState } from "./rank-state.ts";
export { rankCubies, unrankCubies } from "./rank-cubies.ts";
