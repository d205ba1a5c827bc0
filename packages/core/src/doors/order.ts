/** The order of an algorithm: by cycles, in full, and by doing it. */

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
