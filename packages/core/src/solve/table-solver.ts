/**
 * Solvers of upright cubes by face turns, over tables. `prepare` builds the tables, which are only read from then on; a search owns
 * its buffers and works in portions, so that its caller can stop, wait or look in between.
 */
import type { Metric, Prepared, Recipe } from "../search/index.ts";
import type { CubeState } from "../state/index.ts";

/** A solver of upright cubes over tables, which `prepare` builds or reads. */
export interface TableSolver extends Recipe<PreparedSolver> {
  readonly name: Method;
  readonly metric: Metric;
  /** The size of the cubes it solves. */
  readonly size: number;
  /** Every state has a solution of at most this length. */
  readonly maxLength: number;
  /** The same, with other threads that help to build the tables. */
  helpedBy?(crew: SearchCrew): TableSolver;
}

/** A part of a search for another thread: plain data, and memory that threads share. Only the solver that made it reads it. */
export type SearchTask = object;

/**
 * What another thread found in its part of a search: solutions as moves 0 … 17, and the number of moves tried, also in
 * each piece of the task that it took if the task has pieces.
 */
export interface SearchReport {
  readonly solutions: readonly (readonly number[])[];
  readonly nodes: number;
  readonly pieces?: readonly (readonly [piece: number, nodes: number])[] | undefined;
}

/** Other threads that join a search. */
export interface SearchCrew {
  /** How many there are. */
  readonly size: number;
  /** Has each of them work on the task, with a search state at its own address, until nothing is left; resolves when all are done. */
  walk(task: SearchTask, addresses: readonly number[]): Promise<readonly SearchReport[]>;
}

/** A solver with its tables, shared by any number of searches. */
export interface PreparedSolver extends Prepared {
  readonly solver: TableSolver;
  /** Bytes of the tables built so far. */
  readonly bytes: number;
  /** Builds now whatever was left to be built beside later searches. */
  complete(): void;
  /** Whether everything is built. */
  readonly isComplete?: boolean;
  /** Builds another portion, some milliseconds of work. True: complete. */
  grow?(): boolean;
  /** Reads tables that another thread has packed, instead of its own. False: they do not fit, and nothing has changed. */
  adopt?(packed: ArrayBufferLike): boolean;
  /** Starts looking for solutions of an upright cube. */
  search(state: CubeState, goal: SearchGoal): Search;
}

/** Which solutions a search looks for. */
export interface SearchGoal {
  /** Longer solutions do not count. */
  readonly maxLength: number;
  /** Continue with shorter and shorter solutions until it is proved that there are none. */
  readonly improve: boolean;
  /** What a solution counts, if not one for each move but at least half of that: the cheapest of many is kept, and nothing is proved. */
  readonly cost?: ((moves: readonly number[]) => number) | undefined;
  /** For solvers that prove: what another search has found about the cube, and whether all shortest solutions are wanted. */
  readonly known?: Pick<Search, "best" | "bound"> | undefined;
  readonly all?: boolean | undefined;
  /** For solvers that prove: other threads that join the search. */
  readonly crew?: SearchCrew | undefined;
}

/** How far a search has come: plain values, as of its last `advance`. */
export interface SearchStatus<Best> {
  /** The shortest solution so far. */
  readonly best: Best | undefined;
  /** No solution is shorter than this: proved. */
  readonly bound: number;
  /** Moves tried so far. */
  readonly nodes: number;
  /** The depth being searched. */
  readonly depth: number;
  /** Set while there is nothing to do here but wait for other threads. */
  readonly waiting?: Promise<void> | undefined;
}

/** A search in progress, in portions: call `advance` until it returns true, or until the result is good enough. */
export interface Search extends SearchStatus<readonly number[]> {
  /** Works for about that many moves. True: finished, nothing more will be found; `best` is moves 0 … 17 of the upright cube. */
  advance(nodes: number): boolean;
  /** Tells other threads to stop, when the search is aborted. */
  stop?(): void;
  /** All shortest solutions so far, if they were wanted. */
  readonly solutions?: readonly (readonly number[])[];
}

/** The status of a search, to be passed on. */
export function statusOf({ best, bound, nodes, depth, waiting }: Search): SearchStatus<readonly number[]> {
  return { best, bound, nodes, depth, waiting };
}

/** A search from what it does and how far it has come, which is asked at the start and after every portion. */
export function searchOf<Status extends object>(
  status: () => Status,
  advance: (nodes: number) => boolean,
): Status & { advance(nodes: number): boolean } {
  const search = {
    ...status(),
    advance(nodes: number) {
      const isDone = advance(nodes);
      Object.assign(search, status());
      return isDone;
    },
  };
  return search;
}

/** The methods by name. */
export const METHODS = ["two-phase", "pocket", "reduction", "optimal", "layers"] as const;
/** One of `METHODS`. */
export type Method = (typeof METHODS)[number];
