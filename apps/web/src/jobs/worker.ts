/** The worker's end: runs the jobs that are asked for, several in turn, each until it is done or canceled. */

import type { TableStore } from "@cubegram/core/solve";
import { type AnswerJob, answerThrough, type HostPort } from "@cubegram/core/worker";
import { JOBS } from "./index.ts";
import { type AskedJob, aborted, breathe, type JobContext, JobError, sentError } from "./job.ts";

const store = browserTableStore();

answerThrough(globalThis as unknown as HostPort, {
  answer: run,
  pack: sentError,
  busy: (id) => new JobError({ name: "Error", message: `job ${id} is running already` }),
});

async function run({ page, name, input }: AskedJob, { signal, progress }: AnswerJob): Promise<unknown> {
  await breathe();
  if (signal.aborted) throw aborted();
  const jobs: Record<string, unknown> = await JOBS[page as keyof typeof JOBS]();
  const job = jobs[name] as (input: unknown, context: JobContext) => unknown;
  return job(input, { signal, progress, store });
}

const DATABASE = "cubegram-tables";
const STORE = "tables";

/** Keeps solver tables between visits, in IndexedDB. A browser that refuses storage makes them each time. */
function browserTableStore(): TableStore {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => (opened ??= open());
  return {
    async get(key) {
      const tables = (await database()).transaction(STORE).objectStore(STORE);
      const found: unknown = await outcome(tables.get(key));
      return found instanceof ArrayBuffer ? found : undefined;
    },
    async has(key) {
      const tables = (await database()).transaction(STORE).objectStore(STORE);
      return (await outcome(tables.count(key))) > 0;
    },
    async put(key, buffer) {
      const tables = (await database()).transaction(STORE, "readwrite").objectStore(STORE);
      await outcome(tables.put(buffer, key));
    },
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return outcome(request);
}

function outcome<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
