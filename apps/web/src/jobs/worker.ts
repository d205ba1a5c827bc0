/** The worker's end: runs the jobs that are asked for, several in turn, each until it is done or canceled. */
import { type AnswerJob, answerThrough, type HostPort } from "@cubegram/core/worker";
import { aborted, JobError, sentError } from "./error.ts";
import { JOBS } from "./index.ts";
import type { Job } from "./job.ts";
import { breathe } from "./portions.ts";
import type { AskedJob } from "./protocol.ts";
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
  const jobs = (await JOBS[page as keyof typeof JOBS]()) as Record<string, unknown>;
  const job = jobs[name] as Job;
  return job(input as never, { signal, progress: progress as (told: unknown) => void, store });
}
