/** What there is of tables before a large cube is searched. */
import { hasTables, isOutOfMemory, type Pause, prepare, type TableStore } from "../../search/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import { twoPhaseSolver } from "../two-phase/solver.ts";

/** The tables of the 3x3; and of those of the stages for that size, what is stored: what is not is made while there is a first solution already. */
export async function prepareReduction(
  size: number,
  store: TableStore | undefined,
  pause: Pause,
): Promise<PreparedSolver> {
  const prepared = await prepare(twoPhaseSolver, store, pause);
  const { stageRecipes } = await import("./search-reduction.ts");
  for (const recipe of stageRecipes(size))
    if (await hasTables(recipe, store))
      try {
        await prepare(recipe, store, pause);
      } catch (error) {
        // The search says what it does without.
        if (!isOutOfMemory(error)) throw error;
      }
  return prepared;
}
