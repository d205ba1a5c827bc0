/** Who may stop a search, and when it lets others work: the clock, a signal, and a turn of the event loop now and then. */
import { abortedError, CubegramError } from "../result.ts";
import type { Stage } from "./nxn/reduction.ts";
import type { SolveOptions, SolveProgress } from "./solve-options.ts";
import type { Search } from "./solver.ts";

/** Tried moves between two looks at the clock: about half a millisecond. */
const PORTION = 20_000;
/** Milliseconds of work before the event loop gets a turn, which takes one or more itself. */
const SLICE = 16;

/** What a running search shows. */
type Watched = Pick<Search, "nodes" | "depth"> & {
  readonly best: ArrayLike<unknown> | undefined;
  readonly stage?: Stage;
};

/** Lets a search work until it has finished, the control stops it, or so many moves have been tried. */
export async function run(
  search: Watched & Pick<Search, "advance" | "waiting">,
  control: Control,
  most: number = Number.POSITIVE_INFINITY,
): Promise<void> {
  while (!search.advance(PORTION) && search.nodes < most) {
    if (search.best && control.isSpent()) return;
    const rest = control.pause("search", search);
    if (rest) await rest;
    else if (search.waiting) await Promise.race([search.waiting, pauseFor(SLICE)]);
  }
}

function pauseFor(ms: number): Promise<void> {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

/** Lets others work. Where the host has `setImmediate` by that: a timer takes a millisecond at least, of which the first tables would wait for ten. */
function turnOfEventLoop(): Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (callback: () => void) => void };
  return setImmediate ? new Promise((resolve) => setImmediate(resolve)) : pauseFor(0);
}

export interface Control {
  readonly budget: number;
  isSpent(): boolean;
  /** Throws when the caller has given up or the time is over. */
  check(): void;
  /** The same, and lets the event loop run when it is due. */
  pause(phase: SolveProgress["phase"], search?: Watched, share?: number): Promise<void> | undefined;
}

export function makeControl(options: SolveOptions, usualBudget: number = 0): Control {
  const { signal, timeout = Number.POSITIVE_INFINITY, budget = usualBudget, onProgress } = options;
  const start = performance.now();
  let rested = start;
  const control: Control = {
    budget,
    isSpent: () => performance.now() - start >= Math.min(budget, timeout),
    check() {
      if (signal?.aborted) throw abortedError("solving");
      if (performance.now() - start >= timeout)
        throw new CubegramError({
          code: "timeout",
          message: `no solution found within ${timeout} ms; allow more time or more moves`,
        });
    },
    pause(phase, search, share) {
      if (!search?.best || signal?.aborted) control.check();
      const now = performance.now();
      if (now - rested < SLICE) return undefined;
      onProgress?.({
        phase,
        depth: search?.depth ?? 0,
        nodes: search?.nodes ?? 0,
        ...(search?.best && { best: search.best.length }),
        ...(search?.stage && { stage: search.stage }),
        ...(share !== undefined && { share }),
      });
      return rest();
    },
  };
  return control;

  async function rest(): Promise<void> {
    await turnOfEventLoop();
    rested = performance.now();
    if (signal?.aborted) throw abortedError("solving");
  }
}
