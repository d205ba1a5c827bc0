/**
 * What the main thread of a page does, from the browser's own trace: every task with the processor time that it took. That time is
 * what the page's work costs; time on the clock would count, on a shared machine without a graphics card, the waiting for
 * other programs and for pictures drawn in software as well.
 */
import type { Browser, Page } from "@playwright/test";

/** No task may take longer: whoever touches the page meanwhile would notice. */
export const LONGEST_TASK = 50;

export interface Task {
  /** Milliseconds of processor time, or of the clock where the browser does not tell the former. */
  readonly took: number;
  /** The longest things in it, for whoever looks for the reason. */
  readonly parts: string;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time. */
  readonly tdur?: number;
  readonly args: { readonly data?: Readonly<Record<string, unknown>> };
}

/** The tasks of the page while `run` is done, the longest first. */
export async function tasksDuring(browser: Browser, page: Page, run: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "blink.user_timing"] });
  await run();
  await page.evaluate((mark) => performance.mark(mark), MARK);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  return tasksOf(trace.traceEvents);
}

/** Left by the page in the trace: whose thread it is. */
const MARK = "end of the deed";

function tasksOf(events: readonly TraceEvent[]): Task[] {
  const { pid, tid } = events.find(({ name }) => name === MARK)!;
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X");
  return own
    .filter(({ name }) => name === "ThreadControllerImpl::RunTask")
    .map((task) => ({ took: took(task), parts: partsOf(own, task) }))
    .sort((a, b) => b.took - a.took);
}

function took({ tdur, dur = 0 }: TraceEvent): number {
  return Math.round((tdur ?? dur) / 1000);
}

const LEAST_TOLD = 5;

function partsOf(own: readonly TraceEvent[], task: TraceEvent): string {
  if (took(task) <= LONGEST_TASK) return "";
  const end = task.ts + (task.dur ?? 0);
  return own
    .filter((part) => part !== task && part.ts >= task.ts && part.ts + (part.dur ?? 0) <= end)
    .filter((part) => took(part) >= LEAST_TOLD)
    .map((part) => `${part.name} ${part.args.data?.functionName ?? ""} ${took(part)}`)
    .join(", ");
}
