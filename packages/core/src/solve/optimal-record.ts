/** Optimal solutions: a 2x2 by its own solver, a 3x3 from two-phase's head start to the proof. */
import { CubegramError } from "../result.ts";
import { hasTables, type Metric, type TableStore } from "../search/index.ts";
import { heldSearch, startSearch } from "./held-search.ts";
import { optimalSolver } from "./optimal/solver.ts";
import { TIERS, type Tier } from "./optimal/tiers.ts";
import { pocketQuarterSolver, pocketSolver } from "./pocket/solver.ts";
import { run } from "./run.ts";
import type { SolveRequest, Solver } from "./solver.ts";
import type { Search, SearchGoal, TableSolver } from "./table-solver.ts";
import { quarterSolver, twoPhaseSolver } from "./two-phase/solver.ts";

export const optimalRecord: Solver = {
  name: "optimal",
  sizes: [2, 3],
  metrics: ["HTM", "QTM"],
  proves: true,
  parallel: true,
  isUsual: false,
  tables: [],
  async start(request) {
    const { options, state, improve } = request;
    const { tier, store } = options;
    const metric: Metric = options.metric === "QTM" ? "QTM" : "HTM";
    const pocket = metric === "QTM" ? pocketQuarterSolver : pocketSolver;
    const solver =
      state.size === 2 ? pocket : optimalSolver(tier ?? (await largestTier(metric, store)), metric);
    const goal = {
      maxLength: Math.min(options.maxLength ?? solver.maxLength, solver.maxLength),
      improve,
      all: options.all,
      crew: options.crew,
    };
    const search =
      state.size === 2
        ? await startSearch(solver, request, goal)
        : await searchWithHeadStart(solver, request, goal);
    return heldSearch(search, request, metric, goal.maxLength);
  },
};

/** Moves that two-phase may try first: some tenths of a second. */
const HEAD_START = 1_500_000;

/** The search of the solver; or that of two-phase, if it has proved enough or the time is up. */
async function searchWithHeadStart(
  solver: TableSolver,
  request: SolveRequest,
  goal: SearchGoal,
): Promise<Search> {
  if (goal.all) return startSearch(solver, request, goal);
  const { maxLength } = goal;
  const first = solver.metric === "QTM" ? quarterSolver : twoPhaseSolver;
  const quick = await startSearch(first, request, goal);
  await run(quick, request.control, request.options.onProgress, HEAD_START);
  if (quick.bound >= (quick.best?.length ?? maxLength + 1)) return quick;
  try {
    return await startSearch(solver, request, { ...goal, known: quick });
  } catch (error) {
    if (quick.best && error instanceof CubegramError && error.code === "timeout") return quick;
    throw error;
  }
}

/** The largest tier whose tables exist; none is built that was not requested, except the smallest. */
async function largestTier(metric: Metric, store: TableStore | undefined): Promise<Tier> {
  for (const tier of [...TIERS].reverse())
    if (await hasTables(optimalSolver(tier, metric), store)) return tier;
  return TIERS[0];
}
