/** Long work of the worker, in tasks short enough that a message waits for none of them. */
import { aborted } from "./error.ts";

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
