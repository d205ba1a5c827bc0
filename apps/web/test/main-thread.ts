/**
 * What the main thread of a page does, from the browser's own trace: every task with the processor time that it took. That time is
 * what the page's work costs; time on the clock would count, on a shared machine without a graphics card, the waiting for
 * other programs and for pictures drawn in software as well. The questions of the tests run in the page, too, and are the only thing
 * in some of its longest tasks (a question to a page with a 7x7: up to 75 ms); they are left out, what they set off is not.
 */
import type { Browser, Page } from "@playwright/test";

/** No task may take longer: whoever touches the page meanwhile would notice. */
export const MAX_TASK_MS = 50;

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
  readonly args: {
    /** Of a thread. */
    readonly name?: string;
    readonly data?: Readonly<Record<string, unknown>>;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

const CATEGORIES = ["toplevel", "devtools.timeline", "v8.execute", "blink.user_timing"];

/** The tasks of the page while `run` is done, the longest first. */
export async function tasksDuring(browser: Browser, page: Page, run: () => Promise<void>): Promise<Task[]> {
  return (await threadsDuring(browser, page, run)).page;
}

/** The tasks of the page and of each of its workers, the longest first. */
export async function threadsDuring(
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<{ readonly page: Task[]; readonly workers: readonly Task[][] }> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  await page.evaluate((mark) => performance.mark(mark), MARK);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const events = trace.traceEvents;
  const { pid, tid } = events.find(({ name }) => name === MARK)!;
  const workers = events.filter(
    (event) => event.pid === pid && event.name === "thread_name" && /^Dedicated/.test(event.args.name ?? ""),
  );
  return {
    page: tasksOf(events, pid, tid),
    workers: workers.map((worker) => tasksOf(events, pid, worker.tid)),
  };
}

/** Left by the page in the trace: whose thread it is. */
const MARK = "end of the deed";

function tasksOf(events: readonly TraceEvent[], pid: number, tid: number): Task[] {
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X");
  return own
    .filter(({ name }) => name === "ThreadControllerImpl::RunTask")
    .map((task) =>
      taskOf(
        task,
        own.filter((part) => part !== task && isWithin(part, task)),
      ),
    )
    .sort((a, b) => b.took - a.took);
}

function taskOf(task: TraceEvent, parts: readonly TraceEvent[]): Task {
  const questions = outermost(parts.filter(isQuestion));
  const setOff = outermost(
    parts.filter((part) => SET_OFF.has(part.name) && questions.some((question) => isWithin(part, question))),
  );
  const total = took(task) - sum(questions.map(took)) + sum(setOff.map(took));
  return { took: Math.round(total), parts: total > MAX_TASK_MS ? namesOf(parts) : "" };
}

/** Whether a test asks the page or tells it something. */
function isQuestion({ args }: TraceEvent): boolean {
  return args.chrome_mojo_event_info?.mojo_interface_tag === "blink.mojom.DevToolsSession";
}

/** What the page does when a question touches it. */
const SET_OFF: ReadonlySet<string> = new Set(["EventDispatch", "RunMicrotasks"]);

function isWithin(part: TraceEvent, whole: TraceEvent): boolean {
  return part.ts >= whole.ts && part.ts + (part.dur ?? 0) <= whole.ts + (whole.dur ?? 0);
}

function outermost(parts: readonly TraceEvent[]): TraceEvent[] {
  return parts.filter((part) => !parts.some((other) => other !== part && isWithin(part, other)));
}

/** Milliseconds. */
function took({ tdur, dur = 0 }: TraceEvent): number {
  return (tdur ?? dur) / 1000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const MIN_TOLD = 5;

function namesOf(parts: readonly TraceEvent[]): string {
  return parts
    .filter((part) => took(part) >= MIN_TOLD)
    .map((part) => `${part.name} ${part.args.data?.functionName ?? ""} ${Math.round(took(part))}`)
    .join(", ");
}
