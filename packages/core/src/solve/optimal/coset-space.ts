/**
 * The space of the large table: the cosets of a group of cubes that it cannot tell apart. A coset is a class of corner states
 * (corner-classes) and a state of the edges (edge-slices) conjugated by the symmetry that takes the corners to their class's
 * representative. docs/math/optimal.md has the group and the proof of the bound.
 */

import {
  type Metric,
  movesOfMetric,
  moveTable,
  orbitIndex,
  orientationCoordinate,
} from "../../search/index.ts";
import { type CornerClasses, cornerClasses } from "./corner-classes.ts";
import { type CornerCosets, type CornerGroup, cornerCosets, cornerOrderMoves } from "./corner-orders.ts";
import { ARRANGEMENTS, type EdgeSlices, edgeSlices } from "./edge-slices.ts";
import { makeSymCorners, type SymCorners } from "./sym-corners.ts";

export interface CosetShape {
  readonly corners: CornerGroup;
  /** Whether the parities of flips in the slices count: four times the cosets. */
  readonly flips: boolean;
  /**
   * Or at how many places it counts whether the edge there is flipped: each doubles the entries. They are no cosets then,
   * and an entry is the least distance of all that it stands for (marked-table).
   */
  readonly places?: number;
  /** The table distinguishes the distances base, base + 1 and more, and lumps together all below base. */
  readonly base: number;
}

export interface CosetSpace {
  readonly shape: CosetShape;
  /** The moves that count one. */
  readonly moves: readonly number[];
  readonly orderMoves: Uint16Array;
  readonly twistMoves: Uint16Array;
  readonly corners: CornerCosets;
  readonly classes: CornerClasses;
  readonly symCorners: SymCorners;
  readonly edges: EdgeSlices;
  /** How many states the edges have, and how many 32-bit words of the table a class of corners takes. */
  readonly width: number;
  readonly rowWords: number;
}

/** Sixteen values of two bits. */
const VALUES_PER_WORD = 16;

/** How many classes of corners each group has: `cosetSpace` counts them, and the tests compare. */
const CLASSES: Readonly<Record<CornerGroup, number>> = { tetrads: 3393, even: 6786, squares: 19926 };

/** The bytes of the table, known before it is built. */
export function cosetTableBytes({ corners, flips, places = 0 }: CosetShape): number {
  return CLASSES[corners] * Math.ceil((ARRANGEMENTS * (flips ? 4 : 1) * 2 ** places) / VALUES_PER_WORD) * 4;
}

/** Builds everything but the table, in steps. */
export function* cosetSpace(shape: CosetShape, metric: Metric = "HTM"): Generator<void, CosetSpace> {
  const orderMoves = cornerOrderMoves();
  yield;
  const twistMoves = moveTable(orientationCoordinate("twist", 3, orbitIndex(3, "corner")));
  yield;
  const corners = cornerCosets(shape.corners, orderMoves);
  yield;
  const classes = cornerClasses(corners, twistMoves);
  yield;
  const symCorners = makeSymCorners(corners, classes, twistMoves);
  yield;
  const edges = edgeSlices(shape.flips);
  yield;
  const width = ARRANGEMENTS << (edges.shift + (shape.places ?? 0));
  return {
    shape,
    moves: movesOfMetric(metric),
    orderMoves,
    twistMoves,
    corners,
    classes,
    symCorners,
    edges,
    width,
    rowWords: Math.ceil(width / VALUES_PER_WORD),
  };
}
