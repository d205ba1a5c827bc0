/** Solving cubes: `solve` is the entrance. */

export {
  bytesOfTier,
  METHODS,
  type Method,
  type Metric,
  type SearchCrew,
  type Solution,
  type SolveOptions,
  type SolveProgress,
  type Solver,
  type SolveStep,
  STEPS,
  type StepName,
  type StepOptions,
  type StepSolution,
  solve,
  solvers,
  solveStep,
  type TableStore,
  TIERS,
  type Tier,
} from "../solve/index.ts";
