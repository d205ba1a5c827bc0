/** The threads that search for one cube together: how many, and how long they are kept. */
import { availableParallelism } from "node:os";
import { searchCrew, type WorkerCrew } from "@cubegram/core/worker";
import { MAX_THREADS } from "../frame/options.ts";
import { startSolveWorker } from "./solve-stream.ts";

/** The threads that help with a cube, and what to do with them afterward. */
export type TakeCrew = (threads: number) => { readonly crew: WorkerCrew | undefined; done(): void };

/** For one cube: they end with it. */
export const crewOfOwn: TakeCrew = (threads) => {
  const crew = startCrew(threads);
  return { crew, done: () => crew?.close() };
};

/** For one cube after another: they are started with the first that wants them, and end when they are closed. */
export function crewForAll(): { readonly take: TakeCrew; close(): void } {
  let crew: WorkerCrew | undefined;
  return {
    take(threads) {
      crew ??= startCrew(threads);
      return { crew: threads > 1 ? crew : undefined, done: () => {} };
    },
    close: () => crew?.close(),
  };
}

/** Each thread has tables of its own, up to 63 MB. */
const MAX_THREADS_LARGE = 8;

/** How many threads work on one cube: all cores where there is a proof to be found, or time for shorter solutions of a large cube. */
export function threadsFor(
  size: number,
  isProof: boolean,
  timeout: number | undefined,
  asked?: number,
): number {
  if (isProof) return size === 3 ? (asked ?? availableParallelism()) : 1;
  if (size < 4) return 1;
  return asked ?? (timeout === undefined ? 1 : Math.min(availableParallelism(), MAX_THREADS_LARGE));
}

/** The extra threads; this one searches too. */
function startCrew(threads: number): WorkerCrew | undefined {
  return threads > 1 ? searchCrew(startSolveWorker, Math.min(threads, MAX_THREADS) - 1) : undefined;
}
