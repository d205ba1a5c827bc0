/** The step from phase 1 to phase 2: where phase 1 led, and whether phase 2 can be short enough. */
import {
  type ArrangementMoves,
  bloomBound,
  MOVE_COUNT,
  ORDERS_OF_FOUR,
  SETS_OF_EIGHT,
} from "../../search/index.ts";
import { conjugateEdges, g1Index } from "./g1-space.ts";
import type { TwoPhaseTables } from "./tables.ts";
import type { Walk } from "./walk.ts";

/** Computes where phase 1 led, and sets up phase 2 unless its tables rule it out. */
export function enterPhaseTwo(tables: TwoPhaseTables, walk: Walk): boolean {
  const { move, upperCorners, lowerCorners, upperEdges, lowerEdges, sliceEdges, depth } = walk;
  const { classes } = tables;
  const room = walk.limit - depth;
  turnCorners(tables.one.fourCorners, walk);
  const corner =
    classes.corners.classOf[upperCorners[depth] * ORDERS_OF_FOUR + (lowerCorners[depth] % ORDERS_OF_FOUR)];
  // When solutions must be short, most ways in end here: their corners alone are too far away.
  if (classes.cornerDistance[corner >> 4] > room) return false;
  turnEdges(tables.one.edges, walk);
  const limit = Math.min(room, walk.phaseTwoCap);
  const order = sliceEdges[depth] % ORDERS_OF_FOUR;
  const head = (corner >> 4) * ORDERS_OF_FOUR + classes.sliceConjugate[(order << 4) | (corner & 15)];
  const set = Math.floor(upperEdges[depth] / ORDERS_OF_FOUR);
  const sets = (corner >> 4) * SETS_OF_EIGHT + classes.edgeSetConjugate[(set << 4) | (corner & 15)];
  let bound = Math.max(walk.phaseTwoFrom, tables.sliceDistance[head], tables.setDistance[sets]);
  if (bound <= tables.g1.depth && bound <= room) {
    const conjugate = conjugateEdges(classes, upperEdges[depth], lowerEdges[depth], corner & 15);
    bound = Math.max(bound, bloomBound(tables.g1, g1Index(head, conjugate)));
  }
  // Lengths of solutions of one state have one parity in quarter turns; that of the corners' distance is right.
  bound += (bound ^ classes.cornerDistance[corner >> 4]) & (walk.stride - 1);
  if (bound > room) return false;
  if (limit < room) holdWay(walk);
  if (bound > limit) return false;
  walk.inPhaseTwo = true;
  walk.phaseTwoDepth = bound;
  walk.phaseTwoLimit = limit;
  walk.phaseTwoLevel = 0;
  walk.phaseTwoFresh = true;
  walk.phaseTwoMove[0] = tables.steps.entry[move[depth]];
  walk.five[0] = upperCorners[depth];
  walk.five[1] = lowerCorners[depth];
  walk.five[2] = upperEdges[depth];
  walk.five[3] = lowerEdges[depth];
  walk.five[4] = order;
  return true;
}

/** Phase 2 is cut short here; that is noted, with the way, so that it can be followed again with more room. */
function holdWay(walk: Walk): void {
  walk.capped = true;
  for (let level = 1; level <= walk.depth; level++) walk.held.push(walk.move[level]);
}

/** The arrangements of the corners along the path. */
function turnCorners(four: Uint16Array, walk: Walk): void {
  const { move, upperCorners, lowerCorners, depth } = walk;
  const known = Math.min(walk.cornersKnown, walk.changed);
  walk.edgesKnown = Math.min(walk.edgesKnown, walk.changed);
  for (let level = known; level < depth; level++) {
    const m = move[level + 1];
    upperCorners[level + 1] = four[upperCorners[level] * MOVE_COUNT + m];
    lowerCorners[level + 1] = four[lowerCorners[level] * MOVE_COUNT + m];
  }
  walk.cornersKnown = depth;
  walk.changed = depth;
}

/** And those of the edges. */
function turnEdges(edges: ArrangementMoves, walk: Walk): void {
  const { move, upperEdges, lowerEdges, sliceEdges, depth } = walk;
  for (let level = walk.edgesKnown; level < depth; level++) {
    const m = move[level + 1];
    upperEdges[level + 1] = edgesAfter(edges, upperEdges[level], m);
    lowerEdges[level + 1] = edgesAfter(edges, lowerEdges[level], m);
    sliceEdges[level + 1] = edgesAfter(edges, sliceEdges[level], m);
  }
  walk.edgesKnown = depth;
}

function edgesAfter({ place, turned, ordered }: ArrangementMoves, value: number, move: number): number {
  const set = (value / ORDERS_OF_FOUR) | 0;
  const row = set * MOVE_COUNT + move;
  return place[row] + ordered[turned[row] + value - set * ORDERS_OF_FOUR];
}
