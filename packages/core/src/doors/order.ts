/** The order of an algorithm: computed from cycles, reported in full, or found by repetition. */

export {
  analyzeOrder,
  analyzeState,
  type OrbitCycles,
  type OrderReport,
  order,
  orderByRepetition,
  orderOfState,
  type PieceCycles,
  stickerImages,
} from "../order/index.ts";
