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
import { type PhaseTwoMoves, type PhaseTwoReduction, phaseTwoMoves, phaseTwoReduction } from "./phase-two.ts";
import { cornerSpace, insideSpace } from "./phase-two-space.ts";

/** The set of places 8 … 11 is the last of the C(12, 4). */
export const SOLVED_SLICE = 494;

/** Cosets at most 7 moves from G1: 13 million, 0.83 million up to symmetry (one more level is ten times as many). 2 MiB. */
const COSETS: FrontierShape = { depth: 7, wordsLog: 19, step: 3 };
/** States of G1 at most 8 moves from solved: 5 million, 0.32 million up to symmetry. 0.5 MiB. */
const INSIDE: FrontierShape = { depth: 8, wordsLog: 17, step: 2 };

/** Corners with edge sets are told apart up to here: two thirds of them are farther, and a bound of 11 is enough. */
const SETS_DEPTH = 10;

export interface TwoPhaseTables {
  readonly coordinates: TwoPhaseCoordinates;
  readonly one: PhaseOneMoves;
  readonly reduction: PhaseOneReduction;
  /** The cosets near G1. */
  readonly near: FrontierTable;
  readonly two: Pick<PhaseTwoMoves, "moves" | "sliceOrder" | "edgeSet">;
  readonly classes: PhaseTwoReduction;
  /** The states of G1 near solved. */
  readonly inside: FrontierTable;
  /** Distances by corner class · 24 + slice order, and by corner class · 70 + edge set. */
  readonly sliceDistance: Uint8Array;
  readonly setDistance: Uint8Array;
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
  const coordinates = twoPhaseCoordinates();
  const one = phaseOneMoves(coordinates);
  yield;
  const two = phaseTwoMoves(one, SOLVED_SLICE);
  yield;
  const classes = phaseTwoReduction(one, two);
  yield;
  const reduction = phaseOneReduction(coordinates, one, SOLVED_SLICE);
  yield;
  const spaces: Spaces = {
    slices: cornerSpace("corners, slice", two, classes.corners, two.sliceOrder, classes.sliceShown),
    sets: cornerSpace("corners, edge set", two, classes.corners, two.edgeSet, classes.edgeSetShown),
    inside: insideSpace(two, classes),
    cosets: phaseOneSpace(one, reduction, SOLVED_SLICE),
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
    two: { moves: two.moves, sliceOrder: two.sliceOrder, edgeSet: two.edgeSet },
    classes,
    inside: emptyFrontier(INSIDE, insideWords),
    sliceDistance,
    setDistance,
    isInner: Uint8Array.from({ length: MOVE_COUNT }, (_, move) => (two.moves.includes(move) ? 1 : 0)),
    anyMove: successors([...Array(MOVE_COUNT).keys()]),
    innerMove: successors(two.moves),
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
  const sliceDistance = pruningTable(slices).distances;
  yield;
  const setDistance = pruningTable(sets, SETS_DEPTH).distances;
  yield;
  const insideTable = frontierTable(inside, INSIDE).table;
  yield;
  const nearTable = frontierTable(cosets, COSETS).table;
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
