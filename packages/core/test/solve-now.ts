import { seededRandom } from "../src/perm/index.ts";
import type { PreparedSolver, TableSolver } from "../src/solve/index.ts";
import { randomState } from "../src/state/index.ts";
import { finish } from "./finish.ts";

export function prepareNow(solver: TableSolver, stored?: ArrayBuffer): PreparedSolver {
  return finish(solver.prepare(stored));
}

/** The first solution of a random state. */
export function solveNow(
  prepared: PreparedSolver,
  size: number,
  seed: string,
): readonly number[] | undefined {
  const search = prepared.search(randomState(size, seededRandom(seed)), {
    maxLength: prepared.solver.maxLength,
    improve: false,
  });
  while (!search.advance(50_000));
  return search.best;
}
