/** Reduction as a solver: any cube from 4x4 up. */
import { MAX_SIZE, type Turn } from "../../geometry/index.ts";
import { given } from "../../result.ts";
import { prepare } from "../../search/index.ts";
import { pocketSolver } from "../pocket/solver.ts";
import { pauseTables } from "../run.ts";
import type { Solver } from "../solver.ts";
import { searchOf } from "../table-solver.ts";
import { twoPhaseSolver } from "../two-phase/solver.ts";
import { PRICES } from "./layers.ts";

/** Milliseconds in which other threads can make their own tables, and use them. */
const MAKES_TABLES = 20_000;
const NO_TABLES =
  "the time was too short to make the tables of this size: solved by commutators, in more turns";
const noMore = () => undefined;

export const reductionSolver: Solver = {
  name: "reduction",
  sizes: [4, MAX_SIZE],
  metrics: ["HTM", "SSTM", "SQTM"],
  proves: false,
  parallel: true,
  solvesSoon: true,
  isUsual: true,
  tables: [twoPhaseSolver],
  async start(request) {
    const { state, options, control, improve } = request;
    const { metric } = options;
    if (metric === "SSTM" || metric === "SQTM")
      return (await import("./words/words-solver.ts")).startWords(request, PRICES[metric], pocketSolver);
    const { maxLength = Number.POSITIVE_INFINITY, effort, store, onProgress, crew } = options;
    const { size } = state;
    // Loaded on demand, as the whole room: no 3x3 needs it.
    const { solvedNearGoal } = await import("./near-goal.ts");
    const { areStored, loadStageTables, planOf } = await import("./plans.ts");
    const near = await solvedNearGoal(state, maxLength, control);
    if (near) return near;
    const pause = pauseTables(control, onProgress);
    const timeLeft = Number.isFinite(control.budget) ? () => control.budget - control.elapsed() : undefined;
    const prepared = await prepare(twoPhaseSolver, store, pause);
    // With little time a quick solution is found meanwhile; without one, the tables are worth waiting for.
    let isLoading = true;
    const loading = loadStageTables(size, store, pause).finally(() => {
      isLoading = false;
    });
    if (!timeLeft || planOf(size).ringsFirst) await loading;
    // It rejects only if the search is given up, which ends it too.
    else loading.catch(() => undefined);
    // Loaded on demand: it is a fifth of the room, which no 3x3 needs.
    const { searchReduction } = await import("./search-reduction.ts");
    const { stagesOfSolution } = await import("./reduction-state.ts");
    // A budget of 0 is spent from the start, too.
    const isAwaited = [options.budget, options.timeout, onProgress].some((option) => option !== undefined);
    const goal = {
      maxLength,
      improve,
      isAwaited,
      ...given({ effort, timeLeft, isLoading: timeLeft && (() => isLoading) }),
    };
    const areHelpful = crew && (!timeLeft || timeLeft() > MAKES_TABLES || (await areStored(size, store)));
    const helpers = areHelpful
      ? (await import("./crew-search.ts")).startHelpers(crew, state, goal)
      : undefined;
    const search = searchReduction(
      prepared,
      state,
      { ...goal, ...given({ below: helpers?.shortest }) },
      store,
    );
    let isOver = false;
    let best: readonly Turn[] | undefined;
    /** Milliseconds by which the first solution was late. */
    let late = 0;
    const consider = (turns: readonly Turn[] | undefined) => {
      if (!turns || (best && turns.length >= best.length)) return;
      if (!best && timeLeft) late = -timeLeft();
      best = turns;
      helpers?.tell(turns.length);
    };
    const advance = () => {
      isOver ||= search.advance();
      const isHelped = helpers?.working !== undefined;
      consider(search.best);
      for (let left = helpers?.take(); left; left = helpers?.take()) consider(left);
      return (isOver && !isHelped) || (best !== undefined && best.length <= search.bound);
    };
    const solution = (turns: readonly Turn[]) => ({
      turns,
      length: turns.length,
      get stages() {
        return stagesOfSolution(state, turns);
      },
    });
    const notes = () => {
      if (!timeLeft || isOver) return search.notes;
      const isBare = !search.areTablesHere();
      return [
        ...search.notes,
        ...(isBare ? [NO_TABLES] : []),
        ...(late > 0 ? [`the first solution took ${Math.ceil(late)} ms longer than there was time`] : []),
      ];
    };
    const waiting = () => {
      if (search.isWaiting) return loading.then(noMore, noMore);
      return isOver ? helpers?.working : undefined;
    };
    const status = () => {
      const { bound, nodes, depth, stage } = search;
      return {
        best: best && solution(best),
        ...{ bound, nodes, depth, stage, notes: notes(), waiting: waiting() },
      };
    };
    return Object.assign(searchOf(status, advance), {
      metric: "HTM" as const,
      stop: () => helpers?.stop(),
      noSolution: () =>
        `no solution of at most ${maxLength} moves was found in ${search.depth} attempts; allow more moves`,
    });
  },
};
