/**
 * The spaces of phase 2 that tables are made over: all corners with the order of the slice (967,680 states, 66,432 up to
 * symmetry), all corners with the set of places of the edges of U (2,822,400; 193,760), and all of G1.
 */

import { MOVE_COUNT } from "../face-move.ts";
import { orbitSize, type Space } from "../space.ts";
import { AXIS_SYMMETRY_COUNT, type Classes } from "../symmetry.ts";
import { ORDERS_OF_FOUR, type PhaseOneMoves } from "./phase-one.ts";
import {
  ARRANGEMENTS,
  ORDERS_OF_EIGHT,
  otherFour,
  type PhaseTwoMoves,
  type PhaseTwoReduction,
} from "./phase-two.ts";

/**
 * All corners up to symmetry × another coordinate, as the symmetry of the class shows it: index = class · (values of the
 * other) + its value. `moves[value · 10 + i]`, `shown[value · 16 + s]`.
 */
export function cornerSpace(
  name: string,
  two: PhaseTwoMoves,
  { representative, classOf, stabiliser }: Classes,
  moves: Uint16Array,
  shown: Uint16Array,
): Space {
  const { cornersAfter } = two;
  const width = two.moves.length;
  const values = moves.length / width;
  const names = new Int32Array(AXIS_SYMMETRY_COUNT);
  const aliases = (index: number, into: Int32Array) => {
    const kind = (index / values) | 0;
    into[0] = index;
    let count = 1;
    const row = (index - kind * values) * AXIS_SYMMETRY_COUNT;
    for (let keeps = stabiliser[kind] & ~1; keeps !== 0; keeps &= keeps - 1) {
      const alias = kind * values + shown[row + 31 - Math.clz32(keeps & -keeps)];
      let i = 0;
      while (i < count && into[i] !== alias) i++;
      if (i === count) into[count++] = alias;
    }
    return count;
  };
  return {
    name,
    size: representative.length * values,
    start: 0,
    degree: AXIS_SYMMETRY_COUNT,
    neighbours(index, into) {
      const kind = (index / values) | 0;
      const corners = representative[kind];
      const row = (index - kind * values) * width;
      for (let i = 0; i < width; i++) {
        const packed = classOf[cornersAfter(corners, i)];
        into[i] = (packed >> 4) * values + shown[(moves[row + i] << 4) | (packed & 15)];
      }
      return width;
    },
    aliases,
    weight: (index) => orbitSize(stabiliser[Math.floor(index / values)], aliases(index, names)),
  };
}

/** The edges of U and D as symmetry s shows them. */
export function edgesShown(
  { fourShown, swaps }: PhaseTwoReduction,
  upper: number,
  lower: number,
  s: number,
): number {
  const swap = swaps[s];
  // Without a branch: s is as good as random.
  const first = upper ^ ((upper ^ lower) & -swap);
  const other = upper ^ lower ^ first;
  return (
    fourShown[((first + ARRANGEMENTS * swap) << 4) | s] * ORDERS_OF_FOUR +
    (fourShown[((other + ARRANGEMENTS * (1 - swap)) << 4) | s] % ORDERS_OF_FOUR)
  );
}

/**
 * All of G1: index = (corner class · 24 + slice order) · 40,320 + edges, the latter two as the class's symmetry shows them.
 * That passes 2³¹, so indices are the same number as a signed 32-bit one.
 */
export function insideSpace(one: PhaseOneMoves, two: PhaseTwoMoves, reduction: PhaseTwoReduction): Space {
  const { moves, cornersAfter, sliceOrder: orderMoves } = two;
  const { representative, classOf, stabiliser } = reduction.corners;
  const { sliceShown } = reduction;
  const { fourEdges } = one;
  const width = moves.length;
  const names = new Int32Array(AXIS_SYMMETRY_COUNT);
  const headOf = (index: number) => Math.floor((index >>> 0) / ORDERS_OF_EIGHT);
  const aliases = (index: number, into: Int32Array) => {
    const head = headOf(index);
    const kind = (head / ORDERS_OF_FOUR) | 0;
    let keeps = stabiliser[kind] & ~1;
    let count = 1;
    into[0] = index;
    if (keeps === 0) return count;
    const edges = (index - Math.imul(head, ORDERS_OF_EIGHT)) | 0;
    const upper = (edges / ORDERS_OF_FOUR) | 0;
    for (; keeps !== 0; keeps &= keeps - 1) {
      const s = 31 - Math.clz32(keeps & -keeps);
      const shown = kind * ORDERS_OF_FOUR + sliceShown[((head % ORDERS_OF_FOUR) << 4) | s];
      const alias = insideIndex(shown, edgesShown(reduction, upper, otherFour(edges), s));
      let i = 0;
      while (i < count && into[i] !== alias) i++;
      if (i === count) into[count++] = alias;
    }
    return count;
  };
  return {
    name: "G1",
    size: representative.length * ORDERS_OF_FOUR * ORDERS_OF_EIGHT,
    start: 0,
    degree: AXIS_SYMMETRY_COUNT,
    neighbours(index, into) {
      const head = headOf(index);
      const kind = (head / ORDERS_OF_FOUR) | 0;
      const edges = (index - Math.imul(head, ORDERS_OF_EIGHT)) | 0;
      const corners = representative[kind];
      const orderRow = (head - kind * ORDERS_OF_FOUR) * width;
      const upperRow = ((edges / ORDERS_OF_FOUR) | 0) * MOVE_COUNT;
      const lowerRow = otherFour(edges) * MOVE_COUNT;
      for (let i = 0; i < width; i++) {
        const move = moves[i];
        const packed = classOf[cornersAfter(corners, i)];
        const s = packed & 15;
        into[i] = insideIndex(
          (packed >> 4) * ORDERS_OF_FOUR + sliceShown[(orderMoves[orderRow + i] << 4) | s],
          edgesShown(reduction, fourEdges[upperRow + move], fourEdges[lowerRow + move], s),
        );
      }
      return width;
    },
    aliases,
    weight: (index) => orbitSize(stabiliser[(headOf(index) / ORDERS_OF_FOUR) | 0], aliases(index, names)),
  };
}

/** The index in `insideSpace`. */
export function insideIndex(head: number, edges: number): number {
  return (Math.imul(head, ORDERS_OF_EIGHT) + edges) | 0;
}
