/** Solvers ready for use: each is prepared once, on first use, whoever asks and however many ask at once. */

import { pocketSolver } from "./pocket/solver.ts";
import type { Method, PreparedSolver, Solver } from "./solver.ts";
import type { TableStore } from "./table-store.ts";
import { twoPhaseSolver } from "./two-phase/solver.ts";

export function solvers(): readonly Solver[] {
  return [twoPhaseSolver, pocketSolver];
}

interface Preparation {
  readonly solver: Solver;
  /** Set while the store is being asked. */
  asking?: Promise<void>;
  work?: Generator<void, PreparedSolver>;
  prepared?: PreparedSolver;
}

const preparations = new Map<Method, Preparation>();

/** Called between steps; may wait, and may throw to give up (another caller goes on from there). */
export type Pause = () => Promise<void> | void;

/** The prepared solver. With a store, its tables are looked for there first and put there when they were made. */
export async function prepareSolver(
  solver: Solver,
  store?: TableStore,
  pause: Pause = () => {},
): Promise<PreparedSolver> {
  const preparation: Preparation = preparations.get(solver.name) ?? { solver };
  preparations.set(solver.name, preparation);
  if (!preparation.prepared && !preparation.work) {
    preparation.asking ??= ask(preparation, store);
    await preparation.asking;
  }
  while (!preparation.prepared) {
    const step = preparation.work!.next();
    if (step.done) finish(preparation, step.value, store);
    else await pause();
  }
  return preparation.prepared;
}

/** The solver if it was prepared before. */
export function preparedSolver(method: Method): PreparedSolver | undefined {
  return preparations.get(method)?.prepared;
}

async function ask(preparation: Preparation, store: TableStore | undefined): Promise<void> {
  // A store that fails is a store that has nothing: the tables are made instead.
  const stored = await store?.get(preparation.solver.key).catch(() => undefined);
  preparation.work = preparation.solver.prepare(stored);
}

function finish(preparation: Preparation, prepared: PreparedSolver, store: TableStore | undefined): void {
  preparation.prepared = prepared;
  if (store && !prepared.wasStored) store.put(preparation.solver.key, prepared.pack()).catch(() => undefined);
}
