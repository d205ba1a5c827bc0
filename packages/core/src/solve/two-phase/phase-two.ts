/**
 * Phase 2: solve a cube of G1 with the ten moves that stay in it. Its coordinates are corners (8!), the order of all
 * corners; edges (8!), that of the edges of U and D; and slice order (4!), that of the slice edges: 19,508,428,800
 * states, since parity halves the product. The two tables hold corners × slice order and edges × slice order,
 * each up to the 16 symmetries.
 */
import { binomial } from "../../perm/index.ts";
import { MOVE_COUNT } from "../face-move.ts";
import type { Space } from "../space.ts";
import {
  AXIS_SYMMETRY_COUNT,
  axisSymmetries,
  type Classes,
  conjugateTable,
  symmetryClasses,
} from "../symmetry.ts";
import { ORDERS_OF_FOUR, type PhaseOneMoves } from "./phase-one.ts";

/** 8!: the order of eight pieces as (arrangement of the first four) · 24 + (order of the other four). */
export const ORDERS_OF_EIGHT = 40320;
/** C(8, 4): the sets of places that the first four can take. */
const HALVES = binomial(8, 4);

export interface PhaseTwoMoves {
  /** The moves of G1 by their numbers 0 … 17. */
  readonly moves: readonly number[];
  /** corners[value · 10 + i]: the value after moves[i]; and so on. */
  readonly corners: Uint16Array;
  readonly edges: Uint16Array;
  readonly sliceOrder: Uint16Array;
  /** images[s · 10 + i]: which of the ten moves symmetry s makes of the i-th. */
  readonly images: Uint8Array;
}

export function phaseTwoMoves(one: PhaseOneMoves, solvedSlice: number): PhaseTwoMoves {
  const moves = [...Array(MOVE_COUNT).keys()].filter(
    (move) =>
      one.twist[move] === 0 &&
      one.flip[move] === 0 &&
      one.slice[solvedSlice * MOVE_COUNT + move] === solvedSlice,
  );
  const { moveImage } = axisSymmetries();
  const images = Uint8Array.from({ length: AXIS_SYMMETRY_COUNT * moves.length }, (_, i) =>
    moves.indexOf(moveImage[Math.floor(i / moves.length) * MOVE_COUNT + moves[i % moves.length]]),
  );
  const sliceOrder = new Uint16Array(ORDERS_OF_FOUR * moves.length);
  for (let order = 0; order < ORDERS_OF_FOUR; order++)
    for (let i = 0; i < moves.length; i++)
      sliceOrder[order * moves.length + i] =
        one.fourEdges[(solvedSlice * ORDERS_OF_FOUR + order) * MOVE_COUNT + moves[i]] % ORDERS_OF_FOUR;
  return {
    moves,
    corners: eightMoves(one.fourCorners, moves),
    edges: eightMoves(one.fourEdges, moves),
    sliceOrder,
    images,
  };
}

/**
 * The move table of eight pieces from that of four: the arrangement of the first four says which places are left for
 * the others. Arrangements of edges within the eight places of U and D have ranks below C(8, 4) · 4!.
 */
function eightMoves(four: Uint16Array, moves: readonly number[]): Uint16Array {
  const table = new Uint16Array(ORDERS_OF_EIGHT * moves.length);
  let entry = 0;
  for (let first = 0; first < HALVES * ORDERS_OF_FOUR; first++) {
    // Sets are ranked so that the complement of set k of C(8, 4) is set C(8, 4) − 1 − k: both orders are colexicographic.
    const rest = (HALVES - 1 - Math.floor(first / ORDERS_OF_FOUR)) * ORDERS_OF_FOUR;
    for (let order = 0; order < ORDERS_OF_FOUR; order++)
      for (let i = 0; i < moves.length; i++)
        table[entry++] =
          four[first * MOVE_COUNT + moves[i]] * ORDERS_OF_FOUR +
          (four[(rest + order) * MOVE_COUNT + moves[i]] % ORDERS_OF_FOUR);
  }
  return table;
}

export interface PhaseTwoReduction {
  readonly corners: Classes;
  readonly edges: Classes;
  /** sliceShown[order · 16 + s]. */
  readonly sliceShown: Uint16Array;
}

export function phaseTwoReduction(
  moves: PhaseTwoMoves,
  solvedCorners: number,
  solvedEdges: number,
): PhaseTwoReduction {
  return {
    corners: symmetryClasses(moves.corners, moves.images, solvedCorners),
    edges: symmetryClasses(moves.edges, moves.images, solvedEdges),
    sliceShown: conjugateTable(moves.sliceOrder, moves.images, 0),
  };
}

/** Eight pieces up to symmetry × slice order: index = class · 24 + order of the slice as the class's symmetry shows it. */
export function phaseTwoSpace(
  name: string,
  eight: Uint16Array,
  { representative, classOf, stabiliser }: Classes,
  moves: PhaseTwoMoves,
  sliceShown: Uint16Array,
  solvedEight: number,
): Space {
  const moveCount = moves.moves.length;
  const aliases = (index: number, into: Int32Array) => {
    const kind = Math.floor(index / ORDERS_OF_FOUR);
    const order = (index % ORDERS_OF_FOUR) * AXIS_SYMMETRY_COUNT;
    let count = 0;
    for (let s = 0; s < AXIS_SYMMETRY_COUNT; s++) {
      if (((stabiliser[kind] >> s) & 1) === 0) continue;
      const alias = kind * ORDERS_OF_FOUR + sliceShown[order + s];
      let i = 0;
      while (i < count && into[i] !== alias) i++;
      if (i === count) into[count++] = alias;
    }
    return count;
  };
  const scratch = new Int32Array(AXIS_SYMMETRY_COUNT);
  return {
    name,
    size: representative.length * ORDERS_OF_FOUR,
    start: (classOf[solvedEight] >> 4) * ORDERS_OF_FOUR,
    degree: AXIS_SYMMETRY_COUNT,
    neighbours(index, into) {
      const row = representative[Math.floor(index / ORDERS_OF_FOUR)] * moveCount;
      const order = (index % ORDERS_OF_FOUR) * moveCount;
      for (let i = 0; i < moveCount; i++) {
        const packed = classOf[eight[row + i]];
        into[i] =
          (packed >> 4) * ORDERS_OF_FOUR + sliceShown[(moves.sliceOrder[order + i] << 4) | (packed & 15)];
      }
      return moveCount;
    },
    aliases,
    weight(index) {
      let keeps = 0;
      for (let bits = stabiliser[Math.floor(index / ORDERS_OF_FOUR)]; bits > 0; bits &= bits - 1) keeps++;
      return (AXIS_SYMMETRY_COUNT * aliases(index, scratch)) / keeps;
    },
  };
}
