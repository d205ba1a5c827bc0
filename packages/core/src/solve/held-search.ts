/** Runs the search of a solver of upright cubes on the cube as it is held. */
import { given } from "../result.ts";
import { inHalfTurns, type Metric, moveImages, prepare, printMoves, turnsOfMoves } from "../search/index.ts";
import { heldRotation, uprightState } from "../state/index.ts";
import { pauseTables } from "./run.ts";
import type { SolveRequest, Solver, SolverSearch } from "./solver.ts";
import { type Search, type SearchGoal, searchOf, statusOf, type TableSolver } from "./table-solver.ts";

/** A solver that needs nothing but its tables, and the one that it is in quarter turns, if there is one. */
export function tableRecord(solver: TableSolver, proves: boolean, inQuarters?: TableSolver): Solver {
  return {
    name: solver.name,
    sizes: [solver.size, solver.size],
    metrics: inQuarters ? [solver.metric, "QTM"] : [solver.metric],
    proves,
    parallel: false,
    isUsual: true,
    tables: [solver],
    async start(request) {
      const { options, improve } = request;
      const own = options.metric === "QTM" && inQuarters ? inQuarters : solver;
      const goal = { maxLength: options.maxLength ?? own.maxLength, improve };
      return heldSearch(await startSearch(own, request, goal), request, own.metric, goal.maxLength);
    },
  };
}

/** Prepares the tables, and starts with the upright cube. */
export async function startSearch(
  solver: TableSolver,
  { state, options, control }: SolveRequest,
  goal: SearchGoal,
): Promise<Search> {
  const prepared = await prepare(solver, options.store, pauseTables(control, options.onProgress));
  // No sequence longer than a solver's longest is worth looking for.
  const maxLength = Math.min(goal.maxLength, solver.maxLength);
  return prepared.search(uprightState(state), { ...goal, maxLength });
}

export function heldSearch(
  search: Search,
  { state, options }: SolveRequest,
  metric: Metric,
  maxLength: number,
): SolverSearch {
  const held = moveImages(heldRotation(state));
  const conjugate = (found: readonly number[]) => inHalfTurns(found).map((move) => held[move]);
  const wanted = options.all ? search.solutions : undefined;
  const best = () =>
    search.best && {
      turns: turnsOfMoves(conjugate(search.best), state.size),
      length: search.best.length,
      ...given({
        all: wanted?.map((found) => printMoves(conjugate(found))),
      }),
    };
  return Object.assign(
    searchOf(
      () => ({ ...statusOf(search), best: best() }),
      (nodes) => search.advance(nodes),
    ),
    {
      metric,
      stop: () => search.stop?.(),
      noSolution: () => `no solution of at most ${maxLength} moves exists: this is proved; allow more moves`,
    },
  );
}
