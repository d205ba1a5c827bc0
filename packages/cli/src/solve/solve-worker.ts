/** The code of a thread of `solve - --workers N`. */
import { parentPort } from "node:worker_threads";
import { serve } from "@cubegram/core/worker";
import { fileStore } from "../files/table-files.ts";

const store = fileStore(process.env);
serve(parentPort!, store ? { store } : {});
