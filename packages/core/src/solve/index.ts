/** Solving cubes: `solve` is the entrance. */

export type { Metric, TableStore } from "../search/index.ts";
export {
  METHODS,
  type Method,
  type PreparedSolver,
  type Search,
  type SearchCrew,
  type SearchReport,
  type SearchTask,
  type TableSolver,
} from "./table-solver.ts";
export type { LargeMetric } from "./nxn/layers.ts";
export { simplifyByMetric } from "./nxn/layers.ts";
export { type PracticeCube, practiceCube, stepGoal } from "./layers/practice.ts";
export type { SolveStep } from "./layers/solve-step.ts";
export { bytesOfTier, TIERS, type Tier } from "./optimal/tiers.ts";
export {
  SOLVE_OPTIONS,
  type Solution,
  type SolveMetric,
  type SolveOptions,
  type SolveProgress,
} from "./solve-options.ts";
export { NISS_STEPS, STEPS, type StepName } from "./steps/step-sets.ts";
export { type StepOptions, type StepSolution, type StepWay, solveStep } from "./steps/solve-step.ts";
export type { Solver } from "./solver.ts";
// For the room `fewest`, which runs a solver on many cubes.
export { twoPhaseSolver } from "./two-phase/solver.ts";
/** @public For the bench, which times it separately. */
export { optimalSolver } from "./optimal/solver.ts";
// For the room `worker`, which has threads take part in a search.
export { joinSearch } from "./join-search.ts";
export { solvers } from "./solvers.ts";
export { solve } from "./solve.ts";
export {
  findSetup,
  type SetupTarget,
  fewestMoves,
  findScramble,
  type Scramble,
  type ScrambleOptions,
} from "./scramble.ts";
