/** Kociemba's two-phase algorithm: any 3x3, in at most 21 moves within about a millisecond. */
import type { PreparedSolver, TableSolver } from "../table-solver.ts";
import { searchTwoPhase } from "./search.ts";
import { adoptTwoPhase, completeTables, makeTables, packTwoPhase } from "./tables.ts";

/** The two-phase solver of a 3x3: at most 21 turns of faces (HTM), then shorter ones for as long as wanted. */
export const twoPhaseSolver: TableSolver = {
  name: "two-phase",
  metric: "HTM",
  size: 3,
  maxLength: 21,
  key: "two-phase/3/HTM",
  *prepare(stored?: ArrayBufferLike): Generator<unknown, PreparedSolver> {
    const tables = yield* makeTables(twoPhaseSolver.key, stored);
    return {
      solver: twoPhaseSolver,
      get bytes() {
        return bytesOf({ ...tables, spare: undefined });
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
      adopt: (packed) => adoptTwoPhase(twoPhaseSolver.key, tables, packed),
      pack: () => packTwoPhase(twoPhaseSolver.key, tables),
      search: (state, goal) => searchTwoPhase(tables, state, goal),
    };
  },
};

/** Bytes of every typed array within a record of tables. */
function bytesOf(tables: object): number {
  let bytes = 0;
  for (const value of Object.values(tables)) {
    if (ArrayBuffer.isView(value)) bytes += value.byteLength;
    else if (value && typeof value === "object") bytes += bytesOf(value);
  }
  return bytes;
}
