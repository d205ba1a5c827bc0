/** Runs the search of a solver of upright cubes on the cube as it is held. */
import { given } from "../result.ts";
import { inHalfTurns, moveImages, prepare, printMoves, turnsOfMoves } from "../search/index.ts";
import { heldRotation, uprightState } from "../state/index.ts";
import { PRICES } from "./nxn/layers.ts";
import { turnsOfWord, type WordPrice, wordOfTurns } from "./nxn/words/word.ts";
import { pauseTables } from "./run.ts";
import type { SolveMetric } from "./solve-options.ts";
import type { SolveRequest, Solver, SolverSearch } from "./solver.ts";
import { type Search, type SearchGoal, searchOf, statusOf, type TableSolver } from "./table-solver.ts";

/** A solver that needs nothing but its tables, and what it is in quarter turns. */
export function tableRecord(solver: TableSolver, inQuarters: TableSolver, proves: boolean): Solver {
  const hasSlices = solver.size === 3;
  return {
    name: solver.name,
    sizes: [solver.size, solver.size],
    metrics: hasSlices ? ["HTM", "QTM", "SSTM", "SQTM"] : ["HTM", "QTM"],
    proves,
    parallel: false,
    isUsual: true,
    tables: [solver],
    async start(request) {
      const { options, improve } = request;
      const { metric } = options;
      const own = metric === "QTM" || metric === "SQTM" ? inQuarters : solver;
      const maxLength = options.maxLength ?? own.maxLength;
      if (metric !== "SSTM" && metric !== "SQTM")
        return heldSearch(
          await startSearch(own, request, { maxLength, improve }),
          request,
          own.metric,
          maxLength,
        );
      const { size } = solver;
      const price = { size, price: PRICES[metric] };
      const cost = (moves: readonly number[]) => wordOfTurns(turnsOfMoves(moves, size), price).cost;
      const search = await startSearch(own, request, { maxLength, improve, cost });
      return heldSearch(search, request, metric, maxLength, price);
    },
  };
}

/** Prepares the tables, and starts with the upright cube. */
export async function startSearch(
  solver: TableSolver,
  { state, options, control }: SolveRequest,
  goal: SearchGoal,
): Promise<Search> {
  const recipe = (goal.crew && solver.helpedBy?.(goal.crew)) ?? solver;
  const prepared = await prepare(recipe, options.store, pauseTables(control, options.onProgress));
  // No sequence longer than a solver's longest is worth looking for.
  const maxLength = Math.min(goal.maxLength, solver.maxLength);
  return prepared.search(uprightState(state), { ...goal, maxLength });
}

export function heldSearch(
  search: Search,
  { state, options }: SolveRequest,
  metric: SolveMetric,
  maxLength: number,
  /** If layers are counted, not faces: then turns about one axis become the cheapest that do the same, and nothing is proved. */
  price?: WordPrice,
): SolverSearch {
  const held = moveImages(heldRotation(state));
  const conjugate = (found: readonly number[]) => inHalfTurns(found).map((move) => held[move]);
  const wanted = options.all ? search.solutions : undefined;
  const made = (moves: readonly number[]) => {
    const turns = turnsOfMoves(conjugate(moves), state.size);
    if (!price) return { turns, length: moves.length };
    const word = wordOfTurns(turns, price);
    return { turns: turnsOfWord(word, price), length: word.cost };
  };
  const best = () =>
    search.best && {
      ...made(search.best),
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
      noSolution: () =>
        price
          ? `no solution of at most ${maxLength} turns (${metric}) was found; allow more`
          : `no solution of at most ${maxLength} moves exists: this is proved; allow more moves`,
    },
  );
}
