/** Everything the two-phase search reads: made once (about 0.1 s), then only read. */
import { MOVE_COUNT, type Successors, successors } from "../face-move.ts";
import {
  emptyFrontier,
  type FrontierShape,
  type FrontierTable,
  frontierBytes,
  frontierTable,
} from "../frontier-table.ts";
import { pruningTable } from "../pruning-table.ts";
import type { Space } from "../space.ts";
import { packTables, unpackTables } from "../table-file.ts";
import {
  type PhaseOneMoves,
  type PhaseOneReduction,
  phaseOneMoves,
  phaseOneReduction,
  phaseOneSpace,
  type TwoPhaseCoordinates,
  twoPhaseCoordinates,
} from "./phase-one.ts";
import { overAllMoves, type PhaseTwoReduction, phaseTwoMoves, phaseTwoReduction } from "./phase-two.ts";
import { cornerSpace, insideSpace } from "./phase-two-space.ts";

/** The set of places 8 … 11 is the last of the C(12, 4). */
export const SOLVED_SLICE = 494;

/** Cosets at most 7 moves from G1: 13 million, 0.83 million up to symmetry (one more level is ten times as many). 2 MiB. */
const COSETS: FrontierShape = { depth: 7, wordsLog: 19, step: 3 };
/** States of G1 at most 8 moves from solved: 5 million, 0.32 million up to symmetry. 0.5 MiB. */
const INSIDE: FrontierShape = { depth: 8, wordsLog: 17, step: 2 };

/** How far the two tables of bounds tell states apart: phase 2 is seldom allowed more than 11 moves. */
const SLICES_DEPTH = 10;
const SETS_DEPTH = 9;

export interface TwoPhaseTables {
  readonly coordinates: TwoPhaseCoordinates;
  readonly one: PhaseOneMoves;
  readonly reduction: PhaseOneReduction;
  /** The cosets near G1. */
  readonly near: FrontierTable;
  /** sliceOrder[value · 18 + move] and edgeSet[value · 18 + move], for the moves of phase 2. */
  readonly sliceOrder: Uint8Array;
  readonly edgeSet: Uint8Array;
  readonly classes: PhaseTwoReduction;
  /** The states of G1 near solved. */
  readonly inside: FrontierTable;
  /** Distances by corner class · 24 + slice order, and by corner class · 70 + edge set. */
  readonly sliceDistance: Uint8Array;
  readonly setDistance: Uint8Array;
  /** isInner[move]: 1 for the ten moves of phase 2. */
  readonly isInner: Uint8Array;
  readonly anyMove: Successors;
  /** innerMove.list[previous · 18 + i] for i < innerMove.count[previous]: the moves of phase 2 that may follow. */
  readonly innerMove: Successors;
}

/** Makes the tables piece by piece, those that take time from the store if it has them. */
export function* makeTables(
  kind: string,
  stored?: ArrayBuffer,
): Generator<void, { tables: TwoPhaseTables; wasStored: boolean }> {
  const coordinates = twoPhaseCoordinates();
  const one = phaseOneMoves(coordinates);
  yield;
  const two = phaseTwoMoves(one, SOLVED_SLICE);
  yield;
  const classes = phaseTwoReduction(one, two);
  yield;
  const { reduction, classes: slices } = phaseOneReduction(coordinates, one, SOLVED_SLICE);
  yield;
  const spaces: Spaces = {
    slices: cornerSpace("corners, slice", two, classes.corners, two.sliceOrder, classes.sliceShown),
    sets: cornerSpace("corners, edge set", two, classes.corners, two.edgeSet, classes.edgeSetShown),
    inside: insideSpace(one, two, classes),
    cosets: phaseOneSpace(one, reduction, slices, SOLVED_SLICE),
  };
  const sizes = [spaces.slices.size, spaces.sets.size, frontierBytes(INSIDE), frontierBytes(COSETS)];
  const read = stored && unpackTables(stored, kind, sizes);
  const [sliceDistance, setDistance, insideWords, nearWords] = read?.ok
    ? read.value
    : yield* distances(spaces);
  const tables: TwoPhaseTables = {
    coordinates,
    one,
    reduction,
    near: emptyFrontier(COSETS, nearWords),
    sliceOrder: overAllMoves(two.sliceOrder, two),
    edgeSet: overAllMoves(two.edgeSet, two),
    classes,
    inside: emptyFrontier(INSIDE, insideWords),
    sliceDistance,
    setDistance,
    isInner: Uint8Array.from({ length: MOVE_COUNT }, (_, move) => (two.moves.includes(move) ? 1 : 0)),
    anyMove: successors([...Array(MOVE_COUNT).keys()]),
    innerMove: innerSuccessors(two.moves),
  };
  return { tables, wasStored: read?.ok ?? false };
}

interface Spaces {
  readonly slices: Space;
  readonly sets: Space;
  readonly inside: Space;
  readonly cosets: Space;
}

function* distances({ slices, sets, inside, cosets }: Spaces): Generator<void, Uint8Array[]> {
  const sliceDistance = pruningTable(slices, SLICES_DEPTH);
  yield;
  const setDistance = pruningTable(sets, SETS_DEPTH);
  yield;
  const insideTable = frontierTable(inside, INSIDE);
  yield;
  const nearTable = frontierTable(cosets, COSETS);
  yield;
  return [sliceDistance, setDistance, bytesOf(insideTable), bytesOf(nearTable)];
}

export function packTwoPhase(kind: string, tables: TwoPhaseTables): ArrayBuffer {
  const { sliceDistance, setDistance, inside, near } = tables;
  return packTables(kind, [sliceDistance, setDistance, bytesOf(inside), bytesOf(near)]);
}

function bytesOf({ words }: FrontierTable): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}

/** Successors among the moves of phase 2, as moves 0 … 17. */
function innerSuccessors(moves: readonly number[]): Successors {
  const { list, count } = successors(moves);
  const wide = new Uint8Array(count.length * MOVE_COUNT);
  list.forEach((index, at) => {
    wide[Math.floor(at / moves.length) * MOVE_COUNT + (at % moves.length)] = moves[index];
  });
  return { list: wide, count };
}
