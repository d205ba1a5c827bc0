/** All the tables of the 3x3 searches: built once (about a second) or read from a store, and immutable from then on. */
import {
  arrangementCoordinate,
  distanceSteps,
  EDGE_SETS,
  FLIPS,
  type MarkCoordinate,
  MOVE_COUNT,
  moveTable,
  ORDERS_OF_FOUR,
  orbitIndex,
  orientationCoordinate,
  type Prepared,
  packNibbles,
  packTables,
  type Recipe,
  type Space,
  type TableBytes,
  unpackTables,
} from "../search/index.ts";
import { solvedState } from "../state/index.ts";
import { type EdgePatternIndex, edgePatterns } from "./edge-patterns.ts";
import { fourSpace, g1MovesOf, HOME_SLICE, type Moves, phaseTwoSpace, productSpace } from "./phase-spaces.ts";
import { positionsOf } from "./positions.ts";

interface Coordinates {
  readonly flip: MarkCoordinate;
  readonly fourEdges: MarkCoordinate;
  readonly fourCorners: MarkCoordinate;
}

export interface FewestTables {
  readonly coordinates: Coordinates;
  readonly moves: Moves;
  readonly patternIndex: EdgePatternIndex;
  /** Distances, two to a byte (`distanceAt`). Edge patterns by `patternIndex`. */
  readonly patterns: Uint8Array;
  /** Four edges, by arrangement: those of U. */
  readonly fourEdges: Uint8Array;
  /** To ⟨U, D, R2, L2, F2, B2⟩, ignoring twists: slice · 2048 + flip. */
  readonly flipSlice: Uint8Array;
  /** Within it: order of the eight · 24 + order of the slice. */
  readonly corners: Uint8Array;
  readonly edges: Uint8Array;
  /** The ten moves that stay within it, and isG1Move[move]: 1 for those. */
  readonly g1Moves: readonly number[];
  readonly isG1Move: Uint8Array;
}

/** How the tables are built. */
export const fewestRecipe: Recipe<PreparedFewest> = {
  name: "fewest",
  key: "fewest/1/HTM",
  prepare: makeTables,
};

export interface PreparedFewest extends Prepared {
  readonly tables: FewestTables;
}

/** Builds the tables piece by piece, taking the distances from the store if it has them. */
function* makeTables(stored?: TableBytes): Generator<void, PreparedFewest> {
  const coordinates: Coordinates = {
    flip: orientationCoordinate("flip", 3, orbitIndex(3, "edge")),
    fourEdges: arrangementCoordinate("four edges", 3, orbitIndex(3, "edge"), [0, 1, 2, 3]),
    fourCorners: arrangementCoordinate("four corners", 3, orbitIndex(3, "corner"), [0, 1, 2, 3]),
  };
  yield;
  const moves = yield* makeMoves(coordinates);
  const { fourCorners, fourEdges } = coordinates;
  const home = positionsOf(solvedState(3), fourCorners, fourEdges);
  const { index, space } = yield* edgePatterns(fourEdges, moves.fourEdges, {
    upper: home.upperEdges,
    lower: home.lowerEdges,
  });
  yield;
  const g1Moves = g1MovesOf(moves);
  const spaces = [
    space,
    productSpace(moves.slice, HOME_SLICE, moves.flip, FLIPS),
    phaseTwoSpace(moves.fourCorners, moves.fourEdges, g1Moves),
    phaseTwoSpace(moves.fourEdges, moves.fourEdges, g1Moves),
    fourSpace(moves.fourEdges, home.upperEdges),
  ];
  const read =
    stored &&
    unpackTables(
      stored,
      fewestRecipe.key,
      spaces.map(({ size }) => (size + 1) >> 1),
    );
  const distances = read?.ok ? read.value : yield* makeDistances(spaces);
  const [patterns, flipSlice, corners, edges, four] = distances;
  const tables: FewestTables = {
    coordinates,
    moves,
    patternIndex: index,
    patterns,
    fourEdges: four,
    flipSlice,
    corners,
    edges,
    g1Moves,
    isG1Move: Uint8Array.from({ length: MOVE_COUNT }, (_, move) => (g1Moves.includes(move) ? 1 : 0)),
  };
  return { tables, wasStored: read?.ok ?? false, pack: () => packFewest(tables) };
}

function packFewest(t: FewestTables): ArrayBuffer {
  return packTables(fewestRecipe.key, [t.patterns, t.flipSlice, t.corners, t.edges, t.fourEdges]);
}

function* makeMoves({ flip, fourEdges, fourCorners }: Coordinates): Generator<void, Moves> {
  const edges = moveTable(fourEdges);
  yield;
  const slice = new Uint16Array(EDGE_SETS * MOVE_COUNT);
  for (let set = 0; set < EDGE_SETS; set++)
    for (let move = 0; move < MOVE_COUNT; move++)
      slice[set * MOVE_COUNT + move] = Math.floor(
        edges[set * ORDERS_OF_FOUR * MOVE_COUNT + move] / ORDERS_OF_FOUR,
      );
  const corners = moveTable(fourCorners);
  yield;
  return { flip: moveTable(flip), slice, fourEdges: edges, fourCorners: corners };
}

function* makeDistances(spaces: readonly Space[]): Generator<void, Uint8Array[]> {
  const tables: Uint8Array[] = [];
  for (const space of spaces) tables.push(packNibbles(yield* distanceSteps(space)));
  return tables;
}
