/** The worker's end: runs the calls that come in, several by turns, each until it is done or given up. */

import { aborted, sentError } from "./error.ts";
import type { Call } from "./job.ts";
import { CALLS } from "./jobs/index.ts";
import type { Answer, Question } from "./protocol.ts";
import { browserTableStore } from "./table-store.ts";

const port = globalThis as unknown as {
  postMessage(answer: Answer): void;
  onmessage: ((event: { readonly data: Question }) => void) | null;
};
const running = new Map<number, AbortController>();
const store = browserTableStore();

port.onmessage = ({ data }) => {
  if (data.kind === "ask") void run(data);
  else running.get(data.id)?.abort();
};

/** Lets the messages that wait come in: a question that was given up meanwhile is not begun. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function run({ id, page, name, input }: Extract<Question, { kind: "ask" }>): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  const progress = (told: unknown) => port.postMessage({ kind: "progress", id, progress: told });
  try {
    await breathe();
    if (controller.signal.aborted) throw aborted();
    const calls = (await CALLS[page as keyof typeof CALLS]()) as Record<string, unknown>;
    const call = calls[name] as Call;
    const output = await call(input as never, { signal: controller.signal, progress, store });
    port.postMessage({ kind: "done", id, output });
  } catch (error) {
    port.postMessage({ kind: "failed", id, error: sentError(error) });
  } finally {
    running.delete(id);
  }
}
