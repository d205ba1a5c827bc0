/** Tables ready for use: built once, on first use, however many callers ask at once; kept in a store if there is one. */
import { CubegramError } from "../result.ts";
import type { TableBytes, TableStore } from "../tables.ts";
import { isOutOfMemory, noMemoryFor } from "./kept-tables.ts";

/** How tables are built, or read from what was stored. */
export interface Recipe<P extends Prepared> {
  /** The tables' owner. Together with the key it names the preparation, since a method may have tables of several sizes. */
  readonly name: string;
  /** The key they are stored under: `name/version/metric`. */
  readonly key: string;
  /**
   * Builds the tables, or reads them from what was stored under the key (checked: a damaged buffer counts as none).
   * Pauses between steps of some milliseconds each, when the host may do something else or abort; long ones yield the
   * share that is done, or a promise if there is nothing to do here until it settles.
   */
  prepare(stored?: TableBytes): Generator<unknown, P>;
  /** Memory for a stored table of that many bytes, to be passed to `prepare`; none if its tables have another length. */
  place?(bytes: number): Uint8Array | undefined;
  /** The finished part of tables that `prepare` is building, so that another run can continue; nothing if that would not pay, or now. */
  packHalf?(): Uint8Array | undefined;
}

export interface Prepared {
  /** Whether the stored tables were used, and if not, why not. */
  readonly wasStored: boolean;
  readonly refused?: string | undefined;
  /** What a store should keep: all tables, completed. */
  pack(): ArrayBuffer;
  /** The same without a copy, if the tables are in one piece of memory. */
  packInPlace?(): Uint8Array;
}

interface Preparation<P extends Prepared = Prepared> {
  readonly recipe: Recipe<P>;
  /** Set while the store is being asked. */
  asking?: Promise<void> | undefined;
  work?: Generator<unknown, P>;
  prepared?: P;
}

const preparations = new Map<string, Preparation>();

/** Called between steps, with the share done if known; may wait, and may throw to abort (another caller continues from there). */
export type Pause = (share?: number) => Promise<void> | void;

/** The prepared tables. With a store, they are looked up there first, and put there once built. */
export async function prepare<P extends Prepared>(
  recipe: Recipe<P>,
  store?: TableStore,
  pause: Pause = () => {},
): Promise<P> {
  const name = nameOf(recipe);
  const preparation = (preparations.get(name) ?? { recipe }) as Preparation<P>;
  preparations.set(name, preparation as unknown as Preparation);
  while (!preparation.prepared && !preparation.work) {
    preparation.asking ??= ask(preparation, store, pause);
    await preparation.asking;
    // Whoever asked may have been aborted: then another caller asks.
    if (!preparation.work) await pause();
  }
  for (let saved = performance.now(), took = 0; !preparation.prepared; ) {
    const step = advance(preparation);
    if (step.done) finish(preparation, step.value, store);
    else {
      if (step.value instanceof Promise) await step.value;
      await pause(typeof step.value === "number" ? step.value : undefined);
      const started = performance.now();
      if (started - saved < Math.max(SAVE_AFTER, RARELY * took)) continue;
      if (!(await saveHalf(preparation, store))) continue;
      saved = performance.now();
      took = saved - started;
    }
  }
  return preparation.prepared;
}

/** The same for a search that pauses by itself: it does not ask the store, but gives it what was built. */
export function* prepareSteps<P extends Prepared>(recipe: Recipe<P>, store?: TableStore): Generator<void, P> {
  const name = nameOf(recipe);
  const preparation = (preparations.get(name) ?? { recipe }) as Preparation<P>;
  preparations.set(name, preparation as unknown as Preparation);
  preparation.work ??= recipe.prepare();
  while (!preparation.prepared) {
    const step = advance(preparation);
    if (step.done) finish(preparation, step.value, store);
    else yield;
  }
  return preparation.prepared;
}

/** Milliseconds after which half-built tables are worth keeping. */
const SAVE_AFTER = 20_000;
/** And how much longer than the saving takes. */
const RARELY = 20;

/** One step. If it fails, the next caller starts over; throws "no-memory" if memory ran out. */
function advance<P extends Prepared>(preparation: Preparation<P>): IteratorResult<unknown, P> {
  try {
    return preparation.work!.next();
  } catch (error) {
    preparations.delete(nameOf(preparation.recipe));
    throw isOutOfMemory(error) && !(error instanceof CubegramError)
      ? noMemoryFor(preparation.recipe.name)
      : error;
  }
}

/** The key that half-built tables are kept under. */
function halfKey({ key }: Pick<Recipe<Prepared>, "key">): string {
  return `${key}/half`;
}

/** False if there is nothing to save, or not now. */
async function saveHalf<P extends Prepared>(
  { recipe, prepared }: Preparation<P>,
  store: TableStore | undefined,
): Promise<boolean> {
  if (prepared || !store?.readInto || !store.drop) return false;
  const half = recipe.packHalf?.();
  if (!half) return false;
  await store.put(halfKey(recipe), half).catch(() => undefined);
  return true;
}

/** Whether the tables are here or in the store: asking costs little, unless the store can only be asked by reading. */
export async function hasTables(recipe: Recipe<Prepared>, store?: TableStore): Promise<boolean> {
  if (preparations.get(nameOf(recipe))?.prepared) return true;
  const { key } = recipe;
  const found = store?.has ? store.has(key) : store?.get(key).then((tables) => tables !== undefined);
  return (await found?.catch(() => false)) === true;
}

/** What was prepared earlier under that name, whatever its key. */
export function preparedBefore(name: string): Prepared | undefined {
  for (const { recipe, prepared } of preparations.values())
    if (recipe.name === name && prepared) return prepared;
  return undefined;
}

function nameOf({ name, key }: Pick<Recipe<Prepared>, "name" | "key">): string {
  return `${name} ${key}`;
}

async function ask<P extends Prepared>(
  preparation: Preparation<P>,
  store: TableStore | undefined,
  pause: Pause,
): Promise<void> {
  // A store that fails counts as empty: the tables are built instead.
  const { recipe } = preparation;
  let isAborted = false;
  const read = async (share: number) => {
    try {
      await pause(share);
    } catch (error) {
      isAborted = true;
      throw error;
    }
  };
  const inPlace = (key: string) =>
    isAborted
      ? undefined
      : store!.readInto!(key, (bytes) => recipe.place!(bytes), read).catch(() => undefined);
  const stored =
    store?.readInto && recipe.place
      ? ((await inPlace(recipe.key)) ?? (recipe.packHalf && (await inPlace(halfKey(recipe)))))
      : await store?.get(recipe.key).catch(() => undefined);
  if (isAborted) preparation.asking = undefined;
  else preparation.work = recipe.prepare(stored);
}

function finish<P extends Prepared>(
  preparation: Preparation<P>,
  prepared: P,
  store: TableStore | undefined,
): void {
  preparation.prepared = prepared;
  const { recipe } = preparation;
  if (prepared.refused !== undefined) store?.refused?.(recipe.key, prepared.refused);
  if (!store || prepared.wasStored) return;
  try {
    const tables = (store.readInto && prepared.packInPlace?.()) || prepared.pack();
    store.put(recipe.key, tables).catch(() => undefined);
  } catch (error) {
    // No room for a copy, but the tables are here all the same.
    if (!isOutOfMemory(error)) throw error;
  }
  if (recipe.packHalf) store.drop?.(halfKey(recipe)).catch(() => undefined);
}
