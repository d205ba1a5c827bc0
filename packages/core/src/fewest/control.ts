/** When to stop and when to let others run. */
import { abortedError } from "../result.ts";
import type { Work } from "./incumbent.ts";

/** Milliseconds of work before the event loop gets a turn, which takes one or more itself. */
const SLICE = 8;

export interface Control {
  /** Milliseconds since the start. */
  elapsed(): number;
  /** Lets the event loop run, if it is due; throws when the caller has given up. */
  pause(): Promise<void> | undefined;
}

/** `onTurn` is called whenever the event loop gets a turn. */
export function makeControl(signal: AbortSignal | undefined, onTurn: () => void): Control {
  const start = performance.now();
  let rested = start;
  check();
  return {
    elapsed: () => performance.now() - start,
    pause: () => (performance.now() - rested < SLICE ? undefined : rest()),
  };

  async function rest(): Promise<void> {
    onTurn();
    await new Promise<void>((resolve) => setTimeout(resolve));
    rested = performance.now();
    check();
  }

  function check(): void {
    if (signal?.aborted) throw abortedError("the search");
  }
}

/** Runs the work to its end, or until so many milliseconds after the start. */
export async function runWork(work: Work, control: Control, timeout: number): Promise<void> {
  while (control.elapsed() < timeout && !work.next().done) {
    const turn = control.pause();
    if (turn) await turn;
  }
}
