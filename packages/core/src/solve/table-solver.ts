/**
 * Solvers of upright cubes by turns of faces, over tables. `prepare` makes the tables, which are only read from then on;
 * a search owns its buffers and works in portions, so that whoever runs it can stop, wait or look between two of them.
 */
import type { Metric, Prepared, Recipe } from "../search/index.ts";
import type { CubeState } from "../state/index.ts";
import type { Method } from "./method.ts";

/** A solver of upright cubes over tables, which `prepare` makes or reads. */
export interface TableSolver extends Recipe<PreparedSolver> {
  readonly name: Method;
  readonly metric: Metric;
  /** The size of the cubes it solves. */
  readonly size: number;
  /** Every state has a solution of at most this length. */
  readonly maxLength: number;
}

/** A part of a search for another thread: plain data, and memory that threads share. Only the solver that made it reads it. */
export type SearchTask = object;

/** What another thread found in its part of a search: solutions as moves 0 … 17, and tried moves. */
export interface SearchReport {
  readonly solutions: readonly (readonly number[])[];
  readonly nodes: number;
}

/** Other threads that search along. */
export interface SearchCrew {
  /** How many they are. */
  readonly size: number;
  /** Has each of them work at the task, with a search state at its own address, until nothing is left; resolves when all are through. */
  walk(task: SearchTask, addresses: readonly number[]): Promise<readonly SearchReport[]>;
}

/** A solver with its tables: read by any number of searches. */
export interface PreparedSolver extends Prepared {
  readonly solver: TableSolver;
  /** Bytes of the tables there are now. */
  readonly bytes: number;
  /** Makes at once whatever is put off to be made beside later searches. */
  complete(): void;
  /** Whether nothing is put off. */
  readonly isComplete?: boolean;
  /** Makes a portion of it, some milliseconds of work. True: complete. */
  grow?(): boolean;
  /** Reads tables that another thread has packed, instead of its own. False: they do not fit, and nothing has changed. */
  adopt?(packed: ArrayBufferLike): boolean;
  /** Starts looking for solutions of an upright cube. */
  search(state: CubeState, goal: SearchGoal): Search;
}

/** Which solutions a search looks for. */
export interface SearchGoal {
  /** No longer solution counts. */
  readonly maxLength: number;
  /** Go on with shorter and shorter solutions until it is proved that there are none. */
  readonly improve: boolean;
  /** For solvers that prove: what another search has found of the cube; and whether all shortest solutions are wanted. */
  readonly known?: Pick<Search, "best" | "bound"> | undefined;
  readonly all?: boolean | undefined;
  /** For solvers that prove: other threads that search along. */
  readonly crew?: SearchCrew | undefined;
}

/** A search under way, in portions: `advance` until it says true, or until what there is suffices. */
export interface Search {
  /** Works on for about that many tried moves. True: finished, nothing more will be found. */
  advance(nodes: number): boolean;
  /** The shortest solution so far, as moves 0 … 17 of the upright cube. */
  readonly best: readonly number[] | undefined;
  /** No solution is shorter than this: proved. */
  readonly bound: number;
  /** Tried moves so far. */
  readonly nodes: number;
  /** The depth being searched. */
  readonly depth: number;
  /** Set while there is nothing to do here but to wait for other threads. */
  readonly waiting?: Promise<void> | undefined;
  /** Tells other threads to stop, when the search is given up. */
  stop?(): void;
  /** All shortest solutions so far, where they were wanted. */
  readonly solutions?: readonly (readonly number[])[];
}

/** A search whose best solution is said in another way. */
interface SearchWith<Best> extends Omit<Search, "best" | "solutions"> {
  readonly best: Best;
}

/** The search with another way to say its best solution; `advance`, too, where other work goes along. */
export function withBest<Best>(
  search: Search,
  best: () => Best,
  advance: (nodes: number) => boolean = (nodes) => search.advance(nodes),
): SearchWith<Best> {
  return {
    advance,
    get best() {
      return best();
    },
    get bound() {
      return search.bound;
    },
    get nodes() {
      return search.nodes;
    },
    get depth() {
      return search.depth;
    },
    get waiting() {
      return search.waiting;
    },
    stop: () => search.stop?.(),
  };
}
