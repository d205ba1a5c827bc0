/** A job, which runs in a worker: what it receives besides its input, how it does long work in short tasks, and its errors on their way out. */
import type { TableStore } from "@cubegram/core/solve";

export interface JobContext<Progress = unknown> {
  /** Aborted when the caller aborts; can be passed on to core's long functions. */
  readonly signal: AbortSignal;
  /** Reports progress to the caller; plain data. */
  readonly progress: (progress: Progress) => void;
  /** Where solvers keep their tables between visits. */
  readonly store: TableStore;
}

/** How a job is asked for. Plain data in, plain data out (what structured cloning can send; a `Cube` goes as its facelets). */
export interface AskedJob {
  readonly kind: "ask";
  readonly page: string;
  readonly name: string;
  readonly input: unknown;
}

/** Milliseconds of a task; a portion of the work comes on top. */
const TASK_MS = 16;

/** Lets the messages that wait come in: a question that was given up meanwhile is not begun, or not gone on with. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Does the work portion by portion, each a few milliseconds; rejects with "aborted" between two tasks. */
export async function inPortions<T>(work: Generator<unknown, T>, signal: AbortSignal): Promise<T> {
  for (let since = performance.now(); ; ) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < TASK_MS) continue;
    await breathe();
    if (signal.aborted) throw aborted();
    since = performance.now();
  }
}

/** Limits progress to a hundred reports: deriving a key reports ten thousand times, and each report redraws the page. */
export function wholePercents(tell: (done: number) => void): (done: number) => void {
  let last = -1;
  return (done) => {
    const percent = Math.floor(done * 100);
    if (percent === last) return;
    last = percent;
    tell(percent / 100);
  };
}

/** An error as data, on its way out of the worker and into the page. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  /** The code of a `CubegramError`. */
  readonly code?: string;
  /** Its other fields (`at`, `faults`, `bits` …), if they can be sent. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What a job threw. `code` is that of a `CubegramError`, or "aborted" if the caller canceled. */
export class JobError extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor({ name, message, code = "failed", details = {} }: SentError) {
    super(message);
    this.name = name;
    this.code = code;
    this.details = details;
  }
}

export function aborted(): JobError {
  return new JobError({ name: "AbortError", message: "given up by the caller", code: "aborted" });
}

export function asJobError(error: unknown): JobError {
  if (error instanceof JobError) return error;
  const { name, message } = error instanceof Error ? error : { name: "Error", message: String(error) };
  return new JobError({ name, message });
}

export function isAborted(error: unknown): boolean {
  return error instanceof JobError && error.code === "aborted";
}

/** What browsers say about a module that cannot be loaded; usually there is no network. */
const MISSING_PART = /dynamically imported module|importing a module script failed/i;

export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const { name, message } = error;
  if (MISSING_PART.test(message)) return { name, message, code: "part-missing" };
  const { code, ...rest } = { ...error } as { code?: unknown } & Record<string, unknown>;
  return { name, message, ...(typeof code === "string" && { code }), details: plain(rest) };
}

/** The fields that structured cloning can send. */
function plain(fields: Record<string, unknown>): Record<string, unknown> {
  const sendable = Object.entries(fields).filter(([, value]) => {
    try {
      structuredClone(value);
      return true;
    } catch {
      return false;
    }
  });
  return Object.fromEntries(sendable);
}
