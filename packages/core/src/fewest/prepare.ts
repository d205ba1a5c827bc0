/** The tables, made once for all who ask; a store, if there is one, is asked first. */
import type { TableStore } from "../solve/index.ts";

/** Tables that can be kept: how they are made, or read back, and packed. */
export interface TableRecipe<T> {
  readonly key: string;
  make(stored?: ArrayBufferLike): Generator<void, { readonly tables: T; readonly wasStored: boolean }>;
  pack(tables: T): ArrayBuffer;
}

export interface Preparation<T> {
  asking?: Promise<void>;
  work?: Generator<void, { readonly tables: T; readonly wasStored: boolean }>;
  tables?: T;
}

/** Goes on with the preparation, whoever began it. `pause` may wait, and may throw to give up: others go on from there. */
export async function prepare<T>(
  recipe: TableRecipe<T>,
  preparation: Preparation<T>,
  store: TableStore | undefined,
  pause: () => Promise<void> | undefined,
): Promise<T> {
  if (!preparation.tables && !preparation.work) {
    preparation.asking ??= ask(recipe, preparation, store);
    await preparation.asking;
  }
  while (!preparation.tables) {
    const step = preparation.work!.next();
    if (step.done) {
      preparation.tables = step.value.tables;
      if (!step.value.wasStored)
        store?.put(recipe.key, recipe.pack(preparation.tables)).catch(() => undefined);
    } else await pause();
  }
  return preparation.tables;
}

async function ask<T>(
  recipe: TableRecipe<T>,
  preparation: Preparation<T>,
  store: TableStore | undefined,
): Promise<void> {
  // A store that fails is a store that has nothing: the tables are made instead.
  const stored = await store?.get(recipe.key).catch(() => undefined);
  preparation.work = recipe.make(stored);
}
