/**
 * Everything the two-phase search reads. What one cube needs is made first; the larger tables, which pay after a few
 * cubes, are made beside later searches, a portion at a time (ADR 0130#0022). Which tables there are changes how long a search
 * takes and never what it finds: they only say where nothing is.
 */
import { rotations, transform, vectorKey } from "../../geometry/index.ts";
import {
  type BloomShape,
  type BloomTable,
  bloomBytes,
  bloomSteps,
  distanceSteps,
  emptyBloom,
  MOVE_COUNT,
  ORDERS_OF_FOUR,
  packTables,
  SETS_OF_EIGHT,
  type Space,
  type Successors,
  successors,
  unpackTables,
} from "../../search/index.ts";
import { type EndTable, makeEndTable, noEndTable } from "./end-table.ts";
import { g1Space } from "./g1-space.ts";
import {
  type PhaseOneMoves,
  type PhaseOneReduction,
  phaseOneMoves,
  phaseOneReduction,
  type TwoPhaseCoordinates,
  twoPhaseCoordinates,
} from "./phase-one.ts";
import { cornerSpace, phaseOneSpace } from "./phase-spaces.ts";
import {
  CORNER_CLASSES,
  overAllMoves,
  type PhaseTwoMoves,
  type PhaseTwoReduction,
  phaseTwoMoves,
  phaseTwoReduction,
} from "./phase-two.ts";
import type { Premoves } from "./premoves.ts";
import type { Walk } from "./walk.ts";

/** The set of places 8 … 11 is the last of the C(12, 4). */
export const SOLVED_SLICE = 494;

/** Cosets at most 6 moves from G1, 1.1 million, 71,000 up to symmetry; then 7 moves, 13 million, 0.83 million. 2 MiB. */
const FEW_COSETS: BloomShape = { depth: 6, wordsLog: 17, step: 3 };
const COSETS: BloomShape = { depth: 7, wordsLog: 19, step: 3 };
/** States of G1 at most 7 moves from solved, 0.9 million, 55,000 up to symmetry; then 9 moves, 28 million, 1.7 million. 2 MiB. */
const FEW_G1: BloomShape = { depth: 7, wordsLog: 16, step: 2 };
const G1: BloomShape = { depth: 9, wordsLog: 19, step: 2 };
/** How far the two tables of bounds tell states apart: phase 2 is seldom allowed more than 12 moves. */
const SLICES_DEPTH = 12;
const SETS_DEPTH = 12;

export interface TwoPhaseTables {
  /** The rotations about the corner URF: they bring each of the three axes to U–D. The identity first. */
  readonly axisCycle: readonly number[];
  readonly coordinates: TwoPhaseCoordinates;
  readonly one: PhaseOneMoves;
  readonly reduction: PhaseOneReduction;
  /** sliceOrder[value · 18 + move] and edgeSet[value · 18 + move], for the moves of phase 2. */
  readonly sliceOrder: Uint8Array;
  readonly edgeSet: Uint8Array;
  readonly classes: PhaseTwoReduction;
  /** isG1Move[move]: 1 for the ten moves of phase 2. */
  readonly isG1Move: Uint8Array;
  /** Moves after phase 2, listed when first wanted. */
  premoves: Premoves | undefined;
  readonly anyMove: Successors;
  /** phaseTwoMove.list[previous · 18 + i] for i < phaseTwoMove.count[previous]: the moves of phase 2 that may follow. */
  readonly phaseTwoMove: Successors;
  /** The last moves of phase 1, once the table is made. */
  endTable: EndTable;
  /** Distances by corner class · 24 + slice order, and by corner class · 70 + edge set (0 until it is made). */
  sliceDistance: Uint8Array;
  setDistance: Uint8Array;
  /** The cosets near G1, and the states of G1 near solved: replaced by larger ones in time. */
  near: BloomTable;
  g1: BloomTable;
  /** Makes the larger tables, in portions; undefined when they are made. */
  growth: Generator<unknown, void> | undefined;
  /** The stacks of a search that is over. */
  spare: Walk | undefined;
  /** Moves tried that have not yet paid for growth. */
  tried: number;
}

/**
 * Makes what one cube needs, step by step, or everything out of the store. The filters are begun before the tables they do not need:
 * while those are made, another thread of the engine compiles the loops that have shown to be hot (ADR 0130).
 */
export function* makeTables(kind: string, stored?: ArrayBufferLike): Generator<unknown, TwoPhaseTables> {
  const coordinates = twoPhaseCoordinates();
  const one = phaseOneMoves(coordinates);
  yield;
  const { reduction, classes: sliceClasses } = phaseOneReduction(coordinates, one, SOLVED_SLICE);
  const cosets = phaseOneSpace(one, reduction, sliceClasses, SOLVED_SLICE);
  const parts = partsOf(kind, stored);
  const nearSteps = parts ? undefined : bloomSteps(cosets, FEW_COSETS, undefined, FEW_BATCHES);
  if (nearSteps) yield* warmUp(nearSteps, FIRST_COSETS);
  const two = phaseTwoMoves(one, SOLVED_SLICE);
  const classes = phaseTwoReduction(one, two);
  yield;
  const g1 = g1Space(one, two, classes);
  const g1Steps = parts ? undefined : bloomSteps(g1, FEW_G1, undefined, FEW_BATCHES);
  if (g1Steps) yield* warmUp(g1Steps, FIRST_G1);
  const near = nearSteps ? yield* nearSteps : emptyBloom(COSETS, parts?.[3]);
  const spaces = { ...cornerSpaces(one, two, classes), g1, cosets };
  const isG1Move = Uint8Array.from({ length: MOVE_COUNT }, (_, move) => (two.moves.includes(move) ? 1 : 0));
  const tables: TwoPhaseTables = {
    axisCycle: axisCycle(),
    coordinates,
    one,
    reduction,
    sliceOrder: overAllMoves(two.sliceOrder, two),
    edgeSet: overAllMoves(two.edgeSet, two),
    classes,
    isG1Move,
    premoves: undefined,
    anyMove: successors([...Array(MOVE_COUNT).keys()]),
    phaseTwoMove: phaseTwoSuccessors(two.moves),
    sliceDistance: parts ? parts[0] : cornerDistances(classes),
    setDistance: parts ? parts[1] : new Uint8Array(spaces.sets.size),
    near,
    g1: g1Steps ? yield* g1Steps : emptyBloom(G1, parts?.[2]),
    endTable: parts ? makeEndTable(one, isG1Move, SOLVED_SLICE) : noEndTable(),
    growth: undefined,
    spare: undefined,
    tried: 0,
  };
  if (!parts) tables.growth = grow(tables, spaces);
  return tables;
}

/** What was stored, if it is what it should be. */
function partsOf(kind: string, stored: ArrayBufferLike | undefined): Uint8Array[] | undefined {
  const read = stored && unpackTables(stored, kind, sectionSizes());
  return read?.ok ? read.value : undefined;
}

/** Pauses are so close together that a few make a warm-up, after which the loops of the two filters have shown to be hot: some hundred states. */
const FEW_BATCHES = 4;
const FIRST_COSETS = 5;
const FIRST_G1 = 7;

function* warmUp(steps: Generator<number, unknown>, count: number): Generator<void, void> {
  for (let step = 0; step < count; step++) {
    steps.next();
    yield;
  }
}

/** The spaces of the two tables of bounds. */
function cornerSpaces(
  { fourCorners }: PhaseOneMoves,
  two: PhaseTwoMoves,
  { corners, sliceConjugate, edgeSetConjugate }: PhaseTwoReduction,
): { slices: Space; sets: Space } {
  return {
    slices: cornerSpace("corners, slice", fourCorners, two, corners, two.sliceOrder, sliceConjugate),
    sets: cornerSpace("corners, edge set", fourCorners, two, corners, two.edgeSet, edgeSetConjugate),
  };
}

/** Distances of the corners alone, for every slice order: a first table of bounds for next to no work. */
function cornerDistances({ cornerDistance }: PhaseTwoReduction): Uint8Array {
  const table = new Uint8Array(cornerDistance.length * ORDERS_OF_FOUR);
  for (let kind = 0; kind < cornerDistance.length; kind++)
    table.fill(cornerDistance[kind], kind * ORDERS_OF_FOUR, (kind + 1) * ORDERS_OF_FOUR);
  return table;
}

interface Spaces {
  readonly slices: Space;
  readonly sets: Space;
  readonly g1: Space;
  readonly cosets: Space;
}

function* grow(tables: TwoPhaseTables, { slices, sets, g1, cosets }: Spaces): Generator<unknown, void> {
  tables.endTable = makeEndTable(tables.one, tables.isG1Move, SOLVED_SLICE);
  yield;
  tables.sliceDistance = yield* distanceSteps(slices, { farthest: SLICES_DEPTH });
  tables.setDistance = yield* distanceSteps(sets, { farthest: SETS_DEPTH });
  tables.near = yield* bloomSteps(cosets, COSETS);
  tables.g1 = yield* bloomSteps(g1, G1);
  tables.growth = undefined;
}

/** Makes all that is still missing: some tenths of a second. */
export function completeTables(tables: TwoPhaseTables): void {
  while (tables.growth) tables.growth.next();
}

export function packTwoPhase(kind: string, tables: TwoPhaseTables): ArrayBuffer {
  completeTables(tables);
  const { sliceDistance, setDistance, g1, near } = tables;
  return packTables(kind, [sliceDistance, setDistance, bytesOf(g1), bytesOf(near)]);
}

/** Reads tables that were packed instead of its own, if they are what they should be. */
export function adoptTwoPhase(kind: string, tables: TwoPhaseTables, packed: ArrayBufferLike): boolean {
  const read = unpackTables(packed, kind, sectionSizes());
  if (!read.ok) return false;
  const [sliceDistance, setDistance, g1, near] = read.value;
  tables.sliceDistance = sliceDistance;
  tables.setDistance = setDistance;
  tables.g1 = emptyBloom(G1, g1);
  tables.near = emptyBloom(COSETS, near);
  tables.endTable = makeEndTable(tables.one, tables.isG1Move, SOLVED_SLICE);
  tables.growth = undefined;
  return true;
}

/** Bytes of what `packTwoPhase` packs. */
function sectionSizes(): number[] {
  return [
    CORNER_CLASSES * ORDERS_OF_FOUR,
    CORNER_CLASSES * SETS_OF_EIGHT,
    bloomBytes(G1),
    bloomBytes(COSETS),
  ];
}

function bytesOf({ words }: BloomTable): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}

/** The rotations about the corner URF, the identity first. */
export function axisCycle(): number[] {
  const { matrices } = rotations();
  return [...matrices.keys()].filter((r) => vectorKey(transform(matrices[r], [1, 1, 1])) === "1,1,1");
}

/** Successors among the moves of phase 2, as moves 0 … 17. */
function phaseTwoSuccessors(moves: readonly number[]): Successors {
  const { list, count } = successors(moves);
  const wide = new Uint8Array(count.length * MOVE_COUNT);
  list.forEach((index, at) => {
    wide[Math.floor(at / moves.length) * MOVE_COUNT + (at % moves.length)] = moves[index];
  });
  return { list: wide, count };
}
