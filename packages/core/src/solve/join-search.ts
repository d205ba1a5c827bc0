/** Parts in searches that several threads share: what a thread does with a task that another one sent. */
import type { TableStore } from "../search/index.ts";
import { codeOfTask, joinTask, type WalkTask } from "./optimal/shared-walk.ts";
import type { SearchReport, SearchTask } from "./table-solver.ts";

/** A thread's part in a task. */
export interface SearchPart extends SearchReport {
  /** Works for about that many moves tried. True: nothing is left to be done. */
  advance(nodes: number): boolean;
}

/** Joins in; `address`: what the task has for this thread alone, a place in its memory. */
export async function joinSearch(
  task: SearchTask,
  address: number,
  { signal, store }: { readonly signal: AbortSignal; readonly store?: TableStore | undefined },
): Promise<SearchPart> {
  if (!("kind" in task)) {
    const walk = task as WalkTask;
    return joinTask(walk, codeOfTask(walk), address);
  }
  const { isReductionTask, joinHelpers } = await import("./nxn/crew-search.ts");
  if (!isReductionTask(task)) throw new TypeError(`unknown task "${String(task.kind)}"`);
  return joinHelpers(task, address, signal, store);
}
