/**
 * What `solve` needs from a method: a record that says what it can do, and a search of a cube as it is held. Searches work in
 * portions, so that their caller can stop, wait or look in between.
 */
import type { Turn } from "../geometry/index.ts";
import type { Control } from "../search/index.ts";
import type { CubeState } from "../state/index.ts";
import type { Solution, SolveMetric, SolveOptions, SolveProgress } from "./solve-options.ts";
import type { Method, SearchStatus, TableSolver } from "./table-solver.ts";

// For methods without tables.
export { searchOf } from "./table-solver.ts";

/** A method of `solve` as a record: what it can do, and how to start a search. */
export interface Solver {
  readonly name: Method;
  /** The smallest and the largest cube that it solves. */
  readonly sizes: readonly [smallest: number, largest: number];
  /** HTM is OBTM from 4x4 on. */
  readonly metrics: readonly SolveMetric[];
  /** Whether its solutions are proved to be the shortest. */
  readonly proves: boolean;
  /** Whether other threads can help it with one cube. */
  readonly parallel: boolean;
  /** Whether it always has a solution soon: then a timeout ends the search for shorter ones, and never fails. */
  readonly solvesSoon?: boolean;
  /** Whether it is the default for its sizes. */
  readonly isUsual: boolean;
  /** The solver whose tables it reads and other threads can share; larger ones that depend on options are built on request. */
  readonly tables: readonly TableSolver[];
  start(request: SolveRequest): Promise<SolverSearch>;
}

export interface SolveRequest {
  readonly state: CubeState;
  readonly options: SolveOptions;
  readonly control: Control;
  /** Whether to continue from the first solution to shorter ones. */
  readonly improve: boolean;
}

/** A search of a cube as it is held. By reduction, `depth` is the attempt. */
export interface SolverSearch extends SearchStatus<FoundSolution> {
  /** Works for about that many moves. True: finished, nothing more will be found. */
  advance(nodes: number): boolean;
  readonly metric: SolveMetric;
  readonly stage?: SolveProgress["stage"] | undefined;
  /** What had to be done without tables, and with what result, because there was no memory for them. */
  readonly notes?: readonly string[] | undefined;
  /** Tells other threads to stop, when the search is aborted. */
  stop?(): void;
  /** Why there is no solution, once it has finished without one. */
  noSolution(): string;
}

/** A solution, and what else its method says about it. */
export interface FoundSolution extends Pick<Solution, "turns" | "length" | "steps" | "stages" | "all"> {
  readonly turns: readonly Turn[];
}
