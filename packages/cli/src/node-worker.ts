/** Node's worker threads as `solveMany` wants workers. */
import { Worker } from "node:worker_threads";
import type { WorkerPort } from "@cubegram/core/worker";

/** Starts a thread that solves: `solve-worker`, which stands beside this file. */
export function startSolveWorker(): WorkerPort {
  const worker = new Worker(new URL("./solve-worker.js", import.meta.url));
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
  };
  worker.on("message", (data) => port.onmessage?.({ data }));
  worker.on("error", (error) => port.onerror?.(error));
  return port;
}
