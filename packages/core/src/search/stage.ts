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
  /** The cost of a turn, an integer from 1; default 1. */
  readonly cost?: (turn: Turn) => number;
  /** What it looks at: a position is one value of each. */
  readonly coordinates: readonly Coordinate[];
  /** Distances; the stage is done when all of them are 0. */
  readonly tables: readonly StageTable[];
  /** The ways to look at a cube from which the search starts: axes, labels, choices. Default: the cube as it is. */
  readonly starts?: (state: CubeState) => Iterable<Start>;
  /** Whether a cube is done, as far as coordinates cannot tell. */
  readonly accept?: (state: CubeState, start: Start) => boolean;
}

/** A table of distances over some of the coordinates. */
export interface StageTable {
  /** The coordinates by their indices; a state is their values as digits, the first one the most significant. */
  readonly of: readonly number[];
  /** The states at distance 0; default: solved. */
  readonly goals?: readonly number[];
  /** Bits per state: 8 by default, 4 if no distance exceeds 15. */
  readonly bits?: 8 | 4;
  /** Farther states all count one more. */
  readonly farthest?: number;
  /** Only the states near the goal, hashed, for spaces too large to tabulate. */
  readonly near?: BloomShape;
  /** Symmetries of the cube, a group: the table holds one state per class, the first coordinate reduced. */
  readonly symmetries?: readonly number[];
}

/** A cube as a search looks at it. `tag` tells its maker how. */
export interface Start {
  readonly state: CubeState;
  readonly tag?: unknown;
}

/** A cube on its way through the stages. */
export interface Candidate extends Start {
  /** The turns so far, and their cost. */
  readonly turns: readonly Turn[];
  readonly length: number;
}
