/** A worker of `solveMany`: the whole of what a host has to write. */
import { parentPort } from "node:worker_threads";
import { serve } from "@cubegram/core/worker";

serve(parentPort);
