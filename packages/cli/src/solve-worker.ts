/** What a thread of `solve - --workers N` runs. */
import { parentPort } from "node:worker_threads";
import { serve } from "@cubegram/core/worker";
import { fileStore } from "./file-store.ts";

const store = fileStore(process.env);
serve(parentPort!, store ? { store } : {});
