/**
 * Phase 1: bring a cube into G1 = ⟨U, D, R2, L2, F2, B2⟩, that is, into 1 of 2,217,093,120 cosets. A coset is a triple:
 * twist (3⁷) of the corners, flip (2¹¹) of the edges, and slice (C(12, 4)), the places of the four slice edges.
 * The table knows the cosets at most 7 moves from G1, up to the 16 symmetries of the axis.
 */
import {
  type ArrangementMoves,
  type ArrangementRanks,
  AXIS_SYMMETRY_COUNT,
  arrangementCoordinate,
  arrangementMoves,
  arrangementRanks,
  arrangementTable,
  axisSymmetries,
  type Classes,
  conjugateTable,
  EDGE_SETS,
  type MarkCoordinate,
  MOVE_COUNT,
  moveTable,
  ORDERS_OF_FOUR,
  orbitIndex,
  orientationCoordinate,
  SETS_OF_EIGHT,
  SOLVED_SLICE,
  symmetryClasses,
  TWISTS,
} from "../../search/index.ts";
import { conjugateFlip, flipConjugation } from "./flip-conjugation.ts";

export interface PhaseOneMoves {
  /** twist[value · 18 + move], and so on. */
  readonly twist: Uint16Array;
  readonly flip: Uint16Array;
  readonly slice: Uint16Array;
  /** Where four labeled edges are, 12 · 11 · 10 · 9: used for the edges of U, of D and of the slice alike. */
  readonly edges: ArrangementMoves;
  /** The same within the eight places of U and D, as a table: for the moves of phase 2. */
  readonly fourEdges: Uint16Array;
  /** Where four labeled corners are, 8 · 7 · 6 · 5: for those of U and those of D. */
  readonly fourCorners: Uint16Array;
}

export interface TwoPhaseCoordinates {
  readonly twist: MarkCoordinate;
  readonly flip: MarkCoordinate;
  readonly fourEdges: MarkCoordinate;
  readonly fourCorners: MarkCoordinate;
  readonly ranks: Ranks;
}

/** The summands from which the coordinates of a cube are computed. */
export interface Ranks extends ArrangementRanks {
  /** digits[corner]: what a third of a turn adds to the twist. */
  readonly digits: Uint16Array;
}

export function twoPhaseCoordinates(): TwoPhaseCoordinates {
  const [corners, edges] = [orbitIndex(3, "corner"), orbitIndex(3, "edge")];
  const four = [0, 1, 2, 3];
  return {
    twist: orientationCoordinate("twist", 3, corners),
    flip: orientationCoordinate("flip", 3, edges),
    fourEdges: arrangementCoordinate("four edges", 3, edges, four),
    fourCorners: arrangementCoordinate("four corners", 3, corners, four),
    ranks: {
      digits: Uint16Array.from({ length: 8 }, (_, corner) => Math.floor(3 ** (6 - corner))),
      ...arrangementRanks(4),
    },
  };
}

export function phaseOneMoves(coordinates: TwoPhaseCoordinates): PhaseOneMoves {
  const edges = arrangementMoves(coordinates.fourEdges);
  return {
    twist: moveTable(coordinates.twist),
    flip: moveTable(coordinates.flip),
    slice: edges.place.map((place) => place / ORDERS_OF_FOUR),
    edges,
    fourEdges: arrangementTable(edges, SETS_OF_EIGHT),
    fourCorners: moveTable(coordinates.fourCorners),
  };
}

/** Gives cosets that look alike the same index: see `phaseOneIndex`. */
export interface PhaseOneReduction {
  /**
   * symSlice[slice]: the class of the slice, 6 bits; its change to the flips, 11 bits; and the symmetry that takes it to its
   * class's representative, 4 bits. symSliceAfter[slice · 18 + move]: the same for the slice after the move.
   */
  readonly symSlice: Int32Array;
  readonly symSliceAfter: Int32Array;
  /** `conjugateFlip` and twistConjugate[twist · 16 + s]: conjugated by symmetry s, flips except for that change. */
  readonly flipConjugate: Uint16Array;
  readonly twistConjugate: Uint16Array;
}

/** The 45 classes of slices, for making the table. */
export interface SliceClasses extends Classes {
  /** flipCrossed[class · 16 + s]: what the slice of the representative changes in the flips conjugated by symmetry s. */
  readonly flipCrossed: Uint16Array;
}

export function phaseOneReduction(
  { flip }: TwoPhaseCoordinates,
  moves: PhaseOneMoves,
): { reduction: PhaseOneReduction; classes: SliceClasses } {
  const { moveImage } = axisSymmetries();
  const { conjugate, crossed } = flipConjugation(flip);
  const classes = symmetryClasses(
    EDGE_SETS,
    (slice, move) => moves.slice[slice * MOVE_COUNT + move],
    moveImage,
    SOLVED_SLICE,
  );
  const symSlice = Int32Array.from(classes.classOf, (packed, slice) => {
    const s = packed & 15;
    return ((packed >> 4) << 15) | (crossed(slice, s) << 4) | s;
  });
  const symSliceAfter = new Int32Array(moves.slice.length);
  for (let i = 0; i < symSliceAfter.length; i++) symSliceAfter[i] = symSlice[moves.slice[i]];
  const reduction: PhaseOneReduction = {
    symSlice,
    symSliceAfter,
    flipConjugate: conjugate,
    twistConjugate: conjugateTable(moves.twist, moveImage, 0),
  };
  const flipCrossed = new Uint16Array(classes.representative.length * AXIS_SYMMETRY_COUNT);
  for (let i = 0; i < flipCrossed.length; i++)
    flipCrossed[i] = crossed(classes.representative[i >> 4], i & 15);
  return { reduction, classes: { ...classes, flipCrossed } };
}

/**
 * (class of the slice · 2¹¹ + flip) · 3⁷ + twist, the latter two conjugated by the symmetry that takes the slice to its
 * class's representative. If several do, their conjugates are aliases, and the index is one of theirs. A single
 * representative for each would save a third of the entries and cost two more reads per lookup.
 */
export function phaseOneIndex(
  { flipConjugate, twistConjugate }: PhaseOneReduction,
  twist: number,
  flip: number,
  symSlice: number,
): number {
  const s = symSlice & 15;
  return (
    ((symSlice >> 4) ^ conjugateFlip(flipConjugate, flip, s)) * TWISTS + twistConjugate[(twist << 4) | s]
  );
}
