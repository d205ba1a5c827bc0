/** Threads that search along with `solve(cube, { method: "optimal", crew })`: all read one table, which lies in shared memory. */
import { CubegramError } from "../result.ts";
import { codeOfTask, joinTask, type SearchCrew, type WalkReport, type WalkTask } from "../solve/index.ts";
import { connect } from "./connect.ts";
import { abortedError } from "./sent-solution.ts";
import type { WorkerPort } from "./solve-many.ts";

export interface HiredCrew extends SearchCrew {
  /** Ends the workers. */
  close(): void;
}

/**
 * Starts so many workers, which call `serve`. `solve` works too: with one worker on a machine of two cores both are busy. Rejects
 * the search with "worker-failed" when a worker dies: what it was searching is not known to be searched.
 *
 *     const crew = searchCrew(spawn, 1);
 *     const { alg } = await solve(cube, { method: "optimal", crew });
 *     crew.close();
 */
export function searchCrew(spawn: () => WorkerPort, size: number): HiredCrew {
  if (!Number.isInteger(size) || size < 1)
    throw new RangeError(`"size" expected an integer from 1, got ${String(size)}`);
  const hands = Array.from({ length: size }, () => {
    const port = spawn();
    const failed = new Promise<never>((_, reject) => {
      port.onerror = (error) => reject(crewFailed(error));
    });
    // Heard where it is waited for; a worker that dies at rest disturbs nobody before.
    failed.catch(() => undefined);
    return { port, failed, solver: connect(port) };
  });
  return {
    size,
    walk: (task, addresses) =>
      Promise.all(
        hands.map(({ solver, failed }, i) => Promise.race([solver.walk(task, addresses[i]), failed])),
      ),
    close() {
      for (const { port, solver } of hands) {
        solver.close();
        port.terminate?.();
      }
    },
  };
}

function crewFailed(error: unknown): CubegramError {
  const reason = error instanceof Error ? error.message : String(error);
  return new CubegramError({ code: "worker-failed", message: `a worker failed: ${reason}` });
}

/** Tried moves between two looks at the clock, and milliseconds of work before messages are heard. */
const PORTION = 100_000;
const SLICE = 50;

/** A worker's part in a task. */
export async function walkHere(task: WalkTask, address: number, signal: AbortSignal): Promise<WalkReport> {
  const part = joinTask(task, codeOfTask(task), address);
  for (let rested = performance.now(); !part.advance(PORTION); ) {
    if (performance.now() - rested < SLICE) continue;
    await new Promise<void>((resolve) => setTimeout(resolve));
    if (signal.aborted) throw abortedError();
    rested = performance.now();
  }
  return { solutions: part.solutions, nodes: part.nodes };
}
