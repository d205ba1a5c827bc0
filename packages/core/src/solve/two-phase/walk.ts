/**
 * The state of a search that can pause anywhere: two depth-first walks on explicit stacks, one through phase 1 and,
 * at each of its leaves, one through phase 2. Level 0 is the root; level k stands after k moves. A node is expanded as
 * a whole: which of its children may lead on is found out for all of them at once, then they are followed in turn.
 */
import { MOVE_COUNT, NO_MOVE } from "../../search/index.ts";
import { type EndTable, noEndTable } from "./end-table.ts";
import type { Root } from "./root.ts";

/** No sequence of steps gets longer: God's number is 20 in half turns and 26 in quarter turns, and a bound may be more. */
const MAX_LENGTH = 32;

export interface Walk {
  /** Moves that may still be tried before a pause. */
  nodesLeft: number;
  /** The longest whole solution that is wanted. */
  limit: number;
  /** Longest phase 2 to be tried, whatever room the limit leaves; and whether that ever cut one short. */
  phaseTwoCap: number;
  capped: boolean;
  /** By how much the lengths of solutions differ at least. */
  stride: number;
  /** What phase 2 is known to be no shorter than. */
  phaseTwoFrom: number;
  /** The moves of the ways into G1 whose phase 2 was cut short. */
  held: number[];
  /** Ways in to be gone again instead of looking for them, and how many of their moves are behind. */
  again: readonly number[] | undefined;
  gone: number;

  /** Phase 1: its exact length, the level where the walk stands, and whether the node there is yet to be expanded. */
  depth: number;
  level: number;
  fresh: boolean;
  /** The last level before the path was changed, and those up to which the arrangements of corners and of edges are worked out. */
  changed: number;
  cornersKnown: number;
  edgesKnown: number;
  /** The endTable that this walk goes by, and one more than the place of the next to be tried; 0: none. */
  endTable: EndTable;
  end: number;
  /** Phase 1 coordinates of the nodes on the path; move[level] led there. */
  readonly twist: Uint16Array;
  readonly flip: Uint16Array;
  readonly slice: Uint16Array;
  readonly move: Uint8Array;
  /** children[level]: bit i is set while the i-th successor of the node is still to be followed. */
  readonly children: Int32Array;
  /** Where the children of one node are to be looked up. */
  readonly hashes: Int32Array;
  /** Arrangements of the nodes on the path, worked out only at leaves. */
  readonly upperCorners: Uint16Array;
  readonly lowerCorners: Uint16Array;
  readonly upperEdges: Uint16Array;
  readonly lowerEdges: Uint16Array;
  readonly sliceEdges: Uint16Array;

  /** Phase 2, while it is in progress: the same, over its own coordinates. */
  inPhaseTwo: boolean;
  phaseTwoDepth: number;
  phaseTwoLimit: number;
  phaseTwoLevel: number;
  phaseTwoFresh: boolean;
  /** five[5 · level …]: upper and lower corners, upper and lower edges, slice order. */
  readonly five: Uint16Array;
  readonly phaseTwoMove: Uint8Array;
  readonly phaseTwoChildren: Int32Array;
  /** Class and symmetry of the corners of the children of one node. */
  readonly classReached: Uint16Array;
}

export function makeWalk(): Walk {
  const words = (perLevel = 1) => new Uint16Array(MAX_LENGTH * perLevel);
  const bytes = () => new Uint8Array(MAX_LENGTH);
  return {
    nodesLeft: 0,
    limit: 0,
    phaseTwoCap: 0,
    capped: false,
    stride: 1,
    phaseTwoFrom: 0,
    held: [],
    again: undefined,
    gone: 0,
    depth: 0,
    level: 0,
    fresh: true,
    changed: 0,
    cornersKnown: 0,
    edgesKnown: 0,
    endTable: noEndTable(),
    end: 0,
    twist: words(),
    flip: words(),
    slice: words(),
    move: bytes(),
    children: new Int32Array(MAX_LENGTH),
    hashes: new Int32Array(MOVE_COUNT),
    upperCorners: words(),
    lowerCorners: words(),
    upperEdges: words(),
    lowerEdges: words(),
    sliceEdges: words(),
    inPhaseTwo: false,
    phaseTwoDepth: 0,
    phaseTwoLimit: 0,
    phaseTwoLevel: 0,
    phaseTwoFresh: true,
    five: words(5),
    phaseTwoMove: bytes(),
    phaseTwoChildren: new Int32Array(MAX_LENGTH),
    classReached: new Uint16Array(MOVE_COUNT),
  };
}

/** Puts the walk at a root, to look for phase 1 of exactly `depth` moves and at most `limit` moves in all. */
export function startWalk(walk: Walk, root: Root, depth: number, limit: number, endTable: EndTable): void {
  walk.depth = depth;
  walk.limit = limit;
  walk.level = 0;
  walk.fresh = true;
  walk.changed = 0;
  walk.endTable = endTable;
  walk.end = 0;
  walk.capped = false;
  walk.held = [];
  walk.again = undefined;
  walk.gone = 0;
  walk.inPhaseTwo = false;
  walk.move[0] = NO_MOVE;
  walk.twist[0] = root.twist;
  walk.flip[0] = root.flip;
  walk.slice[0] = root.slice;
  walk.upperCorners[0] = root.upperCorners;
  walk.lowerCorners[0] = root.lowerCorners;
  walk.upperEdges[0] = root.upperEdges;
  walk.lowerEdges[0] = root.lowerEdges;
  walk.sliceEdges[0] = root.sliceEdges;
}

/** The moves of the solution where the walk stands. */
export function movesOfWalk(walk: Walk): number[] {
  const moves: number[] = [];
  for (let level = 1; level <= walk.depth; level++) moves.push(walk.move[level]);
  for (let level = 1; level <= walk.phaseTwoDepth; level++) moves.push(walk.phaseTwoMove[level]);
  return moves;
}
