/**
 * What the search in quarter turns reads. Phase 1 is a walk of quarter turns, so its filter is that of half turns with fewer
 * moves; in phase 2 a half turn costs two, so its bounds are distances by price.
 */
import {
  type BloomShape,
  type BloomTable,
  bloomBytes,
  bloomSteps,
  emptyBloom,
  type FaceSequences,
  faceSequences,
  MAX_BATCH_SIZE,
  MOVE_COUNT,
  movesOfMetric,
  ORDERS_OF_EIGHT,
  ORDERS_OF_FOUR,
  packTables,
  type Space,
  unpackTables,
} from "../../search/index.ts";
import {
  type PhaseOneMoves,
  type PhaseOneReduction,
  phaseOneMoves,
  phaseOneReduction,
  type TwoPhaseCoordinates,
  twoPhaseCoordinates,
} from "./phase-one.ts";
import { phaseOneSpace } from "./phase-spaces.ts";
import { otherFour, overAllMoves, phaseTwoMoves } from "./phase-two.ts";
import { axisCycle, SOLVED_SLICE } from "./tables.ts";

/** Cosets at most 9 quarter turns from G1. */
const NEAR: BloomShape = { depth: 8, wordsLog: 19, step: 3 };

export interface QuarterTables {
  readonly axisCycle: readonly number[];
  readonly coordinates: TwoPhaseCoordinates;
  readonly one: PhaseOneMoves;
  readonly reduction: PhaseOneReduction;
  /** Quarter turns that may follow each other, and whether a move stays in G1. */
  readonly sequences: FaceSequences;
  readonly isG1Move: Uint8Array;
  readonly near: BloomTable;
  /** sliceOrder[value · 18 + move], for the moves of phase 2. */
  readonly sliceOrder: Uint8Array;
  /** By (order of eight) · 24 + slice order: the quarter turns that these pieces need in phase 2. */
  readonly corners: Uint8Array;
  readonly edges: Uint8Array;
}

/** What a move costs: a half turn is two quarter turns. */
export function quartersOf(move: number): number {
  return move % 3 === 1 ? 2 : 1;
}

export function* makeQuarterTables(
  kind: string,
  stored?: ArrayBufferLike,
): Generator<unknown, QuarterTables> {
  const coordinates = twoPhaseCoordinates();
  const one = phaseOneMoves(coordinates);
  yield;
  const { reduction, classes } = phaseOneReduction(coordinates, one, SOLVED_SLICE);
  const two = phaseTwoMoves(one, SOLVED_SLICE);
  const sliceOrder = overAllMoves(two.sliceOrder, two);
  const read = stored && unpackTables(stored, kind, sectionSizes());
  const parts = read?.ok ? read.value : undefined;
  const space = quarterSpace(phaseOneSpace(one, reduction, classes, SOLVED_SLICE));
  yield;
  return {
    axisCycle: axisCycle(),
    ...{ coordinates, one, reduction, sliceOrder },
    sequences: faceSequences("QTM"),
    isG1Move: Uint8Array.from({ length: MOVE_COUNT }, (_, move) => (two.moves.includes(move) ? 1 : 0)),
    near: parts ? emptyBloom(NEAR, parts[0]) : yield* bloomSteps(space, NEAR),
    corners: parts ? parts[1] : yield* pricedDistances(one.fourCorners, sliceOrder, two.moves),
    edges: parts ? parts[2] : yield* pricedDistances(one.fourEdges, sliceOrder, two.moves),
  };
}

export function packQuarterTables(kind: string, { near, corners, edges }: QuarterTables): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = near.words;
  return packTables(kind, [new Uint8Array(buffer, byteOffset, byteLength), corners, edges]);
}

function sectionSizes(): number[] {
  const distances = ORDERS_OF_EIGHT * ORDERS_OF_FOUR;
  return [bloomBytes(NEAR), distances, distances];
}

/** A space whose neighbors are listed by face moves, with quarter turns only. */
function quarterSpace(space: Space): Space {
  const { ends: allEnds } = space.listed!;
  const quarters = movesOfMetric("QTM");
  const names = new Int32Array(MAX_BATCH_SIZE * space.degree);
  const ends = new Int32Array(MAX_BATCH_SIZE * quarters.length);
  return {
    ...space,
    name: `${space.name} in quarter turns`,
    neighbors(states, from, to, into) {
      space.neighbors(states, from, to, names);
      const listed = Array.from({ length: to - from }, (_, i) =>
        quarters.map((move) => i * MOVE_COUNT + move),
      ).flat();
      let count = 0;
      for (const at of listed) into[count++] = names[at];
      listed.forEach((at, i) => {
        const first = at === 0 ? (to - from) * MOVE_COUNT : allEnds[at - 1];
        for (let other = first; other < allEnds[at]; other++) into[count++] = names[other];
        ends[i] = count;
      });
      return count;
    },
    listed: { moves: quarters.length, ends },
  };
}

const UNREACHED = 255;

/**
 * Distances by price of eight pieces and the order of the slice, by passes over all that has one price. `four`: where the first four
 * of the eight go; it moves the other four likewise.
 */
function* pricedDistances(
  four: Uint16Array,
  sliceOrder: Uint8Array,
  moves: readonly number[],
): Generator<void, Uint8Array> {
  const after = new Uint16Array(ORDERS_OF_EIGHT * MOVE_COUNT);
  for (let eight = 0; eight < ORDERS_OF_EIGHT; eight++) {
    const upper = Math.floor(eight / ORDERS_OF_FOUR) * MOVE_COUNT;
    const lower = otherFour(eight) * MOVE_COUNT;
    for (const move of moves)
      after[eight * MOVE_COUNT + move] =
        four[upper + move] * ORDERS_OF_FOUR + (four[lower + move] % ORDERS_OF_FOUR);
  }
  yield;
  const distances = new Uint8Array(ORDERS_OF_EIGHT * ORDERS_OF_FOUR).fill(UNREACHED);
  const levels: number[][] = [[0]];
  distances[0] = 0;
  for (let distance = 0; distance < levels.length; distance++) {
    for (const index of levels[distance] ?? []) {
      if (distances[index] !== distance) continue;
      const eight = (index / ORDERS_OF_FOUR) | 0;
      const order = index - eight * ORDERS_OF_FOUR;
      for (const move of moves) {
        const next =
          after[eight * MOVE_COUNT + move] * ORDERS_OF_FOUR + sliceOrder[order * MOVE_COUNT + move];
        const price = distance + quartersOf(move);
        if (distances[next] <= price) continue;
        distances[next] = price;
        levels[price] ??= [];
        levels[price].push(next);
      }
    }
    levels[distance] = [];
    yield;
  }
  return distances;
}
