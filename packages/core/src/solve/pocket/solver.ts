/**
 * The 2x2, optimally. The first cube builds a table of the states within six turns and searches five more. Beside later cubes the table
 * of all 3,674,160 distances is built; from then on every turn of a solution is looked up.
 */
import {
  firstCandidate,
  movesOfTurns,
  POCKET_MAX_LENGTH,
  POCKET_TABLES,
  type PreparedStage,
  pocketStage,
  prepareStage,
  prepareStoredStage,
  type Stage,
  searchStage,
  type TableBytes,
} from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import {
  type PreparedSolver,
  type Search,
  type SearchGoal,
  searchOf,
  statusOf,
  type TableSolver,
} from "../table-solver.ts";

export const pocketSolver: TableSolver = {
  name: "pocket",
  metric: "HTM",
  size: 2,
  maxLength: POCKET_MAX_LENGTH.HTM,
  key: "pocket/2/HTM",
  prepare: (stored) => preparePocket(pocketSolver, stored),
};

/** The same in quarter turns. */
export const pocketQuarterSolver: TableSolver = {
  name: "pocket",
  metric: "QTM",
  size: 2,
  maxLength: POCKET_MAX_LENGTH.QTM,
  key: "pocket/2/QTM",
  prepare: (stored) => preparePocket(pocketQuarterSolver, stored),
};

function* preparePocket(
  solver: TableSolver,
  stored: TableBytes | undefined,
): Generator<void, PreparedSolver> {
  const stage = pocketStage(POCKET_TABLES.near, undefined, solver.metric);
  return growing(yield* prepareStageSolver(solver, stage, stored));
}

/** The solver with the near table, until that of all states is complete. */
function growing(near: PreparedSolver): PreparedSolver {
  const growth = prepareStage(pocketStage(POCKET_TABLES.all, undefined, near.solver.metric));
  let all: ReturnType<typeof growth.next>["value"];
  let searches = 0;
  const grow = () => {
    all ||= growth.next().value;
    return all !== undefined;
  };
  return {
    solver: near.solver,
    get bytes() {
      return near.bytes + (all ? all.bytes : 0);
    },
    wasStored: near.wasStored,
    get isComplete() {
      return all !== undefined;
    },
    complete() {
      while (!grow());
    },
    grow,
    pack: () => near.pack(),
    search(state, goal) {
      if (all) return searchAsSolver(all, state, goal);
      const search = near.search(state, goal);
      if (searches++ === 0) return search;
      return searchOf(
        () => statusOf(search),
        (nodes) => {
          grow();
          return search.advance(nodes);
        },
      );
    },
  };
}

// A stage as a solver, for cubes that it solves from every state in the fewest turns of faces.

/** The `prepare` of such a solver: builds the tables of the stage, or reads them from what was stored. */
function* prepareStageSolver(
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

function searchAsSolver(prepared: PreparedStage, state: CubeState, { maxLength }: SearchGoal): Search {
  const { size } = prepared.stage;
  const search = searchStage(prepared, [firstCandidate(state)], { maxLength });
  const status = () => {
    const { found, depth, nodes } = search;
    return { best: found[0] && movesOfTurns(found[0].own, size), bound: depth, nodes, depth };
  };
  return searchOf(status, (nodes) => search.advance(nodes));
}
