/** Threads that help to prove a solution the shortest. */
import { searchCrew, type WorkerCrew } from "@cubegram/core/worker";

/** A page leaves a large machine something to do. */
const MAX_THREADS = 8;

/** One for each core that has nothing to do yet; none where the browser lets no memory be shared (the page has to be isolated). */
export function proofThreads(): WorkerCrew | undefined {
  const helpers = Math.min(navigator.hardwareConcurrency, MAX_THREADS) - 1;
  if (!crossOriginIsolated || helpers < 1) return undefined;
  const spawn = () =>
    new Worker(new URL("./proof-thread.ts", import.meta.url), { type: "module", name: "proof" });
  return searchCrew(spawn, helpers);
}
