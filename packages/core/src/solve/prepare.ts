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
  work?: Generator<unknown, PreparedSolver>;
  prepared?: PreparedSolver;
}

/** By name and key: a method may have tables of several sizes. */
const preparations = new Map<string, Preparation>();

/** Called between steps, with the share that is done if that is known; may wait, and may throw to give up (another caller goes on from there). */
export type Pause = (share?: number) => Promise<void> | void;

/** The prepared solver. With a store, its tables are looked for there first and put there when they were made. */
export async function prepareSolver(
  solver: Solver,
  store?: TableStore,
  pause: Pause = () => {},
): Promise<PreparedSolver> {
  const name = nameOf(solver);
  const preparation: Preparation = preparations.get(name) ?? { solver };
  preparations.set(name, preparation);
  if (!preparation.prepared && !preparation.work) {
    preparation.asking ??= ask(preparation, store);
    await preparation.asking;
  }
  for (let saved = performance.now(); !preparation.prepared; ) {
    const step = advance(preparation);
    if (step.done) finish(preparation, step.value, store);
    else {
      await pause(typeof step.value === "number" ? step.value : undefined);
      if (performance.now() - saved < SAVE_AFTER) continue;
      await saveHalf(preparation, store);
      saved = performance.now();
    }
  }
  return preparation.prepared;
}

/** Milliseconds after which half-made tables are worth keeping. */
const SAVE_AFTER = 20_000;

/** A step. Where it fails (there may be no memory), the next caller begins again. */
function advance(preparation: Preparation): IteratorResult<unknown, PreparedSolver> {
  try {
    return preparation.work!.next();
  } catch (error) {
    preparations.delete(nameOf(preparation.solver));
    throw error;
  }
}

/** Under which half-made tables are kept. */
export function halfKey({ key }: Solver): string {
  return `${key}/half`;
}

async function saveHalf({ solver, prepared }: Preparation, store: TableStore | undefined): Promise<void> {
  if (prepared || !store?.readInto || !store.drop) return;
  const half = solver.packHalf?.();
  if (half) await store.put(halfKey(solver), half).catch(() => undefined);
}

/** Whether a solver's tables are here, or in the store: asking for it costs little. */
export async function hasTables(solver: Solver, store?: TableStore): Promise<boolean> {
  if (preparations.get(nameOf(solver))?.prepared) return true;
  return (await store?.has?.(solver.key).catch(() => false)) === true;
}

function nameOf({ name, key }: Solver): string {
  return `${name} ${key}`;
}

/** The solver if it was prepared before. */
export function preparedSolver(method: Method): PreparedSolver | undefined {
  for (const { solver, prepared } of preparations.values())
    if (solver.name === method && prepared) return prepared;
  return undefined;
}

async function ask(preparation: Preparation, store: TableStore | undefined): Promise<void> {
  // A store that fails is a store that has nothing: the tables are made instead.
  const { solver } = preparation;
  const inPlace = (key: string) =>
    store!.readInto!(key, (bytes) => solver.place!(bytes)).catch(() => undefined);
  const stored =
    store?.readInto && solver.place
      ? ((await inPlace(solver.key)) ?? (solver.packHalf && (await inPlace(halfKey(solver)))))
      : await store?.get(solver.key).catch(() => undefined);
  preparation.work = solver.prepare(stored);
}

function finish(preparation: Preparation, prepared: PreparedSolver, store: TableStore | undefined): void {
  preparation.prepared = prepared;
  if (prepared.refused !== undefined) store?.refused?.(preparation.solver.key, prepared.refused);
  if (!store || prepared.wasStored) return;
  const { solver } = preparation;
  const tables = (store.readInto && prepared.packInPlace?.()) || prepared.pack();
  store.put(solver.key, tables).catch(() => undefined);
  if (solver.packHalf) store.drop?.(halfKey(solver)).catch(() => undefined);
}
