/** Kociemba's two-phase algorithm: any 3x3, in at most 21 moves within about a millisecond. */
import type { PreparedSolver, TableSolver } from "../table-solver.ts";
import { HALF_TURNS, QUARTER_TURNS, type TwoPhaseMetric } from "./metrics.ts";
import { searchTwoPhase } from "./search.ts";
import { adoptTwoPhase, completeTables, makeTables, packTwoPhase } from "./tables.ts";

/** The two-phase solver of a 3x3: at most 21 turns of faces (HTM), then shorter ones for as long as wanted. */
export const twoPhaseSolver: TableSolver = {
  name: "two-phase",
  metric: HALF_TURNS.name,
  size: 3,
  maxLength: HALF_TURNS.maxLength,
  key: "two-phase/3/HTM",
  prepare(stored?: ArrayBufferLike) {
    return prepareBy(twoPhaseSolver, HALF_TURNS, stored);
  },
};

/** The same in quarter turns (QTM): at most 26. */
export const quarterSolver: TableSolver = {
  name: "two-phase",
  metric: QUARTER_TURNS.name,
  size: 3,
  maxLength: QUARTER_TURNS.maxLength,
  key: "two-phase/3/QTM",
  prepare(stored?: ArrayBufferLike) {
    return prepareBy(quarterSolver, QUARTER_TURNS, stored);
  },
};

function* prepareBy(
  solver: TableSolver,
  metric: TwoPhaseMetric,
  stored: ArrayBufferLike | undefined,
): Generator<unknown, PreparedSolver> {
  const { key } = solver;
  const tables = yield* makeTables(key, metric, stored);
  return {
    solver,
    get bytes() {
      return bytesOf({ ...tables, metric: undefined, spare: undefined });
    },
    wasStored: tables.growth === undefined,
    get isComplete() {
      return tables.growth === undefined;
    },
    complete: () => completeTables(tables),
    grow() {
      tables.growth?.next();
      return tables.growth === undefined;
    },
    adopt: (packed) => adoptTwoPhase(key, tables, packed),
    pack: () => packTwoPhase(key, tables),
    search: (state, goal) => searchTwoPhase(tables, state, goal),
  };
}

/** Bytes of every typed array within a record of tables. */
function bytesOf(tables: object): number {
  let bytes = 0;
  for (const value of Object.values(tables)) {
    if (ArrayBuffer.isView(value)) bytes += value.byteLength;
    else if (value && typeof value === "object") bytes += bytesOf(value);
  }
  return bytes;
}
