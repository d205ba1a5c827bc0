/**
 * The state of a search that can pause anywhere: two depth-first walks on explicit stacks, one through phase 1 and,
 * at each of its leaves, one through phase 2. Level 0 is the root; level k stands after k moves.
 */
import { NO_MOVE } from "../face-move.ts";
import type { Root } from "./root.ts";

/** No sequence of moves gets longer: God's number is 20, and a bound may be one more. */
export const LONGEST = 32;

export interface Walk {
  /** Moves that may still be tried before a pause. */
  fuel: number;
  /** Longest phase 2 to be tried, whatever room the total leaves; and whether that ever cut one short. */
  innerCap: number;
  capped: boolean;
  /** The longest whole solution that is wanted. */
  limit: number;

  /** Phase 1: its exact length, the level where the walk stands, and the level up to which arrangements are known. */
  depth: number;
  level: number;
  valid: number;
  readonly twist: Uint16Array;
  readonly flip: Uint16Array;
  readonly slice: Uint16Array;
  /** move[level]: the move that led there. cursor[level]: the next of its successors to try. */
  readonly move: Uint8Array;
  readonly cursor: Uint8Array;
  readonly upperCorners: Uint16Array;
  readonly lowerCorners: Uint16Array;
  readonly upperEdges: Uint16Array;
  readonly lowerEdges: Uint16Array;
  readonly sliceEdges: Uint16Array;

  /** Phase 2, while it is under way: its exact length now, the longest to be tried, and its own stack. */
  inner: boolean;
  innerDepth: number;
  innerLimit: number;
  innerLevel: number;
  readonly corners: Uint16Array;
  readonly edges: Uint16Array;
  readonly sliceOrder: Uint8Array;
  readonly innerMove: Uint8Array;
  readonly innerCursor: Uint8Array;
}

export function makeWalk(): Walk {
  const words = () => new Uint16Array(LONGEST);
  const bytes = () => new Uint8Array(LONGEST);
  return {
    fuel: 0,
    innerCap: 0,
    capped: false,
    limit: 0,
    depth: 0,
    level: 0,
    valid: 0,
    twist: words(),
    flip: words(),
    slice: words(),
    move: bytes(),
    cursor: bytes(),
    upperCorners: words(),
    lowerCorners: words(),
    upperEdges: words(),
    lowerEdges: words(),
    sliceEdges: words(),
    inner: false,
    innerDepth: 0,
    innerLimit: 0,
    innerLevel: 0,
    corners: words(),
    edges: words(),
    sliceOrder: bytes(),
    innerMove: bytes(),
    innerCursor: bytes(),
  };
}

/** Puts the walk at a root, to look for phase 1 of exactly `depth` moves and at most `limit` moves in all. */
export function startWalk(walk: Walk, root: Root, depth: number, limit: number): void {
  walk.depth = depth;
  walk.limit = limit;
  walk.level = 0;
  walk.valid = 0;
  walk.inner = false;
  walk.move[0] = NO_MOVE;
  walk.cursor[0] = 0;
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
  return [...walk.move.subarray(1, walk.depth + 1), ...walk.innerMove.subarray(1, walk.innerDepth + 1)];
}
