/**
 * Phase 1: bring a cube into G1 = ⟨U, D, R2, L2, F2, B2⟩, that is, into 1 of 2,217,093,120 cosets. A coset is a triple:
 * twist (3⁷) of the corners, flip (2¹¹) of the edges, and slice (C(12, 4)), the places of the four slice edges.
 * The table knows the cosets at most 7 moves from G1, up to the 16 symmetries of the axis.
 */
import { arrangementCoordinate, orientationCoordinate } from "../coordinate.ts";
import { MOVE_COUNT } from "../face-move.ts";
import { moveTable } from "../move-table.ts";
import type { Space } from "../space.ts";
import { AXIS_SYMMETRY_COUNT, axisSymmetries, conjugateTable } from "../symmetry.ts";
import { flipConjugation } from "./flip-conjugation.ts";

/** 3⁷, 2¹¹, C(12, 4) and 4!. */
export const TWISTS = 2187;
export const FLIPS = 2048;
export const SLICES = 495;
export const ORDERS_OF_FOUR = 24;

export interface PhaseOneMoves {
  /** twist[value · 18 + move], and so on. */
  readonly twist: Uint16Array;
  readonly flip: Uint16Array;
  readonly slice: Uint16Array;
  /** Where four labelled edges stand, 12 · 11 · 10 · 9: used for the edges of U, of D and of the slice alike. */
  readonly fourEdges: Uint16Array;
  /** Where four labelled corners stand, 8 · 7 · 6 · 5: for those of U and those of D. */
  readonly fourCorners: Uint16Array;
}

export const twistCoordinate = () => orientationCoordinate("twist", "corner", 8, 3);
export const flipCoordinate = () => orientationCoordinate("flip", "edge", 12, 2);
export const fourEdgesCoordinate = () => arrangementCoordinate("four edges", "edge", 12, 4);
export const fourCornersCoordinate = () => arrangementCoordinate("four corners", "corner", 8, 4);

export function phaseOneMoves(): PhaseOneMoves {
  const fourEdges = moveTable(fourEdgesCoordinate());
  const slice = new Uint16Array(SLICES * MOVE_COUNT);
  for (let set = 0; set < SLICES; set++)
    for (let move = 0; move < MOVE_COUNT; move++)
      slice[set * MOVE_COUNT + move] = Math.floor(
        fourEdges[set * ORDERS_OF_FOUR * MOVE_COUNT + move] / ORDERS_OF_FOUR,
      );
  return {
    twist: moveTable(twistCoordinate()),
    flip: moveTable(flipCoordinate()),
    slice,
    fourEdges,
    fourCorners: moveTable(fourCornersCoordinate()),
  };
}

/** How a coset finds the one index of its symmetry class: see `phaseOneIndex`. */
export interface PhaseOneReduction {
  /** sliceClass[slice]: its class · 16 + the symmetry that takes it to the representative. */
  readonly sliceClass: Uint16Array;
  readonly flipShown: Uint16Array;
  readonly flipCrossed: Uint16Array;
  /** flipClass[slice class · 2048 + flip]: the class of the pair · 16 + the symmetry that takes it there. */
  readonly flipClass: Int32Array;
  /** twistShown[twist · 16 + s]. */
  readonly twistShown: Uint16Array;
  readonly product: Uint8Array;
  /** The representative of each of the 64,430 classes of (flip, slice), and the symmetries that keep it. */
  readonly classSlice: Uint16Array;
  readonly classFlip: Uint16Array;
  readonly stabiliser: Uint16Array;
}

export function phaseOneReduction(moves: PhaseOneMoves, solvedSlice: number): PhaseOneReduction {
  const { product, inverse, moveImage } = axisSymmetries();
  const twistShown = conjugateTable(moves.twist, moveImage, 0);
  const sliceShown = conjugateTable(moves.slice, moveImage, solvedSlice);
  const { shown, crossed } = flipConjugation(flipCoordinate(), fourEdgesCoordinate(), ORDERS_OF_FOUR);
  const sliceClass = new Uint16Array(SLICES).fill(0xffff);
  const sliceRepresentative: number[] = [];
  for (let slice = 0; slice < SLICES; slice++) {
    if (sliceClass[slice] !== 0xffff) continue;
    for (let s = 0; s < AXIS_SYMMETRY_COUNT; s++)
      sliceClass[sliceShown[slice * AXIS_SYMMETRY_COUNT + s]] =
        sliceRepresentative.length * AXIS_SYMMETRY_COUNT + inverse[s];
    sliceRepresentative.push(slice);
  }
  const flipClass = new Int32Array(sliceRepresentative.length * FLIPS).fill(-1);
  const classSlice: number[] = [];
  const classFlip: number[] = [];
  const stabiliser: number[] = [];
  for (let kind = 0; kind < sliceRepresentative.length; kind++) {
    const slice = sliceRepresentative[kind];
    for (let flip = 0; flip < FLIPS; flip++) {
      if (flipClass[kind * FLIPS + flip] >= 0) continue;
      let keeps = 0;
      for (let s = 0; s < AXIS_SYMMETRY_COUNT; s++) {
        if (sliceShown[slice * AXIS_SYMMETRY_COUNT + s] !== slice) continue;
        const image = shown[flip * AXIS_SYMMETRY_COUNT + s] ^ crossed[slice * AXIS_SYMMETRY_COUNT + s];
        if (image === flip) keeps |= 1 << s;
        flipClass[kind * FLIPS + image] = classSlice.length * AXIS_SYMMETRY_COUNT + inverse[s];
      }
      classSlice.push(slice);
      classFlip.push(flip);
      stabiliser.push(keeps);
    }
  }
  return {
    sliceClass,
    flipShown: shown,
    flipCrossed: crossed,
    flipClass,
    twistShown,
    product,
    classSlice: Uint16Array.from(classSlice),
    classFlip: Uint16Array.from(classFlip),
    stabiliser: Uint16Array.from(stabiliser),
  };
}

/** An index of the coset's symmetry class: class of (flip, slice) · 2187 + twist, 0 … 64,430 · 2187 − 1. */
export function phaseOneIndex(
  reduction: PhaseOneReduction,
  twist: number,
  flip: number,
  slice: number,
): number {
  const first = reduction.sliceClass[slice];
  const s = first & 15;
  const shown = reduction.flipShown[(flip << 4) | s] ^ reduction.flipCrossed[(slice << 4) | s];
  const second = reduction.flipClass[(first >> 4) * FLIPS + shown];
  const whole = reduction.product[((second & 15) << 4) | s];
  return (second >> 4) * TWISTS + reduction.twistShown[(twist << 4) | whole];
}

export function phaseOneSpace(
  moves: PhaseOneMoves,
  reduction: PhaseOneReduction,
  solvedSlice: number,
): Space {
  const { stabiliser, classSlice, classFlip, twistShown } = reduction;
  const smallest = (index: number) => {
    const kind = Math.floor(index / TWISTS);
    if (stabiliser[kind] === 1) return index;
    let least = index % TWISTS;
    const row = least * AXIS_SYMMETRY_COUNT;
    for (let s = 1; s < AXIS_SYMMETRY_COUNT; s++)
      if ((stabiliser[kind] >> s) & 1 && twistShown[row + s] < least) least = twistShown[row + s];
    return kind * TWISTS + least;
  };
  const aliases = (index: number, into: Int32Array) => {
    const kind = Math.floor(index / TWISTS);
    into[0] = index;
    let count = 1;
    if (stabiliser[kind] === 1) return count;
    const twist = index % TWISTS;
    for (let s = 1; s < AXIS_SYMMETRY_COUNT; s++) {
      if (((stabiliser[kind] >> s) & 1) === 0) continue;
      const alias = kind * TWISTS + twistShown[twist * AXIS_SYMMETRY_COUNT + s];
      let i = 0;
      while (i < count && into[i] !== alias) i++;
      if (i === count) into[count++] = alias;
    }
    return count;
  };
  const scratch = new Int32Array(AXIS_SYMMETRY_COUNT);
  return {
    name: "phase 1",
    size: classSlice.length * TWISTS,
    start: phaseOneIndex(reduction, 0, 0, solvedSlice),
    degree: MOVE_COUNT,
    neighbours(index, into) {
      const kind = Math.floor(index / TWISTS);
      const twist = (index % TWISTS) * MOVE_COUNT;
      const flip = classFlip[kind] * MOVE_COUNT;
      const slice = classSlice[kind] * MOVE_COUNT;
      for (let move = 0; move < MOVE_COUNT; move++)
        into[move] = smallest(
          phaseOneIndex(
            reduction,
            moves.twist[twist + move],
            moves.flip[flip + move],
            moves.slice[slice + move],
          ),
        );
      return MOVE_COUNT;
    },
    aliases,
    // |orbit| = 16 / |symmetries of the coset|, and those of the class that move the twist make the aliases.
    weight(index) {
      let keeps = 0;
      for (let bits = stabiliser[Math.floor(index / TWISTS)]; bits > 0; bits &= bits - 1) keeps++;
      return (AXIS_SYMMETRY_COUNT * aliases(index, scratch)) / keeps;
    },
  };
}
