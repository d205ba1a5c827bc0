/**
 * How many moves the corners alone need: exact, for all 88,179,840 of their states up to the 16 symmetries of the axis, one
 * byte each. A bound for what the large table calls "less than base", and the first look when few moves are left.
 */
import { factorial } from "../../perm/index.ts";
import { MOVE_COUNT } from "../face-move.ts";
import {
  AXIS_SYMMETRY_COUNT,
  axisSymmetries,
  type Classes,
  conjugateTable,
  symmetryClasses,
} from "../symmetry.ts";
import { TWISTS } from "./corner-classes.ts";

export interface CornerDistance {
  /** classOf[order]: class · 16 + s. */
  readonly classOf: Uint16Array;
  /** twistShown[twist · 16 + s]. */
  readonly twistShown: Uint16Array;
  /** distances[class · 3⁷ + twist]: where several symmetries lead to the class, each of the twists has its entry. */
  readonly distances: Uint8Array;
}

/** 2,768 classes of orders under the 16 symmetries of the axis, times 3⁷. */
export const CORNER_DISTANCE_BYTES: number = 2768 * TWISTS;
const UNSEEN = 255;
/** States looked through between two pauses. */
const PORTION = 60_000;

/** Fills `distances`, of so many bytes, unless it is known to be full. */
export function* cornerDistance(
  orderMoves: Uint16Array,
  twistMoves: Uint16Array,
  distances: Uint8Array,
  isFull = false,
): Generator<void, CornerDistance> {
  const { moveImage } = axisSymmetries();
  const orders = factorial(8);
  const classes = symmetryClasses(
    orders,
    (order, move) => orderMoves[order * MOVE_COUNT + move],
    moveImage,
    0,
  );
  yield;
  const twistShown = conjugateTable(twistMoves, moveImage, 0);
  const table = { classOf: classes.classOf, twistShown, distances };
  if (isFull) return table;
  distances.fill(UNSEEN);
  distances[0] = 0;
  for (let distance = 0, found = 1; found > 0; distance++) {
    found = 0;
    for (let first = 0; first < distances.length; first += PORTION) {
      found += expand(table, classes, orderMoves, twistMoves, distance, first);
      yield;
    }
  }
  return table;
}

/** Notes the neighbours of the states at a distance, within a portion of the table. */
function expand(
  { classOf, twistShown, distances }: CornerDistance,
  { representative, stabiliser }: Classes,
  orderMoves: Uint16Array,
  twistMoves: Uint16Array,
  distance: number,
  first: number,
): number {
  const last = Math.min(first + PORTION, distances.length);
  let found = 0;
  for (let index = first; index < last; index++) {
    if (distances[index] !== distance) continue;
    const kind = Math.floor(index / TWISTS);
    const order = representative[kind];
    const twist = index - kind * TWISTS;
    for (let move = 0; move < MOVE_COUNT; move++) {
      const reached = classOf[orderMoves[order * MOVE_COUNT + move]];
      const turned = twistMoves[twist * MOVE_COUNT + move];
      const seen = twistShown[turned * AXIS_SYMMETRY_COUNT + (reached & 15)];
      const row = (reached >> 4) * TWISTS;
      if (distances[row + seen] !== UNSEEN) continue;
      found++;
      for (let keeps = stabiliser[reached >> 4]; keeps !== 0; keeps &= keeps - 1)
        distances[row + twistShown[seen * AXIS_SYMMETRY_COUNT + 31 - Math.clz32(keeps & -keeps)]] =
          distance + 1;
    }
  }
  return found;
}

export function cornerBound(table: CornerDistance, order: number, twist: number): number {
  const packed = table.classOf[order];
  return table.distances[
    (packed >> 4) * TWISTS + table.twistShown[twist * AXIS_SYMMETRY_COUNT + (packed & 15)]
  ];
}
