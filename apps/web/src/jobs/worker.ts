/** The worker's end: runs the jobs that are asked for, several in turn, each until it is done or canceled. */

import type { TableStore } from "@cubegram/core/solve";
import { type AnswerJob, answerThrough, type HostPort } from "@cubegram/core/worker";
import { JOBS } from "./index.ts";
import { type AskedJob, aborted, breathe, type JobContext, JobError, sentError } from "./job.ts";

/** Loaded when the first job asks for tables. */
const files = () => import("./table-store.ts").then(({ tableStore }) => tableStore);

const store: TableStore = {
  get: async (key) => (await files()).get(key),
  has: async (key) => (await files()).has(key),
  readInto: async (key, place, read) => (await files()).readInto(key, place, read),
  put: async (key, tables) => (await files()).put(key, tables),
  drop: async (key) => (await files()).drop(key),
};

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
