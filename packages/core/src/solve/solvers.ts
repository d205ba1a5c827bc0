/** All solvers. */
import { pocketSolver } from "./pocket/solver.ts";
import type { Solver } from "./solver.ts";
import { twoPhaseSolver } from "./two-phase/solver.ts";

export function solvers(): readonly Solver[] {
  return [twoPhaseSolver, pocketSolver];
}
