/** The order of an algorithm: by cycles, in full, and by doing it. */

export { stickerImages } from "./cycles.ts";
export { order, orderByRepetition, orderOfState } from "./order.ts";
export {
  analyzeOrder,
  analyzeState,
  type OrbitCycles,
  type OrderReport,
  type PieceCycles,
} from "./analyze.ts";
