/** Workers as `solveMany` and `searchCrew` want them: this is all that a host has to write. */
import { parentPort, Worker, workerData } from "node:worker_threads";
import { serve } from "@cubegram/core/worker";

/** What tells a thread of ours from one that only imports this, as test runners have them. */
const SOLVES = "solves";

export const spawn = () => new Worker(new URL(import.meta.url), { workerData: SOLVES });

if (workerData === SOLVES) serve(/** @type {import("node:worker_threads").MessagePort} */ (parentPort));
