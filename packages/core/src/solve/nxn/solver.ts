/** Reduction as a solver: any cube from 4x4 on. */
import { MAX_SIZE } from "../../geometry/index.ts";
import { hasTables, isOutOfMemory, prepare } from "../../search/index.ts";
import { pauseTables } from "../run.ts";
import type { Solver } from "../solver.ts";
import { twoPhaseSolver } from "../two-phase/solver.ts";

export const reductionSolver: Solver = {
  name: "reduction",
  sizes: [4, MAX_SIZE],
  metrics: ["HTM"],
  proves: false,
  parallel: false,
  isUsual: true,
  tables: [twoPhaseSolver],
  async start({ state, options, control, improve }) {
    const { maxLength = Number.POSITIVE_INFINITY, store, onProgress } = options;
    const pause = pauseTables(control, onProgress);
    const prepared = await prepare(twoPhaseSolver, store, pause);
    // Loaded when it is wanted: a fifth of the room, which no 3x3 needs.
    const { searchReduction, stageRecipes, stagesOfSolution } = await import("./search-reduction.ts");
    // What is stored is read at once; what is not is made while there is a first solution already.
    for (const recipe of stageRecipes(state.size))
      if (await hasTables(recipe, store)) await prepareIfRoom(recipe, store, pause);
    const search = searchReduction(prepared, state, { maxLength, improve }, store);
    return {
      metric: "HTM",
      advance: () => search.advance(),
      get best() {
        const { best } = search;
        return (
          best && {
            turns: best,
            length: best.length,
            get stages() {
              return stagesOfSolution(state, best);
            },
          }
        );
      },
      get bound() {
        return search.bound;
      },
      get nodes() {
        return search.nodes;
      },
      get depth() {
        return search.depth;
      },
      get stage() {
        return search.stage;
      },
      get notes() {
        return search.notes;
      },
      noSolution: () =>
        `no solution of at most ${maxLength} moves was found in ${search.depth} attempts; allow more moves`,
    };
  },
};

/** The search says what it does without tables that there is no memory for. */
async function prepareIfRoom(...[recipe, store, pause]: Parameters<typeof prepare>): Promise<void> {
  try {
    await prepare(recipe, store, pause);
  } catch (error) {
    if (!isOutOfMemory(error)) throw error;
  }
}
