/**
 * A stage of a method, as data: which turns it may use, what it looks at, and when it is done. The tables and searches that it
 * needs follow from that (docs/solver-steps.md).
 */
import type { Turn } from "../geometry/index.ts";
import type { CubeState } from "../state/index.ts";
import type { BloomShape } from "./bloom-table.ts";
import type { Coordinate } from "./coordinate.ts";

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
  /** The turns so far, and how many they are. */
  readonly turns: readonly Turn[];
  readonly length: number;
}
