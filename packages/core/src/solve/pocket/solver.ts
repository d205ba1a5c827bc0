/**
 * The 2x2, optimally. The first cube builds a table of the states within six turns and searches five more. Beside later cubes the table
 * of all 3,674,160 distances is built; from then on every turn of a solution is looked up.
 */
import {
  POCKET_MAX_LENGTH,
  POCKET_TABLES,
  pocketStage,
  prepareStage,
  type TableBytes,
} from "../../search/index.ts";
import { prepareStageSolver, searchAsSolver } from "../stage-solver.ts";
import { type PreparedSolver, searchOf, statusOf, type TableSolver } from "../table-solver.ts";

export const pocketSolver: TableSolver = {
  name: "pocket",
  metric: "HTM",
  size: 2,
  maxLength: POCKET_MAX_LENGTH,
  key: "pocket/2/HTM",
  *prepare(stored?: TableBytes): Generator<void, PreparedSolver> {
    const near = yield* prepareStageSolver(pocketSolver, pocketStage(POCKET_TABLES.near), stored);
    return growing(near);
  },
};

/** The solver with the near table, until that of all states is complete. */
function growing(near: PreparedSolver): PreparedSolver {
  const growth = prepareStage(pocketStage(POCKET_TABLES.all));
  let all: ReturnType<typeof growth.next>["value"];
  let searches = 0;
  const grow = () => {
    all ||= growth.next().value;
    return all !== undefined;
  };
  return {
    solver: pocketSolver,
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
