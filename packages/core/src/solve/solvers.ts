/** All solvers; `solve` takes the first that fits. */
import { tableRecord } from "./held-search.ts";
import { layersSolver } from "./layers/solver.ts";
import { reductionSolver } from "./nxn/solver.ts";
import { optimalRecord } from "./optimal-record.ts";
import { pocketQuarterSolver, pocketSolver } from "./pocket/solver.ts";
import type { Solver } from "./solver.ts";
import { quarterSolver, twoPhaseSolver } from "./two-phase/solver.ts";

/**
 * Every method of `solve`, with what it can do.
 *
 * @example solvers().map(({ name }) => name); // → two-phase,pocket,reduction,optimal,layers
 */
export function solvers(): readonly Solver[] {
  return [
    tableRecord(twoPhaseSolver, quarterSolver, false),
    tableRecord(pocketSolver, pocketQuarterSolver, true),
    reductionSolver,
    optimalRecord,
    layersSolver,
  ];
}

export function solversFor(size: number): readonly Solver[] {
  return solvers().filter(({ sizes: [smallest, largest] }) => smallest <= size && size <= largest);
}
