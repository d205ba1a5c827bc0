/** Workers as `solveMany` and `searchCrew` want them: with `worker.mjs`, the whole of what a host has to write. */
import { Worker } from "node:worker_threads";

export const spawn = () => new Worker(new URL("./worker.mjs", import.meta.url));
