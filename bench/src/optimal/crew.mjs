/** Threads that search along: what a host has to write. */
import { Worker } from "node:worker_threads";
import { searchCrew } from "@cubegram/core/worker";

export function hireCrew(size) {
  return searchCrew(spawn, size);
}

function spawn() {
  const worker = new Worker(new URL("../solve/worker.mjs", import.meta.url));
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
