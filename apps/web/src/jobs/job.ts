/** A job: a function that runs in a worker, what it receives in addition to its input, and how it does long work in tasks short enough that a message waits for none of them. */
import type { TableStore } from "@cubegram/core/solve";
import { aborted } from "./error.ts";

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
