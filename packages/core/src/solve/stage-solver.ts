/** A stage as a solver, for cubes that it solves from every state in the fewest turns of faces. */
import {
  firstCandidate,
  movesOfTurns,
  type PreparedStage,
  prepareStoredStage,
  type Stage,
  searchStage,
  type TableBytes,
} from "../search/index.ts";
import type { CubeState } from "../state/index.ts";
import {
  type PreparedSolver,
  type Search,
  type SearchGoal,
  searchOf,
  type TableSolver,
} from "./table-solver.ts";

/** The `prepare` of such a solver: builds the tables of the stage, or reads them from what was stored. */
export function* prepareStageSolver(
  solver: TableSolver,
  stage: Stage,
  stored: TableBytes | undefined,
): Generator<void, PreparedSolver> {
  const { prepared, wasStored, pack } = yield* prepareStoredStage(stage, solver.key, stored);
  return {
    solver,
    bytes: prepared.bytes,
    wasStored,
    complete() {},
    pack,
    search: (state, goal) => searchAsSolver(prepared, state, goal),
  };
}

/** A search of a prepared stage in the form of a solver's. */
export function searchAsSolver(prepared: PreparedStage, state: CubeState, { maxLength }: SearchGoal): Search {
  const { size } = prepared.stage;
  const search = searchStage(prepared, [firstCandidate(state)], { maxLength });
  const status = () => {
    const { found, depth, nodes } = search;
    return { best: found[0] && movesOfTurns(found[0].own, size), bound: depth, nodes, depth };
  };
  return searchOf(status, (nodes) => search.advance(nodes));
}
