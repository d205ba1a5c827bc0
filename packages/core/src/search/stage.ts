/**
 * A stage of a method, as data: which turns it may use, what it looks at, and when it is done. The tables and searches that it
 * needs follow from that (docs/solver-steps.md).
 */
import { CORNER_NAMES, faceTurns, type Turn } from "../geometry/index.ts";
import type { CubeState } from "../state/index.ts";
import type { BloomShape } from "./bloom-table.ts";
import { type Coordinate, orbitIndex, orbitMove } from "./coordinate.ts";
import type { Metric } from "./face-move.ts";
import { orientationCoordinate, permutationCoordinate } from "./orbit-coordinates.ts";

export interface Stage {
  readonly name: string;
  /** Layers of the cube. */
  readonly size: number;
  /** The turns it may use, each with its inverse. */
  readonly turns: readonly Turn[];
  /** What it looks at: a position is one value of each. */
  readonly coordinates: readonly Coordinate[];
  /** Distances; the stage is done when all of them are 0. */
  readonly tables: readonly StageTable[];
}

/** A table of distances over some of the coordinates. */
export interface StageTable {
  /** The coordinates by their indices; a state is their values as digits, the first one the most significant. */
  readonly of: readonly number[];
  /** The states at distance 0; default: solved. */
  readonly goals?: readonly number[];
  /** Bits per state: 8 by default, 4 if no distance exceeds 15. */
  readonly bits?: 8 | 4;
  /** Only the states near the goal, hashed, for spaces too large to tabulate. */
  readonly near?: BloomShape;
}

/** A cube as a search looks at it. `tag` tells its maker how. */
export interface Start {
  readonly state: CubeState;
  readonly tag?: unknown;
}

/** A cube on its way through the stages. */
export interface Candidate extends Start {
  /** The turns so far, and how many they are, with those by which it began late. */
  readonly turns: readonly Turn[];
  readonly length: number;
  /** As which of several cubes it began: 0 if there is one. */
  readonly from: number;
}

/*
 * The 2x2 as a stage: its state does not depend on how it is held, so the corner DBL counts as home and only U, R and F are
 * turned. Seven corners move: 7! · 3⁶ = 3,674,160 states, at most 11 turns from solved. The value of a state,
 * order · 3⁶ + twist, is its number in `codec`. Its solver and the interval search share it.
 */

const POCKET_SIZE = 2;

/** God's numbers of the 2x2, in turns of faces and in quarter turns. */
export const POCKET_MAX_LENGTH: Readonly<Record<Metric, number>> = { HTM: 11, QTM: 14 };

/** Which distances are tabulated: those of the states within six turns, hashed; or all, 1.8 MB, which takes a hundred times as long. */
export const POCKET_TABLES: {
  readonly near: StageTable & { readonly near: BloomShape };
  readonly all: StageTable;
} = {
  near: { of: [0, 1], near: { depth: 6, wordsLog: 15, step: 2 } },
  all: { of: [0, 1], bits: 4 },
};

/** `goals`: the states at distance 0; default: the solved one. */
export function pocketStage(table: StageTable, goals?: readonly number[], metric: Metric = "HTM"): Stage {
  const corner = orbitIndex(POCKET_SIZE, "corner");
  const fixed = CORNER_NAMES.indexOf("DBL");
  const movable = CORNER_NAMES.flatMap((_, place) => (place === fixed ? [] : [place]));
  return {
    name: "pocket",
    size: POCKET_SIZE,
    turns: faceTurns(POCKET_SIZE).filter(
      (turn) =>
        orbitMove(POCKET_SIZE, corner, turn).from[fixed] === fixed &&
        (metric === "HTM" || turn.quarters !== 2),
    ),
    coordinates: [
      permutationCoordinate("order", POCKET_SIZE, corner, movable),
      orientationCoordinate("twist", POCKET_SIZE, corner, movable),
    ],
    tables: [goals ? { ...table, goals } : table],
  };
}
