/**
 * The spaces of phase 2 that tables are made over: all corners with the order of the slice (967,680 states, 66,432 up to
 * symmetry), all corners with the set of places of the edges of U (2,822,400; 193,760), and all of G1.
 */
import { orbitSize, type Space } from "../space.ts";
import { AXIS_SYMMETRY_COUNT, type Classes } from "../symmetry.ts";
import { ORDERS_OF_FOUR } from "./phase-one.ts";
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
  const width = two.moves.length;
  const values = moves.length / width;
  const names = new Int32Array(AXIS_SYMMETRY_COUNT);
  const aliases = (index: number, into: Int32Array) => {
    const kind = Math.floor(index / values);
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
      const kind = Math.floor(index / values);
      const cornerRow = representative[kind] * width;
      const row = (index - kind * values) * width;
      for (let i = 0; i < width; i++) {
        const packed = classOf[two.corners[cornerRow + i]];
        into[i] = (packed >> 4) * values + shown[(moves[row + i] << 4) | (packed & 15)];
      }
      return width;
    },
    aliases,
    weight: (index) => orbitSize(stabiliser[Math.floor(index / values)], aliases(index, names)),
  };
}

/** Half of 8!: the order of the edges to within its last bit, which parity settles. */
export const EDGE_PAIRS = ORDERS_OF_EIGHT / 2;

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

/** All of G1: index = (corner class · 24 + slice order) · 20,160 + ⌊edges / 2⌋, the latter two as the class's symmetry shows them. */
export function insideSpace(two: PhaseTwoMoves, reduction: PhaseTwoReduction): Space {
  const { moves, corners: cornerMoves, edges: edgeMoves, sliceOrder: orderMoves } = two;
  const { representative, classOf, stabiliser } = reduction.corners;
  const { sliceShown } = reduction;
  const width = moves.length;
  const oddEdges = parityOfEight(two);
  const oddOrder = Uint8Array.from({ length: ORDERS_OF_FOUR }, (_, order) => oddEdges[order]);
  const oddCorners = Uint8Array.from(representative, (corner) => oddEdges[corner]);
  const rank = (head: number, edges: number) => head * EDGE_PAIRS + (edges >> 1);
  /** The edges with the parity that the corners and the slice ask for. */
  const edgesOf = (index: number) => {
    const head = Math.floor(index / EDGE_PAIRS);
    const edges = (index % EDGE_PAIRS) * 2;
    const odd = oddCorners[Math.floor(head / ORDERS_OF_FOUR)] ^ oddOrder[head % ORDERS_OF_FOUR];
    return edges + (oddEdges[edges] ^ odd);
  };
  const shownIndex = (kind: number, s: number, order: number, edges: number) =>
    rank(
      kind * ORDERS_OF_FOUR + sliceShown[(order << 4) | s],
      edgesShown(reduction, Math.floor(edges / ORDERS_OF_FOUR), otherFour(edges), s),
    );
  const aliases = (index: number, into: Int32Array) => {
    const head = Math.floor(index / EDGE_PAIRS);
    const kind = Math.floor(head / ORDERS_OF_FOUR);
    into[0] = index;
    let count = 1;
    if (stabiliser[kind] === 1) return count;
    const edges = edgesOf(index);
    for (let s = 1; s < AXIS_SYMMETRY_COUNT; s++) {
      if (((stabiliser[kind] >> s) & 1) === 0) continue;
      const alias = shownIndex(kind, s, head % ORDERS_OF_FOUR, edges);
      let i = 0;
      while (i < count && into[i] !== alias) i++;
      if (i === count) into[count++] = alias;
    }
    return count;
  };
  const names = new Int32Array(AXIS_SYMMETRY_COUNT);
  const smallest = (index: number) => {
    if (stabiliser[Math.floor(index / (EDGE_PAIRS * ORDERS_OF_FOUR))] === 1) return index;
    let least = index;
    for (let i = aliases(index, names) - 1; i > 0; i--) if (names[i] < least) least = names[i];
    return least;
  };
  return {
    name: "G1",
    size: representative.length * ORDERS_OF_FOUR * EDGE_PAIRS,
    start: 0,
    degree: AXIS_SYMMETRY_COUNT,
    neighbours(index, into) {
      const head = Math.floor(index / EDGE_PAIRS);
      const cornerRow = representative[Math.floor(head / ORDERS_OF_FOUR)] * width;
      const orderRow = (head % ORDERS_OF_FOUR) * width;
      const edgeRow = edgesOf(index) * width;
      for (let i = 0; i < width; i++) {
        const packed = classOf[cornerMoves[cornerRow + i]];
        into[i] = smallest(
          shownIndex(packed >> 4, packed & 15, orderMoves[orderRow + i], edgeMoves[edgeRow + i]),
        );
      }
      return width;
    },
    aliases,
    weight: (index) =>
      orbitSize(stabiliser[Math.floor(index / (EDGE_PAIRS * ORDERS_OF_FOUR))], aliases(index, names)),
  };
}

/**
 * odd[value]: the parity of an order of eight, by walking: of the ten moves, the quarter turns (every third number but
 * the second) make odd permutations of the corners. The orders of four are the first 24 of them.
 */
function parityOfEight({ moves, corners }: PhaseTwoMoves): Uint8Array {
  const odd = new Uint8Array(ORDERS_OF_EIGHT).fill(UNKNOWN);
  const queue = new Uint16Array(ORDERS_OF_EIGHT);
  let length = 1;
  odd[0] = 0;
  for (let at = 0; at < length; at++)
    for (let i = 0; i < moves.length; i++) {
      const reached = corners[queue[at] * moves.length + i];
      if (odd[reached] !== UNKNOWN) continue;
      odd[reached] = odd[queue[at]] ^ (moves[i] % 3 === 1 ? 0 : 1);
      queue[length++] = reached;
    }
  return odd;
}

const UNKNOWN = 2;
