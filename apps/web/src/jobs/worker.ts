/** The worker's end: runs the jobs that are asked for, several in turn, each until it is done or canceled. */

import { type AnswerJob, answerThrough, type HostPort } from "@cubegram/core/worker";
import { JOBS } from "./index.ts";
import { type AskedJob, aborted, breathe, type JobContext, JobError, sentError } from "./job.ts";
import { browserTableStore } from "./table-store.ts";

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
