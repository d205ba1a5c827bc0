/** The space of cosets for the filters of phase 1, by the index of `phaseOneIndex`. */
import {
  AXIS_SYMMETRY_COUNT,
  dropRepeated,
  FLIPS,
  MAX_BATCH_SIZE,
  MOVE_COUNT,
  orbitSize,
  type Space,
  TWISTS,
} from "../../search/index.ts";
import { conjugateFlip, LOW_FLIPS, LOW_PART } from "./flip-conjugation.ts";
import { type PhaseOneMoves, type PhaseOneReduction, phaseOneIndex, type SliceClasses } from "./phase-one.ts";

export function phaseOneSpace(
  moves: PhaseOneMoves,
  reduction: PhaseOneReduction,
  classes: SliceClasses,
  solvedSlice: number,
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
    start: phaseOneIndex(reduction, 0, 0, reduction.symSlice[solvedSlice]),
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
