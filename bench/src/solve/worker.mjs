/** What a thread of `spawn` runs. */
import { parentPort } from "node:worker_threads";
import { serve } from "@cubegram/core/worker";

serve(/** @type {import("node:worker_threads").MessagePort} */ (parentPort));
