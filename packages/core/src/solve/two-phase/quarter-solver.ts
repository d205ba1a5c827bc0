/** The two-phase algorithm in quarter turns: any 3x3 in at most 26, then fewer for as long as wanted. */
import type { PreparedSolver, TableSolver } from "../table-solver.ts";
import { searchQuarters } from "./quarter-search.ts";
import { makeQuarterTables, packQuarterTables } from "./quarter-tables.ts";

/** As `twoPhaseSolver`, but a half turn counts two (QTM): 26 quarter turns are enough for every cube (Rokicki, Davidson 2014). */
export const quarterSolver: TableSolver = {
  name: "two-phase",
  metric: "QTM",
  size: 3,
  maxLength: 26,
  key: "two-phase/3/QTM",
  *prepare(stored?: ArrayBufferLike): Generator<unknown, PreparedSolver> {
    const tables = yield* makeQuarterTables(quarterSolver.key, stored);
    const packed = () => packQuarterTables(quarterSolver.key, tables);
    return {
      solver: quarterSolver,
      bytes: tables.near.words.byteLength + tables.corners.length + tables.edges.length,
      wasStored: stored !== undefined,
      complete: () => {},
      pack: packed,
      search: (state, goal) => searchQuarters(tables, state, goal),
    };
  },
};
