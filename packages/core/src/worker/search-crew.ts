/**
 * Threads that search along with `solve(cube, { crew })`: for a proof of a 3x3 all read one table, which lies in shared memory; a 4x4 or larger
 * cube they improve with tables of their own.
 */
import { checkCount, checkType } from "../result.ts";
import {
  joinSearch,
  type SearchCrew,
  type SearchReport,
  type SearchTask,
  type TableStore,
} from "../solve/index.ts";
import type { HostPort } from "./port.ts";
import { startWorkers, workInSlices } from "./worker-pool.ts";

/** A crew of workers for the option `crew` of `solve`. */
export interface WorkerCrew extends SearchCrew {
  /** Ends the workers. */
  close(): void;
}

/**
 * Starts `size` workers, which call `serve`. `solve` works too: with one worker on a machine with two cores both are
 * busy. Rejects the search with "worker-failed" if a worker dies, since nobody knows then whether its part has been
 * searched.
 *
 *     const crew = searchCrew(spawn, 1);
 *     const { alg } = await solve(cube, { method: "optimal", crew });
 *     crew.close();
 *
 * @throws RangeError unless `size` is a positive integer; whatever `spawn` throws.
 * @example
 * const spawn = () => {
 *   throw new Error("no threads here");
 * };
 * const message = (() => {
 *   try {
 *     return searchCrew(spawn, 1).size;
 *   } catch (error) {
 *     return error.message;
 *   }
 * })();
 * message; // → no threads here
 */
export function searchCrew(spawn: () => HostPort, size: number): WorkerCrew {
  checkType(spawn, "function", "spawn");
  checkCount(size, "size", 1);
  const workers = startWorkers(spawn, size);
  return {
    size,
    walk: (task, addresses) =>
      Promise.all(
        workers.map(({ solver, failed }, i) => Promise.race([solver.walk(task, addresses[i]), failed])),
      ),
    close() {
      for (const worker of workers) worker.terminate();
    },
  };
}

/** Moves tried between two looks at the clock, and milliseconds of work before messages are read. */
const PORTION = 100_000;
const SLICE = 50;

/** A worker's part in a task. */
export async function walkHere(
  task: SearchTask,
  address: number,
  signal: AbortSignal,
  store: TableStore | undefined,
): Promise<SearchReport> {
  const part = await joinSearch(task, address, { signal, store });
  await workInSlices(() => part.advance(PORTION), SLICE, signal);
  return { solutions: part.solutions, nodes: part.nodes, pieces: part.pieces };
}
