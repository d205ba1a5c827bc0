/** Solving cubes: `solve` is the door; what follows the types is for other rooms. */

export * from "../search/index.ts";
export type { SolveStep } from "./layers/solve-layers.ts";
export { METHODS, type Method } from "./method.ts";
export { joinSearch } from "./optimal/shared-walk.ts";
export { optimalSolver } from "./optimal/solver.ts";
export { bytesOfTier, TIERS, type Tier } from "./optimal/tiers.ts";
export {
  POCKET_ORDERS,
  POCKET_TWISTS,
  type PocketMoves,
  pocketMoves,
  pocketSolver,
  pocketSpace,
} from "./pocket/solver.ts";
export * from "./solve.ts";
export type { Solution, SolveOptions, SolveProgress } from "./solve-options.ts";
export * from "./solver.ts";
export * from "./solvers.ts";
export { type StepOptions, type StepSolution, solveStep } from "./steps/solve-step.ts";
export { STEPS, type StepName } from "./steps/steps.ts";
export * from "./table-solver.ts";
export { twoPhaseSolver } from "./two-phase/solver.ts";
