/** Optimal solutions of the 3x3 by iterative deepening, with a table of one of five sizes. */
import { CubegramError, type Result } from "../../result.ts";
import {
  kindOfTables,
  type Metric,
  sealTables,
  type TableBytes,
  tableBuffer,
  tableFileBytes,
  unpackTables,
} from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import type { PreparedSolver, SearchCrew, SearchGoal, TableSolver } from "../table-solver.ts";
import { type CosetShape, cosetSpace } from "./coset-space.ts";
import { type BuildPoint, buildCosetTable } from "./coset-table.ts";
import { type OptimalKernel, plainKernel } from "./kernel.ts";
import { markTable } from "./marked-table.ts";
import { busiestFirst, inStandardOrder, type Pieces } from "./pieces.ts";
import { allPrefixes, fewPrefixes, finerPrefixes, PIECES_FROM } from "./prefixes.ts";
import { searchOptimal } from "./search.ts";
import type { SharedSearch } from "./shared-round.ts";
import { SHARED_FROM, type WalkTask } from "./shared-walk.ts";
import { type OptimalTables, optimalTables } from "./tables.ts";
import { makeParts, partLengths, partsOf, shapeOfTier, TIERS, type Tier } from "./tiers.ts";
import { vectorKernel, vectorRoot } from "./vector-kernel.ts";
import {
  configurationOf,
  fillVectors,
  placeVectors,
  type VectorMemory,
  type WalkAddresses,
  walkAddresses,
} from "./vector-memory.ts";
import { MAX_LENGTH } from "./walk.ts";

const known = new Map<string, TableSolver>();

/** The optimal solver of a 3x3 with the tables of a tier. Its solutions are proved to be the shortest in the metric. */
export function optimalSolver(tier: Tier = "small", metric: Metric = "HTM"): TableSolver {
  const name = `${tier} ${metric}`;
  const solver = known.get(name) ?? solverOfShape(tier, shapeOfTier(tier, metric), true, metric);
  known.set(name, solver);
  return solver;
}

/** A solver with a table of any shape; tests use small ones. `vectors`: whether to search on vectors if the host can. */
export function solverOfShape(
  name: string,
  shape: CosetShape,
  vectors = true,
  metric: Metric = "HTM",
): TableSolver {
  const lengths = partLengths(shape);
  /** What `place` returned, for `prepare` to find. */
  let placed: TableMemory | undefined;
  let making: { readonly file: Uint8Array; readonly point: BuildPoint } | undefined;
  const solver: TableSolver = {
    name: "optimal",
    metric,
    size: 3,
    maxLength: MAX_LENGTH[metric],
    key: `optimal-${name}/${VERSION}/${metric}`,
    place(bytes) {
      if (bytes !== tableFileBytes(lengths)) return undefined;
      placed = placeTables(name, shape, vectors);
      return placed.file;
    },
    prepare: (stored) => prepareWith(undefined, stored),
    helpedBy: (crew) => ({ ...solver, prepare: (stored) => prepareWith(crew, stored) }),
    packHalf: () =>
      making && !making.point.isShared ? sealTables(making.file, halfKind(solver, making.point)) : undefined,
  };
  return solver;

  function* prepareWith(
    crew: SearchCrew | undefined,
    stored: TableBytes | undefined,
  ): Generator<unknown, PreparedSolver> {
    const inPlace = placed !== undefined && stored === placed.file;
    const home = inPlace ? placed! : placeTables(name, shape, vectors);
    placed = undefined;
    const half = stored && halfPoint(solver, stored);
    const read = stored && unpackTables(stored, half ? halfKind(solver, half) : solver.key, lengths);
    if (read?.ok && !inPlace) home.file.set(stored instanceof Uint8Array ? stored : new Uint8Array(stored!));
    const parts = partsOf(home.file, shape);
    const space = yield* cosetSpace(shape, metric);
    const tables = optimalTables(space, parts, metric);
    if (home.vectors) fillVectors(home.vectors, tables);
    const walks = home.vectors && walkAddresses(home.vectors);
    if (!read?.ok || half) {
      const build = function* (point: BuildPoint): Generator<unknown, void> {
        making = { file: home.file, point };
        yield* home.vectors && walks && tables.places > 0
          ? markTable(space, tables, { vectors: home.vectors, walks, crew }, metric, point)
          : buildCosetTable(space, parts, point);
      };
      yield* makeParts(space, parts, build, read?.ok ? half : undefined);
      making = undefined;
    }
    return preparedOf(solver, tables, home, walks, half && read?.ok ? undefined : read);
  }
}

/** The name of a half-built table: which rows of which level are done. */
function halfKind({ key }: TableSolver, { level, row }: BuildPoint): string {
  return `${key} ${level}.${row}`;
}

function halfPoint({ key }: TableSolver, stored: TableBytes): BuildPoint | undefined {
  const [owner, point = ""] = kindOfTables(stored)?.split(" ") ?? [];
  const numbers = /^(\d+)\.(\d+)$/.exec(point);
  return owner === key && numbers ? { level: Number(numbers[1]), row: Number(numbers[2]) } : undefined;
}

/** Must change whenever the tables' contents change. */
const VERSION = 3;

function preparedOf(
  solver: TableSolver,
  tables: OptimalTables,
  { file, vectors }: TableMemory,
  addresses: WalkAddresses | undefined,
  read: Result<unknown> | undefined,
): PreparedSolver {
  const walks = vectors && addresses && vectorWalks(tables, vectors, addresses);
  const packInPlace = () => sealTables(file, solver.key);
  return {
    solver,
    bytes: file.length,
    wasStored: read?.ok === true,
    refused: read?.ok === false ? read.error.message : undefined,
    complete: () => {},
    // What a store keeps is not shared with other threads.
    pack: () => new Uint8Array(packInPlace()).buffer,
    packInPlace,
    search(state, goal) {
      const walk = walks?.(1 + (goal.crew?.size ?? 0));
      const { metric } = solver;
      const all = allPrefixes(metric, goal.crew && walk ? SHARED_FROM : PIECES_FROM);
      // If all solutions are wanted, none may stand for another.
      const pieces = goal.all
        ? inStandardOrder(all)
        : busiestFirst(fewPrefixes(state, metric) ?? all, finerPrefixes(metric));
      const shared = goal.crew && walk && teamOf(tables, vectors!, state, pieces, goal, walk.addresses);
      const start = { state, metric, pieces, release: walk?.release };
      return searchOptimal(tables, walk?.kernel ?? plainKernel(tables), start, goal, shared);
    },
  };
}

interface OwnWalks {
  readonly kernel: OptimalKernel;
  readonly addresses: readonly number[];
  release(): void;
}

/** A kernel on vectors, with its own walks until it releases them; undefined if fewer are free. */
function vectorWalks(
  tables: OptimalTables,
  vectors: VectorMemory,
  walks: WalkAddresses,
): (count: number) => OwnWalks | undefined {
  return (count) => {
    const addresses = walks.take(count);
    if (!addresses) return undefined;
    const kernel = vectorKernel(tables, vectors.code, vectors.memory, addresses[0]);
    return { kernel, addresses, release: walks.lend(kernel, addresses) };
  };
}

/** This thread and its crew, on one cube. */
function teamOf(
  tables: OptimalTables,
  { memory, code }: VectorMemory,
  state: CubeState,
  pieces: Pieces,
  { crew, all = false }: SearchGoal,
  addresses: readonly number[],
): SharedSearch {
  const root = vectorRoot(tables, code, state);
  const configuration = configurationOf(tables);
  const control = addresses[0] + code.layout.CONTROL;
  const task = (depth: number): WalkTask => ({
    memory,
    configuration,
    control,
    root,
    depth,
    prefixes: pieces.of(depth),
    all,
  });
  return { crew: crew!, code, addresses, task };
}

/** Memory for a table file, for vectors if they are wanted and available. */
interface TableMemory {
  readonly file: Uint8Array;
  readonly vectors?: VectorMemory | undefined;
}

function placeTables(name: string, shape: CosetShape, wantsVectors: boolean): TableMemory {
  const lengths = partLengths(shape);
  const vectors = wantsVectors ? placeVectors(tableFileBytes(lengths)) : undefined;
  // Only the kernel on vectors marks tables.
  if (!vectors && shape.places !== undefined) throw noRoomFor(name, lengths);
  return { file: vectors?.file ?? new Uint8Array(allocateTable(name, lengths)), vectors };
}

/** The memory for a table, or an error that names the smaller tier. */
export function allocateTable(name: string, lengths: readonly number[]): ArrayBuffer {
  try {
    return tableBuffer(lengths).buffer;
  } catch {
    throw noRoomFor(name, lengths);
  }
}

function noRoomFor(name: string, lengths: readonly number[]): CubegramError {
  const megabytes = Math.ceil(lengths.reduce((sum, length) => sum + length) / 1e6);
  const smaller = TIERS[TIERS.indexOf(name as Tier) - 1];
  const advice = smaller ? `use ${smaller}` : "close other programs";
  return new CubegramError({
    code: "no-memory",
    message: `Not enough memory for the ${name} table (${megabytes} MB); ${advice}.`,
  });
}
