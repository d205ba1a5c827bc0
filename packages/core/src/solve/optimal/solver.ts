/** Optimal solutions of the 3x3 by iterative deepening, with a table of one of three sizes. */
import { CubegramError } from "../../result.ts";
import type { PreparedSolver, Solver } from "../solver.ts";
import { sealTables, sectionsOf, tableBuffer, unpackTables } from "../table-file.ts";
import { CORNER_DISTANCE_BYTES } from "./corner-distance.ts";
import { type CosetShape, cosetSpace, cosetTableBytes } from "./coset-space.ts";
import { buildCosetTable, startCosetTable } from "./coset-table.ts";
import { searchOptimal } from "./search.ts";
import { type OptimalTables, optimalTables } from "./tables.ts";
import { shapeOfTier, TIERS, type Tier } from "./tiers.ts";
import { LONGEST } from "./walk.ts";

const known = new Map<Tier, Solver>();

export function optimalSolver(tier: Tier = "small"): Solver {
  const solver = known.get(tier) ?? solverOfShape(tier, shapeOfTier(tier));
  known.set(tier, solver);
  return solver;
}

/** A solver with a table of any shape: tests use small ones. */
export function solverOfShape(name: string, shape: CosetShape): Solver {
  const solver: Solver = {
    name: "optimal",
    metric: "HTM",
    sizes: [3],
    longest: LONGEST,
    key: `optimal-${name}/1/HTM`,
    proves: true,
    *prepare(stored?: ArrayBufferLike): Generator<unknown, PreparedSolver> {
      const lengths = [cosetTableBytes(shape), CORNER_DISTANCE_BYTES];
      const read = stored && unpackTables(stored, solver.key, lengths);
      const wasStored = read?.ok === true;
      const buffer = wasStored ? stored! : allocateTable(name, lengths);
      const sections = sectionsOf(buffer, lengths);
      const words = new Int32Array(buffer, sections[0].byteOffset, sections[0].byteLength / 4);
      const space = yield* cosetSpace(shape);
      if (!wasStored) yield* buildCosetTable(space, words, startCosetTable(space, words));
      const tables = yield* optimalTables(space, words, sections[1], wasStored);
      return preparedOf(solver, tables, buffer, wasStored);
    },
  };
  return solver;
}

function preparedOf(
  solver: Solver,
  tables: OptimalTables,
  buffer: ArrayBufferLike,
  wasStored: boolean,
): PreparedSolver {
  return {
    solver,
    bytes: buffer.byteLength,
    wasStored,
    complete: () => {},
    pack: () => sealTables(buffer instanceof ArrayBuffer ? buffer : copyOf(buffer), solver.key),
    search: (state, goal) => searchOptimal(tables, state, goal),
  };
}

/** What a store keeps is not shared with other threads. */
function copyOf(shared: ArrayBufferLike): ArrayBuffer {
  const copy = new Uint8Array(shared.byteLength);
  copy.set(new Uint8Array(shared));
  return copy.buffer;
}

/** The memory for a table, or an error that names the smaller tier. */
export function allocateTable(name: string, lengths: readonly number[]): ArrayBuffer {
  try {
    return tableBuffer(lengths).buffer;
  } catch {
    const megabytes = Math.ceil(lengths.reduce((sum, length) => sum + length) / 1e6);
    const smaller = TIERS[TIERS.indexOf(name as Tier) - 1];
    const advice = smaller ? `use the tier "${smaller}"` : "close other programs";
    throw new CubegramError({
      code: "no-memory",
      message: `the table of the tier "${name}" needs ${megabytes} MB of memory, which are not to be had; ${advice}`,
    });
  }
}
