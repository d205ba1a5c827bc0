/** The tables to load before a large cube is searched. */
import { hasTables, isOutOfMemory, type Pause, prepare, type TableStore } from "../../search/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import { twoPhaseSolver } from "../two-phase/solver.ts";

/**
 * Prepares the tables of the 3x3 and loads the stored stage tables of that size. Those that are not stored are built
 * later, once a first solution exists.
 */
export async function prepareReduction(
  size: number,
  store: TableStore | undefined,
  pause: Pause,
): Promise<PreparedSolver> {
  const prepared = await prepare(twoPhaseSolver, store, pause);
  await loadStageTables(size, store, pause);
  return prepared;
}

export async function loadStageTables(
  size: number,
  store: TableStore | undefined,
  pause: Pause,
): Promise<void> {
  const { keptRecipes } = await import("./plans.ts");
  for (const recipe of keptRecipes(size)) {
    if (!(await hasTables(recipe, store))) continue;
    try {
      await prepare(recipe, store, pause);
    } catch (error) {
      // The search reports what it does without them.
      if (!isOutOfMemory(error)) throw error;
    }
  }
}

export async function areStored(size: number, store: TableStore | undefined): Promise<boolean> {
  const { stageRecipes } = await import("./plans.ts");
  for (const recipe of stageRecipes(size)) if (!(await hasTables(recipe, store))) return false;
  return true;
}
