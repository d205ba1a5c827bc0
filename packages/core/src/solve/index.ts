/** Solving cubes: `solve` is the door; the rest are the parts that methods are made of. */

export * from "./arrangement-moves.ts";
export * from "./coordinate.ts";
export * from "./face-move.ts";
export * from "./frontier-table.ts";
export * from "./ida-star.ts";
export * from "./move-table.ts";
export {
  codeOfTask,
  joinTask,
  type SearchCrew,
  type WalkReport,
  type WalkTask,
} from "./optimal/shared-walk.ts";
export { optimalSolver } from "./optimal/solver.ts";
export { bytesOfTier, TIERS, type Tier } from "./optimal/tiers.ts";
export {
  POCKET_ORDERS,
  POCKET_TWISTS,
  type PocketMoves,
  pocketMoves,
  pocketSolver,
} from "./pocket/solver.ts";
export * from "./prepare.ts";
export * from "./pruning-table.ts";
export * from "./solve.ts";
export type { Solution, SolveOptions, SolveProgress } from "./solve-options.ts";
export * from "./solver.ts";
export * from "./space.ts";
export * from "./symmetry.ts";
export * from "./table-file.ts";
export * from "./table-store.ts";
export { twoPhaseSolver } from "./two-phase/solver.ts";
