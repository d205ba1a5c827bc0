/** Solving cubes: `solve` is the door. */

export type { Metric, TableStore } from "../search/index.ts";
// For the rooms `worker` and `fewest`, and for benches: the solvers over tables, and a thread's part in a search.
export { prepare as prepareSolver } from "../search/index.ts";
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
export { solve } from "./solve.ts";
export type { Solution, SolveOptions, SolveProgress } from "./solve-options.ts";
export type { FoundSolution, SolveRequest, Solver, SolverSearch } from "./solver.ts";
export { solverNamed, solvers } from "./solvers.ts";
export { type StepOptions, type StepSolution, solveStep } from "./steps/solve-step.ts";
export { STEPS, type StepName } from "./steps/steps.ts";
export type {
  PreparedSolver,
  Search,
  SearchCrew,
  SearchGoal,
  SearchReport,
  SearchTask,
  TableSolver,
} from "./table-solver.ts";
export { twoPhaseSolver } from "./two-phase/solver.ts";
