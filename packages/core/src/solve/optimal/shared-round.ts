/** A length that this thread searches together with a crew: its own part in portions, then it waits for the others. */
import type { SearchCrew, SearchReport } from "../table-solver.ts";
import { joinTask, type SharedWalk, startTask, stopTask, type WalkTask } from "./shared-walk.ts";
import type { VectorCode } from "./vector-memory.ts";

/** What a search of several threads needs: addresses of walks, the first of them this thread's. */
export interface SharedSearch {
  readonly crew: SearchCrew;
  readonly code: VectorCode;
  readonly addresses: readonly number[];
  task(depth: number): WalkTask;
}

export interface SharedRound {
  /** Works on this thread's part. True: done. */
  advance(budget: number): boolean;
  /** What all have found, once all are done. */
  readonly reports: readonly SearchReport[] | undefined;
  /** Moves tried by this thread so far. */
  readonly nodes: number;
  /** Settles when the others are done. */
  readonly others: Promise<void>;
  stop(): void;
}

export function startRound({ crew, code, addresses, task }: SharedSearch, depth: number): SharedRound {
  const shared = task(depth);
  const { memory, control } = shared;
  startTask(memory, control);
  const mine: SharedWalk = joinTask(shared, code, addresses[0]);
  let theirs: readonly SearchReport[] | undefined;
  let failure: { readonly error: unknown } | undefined;
  let isOver = false;
  const others = crew.walk(shared, addresses.slice(1)).then(
    (reports) => {
      theirs = reports;
    },
    (error) => {
      failure = { error };
    },
  );
  return {
    others,
    get nodes() {
      return mine.nodes;
    },
    get reports() {
      return isOver && theirs ? [mine, ...theirs] : undefined;
    },
    advance(budget) {
      // If one thread has not finished, the length has not been searched.
      if (failure) throw failure.error;
      isOver ||= mine.advance(budget);
      return isOver;
    },
    stop: () => stopTask(memory, control),
  };
}
