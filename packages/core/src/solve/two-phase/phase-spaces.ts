/** The space of cosets for the filters of phase 1, by the index of `phaseOneIndex`. */
import {
  AXIS_SYMMETRY_COUNT,
  type Classes,
  dropRepeated,
  FLIPS,
  MAX_BATCH_SIZE,
  MOVE_COUNT,
  ORDERS_OF_FOUR,
  orbitSize,
  SOLVED_SLICE,
  type Space,
  TWISTS,
} from "../../search/index.ts";
import { conjugateFlip, LOW_FLIPS, LOW_PART } from "./flip-conjugation.ts";
import { type PhaseOneMoves, type PhaseOneReduction, phaseOneIndex, type SliceClasses } from "./phase-one.ts";
import { otherFour, type PhaseTwoMoves } from "./phase-two.ts";

export function phaseOneSpace(
  moves: PhaseOneMoves,
  reduction: PhaseOneReduction,
  classes: SliceClasses,
): Space {
  const { representative, stabilizer } = classes;
  const names = new Int32Array(AXIS_SYMMETRY_COUNT);
  const aliases = (index: number, into: Int32Array) => {
    into[0] = index;
    return dropRepeated(into, addAliases(reduction, classes, into, 1, new Int32Array(1)));
  };
  const ends = new Int32Array(MAX_BATCH_SIZE * MOVE_COUNT);
  return {
    name: "phase 1",
    size: representative.length * FLIPS * TWISTS,
    start: phaseOneIndex(reduction, 0, 0, reduction.symSlice[SOLVED_SLICE]),
    degree: MOVE_COUNT * AXIS_SYMMETRY_COUNT,
    neighbors(states, from, to, into) {
      const count = spreadCosets(moves, reduction, representative, states, from, to, into);
      return addAliases(reduction, classes, into, count, ends);
    },
    listed: { moves: MOVE_COUNT, ends },
    aliases,
    weight: (index) => orbitSize(stabilizer[Math.floor(index / (FLIPS * TWISTS))], aliases(index, names)),
  };
}

// Two small loops rather than one: small ones are compiled soonest (ADR 0130).

/** Writes one name of each neighbor. */
function spreadCosets(
  { twist: twistMoves, flip: flipMoves }: PhaseOneMoves,
  { symSliceAfter, flipConjugate, twistConjugate }: PhaseOneReduction,
  representative: Uint16Array,
  states: ArrayLike<number>,
  from: number,
  to: number,
  into: Int32Array,
): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const head = (states[at] / TWISTS) | 0;
    const twist = (states[at] - head * TWISTS) * MOVE_COUNT;
    const flip = (head & (FLIPS - 1)) * MOVE_COUNT;
    const slice = representative[head >> 11] * MOVE_COUNT;
    for (let move = 0; move < MOVE_COUNT; move++) {
      // phaseOneIndex, inlined.
      const look = symSliceAfter[slice + move];
      const s = look & 15;
      const flips = flipMoves[flip + move];
      const conjugate =
        (look >> 4) ^
        flipConjugate[((flips >> LOW_FLIPS) << 4) | s] ^
        flipConjugate[LOW_PART | ((flips & 31) << 4) | s];
      into[count++] = conjugate * TWISTS + twistConjugate[(twistMoves[twist + move] << 4) | s];
    }
  }
  return count;
}

/** Appends the other names of the first `count` cosets, those of the i-th up to ends[i], and returns how many names there are then. */
function addAliases(
  { flipConjugate, twistConjugate }: PhaseOneReduction,
  { stabilizer, flipCrossed }: SliceClasses,
  names: Int32Array,
  cosets: number,
  ends: Int32Array,
): number {
  let count = cosets;
  for (let i = 0; i < cosets; i++) {
    const head = (names[i] / TWISTS) | 0;
    const kind = head >> 11;
    for (let keeps = stabilizer[kind] & ~1; keeps !== 0; keeps &= keeps - 1) {
      const s = 31 - Math.clz32(keeps & -keeps);
      const conjugate = conjugateFlip(flipConjugate, head & (FLIPS - 1), s) ^ flipCrossed[(kind << 4) | s];
      names[count++] =
        (kind * FLIPS + conjugate) * TWISTS + twistConjugate[((names[i] - head * TWISTS) << 4) | s];
    }
    ends[i] = count;
  }
  return count;
}

// The spaces of the two tables of bounds of phase 2: all corners with the order of the slice (967,680 states, 66,432 up to
// symmetry), and all corners with the set of places of the edges of U (2,822,400; 193,760).

/**
 * All corners up to symmetry × another coordinate, conjugated by the symmetry of the class: index = class · (values of the
 * other) + its value. `moves[value · 10 + i]`, `conjugate[value · 16 + s]`.
 */
export function cornerSpace(
  name: string,
  four: Uint16Array,
  { moves: names }: PhaseTwoMoves,
  { representative, classOf, stabilizer }: Classes,
  moves: Uint16Array,
  conjugate: Uint16Array,
): Space {
  const width = names.length;
  const values = moves.length / width;
  const alike = new Int32Array(AXIS_SYMMETRY_COUNT);
  const aliases = (index: number, into: Int32Array) => {
    into[0] = index;
    return dropRepeated(into, addAliases(into, 1));
  };
  /** Writes the other names of the first `count` states behind them. */
  const addAliases = (into: Int32Array, states: number) => {
    let count = states;
    for (let i = 0; i < states; i++) {
      const kind = (into[i] / values) | 0;
      const row = (into[i] - kind * values) * AXIS_SYMMETRY_COUNT;
      for (let keeps = stabilizer[kind] & ~1; keeps !== 0; keeps &= keeps - 1)
        into[count++] = kind * values + conjugate[row + 31 - Math.clz32(keeps & -keeps)];
    }
    return count;
  };
  return {
    name,
    size: representative.length * values,
    start: 0,
    degree: width * AXIS_SYMMETRY_COUNT,
    neighbors(states, from, to, into) {
      let count = 0;
      for (let at = from; at < to; at++) {
        const kind = (states[at] / values) | 0;
        const upper = ((representative[kind] / ORDERS_OF_FOUR) | 0) * MOVE_COUNT;
        const lower = otherFour(representative[kind]) * MOVE_COUNT;
        const row = (states[at] - kind * values) * width;
        for (let i = 0; i < width; i++) {
          const packed =
            classOf[four[upper + names[i]] * ORDERS_OF_FOUR + (four[lower + names[i]] % ORDERS_OF_FOUR)];
          into[count++] = (packed >> 4) * values + conjugate[(moves[row + i] << 4) | (packed & 15)];
        }
      }
      return addAliases(into, count);
    },
    aliases,
    weight: (index) => orbitSize(stabilizer[Math.floor(index / values)], aliases(index, alike)),
  };
}
