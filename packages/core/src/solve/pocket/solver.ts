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
  type StageTable,
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

/** With the near table, until that of all states is complete. */
function* preparePocket(
  solver: TableSolver,
  stored: TableBytes | undefined,
): Generator<void, PreparedSolver> {
  const stageOf = (table: StageTable) => pocketStage(table, undefined, solver.metric);
  const near = yield* prepareStoredStage(stageOf(POCKET_TABLES.near), solver.key, stored);
  const growth = prepareStage(stageOf(POCKET_TABLES.all));
  let all: ReturnType<typeof growth.next>["value"];
  let searches = 0;
  const grow = () => {
    all ||= growth.next().value;
    return all !== undefined;
  };
  return {
    solver,
    get bytes() {
      return near.prepared.bytes + (all ? all.bytes : 0);
    },
    wasStored: near.wasStored,
    get isComplete() {
      return all !== undefined;
    },
    complete() {
      while (!grow());
    },
    grow,
    pack: near.pack,
    search(state, goal) {
      if (all) return searchAsSolver(all, state, goal);
      const search = searchAsSolver(near.prepared, state, goal);
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

/** A stage that every state has a way through, in the fewest turns of faces, as a search of a solver. */
function searchAsSolver(prepared: PreparedStage, state: CubeState, { maxLength }: SearchGoal): Search {
  const { size } = prepared.stage;
  const search = searchStage(prepared, [firstCandidate(state)], { maxLength });
  const status = () => {
    const { found, depth, nodes } = search;
    return { best: found[0] && movesOfTurns(found[0].own, size), bound: depth, nodes, depth };
  };
  return searchOf(status, (nodes) => search.advance(nodes));
}
