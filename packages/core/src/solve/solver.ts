/**
 * What `solve` asks of a method: a record that says what it can do, and a search of a cube as it is held. Searches work in
 * portions, so that whoever runs them can stop, wait or look between two of them.
 */
import type { Turn } from "../geometry/index.ts";
import type { Control, Metric } from "../search/index.ts";
import type { CubeState } from "../state/index.ts";
import type { Method } from "./method.ts";
import type { Solution, SolveOptions, SolveProgress } from "./solve-options.ts";
import type { TableSolver } from "./table-solver.ts";

/** A method of `solve` as a record: what it can do, and how a search of a cube begins. */
export interface Solver {
  readonly name: Method;
  /** The smallest and the largest cube that it solves. */
  readonly sizes: readonly [smallest: number, largest: number];
  readonly metrics: readonly Metric[];
  /** Whether its solutions are proved to be the shortest. */
  readonly proves: boolean;
  /** Whether other threads can help it with one cube. */
  readonly parallel: boolean;
  /** Whether it is taken for its sizes when no method is named. */
  readonly isUsual: boolean;
  /** Whose tables it reads and other threads can share; larger ones that depend on options are made when asked for. */
  readonly tables: readonly TableSolver[];
  start(request: SolveRequest): Promise<SolverSearch>;
}

export interface SolveRequest {
  readonly state: CubeState;
  readonly options: SolveOptions;
  readonly control: Control;
  /** Whether to go on from the first solution to shorter ones. */
  readonly improve: boolean;
}

export interface SolverSearch {
  /** Works on for about that many tried moves. True: finished, nothing more will be found. */
  advance(nodes: number): boolean;
  /** The shortest solution so far, for the cube as it is held; its length is in the metric. */
  readonly best: FoundSolution | undefined;
  /** No solution is shorter than this: proved. */
  readonly bound: number;
  /** Tried moves so far. */
  readonly nodes: number;
  /** The depth being searched, or the attempt. */
  readonly depth: number;
  readonly metric: Metric;
  readonly stage?: SolveProgress["stage"] | undefined;
  /** Set while there is nothing to do here but to wait for other threads. */
  readonly waiting?: Promise<void> | undefined;
  /** What was done without, and with what result: there was no memory for tables. */
  readonly notes?: readonly string[] | undefined;
  /** Tells other threads to stop, when the search is given up. */
  stop?(): void;
  /** Why there is none, once it is finished without a solution. */
  noSolution(): string;
}

/** A solution, and what else its method says about it. */
interface FoundSolution extends Pick<Solution, "turns" | "length" | "steps" | "stages" | "all"> {
  readonly turns: readonly Turn[];
}
