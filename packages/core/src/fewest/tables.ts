/** All the tables of the 3x3 searches: built once (about a second) or read from a store, and immutable from then on. */
import { faceTurns } from "../geometry/index.ts";
import { inverse } from "../perm/index.ts";
import {
  type ArrangementRanks,
  arrangementAt,
  arrangementCoordinate,
  arrangementRanks,
  type CanonicalSequences,
  type Control,
  canonicalSequences,
  distanceSteps,
  EDGE_SETS,
  type Factor,
  type MarkCoordinate,
  MOVE_COUNT,
  moveTable,
  ORDERS_OF_EIGHT,
  ORDERS_OF_FOUR,
  orbitIndex,
  orientationCoordinate,
  type Prepared,
  packNibbles,
  packTables,
  productSpace,
  type Recipe,
  SETS_OF_EIGHT,
  SOLVED_SLICE,
  type Space,
  spaceOfTurns,
  type TableBytes,
  trackOf,
  unpackTables,
} from "../search/index.ts";
import { type CubeState, cubiesOf, solvedState } from "../state/index.ts";
import { type EdgePatternIndex, edgePatterns } from "./edge-patterns.ts";

/** Each by value · 18 + move. */
interface Moves {
  readonly flip: Uint16Array;
  readonly slice: Uint16Array;
  readonly fourEdges: Uint16Array;
  readonly fourCorners: Uint16Array;
}

export interface FewestTables {
  readonly flip: MarkCoordinate;
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

interface PreparedFewest extends Prepared {
  readonly tables: FewestTables;
}

/** Builds the tables piece by piece, taking the distances from the store if it has them. */
function* makeTables(stored?: TableBytes): Generator<void, PreparedFewest> {
  const flip = orientationCoordinate("flip", 3, orbitIndex(3, "edge"));
  const moves = yield* makeMoves(flip);
  const home = positionsOf(solvedState(3));
  const { index, space } = yield* edgePatterns(moves.fourEdges, {
    upper: home.upperEdges,
    lower: home.lowerEdges,
  });
  yield;
  const g1Moves = g1MovesOf(moves);
  const spaces = [
    space,
    productSpace("slice and flip", [factor(moves.slice, SOLVED_SLICE), factor(moves.flip, 0)], MOVE_COUNT),
    phaseTwoSpace(moves.fourCorners, moves.fourEdges, g1Moves),
    phaseTwoSpace(moves.fourEdges, moves.fourEdges, g1Moves),
    productSpace("four", [factor(moves.fourEdges, home.upperEdges)], MOVE_COUNT),
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
    flip,
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

function factor(moves: Uint16Array, home: number): Factor {
  return { size: moves.length / MOVE_COUNT, home, track: trackOf(moves, MOVE_COUNT) };
}

function packFewest(t: FewestTables): ArrayBuffer {
  return packTables(fewestRecipe.key, [t.patterns, t.flipSlice, t.corners, t.edges, t.fourEdges]);
}

function* makeMoves(flip: MarkCoordinate): Generator<void, Moves> {
  const four = (kind: "corner" | "edge") =>
    moveTable(arrangementCoordinate(`four ${kind}s`, 3, orbitIndex(3, kind), [0, 1, 2, 3]));
  const edges = four("edge");
  yield;
  const slice = new Uint16Array(EDGE_SETS * MOVE_COUNT);
  for (let set = 0; set < EDGE_SETS; set++)
    for (let move = 0; move < MOVE_COUNT; move++)
      slice[set * MOVE_COUNT + move] = Math.floor(
        edges[set * ORDERS_OF_FOUR * MOVE_COUNT + move] / ORDERS_OF_FOUR,
      );
  const corners = four("corner");
  yield;
  return { flip: moveTable(flip), slice, fourEdges: edges, fourCorners: corners };
}

function* makeDistances(spaces: readonly Space[]): Generator<void, Uint8Array[]> {
  const tables: Uint8Array[] = [];
  for (const space of spaces) tables.push(packNibbles(yield* distanceSteps(space)));
  return tables;
}

/** The moves that flip nothing and keep the slice; none of them twists a corner. */
function g1MovesOf({ flip, slice }: Moves): number[] {
  const all = Array.from({ length: MOVE_COUNT }, (_, move) => move);
  return all.filter((move) => flip[move] === 0 && slice[SOLVED_SLICE * MOVE_COUNT + move] === SOLVED_SLICE);
}

/**
 * Orders of the eight corners, or of the eight U and D edges, with the order of the slice edges, under the ten moves. The
 * lower four are where the upper four are not; sets within the first eight places have the ranks 0 … 69.
 */
function phaseTwoSpace(four: Uint16Array, slice: Uint16Array, g1Moves: readonly number[]): Space {
  const home = SOLVED_SLICE * ORDERS_OF_FOUR;
  return spaceOfTurns({
    name: "eight and four",
    size: ORDERS_OF_EIGHT * ORDERS_OF_FOUR,
    start: 0,
    degree: g1Moves.length,
    turn(index, from, to, into, at) {
      const upper = (index / (ORDERS_OF_FOUR * ORDERS_OF_FOUR)) | 0;
      const lower =
        (SETS_OF_EIGHT - 1 - ((upper / ORDERS_OF_FOUR) | 0)) * ORDERS_OF_FOUR +
        (((index / ORDERS_OF_FOUR) | 0) % ORDERS_OF_FOUR);
      const order = home + (index % ORDERS_OF_FOUR);
      for (let i = from; i < to; i++) {
        const move = g1Moves[i];
        const next =
          four[upper * MOVE_COUNT + move] * ORDERS_OF_FOUR +
          (four[lower * MOVE_COUNT + move] % ORDERS_OF_FOUR);
        into[at + i - from] = next * ORDERS_OF_FOUR + slice[order * MOVE_COUNT + move] - home;
      }
    },
  });
}

// Where a cube's pieces are, in fours, as coordinates: what both searches walk on.

export interface Positions {
  /** Arrangements of the corners of U and of D, and of the edges of U, of D and of the slice between them. */
  readonly upperCorners: number;
  readonly lowerCorners: number;
  readonly upperEdges: number;
  readonly lowerEdges: number;
  readonly sliceEdges: number;
}

export function positionsOf(state: CubeState): Positions {
  const [corners, edges] = [cubiesOf(state).cp, cubiesOf(state).ep].map(inverse);
  return {
    upperCorners: fourAt(corners, 0),
    lowerCorners: fourAt(corners, 4),
    upperEdges: fourAt(edges, 0),
    lowerEdges: fourAt(edges, 4),
    sliceEdges: fourAt(edges, 8),
  };
}

let ranksOfFour: ArrangementRanks | undefined;

/** The arrangement of the pieces first … first + 3, piece i being at places[i]. */
export function fourAt(places: readonly number[], first: number): number {
  ranksOfFour ??= arrangementRanks(4);
  return arrangementAt(ranksOfFour, Uint8Array.from(places), first);
}

// What all searches of a 3x3 share: the moves to try, and the directions to look from.

/** More than the moves of any path, including the start. */
export const LEVELS = 26;

/** All 18 moves, except those that the move before makes redundant. */
export function anyMove(): CanonicalSequences {
  return canonicalSequences(faceTurns(3));
}

// The best answer so far, which all searches share, and how much they may try.

export interface Incumbent {
  /** Moves 0 … 17 that make a state of the intervals. */
  moves: readonly number[] | undefined;
  /** The longest answer still wanted: one less than the best, or what the caller allows. */
  limit: number;
  /** No answer is shorter: proved. */
  bound: number;
  /** Moves tried. */
  nodes: number;
}

export function makeIncumbent(maxLength: number): Incumbent {
  return { moves: undefined, limit: maxLength, bound: 0, nodes: 0 };
}

export function offer(incumbent: Incumbent, moves: readonly number[]): void {
  if (moves.length > incumbent.limit) return;
  incumbent.moves = moves;
  incumbent.limit = moves.length - 1;
}

/** Work that can pause: it yields every few thousand moves tried. */
export type Work = Generator<void, void>;

/** Runs the work to its end, or until that many milliseconds after the start. */
export async function runWork(
  work: Work,
  control: Control,
  pause: () => Promise<void> | undefined,
  timeout: number,
): Promise<void> {
  while (control.elapsed() < timeout && !work.next().done) {
    const turn = pause();
    if (turn) await turn;
  }
}
