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
  four: Uint16Array,
  { moves: names }: PhaseTwoMoves,
  { representative, classOf, stabiliser }: Classes,
  moves: Uint16Array,
  shown: Uint16Array,
): Space {
  const width = names.length;
  const values = moves.length / width;
  const alike = new Int32Array(AXIS_SYMMETRY_COUNT);
  /** Writes a state's other names from into[first] on. */
  const addAliases = (index: number, kind: number, into: Int32Array, first: number) => {
    let count = first;
    const row = (index - kind * values) * AXIS_SYMMETRY_COUNT;
    for (let keeps = stabiliser[kind] & ~1; keeps !== 0; keeps &= keeps - 1) {
      const alias = kind * values + shown[row + 31 - Math.clz32(keeps & -keeps)];
      let i = first - 1;
      while (i < count && into[i] !== alias) i++;
      if (i === count) into[count++] = alias;
    }
    return count;
  };
  const aliases = (index: number, into: Int32Array) => {
    into[0] = index;
    return addAliases(index, (index / values) | 0, into, 1);
  };
  return {
    name,
    size: representative.length * values,
    start: 0,
    degree: width * AXIS_SYMMETRY_COUNT,
    neighbours(states, from, to, into) {
      let count = 0;
      for (let at = from; at < to; at++) {
        const kind = (states[at] / values) | 0;
        const upper = ((representative[kind] / ORDERS_OF_FOUR) | 0) * MOVE_COUNT;
        const lower = otherFour(representative[kind]) * MOVE_COUNT;
        const row = (states[at] - kind * values) * width;
        for (let i = 0; i < width; i++) {
          const packed =
            classOf[four[upper + names[i]] * ORDERS_OF_FOUR + (four[lower + names[i]] % ORDERS_OF_FOUR)];
          const reached = (packed >> 4) * values + shown[(moves[row + i] << 4) | (packed & 15)];
          into[count++] = reached;
          if (stabiliser[packed >> 4] > 1) count = addAliases(reached, packed >> 4, into, count);
        }
      }
      return count;
    },
    aliases,
    weight: (index) => orbitSize(stabiliser[Math.floor(index / values)], aliases(index, alike)),
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
  const { moves, sliceOrder: orderMoves } = two;
  const { representative, classOf, stabiliser } = reduction.corners;
  const { sliceShown } = reduction;
  const { fourCorners, fourEdges } = one;
  const width = moves.length;
  const alike = new Int32Array(AXIS_SYMMETRY_COUNT);
  const headOf = (index: number) => Math.floor((index >>> 0) / ORDERS_OF_EIGHT);
  /** Writes a state's other names from into[first] on. */
  const addAliases = (index: number, kind: number, into: Int32Array, first: number) => {
    const head = headOf(index);
    const edges = (index - Math.imul(head, ORDERS_OF_EIGHT)) | 0;
    const upper = (edges / ORDERS_OF_FOUR) | 0;
    const order = (head - kind * ORDERS_OF_FOUR) << 4;
    let count = first;
    for (let keeps = stabiliser[kind] & ~1; keeps !== 0; keeps &= keeps - 1) {
      const s = 31 - Math.clz32(keeps & -keeps);
      const shown = kind * ORDERS_OF_FOUR + sliceShown[order | s];
      const alias = insideIndex(shown, edgesShown(reduction, upper, otherFour(edges), s));
      let i = first - 1;
      while (i < count && into[i] !== alias) i++;
      if (i === count) into[count++] = alias;
    }
    return count;
  };
  const aliases = (index: number, into: Int32Array) => {
    into[0] = index;
    return addAliases(index, (headOf(index) / ORDERS_OF_FOUR) | 0, into, 1);
  };
  return {
    name: "G1",
    size: representative.length * ORDERS_OF_FOUR * ORDERS_OF_EIGHT,
    start: 0,
    degree: width * AXIS_SYMMETRY_COUNT,
    neighbours(states, from, to, into) {
      let count = 0;
      for (let at = from; at < to; at++) {
        const head = headOf(states[at]);
        const own = (head / ORDERS_OF_FOUR) | 0;
        const edges = (states[at] - Math.imul(head, ORDERS_OF_EIGHT)) | 0;
        const upperCorners = ((representative[own] / ORDERS_OF_FOUR) | 0) * MOVE_COUNT;
        const lowerCorners = otherFour(representative[own]) * MOVE_COUNT;
        const orderRow = (head - own * ORDERS_OF_FOUR) * width;
        const upperRow = ((edges / ORDERS_OF_FOUR) | 0) * MOVE_COUNT;
        const lowerRow = otherFour(edges) * MOVE_COUNT;
        for (let i = 0; i < width; i++) {
          const move = moves[i];
          const packed =
            classOf[
              fourCorners[upperCorners + move] * ORDERS_OF_FOUR +
                (fourCorners[lowerCorners + move] % ORDERS_OF_FOUR)
            ];
          const s = packed & 15;
          const kind = packed >> 4;
          const shown = edgesShown(reduction, fourEdges[upperRow + move], fourEdges[lowerRow + move], s);
          const reached = insideIndex(
            kind * ORDERS_OF_FOUR + sliceShown[(orderMoves[orderRow + i] << 4) | s],
            shown,
          );
          into[count++] = reached;
          if (stabiliser[kind] > 1) count = addAliases(reached, kind, into, count);
        }
      }
      return count;
    },
    aliases,
    weight: (index) => orbitSize(stabiliser[(headOf(index) / ORDERS_OF_FOUR) | 0], aliases(index, alike)),
  };
}

/** The index in `insideSpace`. */
export function insideIndex(head: number, edges: number): number {
  return (Math.imul(head, ORDERS_OF_EIGHT) + edges) | 0;
}
