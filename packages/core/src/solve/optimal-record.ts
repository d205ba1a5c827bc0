/** Optimal solutions: a 2x2 by its own solver, a 3x3 from two-phase's head start to the proof. */
import { CubegramError } from "../result.ts";
import { hasTables, isOutOfMemory, type Metric, type TableStore } from "../search/index.ts";
import { heldSearch, startSearch } from "./held-search.ts";
import { optimalSolver } from "./optimal/solver.ts";
import { TIERS } from "./optimal/tiers.ts";
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
    const asked = state.size === 2 ? pocket : optimalSolver(tier ?? TIERS[0], metric);
    const { maxLength } = asked;
    const goal = {
      maxLength: Math.min(options.maxLength ?? maxLength, maxLength),
      improve,
      all: options.all,
      crew: options.crew,
    };
    const start = state.size === 2 ? startSearch : searchWithHeadStart;
    const solvers = state.size === 2 || tier ? [asked] : builtSolvers(metric, store);
    const search = await firstThatFits(solvers, (solver) => start(solver, request, goal));
    return heldSearch(search, request, metric, goal.maxLength);
  },
};

/** Tables that were built once may need more memory than there is today. */
async function firstThatFits(
  solvers: Iterable<TableSolver> | AsyncIterable<TableSolver>,
  start: (solver: TableSolver) => Promise<Search>,
): Promise<Search> {
  let failure: unknown;
  for await (const solver of solvers)
    try {
      return await start(solver);
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      failure = error;
    }
  throw failure;
}

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

/**
 * Those whose tables exist, the largest first, each looked for only if the one before did not fit; none is built that was not
 * requested, except the smallest.
 */
async function* builtSolvers(metric: Metric, store: TableStore | undefined): AsyncGenerator<TableSolver> {
  const [smallest, ...larger] = TIERS.map((tier) => optimalSolver(tier, metric));
  for (const solver of larger.reverse()) if (await hasTables(solver, store)) yield solver;
  yield smallest;
}
