/** Workers as `solveMany` and `searchCrew` want them: with `worker.mjs`, this is all that a host has to write. */
import { Worker } from "node:worker_threads";

export const spawn = () => new Worker(new URL("./worker.mjs", import.meta.url));
