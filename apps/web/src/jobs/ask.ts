/** The one door to the workers: calls a function of `jobs/<page>.ts` there, as if it were here. */
import { type Caller, callThrough } from "@cubegram/core/worker";
import { aborted, WorkError } from "./error.ts";
import type { Calls } from "./index.ts";
import type { Question, SentError } from "./protocol.ts";

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

const lanes = new Map<Lane, Caller>();

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
  const question: Question = { kind: "ask", page, name, input };
  return callerOf(lane).call(question, { signal, onProgress }) as Promise<Output<Calls[Page][Name]>>;
}

function callerOf(lane: Lane): Caller {
  const known = lanes.get(lane);
  if (known) return known;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: lane });
  const caller = callThrough(worker, { unpack: (sent: SentError) => new WorkError(sent), aborted });
  worker.onerror = (event) => {
    event.preventDefault();
    lanes.delete(lane);
    caller.end(new WorkError({ name: "Error", message: event.message, code: "worker" }));
  };
  lanes.set(lane, caller);
  return caller;
}
