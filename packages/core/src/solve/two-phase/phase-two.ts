/**
 * Phase 2: solve a cube of G1 with the ten moves that stay in it. Its coordinates are corners (8!), the order of all
 * corners; edges (8!), that of the edges of U and D; and slice order (4!), that of the slice edges: 19,508,428,800
 * states, since parity halves the product. Eight pieces are ranked as (arrangement of the first four) · 24 + (order of
 * the other four), so that their moves are two readings of small tables.
 */
import {
  AXIS_SYMMETRY_COUNT,
  axisSymmetries,
  type Classes,
  conjugateTable,
  MOVE_COUNT,
  ORDERS_OF_EIGHT,
  ORDERS_OF_FOUR,
  SETS_OF_EIGHT,
  SOLVED_SLICE,
} from "../../search/index.ts";
import type { PhaseOneMoves } from "./phase-one.ts";

export const ARRANGEMENTS: number = SETS_OF_EIGHT * ORDERS_OF_FOUR;
/** The corners or edges of D at home: the last set, in order. */
export const SOLVED_LOWER: number = ARRANGEMENTS - ORDERS_OF_FOUR;

/** Orders of eight corners, up to symmetry. */
export const CORNER_CLASSES = 2768;

export interface PhaseTwoMoves {
  /** The moves of G1 by their numbers 0 … 17. */
  readonly moves: readonly number[];
  /** images[s · 10 + i]: which of the ten moves symmetry s makes of the i-th. */
  readonly images: Uint8Array;
  /** sliceOrder[value · 10 + i]: the value after moves[i]. */
  readonly sliceOrder: Uint16Array;
  /** Which four of the eight places the edges of U take. */
  readonly edgeSet: Uint16Array;
}

export function phaseTwoMoves(one: PhaseOneMoves): PhaseTwoMoves {
  const moves = [...Array(MOVE_COUNT).keys()].filter(
    (move) =>
      one.twist[move] === 0 &&
      one.flip[move] === 0 &&
      one.slice[SOLVED_SLICE * MOVE_COUNT + move] === SOLVED_SLICE,
  );
  const { moveImage } = axisSymmetries();
  const images = Uint8Array.from({ length: AXIS_SYMMETRY_COUNT * moves.length }, (_, i) =>
    moves.indexOf(moveImage[Math.floor(i / moves.length) * MOVE_COUNT + moves[i % moves.length]]),
  );
  const table = (size: number, after: (value: number, move: number) => number) =>
    Uint16Array.from({ length: size * moves.length }, (_, i) =>
      after(Math.floor(i / moves.length), moves[i % moves.length]),
    );
  return {
    moves,
    images,
    sliceOrder: table(ORDERS_OF_FOUR, (order, move) => {
      const { turned, ordered } = one.edges;
      return ordered[turned[SOLVED_SLICE * MOVE_COUNT + move] + order];
    }),
    edgeSet: table(SETS_OF_EIGHT, (set, move) => one.slice[set * MOVE_COUNT + move]),
  };
}

/** The same with fewer moves. */
export function onlyMoves(all: PhaseTwoMoves, keeps: (move: number) => boolean): PhaseTwoMoves {
  const width = all.moves.length;
  const kept = [...all.moves.keys()].filter((i) => keeps(all.moves[i]));
  const columns = <Table extends Uint8Array | Uint16Array>(table: Table) =>
    table.filter((_, at) => kept.includes(at % width)) as Table;
  return {
    moves: kept.map((i) => all.moves[i]),
    images: columns(all.images).map((image) => kept.indexOf(image)),
    sliceOrder: columns(all.sliceOrder),
    edgeSet: columns(all.edgeSet),
  };
}

/** A table over the ten moves as one over all eighteen, of which the others are never read. */
export function overAllMoves(table: Uint16Array, { moves }: PhaseTwoMoves): Uint8Array {
  const wide = new Uint8Array((table.length / moves.length) * MOVE_COUNT);
  table.forEach((value, i) => {
    wide[Math.floor(i / moves.length) * MOVE_COUNT + moves[i % moves.length]] = value;
  });
  return wide;
}

/** The arrangement of the other four in an order of eight. */
export function otherFour(eight: number): number {
  // Sets are ranked colexicographically, so the complement of set k of C(8, 4) is set C(8, 4) − 1 − k.
  const set = (eight / (ORDERS_OF_FOUR * ORDERS_OF_FOUR)) | 0;
  return (SETS_OF_EIGHT - 1 - set) * ORDERS_OF_FOUR + (eight % ORDERS_OF_FOUR);
}

export interface PhaseTwoReduction {
  readonly corners: Classes;
  /** cornerDistance[class]: how far the corners alone are from solved. */
  readonly cornerDistance: Uint8Array;
  /** sliceConjugate[order · 16 + s] and edgeSetConjugate[set · 16 + s]. */
  readonly sliceConjugate: Uint16Array;
  readonly edgeSetConjugate: Uint16Array;
  /**
   * fourConjugate[(half · 1680 + arrangement) · 16 + s]: the edges of U (half 0) or of D (half 1), conjugated by symmetry s:
   * as the edges of the other face if swaps[s] is 1.
   */
  readonly fourConjugate: Uint16Array;
  readonly swaps: Uint8Array;
}

/** All coordinates are 0 when solved, except the arrangement of the edges of D. */
export function phaseTwoReduction(one: PhaseOneMoves, two: PhaseTwoMoves): PhaseTwoReduction {
  const { moves, images } = two;
  const { moveImage } = axisSymmetries();
  const width = moves.length;
  const upperMove = moves.indexOf(0);
  const swaps = Uint8Array.from({ length: AXIS_SYMMETRY_COUNT }, (_, s) =>
    moves[images[s * width + upperMove]] < 3 ? 0 : 1,
  );
  const solved = [0, SOLVED_LOWER];
  const fourConjugate = new Uint16Array(2 * ARRANGEMENTS * AXIS_SYMMETRY_COUNT);
  for (const half of [0, 1]) {
    const starts = Array.from(swaps, (swap) => solved[half ^ swap]);
    const conjugate = conjugateTable(one.fourEdges, moveImage, solved[half], starts, moves);
    fourConjugate.set(conjugate, half * conjugate.length);
  }
  return {
    ...cornerClasses(one.fourCorners, two),
    sliceConjugate: conjugateTable(two.sliceOrder, images, 0),
    edgeSetConjugate: conjugateTable(two.edgeSet, images, 0),
    fourConjugate,
    swaps,
  };
}

/** Marks orders whose class has not been found yet. */
const UNREACHED = 65535;

/**
 * The classes of all orders of the corners, and their distances from solved. Like `symmetryClasses`, but the walk keeps the corners of
 * U and of D separate, so that a move is two lookups, and everything done with a new class is one loop: 44,000 conjugates are computed
 * while nothing is compiled yet, and several loops would be compiled one after another. It reaches the nearer classes first.
 */
function cornerClasses(
  four: Uint16Array,
  { moves }: PhaseTwoMoves,
): { corners: Classes; cornerDistance: Uint8Array } {
  const { moveImage, inverse } = axisSymmetries();
  const walk: CornerWalk = {
    four,
    moveImage,
    inverse,
    upper: new Uint16Array(CORNER_CLASSES * AXIS_SYMMETRY_COUNT),
    lower: new Uint16Array(CORNER_CLASSES * AXIS_SYMMETRY_COUNT),
    classOf: new Uint16Array(ORDERS_OF_EIGHT).fill(UNREACHED),
  };
  const stabilizer = new Uint16Array(CORNER_CLASSES);
  const distances = new Uint8Array(CORNER_CLASSES);
  walk.upper.fill(0, 0, AXIS_SYMMETRY_COUNT);
  walk.lower.fill(SOLVED_LOWER, 0, AXIS_SYMMETRY_COUNT);
  walk.classOf[0] = 0;
  stabilizer[0] = UNREACHED;
  for (let at = 0, count = 1; count < CORNER_CLASSES; at++)
    for (let i = nextNew(walk, moves, at, 0); i < moves.length; i = nextNew(walk, moves, at, i + 1)) {
      stabilizer[count] = addCorners(walk, at, moves[i], count);
      distances[count++] = distances[at] + 1;
    }
  const representative = Uint16Array.from(
    { length: CORNER_CLASSES },
    (_, kind) => walk.upper[kind << 4] * ORDERS_OF_FOUR + (walk.lower[kind << 4] % ORDERS_OF_FOUR),
  );
  return { corners: { representative, classOf: walk.classOf, stabilizer }, cornerDistance: distances };
}

interface CornerWalk {
  readonly four: Uint16Array;
  readonly moveImage: Uint8Array;
  readonly inverse: Uint8Array;
  /** upper[class · 16 + s], lower[class · 16 + s]: the arrangements of the representative, conjugated by symmetry s. */
  readonly upper: Uint16Array;
  readonly lower: Uint16Array;
  readonly classOf: Uint16Array;
}

/** The first of the moves from the i-th on that leads to a new class; their number if none does. */
function nextNew(
  { four, upper, lower, classOf }: CornerWalk,
  moves: readonly number[],
  kind: number,
  first: number,
): number {
  const high = upper[kind * AXIS_SYMMETRY_COUNT] * MOVE_COUNT;
  const low = lower[kind * AXIS_SYMMETRY_COUNT] * MOVE_COUNT;
  let i = first;
  while (
    i < moves.length &&
    classOf[four[high + moves[i]] * ORDERS_OF_FOUR + (four[low + moves[i]] % ORDERS_OF_FOUR)] !== UNREACHED
  )
    i++;
  return i;
}

/** Adds the class that a move leads to, and returns which symmetries keep its representative. */
function addCorners(
  { four, moveImage, inverse, upper, lower, classOf }: CornerWalk,
  kind: number,
  move: number,
  added: number,
): number {
  let from = kind * AXIS_SYMMETRY_COUNT;
  let to = added * AXIS_SYMMETRY_COUNT;
  let representative = 0;
  let keeps = 0;
  for (let s = 0; s < AXIS_SYMMETRY_COUNT; s++) {
    const image = moveImage[s * MOVE_COUNT + move];
    const high = four[upper[from] * MOVE_COUNT + image];
    const low = four[lower[from++] * MOVE_COUNT + image];
    upper[to] = high;
    lower[to++] = low;
    const value = high * ORDERS_OF_FOUR + (low % ORDERS_OF_FOUR);
    if (s === 0) representative = value;
    if (value === representative) keeps |= 1 << s;
    classOf[value] = (added << 4) | inverse[s];
  }
  return keeps;
}
