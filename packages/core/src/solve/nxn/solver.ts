/** Reduction as a solver: any cube from 4x4 up. */
import { MAX_SIZE, type Turn } from "../../geometry/index.ts";
import { pauseTables } from "../run.ts";
import type { Solver } from "../solver.ts";
import { twoPhaseSolver } from "../two-phase/solver.ts";
import { prepareReduction } from "./prepare-reduction.ts";

export const reductionSolver: Solver = {
  name: "reduction",
  sizes: [4, MAX_SIZE],
  metrics: ["HTM"],
  proves: false,
  parallel: true,
  isUsual: true,
  tables: [twoPhaseSolver],
  async start({ state, options, control, improve }) {
    const { maxLength = Number.POSITIVE_INFINITY, effort = 1, store, onProgress, crew } = options;
    const prepared = await prepareReduction(state.size, store, pauseTables(control, onProgress));
    // Loaded on demand: it is a fifth of the room, which no 3x3 needs.
    const { searchReduction, stagesOfSolution } = await import("./search-reduction.ts");
    const timeLeft = Number.isFinite(control.budget) ? () => control.budget - control.elapsed() : undefined;
    // A budget of 0 is spent from the start, too.
    const isAwaited = [options.budget, options.timeout, onProgress].some((option) => option !== undefined);
    const goal = { maxLength, improve, isAwaited, effort, ...(timeLeft && { timeLeft }) };
    const helpers = crew && (await import("./crew-search.ts")).startHelpers(crew, state, goal);
    const search = searchReduction(
      prepared,
      state,
      { ...goal, ...(helpers && { below: helpers.shortest }) },
      store,
    );
    let isOver = false;
    let best: readonly Turn[] | undefined;
    const consider = (turns: readonly Turn[] | undefined) => {
      if (!turns || (best && turns.length >= best.length)) return;
      best = turns;
      helpers?.tell(turns.length);
    };
    return {
      metric: "HTM",
      advance() {
        isOver ||= search.advance();
        const isHelped = helpers?.working !== undefined;
        consider(search.best);
        for (let left = helpers?.take(); left; left = helpers?.take()) consider(left);
        return (isOver && !isHelped) || (best !== undefined && best.length <= search.bound);
      },
      get best() {
        const turns = best;
        return (
          turns && {
            turns,
            length: turns.length,
            get stages() {
              return stagesOfSolution(state, turns);
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
      get waiting() {
        return isOver ? helpers?.working : undefined;
      },
      stop: () => helpers?.stop(),
      noSolution: () =>
        `no solution of at most ${maxLength} moves was found in ${search.depth} attempts; allow more moves`,
    };
  },
};
