/** The one door to the workers: calls a function of `jobs/<page>.ts` there, as if it were here. */

import { aborted, WorkError } from "./error.ts";
import type { Calls } from "./jobs/index.ts";
import type { Answer, Question } from "./protocol.ts";

export { isAborted, WorkError } from "./error.ts";

/** `quick` is for what follows typing; `long` for what may take seconds, so that it never holds up the other. */
type Lane = "quick" | "long";

export interface AskOptions<Progress> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Default `long`. */
  readonly lane?: Lane;
}

type Names<Page extends keyof Calls> = keyof Calls[Page] & string;
// biome-ignore lint/suspicious/noExplicitAny: a bound that any call meets; the types are inferred from the call itself
type AnyCall = (input: any, job: any) => unknown;
type Input<C> = C extends AnyCall ? Parameters<C>[0] : never;
type Output<C> = C extends AnyCall ? Awaited<ReturnType<C>> : never;
type ProgressOf<C> = C extends AnyCall
  ? Parameters<C>[1] extends { progress: (told: infer P) => void }
    ? P
    : never
  : never;

interface Pending {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: never) => void) | undefined;
  readonly release: () => void;
}

const lanes = new Map<Lane, Worker>();
const pending = new Map<number, Pending>();
let lastId = 0;

/**
 * Asks the worker. Rejects with a `WorkError`: the code of the `CubegramError` there, or "aborted" as soon as the signal says so.
 *
 *     const { alg } = await ask("solve", "solveCube", { facelets }, { signal, onProgress });
 */
export function ask<Page extends keyof Calls, Name extends Names<Page>>(
  page: Page,
  name: Name,
  input: Input<Calls[Page][Name]>,
  { signal, onProgress, lane = "long" }: AskOptions<ProgressOf<Calls[Page][Name]>> = {},
): Promise<Output<Calls[Page][Name]>> {
  if (signal?.aborted) return Promise.reject(aborted());
  const worker = workerOf(lane);
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const give = () => {
      send(worker, { kind: "cancel", id });
      settle(id)?.reject(aborted());
    };
    const release = () => signal?.removeEventListener("abort", give);
    pending.set(id, { resolve, reject, onProgress, release });
    signal?.addEventListener("abort", give, { once: true });
    send(worker, { kind: "ask", id, page, name, input });
  });
}

function workerOf(lane: Lane): Worker {
  const known = lanes.get(lane);
  if (known) return known;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: lane });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => receive(data);
  worker.onerror = (event) => {
    event.preventDefault();
    lanes.delete(lane);
    for (const id of [...pending.keys()])
      settle(id)?.reject(new WorkError({ name: "Error", message: event.message, code: "worker" }));
  };
  lanes.set(lane, worker);
  return worker;
}

function receive(answer: Answer): void {
  if (answer.kind === "progress") pending.get(answer.id)?.onProgress?.(answer.progress as never);
  else if (answer.kind === "done") settle(answer.id)?.resolve(answer.output as never);
  else settle(answer.id)?.reject(new WorkError(answer.error));
}

function settle(id: number): Pending | undefined {
  const call = pending.get(id);
  pending.delete(id);
  call?.release();
  return call;
}

function send(worker: Worker, question: Question): void {
  worker.postMessage(question);
}
