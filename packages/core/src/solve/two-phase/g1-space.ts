/** All of G1 as a space, for the filters of phase 2: 19,508,428,800 states. */
import {
  AXIS_SYMMETRY_COUNT,
  dropRepeated,
  MAX_BATCH_SIZE,
  MOVE_COUNT,
  ORDERS_OF_EIGHT,
  ORDERS_OF_FOUR,
  orbitSize,
  type Space,
} from "../../search/index.ts";
import type { PhaseOneMoves } from "./phase-one.ts";
import { ARRANGEMENTS, otherFour, type PhaseTwoMoves, type PhaseTwoReduction } from "./phase-two.ts";

/** The edges of U and D conjugated by symmetry s. */
export function conjugateEdges(
  { fourConjugate, swaps }: PhaseTwoReduction,
  upper: number,
  lower: number,
  s: number,
): number {
  const swap = swaps[s];
  // Without a branch, since s is unpredictable.
  const first = upper ^ ((upper ^ lower) & -swap);
  const other = upper ^ lower ^ first;
  return (
    fourConjugate[((first + ARRANGEMENTS * swap) << 4) | s] * ORDERS_OF_FOUR +
    (fourConjugate[((other + ARRANGEMENTS * (1 - swap)) << 4) | s] % ORDERS_OF_FOUR)
  );
}

/**
 * All of G1: index = (corner class · 24 + slice order) · 40,320 + edges, the latter two conjugated by the symmetry of the class.
 * That passes 2³¹, so indices are the same number as a signed 32-bit one.
 */
export function g1Space(one: PhaseOneMoves, two: PhaseTwoMoves, reduction: PhaseTwoReduction): Space {
  const { representative, stabilizer } = reduction.corners;
  const width = two.moves.length;
  const alike = new Int32Array(AXIS_SYMMETRY_COUNT);
  const aliases = (index: number, into: Int32Array) => {
    into[0] = index;
    return dropRepeated(into, addAliases(reduction, into, 1, new Int32Array(1)));
  };
  const ends = new Int32Array(MAX_BATCH_SIZE * width);
  let corners = new Uint16Array(0);
  return {
    name: "G1",
    size: representative.length * ORDERS_OF_FOUR * ORDERS_OF_EIGHT,
    start: 0,
    degree: width * AXIS_SYMMETRY_COUNT,
    neighbors(states, from, to, into) {
      const count = (to - from) * width;
      if (corners.length < count) corners = new Uint16Array(count);
      turnCorners(one, two, reduction, states, from, to, corners);
      turnOrders(two, reduction, states, from, to, corners, into);
      turnEdges(one, two, reduction, states, from, to, corners, into);
      return addAliases(reduction, into, count, ends);
    },
    listed: { moves: width, ends },
    aliases,
    weight: (index) => orbitSize(stabilizer[(headOf(index) / ORDERS_OF_FOUR) | 0], aliases(index, alike)),
  };
}

function headOf(index: number): number {
  return Math.floor((index >>> 0) / ORDERS_OF_EIGHT);
}

// Neighbors in three small loops rather than one, since small ones are compiled soonest (ADR 0130). First class · 16 + symmetry of the corners.
function turnCorners(
  { fourCorners }: PhaseOneMoves,
  { moves }: PhaseTwoMoves,
  { corners: { representative, classOf } }: PhaseTwoReduction,
  states: ArrayLike<number>,
  from: number,
  to: number,
  into: Uint16Array,
): void {
  let count = 0;
  for (let at = from; at < to; at++) {
    const corners = representative[(headOf(states[at]) / ORDERS_OF_FOUR) | 0];
    const upper = ((corners / ORDERS_OF_FOUR) | 0) * MOVE_COUNT;
    const lower = otherFour(corners) * MOVE_COUNT;
    for (let i = 0; i < moves.length; i++)
      into[count++] =
        classOf[
          fourCorners[upper + moves[i]] * ORDERS_OF_FOUR + (fourCorners[lower + moves[i]] % ORDERS_OF_FOUR)
        ];
  }
}

/** Then class · 24 + slice order, conjugated by that symmetry. */
function turnOrders(
  { moves, sliceOrder }: PhaseTwoMoves,
  { sliceConjugate }: PhaseTwoReduction,
  states: ArrayLike<number>,
  from: number,
  to: number,
  corners: Uint16Array,
  into: Int32Array,
): void {
  let count = 0;
  for (let at = from; at < to; at++) {
    const row = (headOf(states[at]) % ORDERS_OF_FOUR) * moves.length;
    for (let i = 0; i < moves.length; i++, count++) {
      const symCorner = corners[count];
      into[count] =
        (symCorner >> 4) * ORDERS_OF_FOUR + sliceConjugate[(sliceOrder[row + i] << 4) | (symCorner & 15)];
    }
  }
}

/** And the index. */
function turnEdges(
  { fourEdges }: PhaseOneMoves,
  { moves }: PhaseTwoMoves,
  reduction: PhaseTwoReduction,
  states: ArrayLike<number>,
  from: number,
  to: number,
  corners: Uint16Array,
  into: Int32Array,
): void {
  let count = 0;
  for (let at = from; at < to; at++) {
    const edges = (states[at] - Math.imul(headOf(states[at]), ORDERS_OF_EIGHT)) | 0;
    const upper = ((edges / ORDERS_OF_FOUR) | 0) * MOVE_COUNT;
    const lower = otherFour(edges) * MOVE_COUNT;
    for (let i = 0; i < moves.length; i++, count++) {
      const conjugate = conjugateEdges(
        reduction,
        fourEdges[upper + moves[i]],
        fourEdges[lower + moves[i]],
        corners[count] & 15,
      );
      into[count] = g1Index(into[count], conjugate);
    }
  }
}

/** Appends the other names of the first `count` states, those of the i-th up to ends[i]. */
function addAliases(
  reduction: PhaseTwoReduction,
  names: Int32Array,
  states: number,
  ends: Int32Array,
): number {
  const { corners, sliceConjugate } = reduction;
  const { stabilizer } = corners;
  let count = states;
  for (let i = 0; i < states; i++) {
    const head = headOf(names[i]);
    const kind = (head / ORDERS_OF_FOUR) | 0;
    for (let keeps = stabilizer[kind] & ~1; keeps !== 0; keeps &= keeps - 1) {
      const s = 31 - Math.clz32(keeps & -keeps);
      const edges = (names[i] - Math.imul(head, ORDERS_OF_EIGHT)) | 0;
      const conjugate = conjugateEdges(reduction, (edges / ORDERS_OF_FOUR) | 0, otherFour(edges), s);
      const order = sliceConjugate[((head - kind * ORDERS_OF_FOUR) << 4) | s];
      names[count++] = g1Index(kind * ORDERS_OF_FOUR + order, conjugate);
    }
    ends[i] = count;
  }
  return count;
}

/** The index in `g1Space`. */
export function g1Index(head: number, edges: number): number {
  return (Math.imul(head, ORDERS_OF_EIGHT) + edges) | 0;
}
