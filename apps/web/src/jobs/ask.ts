/** The one door to the workers: asks for a job of `<page>.ts` there, as if it were here. */
import { type Caller, callThrough } from "@cubegram/core/worker";
import type { Jobs } from "./index.ts";
import { type AskedJob, aborted, JobError, type SentError } from "./job.ts";

export { asJobError, isAborted, JobError } from "./job.ts";

/** `quick` is for what follows typing; `long` for what may take seconds, so that it never holds up the other. */
type Lane = "quick" | "long";

export interface AskOptions<Progress> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Default `long`. */
  readonly lane?: Lane;
}

type Names<Page extends keyof Jobs> = keyof Jobs[Page] & string;
// biome-ignore lint/suspicious/noExplicitAny: a bound that any job meets; the types are inferred from the job itself
type AnyJob = (input: any, context: any) => unknown;
type Input<J> = J extends AnyJob ? Parameters<J>[0] : never;
type Output<J> = J extends AnyJob ? Awaited<ReturnType<J>> : never;
type ProgressOf<J> = J extends AnyJob
  ? Parameters<J>[1] extends { progress: (told: infer P) => void }
    ? P
    : never
  : never;

const lanes = new Map<Lane, Caller>();

/**
 * Asks the worker. Rejects with a `JobError`: the code of the `CubegramError` there, or "aborted" as soon as the signal says so.
 *
 *     const { alg } = await ask("solve", "solveBetter", { facelets, goal, count }, { signal, onProgress });
 */
export function ask<Page extends keyof Jobs, Name extends Names<Page>>(
  page: Page,
  name: Name,
  input: Input<Jobs[Page][Name]>,
  { signal, onProgress, lane = "long" }: AskOptions<ProgressOf<Jobs[Page][Name]>> = {},
): Promise<Output<Jobs[Page][Name]>> {
  const asked: AskedJob = { kind: "ask", page, name, input };
  return callerOf(lane).call(asked, { signal, onProgress }) as Promise<Output<Jobs[Page][Name]>>;
}

function callerOf(lane: Lane): Caller {
  const known = lanes.get(lane);
  if (known) return known;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: lane });
  const caller = callThrough(worker, { unpack: (sent: SentError) => new JobError(sent), aborted });
  worker.onerror = (event) => {
    event.preventDefault();
    lanes.delete(lane);
    caller.end(new JobError({ name: "Error", message: event.message, code: "worker" }));
  };
  lanes.set(lane, caller);
  return caller;
}
