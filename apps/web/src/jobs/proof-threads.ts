/** Threads that help to prove a solution the shortest. */
import { searchCrew, type WorkerCrew } from "@cubegram/core/worker";

/** A page does not take all cores of a large machine. */
const MAX_THREADS = 8;

/** One for each idle core; none where the browser does not allow shared memory (the page must be isolated). */
export function proofThreads(): WorkerCrew | undefined {
  const helpers = Math.min(navigator.hardwareConcurrency, MAX_THREADS) - 1;
  if (!crossOriginIsolated || helpers < 1) return undefined;
  const spawn = () =>
    new Worker(new URL("./proof-thread.ts", import.meta.url), { type: "module", name: "proof" });
  return searchCrew(spawn, helpers);
}
