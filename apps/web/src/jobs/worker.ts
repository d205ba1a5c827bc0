/** The worker's end: runs the calls that come in, several in turn, each until it is done or canceled. */
import { type AnswerJob, answerThrough, type HostPort } from "@cubegram/core/worker";
import { aborted, sentError, WorkError } from "./error.ts";
import { CALLS } from "./index.ts";
import type { Call } from "./job.ts";
import { breathe } from "./portions.ts";
import type { Question } from "./protocol.ts";
import { browserTableStore } from "./table-store.ts";

const store = browserTableStore();

answerThrough(globalThis as unknown as HostPort, {
  answer: run,
  pack: sentError,
  busy: (id) => new WorkError({ name: "Error", message: `question ${id} is running already` }),
});

async function run({ page, name, input }: Question, { signal, progress }: AnswerJob): Promise<unknown> {
  await breathe();
  if (signal.aborted) throw aborted();
  const calls = (await CALLS[page as keyof typeof CALLS]()) as Record<string, unknown>;
  const call = calls[name] as Call;
  return call(input as never, { signal, progress: progress as (told: unknown) => void, store });
}
