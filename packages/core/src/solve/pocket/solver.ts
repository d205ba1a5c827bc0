/** The 2x2, optimally. The table knows all states within six turns, so five turns of search are enough. */
import { POCKET_MAX_LENGTH, POCKET_TABLES, pocketStage, type TableBytes } from "../../search/index.ts";
import { prepareStageSolver } from "../stage-solver.ts";
import type { PreparedSolver, TableSolver } from "../table-solver.ts";

export const pocketSolver: TableSolver = {
  name: "pocket",
  metric: "HTM",
  size: 2,
  maxLength: POCKET_MAX_LENGTH,
  key: "pocket/2/HTM",
  *prepare(stored?: TableBytes): Generator<void, PreparedSolver> {
    return yield* prepareStageSolver(pocketSolver, pocketStage(POCKET_TABLES.near), stored);
  },
};
