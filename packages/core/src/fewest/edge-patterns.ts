/**
 * The pattern database of the eight edges of the U and D layers (places 0 … 7 of the numbering): how many moves bring
 * them home, whatever becomes of the rest. 12 · 11 · … · 5 = 19,958,400 patterns, one eighth of them up to the eight
 * symmetries that keep the U layer. A pattern is two values of one coordinate, the arrangement of the four U edges and
 * that of the four D edges: the symmetries permute both sets of four alike, so one table conjugates either.
 */
import { transformBySymmetry } from "../geometry/index.ts";
import {
  AXIS_SYMMETRY_COUNT,
  axisSymmetries,
  classSteps,
  conjugateTable,
  EDGE_SETS,
  MOVE_COUNT,
  membersOfSets,
  ORDERS_OF_FOUR,
  SETS_OF_EIGHT,
  type Space,
  spaceOfTurns,
} from "../search/index.ts";

/** How many symmetries keep the U layer. */
const UPRIGHT_SYMMETRIES = 8;

/** Finds the place of a pattern in its table: see `patternIndex`. */
export interface EdgePatternIndex {
  /** classOf[upper]: its class · 8 + the symmetry that takes it to the representative of the class. */
  readonly classOf: Uint16Array;
  /** setRow[class]: set of the representative's places · 495. */
  readonly setRow: Int32Array;
  /** conjugate[arrangement · 8 + s]. */
  readonly conjugate: Uint16Array;
  /** otherSet[set · 495 + other]: its number among the 70 sets that share no place with the set. */
  readonly otherSet: Uint8Array;
  readonly size: number;
}

/** Arrangements of four edges: solved values of the U and of the D edges. */
export interface SolvedFours {
  readonly upper: number;
  readonly lower: number;
}

/** The index of upper and lower arrangements that share no place: class · 1680 + set · 24 + order, after the symmetry. */
export function patternIndex(table: EdgePatternIndex, upper: number, lower: number): number {
  const kind = table.classOf[upper];
  const lowerConjugate = table.conjugate[(lower << 3) | (kind & 7)];
  const set = (lowerConjugate / ORDERS_OF_FOUR) | 0;
  const other = table.otherSet[table.setRow[kind >> 3] + set];
  return ((kind >> 3) * SETS_OF_EIGHT + other) * ORDERS_OF_FOUR + (lowerConjugate - set * ORDERS_OF_FOUR);
}

/** The index and the space whose distances are tabulated, from the move table of four edges. */
export function* edgePatterns(
  moves: Uint16Array,
  solved: SolvedFours,
): Generator<void, { index: EdgePatternIndex; space: Space }> {
  const { conjugate, inverse } = uprightConjugates(moves, solved.upper);
  yield;
  const { entry, representative, own, ownFrom } = yield* classSteps({
    size: EDGE_SETS * ORDERS_OF_FOUR,
    inverse,
    bits: 3,
    image: (value, s) => conjugate[(value << 3) | s],
  });
  yield;
  const { otherSet, setOf } = disjointSets();
  const index: EdgePatternIndex = {
    classOf: Uint16Array.from(entry),
    setRow: representative.map((upper) => Math.floor(upper / ORDERS_OF_FOUR) * EDGE_SETS),
    conjugate,
    otherSet,
    size: representative.length * SETS_OF_EIGHT * ORDERS_OF_FOUR,
  };
  const upperOf = (state: number) => representative[Math.floor(state / (SETS_OF_EIGHT * ORDERS_OF_FOUR))];
  const lowerOf = (state: number) => {
    const other = Math.floor(state / ORDERS_OF_FOUR) % SETS_OF_EIGHT;
    const set = setOf[Math.floor(upperOf(state) / ORDERS_OF_FOUR) * SETS_OF_EIGHT + other];
    return set * ORDERS_OF_FOUR + (state % ORDERS_OF_FOUR);
  };
  const space = spaceOfTurns({
    name: "edge patterns",
    size: index.size,
    start: patternIndex(index, solved.upper, solved.lower),
    degree: MOVE_COUNT,
    turn(state, from, to, into, at) {
      const upper = upperOf(state) * MOVE_COUNT;
      const lower = lowerOf(state) * MOVE_COUNT;
      for (let move = from; move < to; move++)
        into[at + move - from] = patternIndex(index, moves[upper + move], moves[lower + move]);
    },
    aliases(state, into) {
      const kind = Math.floor(state / (SETS_OF_EIGHT * ORDERS_OF_FOUR));
      into[0] = state;
      if (ownFrom[kind + 1] - ownFrom[kind] === 1) return 1;
      const lower = lowerOf(state) * UPRIGHT_SYMMETRIES;
      const row = index.setRow[kind];
      let count = 0;
      for (let i = ownFrom[kind]; i < ownFrom[kind + 1]; i++) {
        const image = conjugate[lower + own[i]];
        const other = otherSet[row + Math.floor(image / ORDERS_OF_FOUR)];
        into[count++] = (kind * SETS_OF_EIGHT + other) * ORDERS_OF_FOUR + (image % ORDERS_OF_FOUR);
      }
      return count;
    },
  });
  return { index, space };
}

/** conjugate[arrangement · 8 + s] for the symmetries that keep U, and their inverses; the identity is s = 0. */
function uprightConjugates(moves: Uint16Array, start: number) {
  const { symmetries, moveImage, inverse } = axisSymmetries();
  const kept = [...symmetries.keys()].filter((s) => transformBySymmetry(symmetries[s], [0, 1, 0])[1] === 1);
  const all = conjugateTable(moves, moveImage, start);
  const size = all.length / AXIS_SYMMETRY_COUNT;
  const conjugate = new Uint16Array(size * UPRIGHT_SYMMETRIES);
  for (let value = 0; value < size; value++)
    for (let s = 0; s < UPRIGHT_SYMMETRIES; s++)
      conjugate[value * UPRIGHT_SYMMETRIES + s] = all[value * AXIS_SYMMETRY_COUNT + kept[s]];
  return { conjugate, inverse: kept.map((s) => kept.indexOf(inverse[s])) };
}

/** Numbers the sets of four places that are disjoint from a set: otherSet[set · 495 + other], setOf[set · 70 + number]. */
function disjointSets() {
  const masks = new Uint16Array(EDGE_SETS);
  membersOfSets(EDGE_SETS, 4).forEach((place, i) => {
    masks[i >> 2] |= 1 << place;
  });
  const otherSet = new Uint8Array(EDGE_SETS * EDGE_SETS);
  const setOf = new Uint16Array(EDGE_SETS * SETS_OF_EIGHT);
  for (let set = 0; set < EDGE_SETS; set++) {
    let count = 0;
    for (let other = 0; other < EDGE_SETS; other++) {
      if ((masks[set] & masks[other]) !== 0) continue;
      setOf[set * SETS_OF_EIGHT + count] = other;
      otherSet[set * EDGE_SETS + other] = count++;
    }
  }
  return { otherSet, setOf };
}
