/** The order of an algorithm: computed from cycles, reported in full, or found by repetition. */

export { stickerImages, order, orderByRepetition, orderOfState } from "./order.ts";
export {
  analyzeOrder,
  analyzeState,
  type OrbitCycles,
  type OrderReport,
  type PieceCycles,
} from "./analyze.ts";
