/** What a thread of `solve - --workers N` runs. */
import { parentPort } from "node:worker_threads";
import { type Port, serve } from "@cubegram/core/worker";
import { fileStore } from "./file-store.ts";

const store = fileStore(process.env);
// A thread's port has `onmessage`, as a browser's has.
serve(parentPort as unknown as Port, store ? { store } : {});
