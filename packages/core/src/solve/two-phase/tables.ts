/** Everything the two-phase search reads: made once (about 0.1 s), then only read. */

import { MOVE_COUNT, type Successors, successors } from "../face-move.ts";
import { type FrontierTable, frontierTable } from "../frontier-table.ts";
import { pruningTable } from "../pruning-table.ts";
import type { Space } from "../space.ts";
import { packTables, unpackTables } from "../table-file.ts";
import {
  type PhaseOneMoves,
  type PhaseOneReduction,
  phaseOneMoves,
  phaseOneReduction,
  phaseOneSpace,
} from "./phase-one.ts";
import {
  type PhaseTwoMoves,
  type PhaseTwoReduction,
  phaseTwoMoves,
  phaseTwoReduction,
  phaseTwoSpace,
} from "./phase-two.ts";

/** The set of places 8 … 11 is the last of the C(12, 4). */
export const SOLVED_SLICE = 494;

/** Cosets at most 7 moves from G1: 13 million, 0.83 million up to symmetry; one more level is ten times as many. */
export const PHASE_ONE_DEPTH = 7;
/** 2²³ slots of 4 bits, 4 MiB: one reading in ten of a farther coset is fooled. */
export const PHASE_ONE_SLOT_BITS = 23;

export interface TwoPhaseTables {
  readonly one: PhaseOneMoves;
  readonly reduction: PhaseOneReduction;
  readonly near: FrontierTable;
  readonly two: PhaseTwoMoves;
  readonly classes: PhaseTwoReduction;
  /** Distances by corner class · 24 + slice order, and by edge class · 24 + slice order. */
  readonly cornerDistance: Uint8Array;
  readonly edgeDistance: Uint8Array;
  /** isInner[move]: 1 for the ten moves of phase 2. */
  readonly isInner: Uint8Array;
  readonly anyMove: Successors;
  /** Successors among the ten moves of phase 2. */
  readonly innerMove: Successors;
}

/** Makes the tables piece by piece, those that take time from the store if it has them. */
export function* makeTables(
  kind: string,
  stored?: ArrayBuffer,
): Generator<void, { tables: TwoPhaseTables; wasStored: boolean }> {
  const one = phaseOneMoves();
  yield;
  const two = phaseTwoMoves(one, SOLVED_SLICE);
  const classes = phaseTwoReduction(two, 0, 0);
  yield;
  const reduction = phaseOneReduction(one, SOLVED_SLICE);
  yield;
  const corners = phaseTwoSpace("corners", two.corners, classes.corners, two, classes.sliceShown, 0);
  const edges = phaseTwoSpace("edges", two.edges, classes.edges, two, classes.sliceShown, 0);
  const read =
    stored && unpackTables(stored, kind, [corners.size, edges.size, 2 ** (PHASE_ONE_SLOT_BITS - 1)]);
  const [cornerDistance, edgeDistance, near] = read?.ok
    ? read.value
    : yield* searchTables(corners, edges, phaseOneSpace(one, reduction, SOLVED_SLICE));
  const tables: TwoPhaseTables = {
    one,
    reduction,
    near: { slots: near, shift: 32 - PHASE_ONE_SLOT_BITS, depth: PHASE_ONE_DEPTH, distribution: [] },
    two,
    classes,
    cornerDistance,
    edgeDistance,
    isInner: Uint8Array.from({ length: MOVE_COUNT }, (_, move) => (two.moves.includes(move) ? 1 : 0)),
    anyMove: successors([...Array(MOVE_COUNT).keys()]),
    innerMove: successors(two.moves),
  };
  return { tables, wasStored: read?.ok ?? false };
}

function* searchTables(corners: Space, edges: Space, cosets: Space): Generator<void, Uint8Array[]> {
  const cornerDistance = pruningTable(corners).distances;
  yield;
  const edgeDistance = pruningTable(edges).distances;
  yield;
  const near = frontierTable(cosets, PHASE_ONE_DEPTH, PHASE_ONE_SLOT_BITS).slots;
  yield;
  return [cornerDistance, edgeDistance, near];
}

export function packTwoPhase(
  kind: string,
  { cornerDistance, edgeDistance, near }: TwoPhaseTables,
): ArrayBuffer {
  return packTables(kind, [cornerDistance, edgeDistance, near.slots]);
}
