/** Reduction as a solver: any cube from 4x4 on. */
import { MAX_SIZE } from "../../geometry/index.ts";
import { hasTables, prepare } from "../../search/index.ts";
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
      if (await hasTables(recipe, store)) await prepare(recipe, store, pause);
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
        return search.bound - 1;
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
      noSolution: () =>
        `no solution of at most ${maxLength} moves was found in ${search.depth} attempts; allow more moves`,
    };
  },
};
