/** When to stop and when to let others work: the clock, a signal, and a turn of the event loop from time to time. */
import { abortedError, CubegramError } from "../result.ts";

export interface ControlOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds after which work without a result is abandoned. */
  readonly timeout?: number | undefined;
  /** Milliseconds to continue once there is a result. */
  readonly budget?: number | undefined;
}

export interface Control {
  readonly budget: number;
  /** Milliseconds since the start. */
  elapsed(): number;
  /** Whether a search that has a result should stop. */
  isSpent(): boolean;
  /** Throws if the caller has aborted or the time is up. */
  check(): void;
  /**
   * Lets the event loop run when it is due, after `report`. Throws like `check`, except that time does not matter once there is a result.
   */
  pause(report?: () => void, hasResult?: boolean): Promise<void> | undefined;
}

/** Moves tried between two pauses, unless a search is measured to need another number: about half a millisecond to a few. */
export const PORTION = 20_000;

/** Milliseconds of work before the event loop gets a turn, which itself takes a millisecond or more. */
const SLICE = 16;

/** `work` names what is stopped, for the message: "solving". */
export function makeControl(
  { signal, timeout = Number.POSITIVE_INFINITY, budget = 0 }: ControlOptions,
  work: string,
): Control {
  const start = performance.now();
  let rested = start;
  return {
    budget,
    elapsed: () => performance.now() - start,
    isSpent: () => performance.now() - start >= Math.min(budget, timeout),
    check,
    pause(report, hasResult = false) {
      if (!hasResult) check();
      else if (signal?.aborted) throw abortedError(work);
      if (performance.now() - rested < SLICE) return undefined;
      report?.();
      return rest();
    },
  };

  function check(): void {
    if (signal?.aborted) throw abortedError(work);
    if (performance.now() - start >= timeout)
      throw new CubegramError({
        code: "timeout",
        message: `no solution found within ${timeout} ms; allow more time or more moves`,
      });
  }

  async function rest(): Promise<void> {
    await turnOfEventLoop();
    rested = performance.now();
    if (signal?.aborted) throw abortedError(work);
  }
}

/** Milliseconds to wait for other threads before checking again. */
export function waitFor(others: Promise<void>): Promise<void> {
  return Promise.race([others, pauseFor(SLICE)]);
}

function pauseFor(ms: number): Promise<void> {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

/** Lets others work. Uses `setImmediate` where the host has it: a timer takes at least a millisecond, and the first tables would wait for ten of them. */
function turnOfEventLoop(): Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (callback: () => void) => void };
  return setImmediate ? new Promise((resolve) => setImmediate(resolve)) : pauseFor(0);
}
