/** Node's worker threads as `solveMany` wants workers. */
import { Worker } from "node:worker_threads";

/** Starts a thread that solves: `solve-worker`, which stands beside this file. */
export function startSolveWorker(): Worker {
  return new Worker(new URL("./solve-worker.js", import.meta.url));
}
