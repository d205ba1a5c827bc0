/** Node's worker threads as `solveMany` and `searchCrew` want workers: with `worker.mjs`, the whole of what a host has to write. */
import { Worker } from "node:worker_threads";

/** Starts a thread that solves. */
export function spawn() {
  const worker = new Worker(new URL("./worker.mjs", import.meta.url));
  const port = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
  };
  worker.on("message", (data) => port.onmessage?.({ data }));
  worker.on("error", (error) => port.onerror?.(error));
  return port;
}
