/**
 * Everything the two-phase search reads. What one cube needs is made first; the larger tables, which pay after a few
 * cubes, are made beside later searches, a portion at a time (ADR 0130#0022). Which tables there are changes how long a search
 * takes and never what it finds: they only say where nothing is.
 */
import {
  AXIS_SYMMETRY_COUNT,
  axisCycle,
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
  unpackTables,
} from "../../search/index.ts";
import { type EndTable, makeEndTable, noEndTable } from "./end-table.ts";
import { g1Space } from "./g1-space.ts";
import type { TwoPhaseMetric } from "./metrics.ts";
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
  onlyMoves,
  overAllMoves,
  type PhaseTwoMoves,
  type PhaseTwoReduction,
  phaseTwoMoves,
  phaseTwoReduction,
} from "./phase-two.ts";
import type { Premoves } from "./premoves.ts";
import { byStep, type Steps, stepsOf } from "./steps.ts";
import type { Walk } from "./walk.ts";

export interface TwoPhaseTables {
  readonly metric: TwoPhaseMetric;
  readonly steps: Steps;
  /** The rotations about the corner URF: they bring each of the three axes to U–D. The identity first. */
  readonly axisCycle: readonly number[];
  readonly coordinates: TwoPhaseCoordinates;
  /** What the steps of phase 1 do. */
  readonly one: PhaseOneMoves;
  readonly reduction: PhaseOneReduction;
  /** What those of phase 2 do; sliceOrder[value · 18 + step] and edgeSet[value · 18 + step] likewise. */
  readonly two: Pick<PhaseOneMoves, "fourCorners" | "fourEdges">;
  readonly sliceOrder: Uint8Array;
  readonly edgeSet: Uint8Array;
  readonly classes: PhaseTwoReduction;
  /** isG1Move[move]: 1 for the ten moves of phase 2. */
  readonly isG1Move: Uint8Array;
  /** Moves after phase 2, listed when first wanted. */
  premoves: Premoves | undefined;
  /** The steps that may follow, in phase 1 and in phase 2. */
  readonly anyMove: Successors;
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
export function* makeTables(
  kind: string,
  metric: TwoPhaseMetric,
  stored?: ArrayBufferLike,
): Generator<unknown, TwoPhaseTables> {
  const { filters } = metric;
  const coordinates = twoPhaseCoordinates();
  const moves = phaseOneMoves(coordinates);
  yield;
  const { reduction: byMove, classes: sliceClasses } = phaseOneReduction(coordinates, moves);
  const two = phaseTwoMoves(moves);
  const isG1Move = Uint8Array.from({ length: MOVE_COUNT }, (_, move) => (two.moves.includes(move) ? 1 : 0));
  const steps = stepsOf(metric.name, isG1Move);
  const { one, reduction } = phaseOneBySteps(moves, byMove, steps);
  const cosets = phaseOneSpace(one, reduction, sliceClasses);
  const parts = partsOf(kind, metric, stored);
  const nearSteps = parts ? undefined : bloomSteps(cosets, filters.fewCosets, undefined, FEW_BATCHES);
  if (nearSteps) yield* warmUp(nearSteps, FIRST_COSETS);
  const classes = phaseTwoReduction(moves, two);
  yield;
  const spaces = { ...phaseTwoSpaces(metric, moves, two, classes), cosets };
  const g1Steps = parts ? undefined : bloomSteps(spaces.g1, filters.fewG1, undefined, FEW_BATCHES);
  if (g1Steps) yield* warmUp(g1Steps, FIRST_G1);
  const near = nearSteps ? yield* nearSteps : emptyBloom(filters.cosets, parts?.[3]);
  const cornerDistance = spaces.corners ? yield* distanceSteps(spaces.corners) : classes.cornerDistance;
  const tables: TwoPhaseTables = {
    axisCycle: axisCycle(),
    metric,
    steps,
    coordinates,
    one,
    reduction,
    isG1Move,
    two: phaseTwoBySteps(moves, steps),
    sliceOrder: byStep(overAllMoves(two.sliceOrder, two), steps.inPhaseTwo),
    edgeSet: byStep(overAllMoves(two.edgeSet, two), steps.inPhaseTwo),
    classes: { ...classes, cornerDistance },
    premoves: undefined,
    anyMove: steps.any,
    phaseTwoMove: steps.g1,
    sliceDistance: parts ? parts[0] : forEachOrder(cornerDistance),
    setDistance: parts ? parts[1] : new Uint8Array(spaces.sets.size),
    near,
    g1: g1Steps ? yield* g1Steps : emptyBloom(filters.g1, parts?.[2]),
    endTable: parts ? makeEndTable(one, steps, isG1Move) : noEndTable(),
    growth: undefined,
    spare: undefined,
    tried: 0,
  };
  if (!parts) tables.growth = grow(tables, spaces);
  return tables;
}

/** What steps do, where they are not moves. */
function phaseOneBySteps(
  moves: PhaseOneMoves,
  reduction: PhaseOneReduction,
  { inPhaseOne }: Steps,
): { one: PhaseOneMoves; reduction: PhaseOneReduction } {
  if (inPhaseOne.every((move, step) => move === step)) return { one: moves, reduction };
  const { twist, flip, slice, edges, fourCorners } = moves;
  const table = <Table extends Uint16Array | Int32Array>(columns: Table) => byStep(columns, inPhaseOne);
  return {
    one: {
      ...moves,
      ...{ twist: table(twist), flip: table(flip), slice: table(slice), fourCorners: table(fourCorners) },
      edges: { ...edges, place: table(edges.place), turned: table(edges.turned) },
    },
    reduction: { ...reduction, symSliceAfter: table(reduction.symSliceAfter) },
  };
}

function phaseTwoBySteps(
  { fourCorners, fourEdges }: PhaseOneMoves,
  { inPhaseTwo }: Steps,
): TwoPhaseTables["two"] {
  if (inPhaseTwo.every((move, step) => move === step)) return { fourCorners, fourEdges };
  return { fourCorners: byStep(fourCorners, inPhaseTwo), fourEdges: byStep(fourEdges, inPhaseTwo) };
}

/** What was stored, if it is what it should be. */
function partsOf(
  kind: string,
  metric: TwoPhaseMetric,
  stored: ArrayBufferLike | undefined,
): Uint8Array[] | undefined {
  const read = stored && unpackTables(stored, kind, sectionSizes(metric));
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

/** The spaces of the two tables of bounds, of G1 and, where turns count differently, of the corners alone. */
function phaseTwoSpaces(
  { name }: TwoPhaseMetric,
  moves: PhaseOneMoves,
  all: PhaseTwoMoves,
  classes: PhaseTwoReduction,
): Omit<Spaces, "cosets"> {
  const { corners, sliceConjugate, edgeSetConjugate } = classes;
  const cornersWith = (label: string, two: PhaseTwoMoves, table: Uint16Array, conjugate: Uint16Array) =>
    cornerSpace(label, moves.fourCorners, two, corners, table, conjugate);
  const spacesBy = (two: PhaseTwoMoves) => ({
    slices: cornersWith("corners, slice", two, two.sliceOrder, sliceConjugate),
    sets: cornersWith("corners, edge set", two, two.edgeSet, edgeSetConjugate),
    g1: g1Space(moves, two, classes),
  });
  if (name === "HTM") return spacesBy(all);
  const alone = new Uint16Array(AXIS_SYMMETRY_COUNT);
  const [quarters, halves] = [
    onlyMoves(all, (move) => move % 3 !== 1),
    // A half turn of U or D is two quarter turns within G1.
    onlyMoves(all, (move) => move % 3 === 1 && !all.moves.includes(move - 1)),
  ];
  const [once, twice] = [quarters, halves].map((two) => ({
    ...spacesBy(two),
    corners: cornersWith("corners", two, new Uint16Array(two.moves.length), alone),
  }));
  return {
    slices: { ...once.slices, twice: twice.slices },
    sets: { ...once.sets, twice: twice.sets },
    g1: { ...once.g1, twice: twice.g1 },
    corners: { ...once.corners, twice: twice.corners },
  };
}

/** Distances of the corners alone, for every slice order: a first table of bounds for next to no work. */
function forEachOrder(cornerDistance: Uint8Array): Uint8Array {
  const table = new Uint8Array(cornerDistance.length * ORDERS_OF_FOUR);
  for (let kind = 0; kind < cornerDistance.length; kind++)
    table.fill(cornerDistance[kind], kind * ORDERS_OF_FOUR, (kind + 1) * ORDERS_OF_FOUR);
  return table;
}

interface Spaces {
  readonly slices: Space;
  readonly sets: Space;
  readonly g1: Space;
  readonly corners?: Space;
  readonly cosets: Space;
}

function* grow(tables: TwoPhaseTables, { slices, sets, g1, cosets }: Spaces): Generator<unknown, void> {
  const { farthest, filters } = tables.metric;
  tables.endTable = makeEndTable(tables.one, tables.steps, tables.isG1Move);
  yield;
  tables.sliceDistance = yield* distanceSteps(slices, { farthest });
  tables.setDistance = yield* distanceSteps(sets, { farthest });
  tables.near = yield* bloomSteps(cosets, filters.cosets);
  tables.g1 = yield* bloomSteps(g1, filters.g1);
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
  const { filters } = tables.metric;
  const parts = partsOf(kind, tables.metric, packed);
  if (!parts) return false;
  const [sliceDistance, setDistance, g1, near] = parts;
  tables.sliceDistance = sliceDistance;
  tables.setDistance = setDistance;
  tables.g1 = emptyBloom(filters.g1, g1);
  tables.near = emptyBloom(filters.cosets, near);
  tables.endTable = makeEndTable(tables.one, tables.steps, tables.isG1Move);
  tables.growth = undefined;
  return true;
}

/** Bytes of what `packTwoPhase` packs. */
function sectionSizes({ filters }: TwoPhaseMetric): number[] {
  return [
    CORNER_CLASSES * ORDERS_OF_FOUR,
    CORNER_CLASSES * SETS_OF_EIGHT,
    bloomBytes(filters.g1),
    bloomBytes(filters.cosets),
  ];
}

function bytesOf({ words }: BloomTable): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}
