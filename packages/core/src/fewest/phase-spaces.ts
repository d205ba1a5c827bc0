/** The spaces of the two phases, over pairs of coordinates whose moves are independent. */
import {
  EDGE_SETS,
  MOVE_COUNT,
  ORDERS_OF_EIGHT,
  ORDERS_OF_FOUR,
  SETS_OF_EIGHT,
  type Space,
  spaceOfTurns,
} from "../search/index.ts";

/** The set of places 8 … 11 is the last of the C(12, 4). */
export const HOME_SLICE: number = EDGE_SETS - 1;

/** Each by value · 18 + move. */
export interface Moves {
  readonly flip: Uint16Array;
  readonly slice: Uint16Array;
  readonly fourEdges: Uint16Array;
  readonly fourCorners: Uint16Array;
}

/** The moves that flip nothing and keep the slice; none of them twists a corner. */
export function g1MovesOf({ flip, slice }: Moves): number[] {
  const all = Array.from({ length: MOVE_COUNT }, (_, move) => move);
  return all.filter((move) => flip[move] === 0 && slice[HOME_SLICE * MOVE_COUNT + move] === HOME_SLICE);
}

/** Pairs of two coordinates: first · secondSize + second. */
export function productSpace(
  first: Uint16Array,
  start: number,
  second: Uint16Array,
  secondSize: number,
): Space {
  return spaceOfTurns({
    name: "pairs",
    size: (first.length / MOVE_COUNT) * secondSize,
    start: start * secondSize,
    degree: MOVE_COUNT,
    turn(index, from, to, into, at) {
      const row = (index / secondSize) | 0;
      const a = row * MOVE_COUNT;
      const b = (index - row * secondSize) * MOVE_COUNT;
      for (let move = from; move < to; move++)
        into[at + move - from] = first[a + move] * secondSize + second[b + move];
    },
  });
}

/**
 * Orders of the eight corners, or of the eight U and D edges, with the order of the slice edges, under the ten moves. The
 * lower four are where the upper four are not; sets within the first eight places have the ranks 0 … 69.
 */
export function phaseTwoSpace(four: Uint16Array, slice: Uint16Array, g1Moves: readonly number[]): Space {
  const home = HOME_SLICE * ORDERS_OF_FOUR;
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

export function fourSpace(moves: Uint16Array, start: number): Space {
  return spaceOfTurns({
    name: "four",
    size: moves.length / MOVE_COUNT,
    start,
    degree: MOVE_COUNT,
    turn(index, from, to, into, at) {
      for (let move = from; move < to; move++) into[at + move - from] = moves[index * MOVE_COUNT + move];
    },
  });
}
