/**
 * The state of a depth-first search of one length that can pause anywhere. Level 0 is the root, level k stands after k
 * moves. A node carries the coordinates of the cube, by which the table is asked about the cube itself, and where each piece
 * is, by which it is asked about the inverse.
 */
import { CORNER_NAMES, EDGE_NAMES } from "../../geometry/index.ts";
import { rankPermutation } from "../../perm/index.ts";
import { type CubeState, cubiesOf } from "../../state/index.ts";
import { MOVE_COUNT, NO_MOVE } from "../face-move.ts";
import { SLICE_SETS, slicesOfPlaces } from "./edge-slices.ts";
import type { OptimalTables } from "./tables.ts";

/** No sequence of moves gets longer: God's number is 20. */
export const LONGEST = 20;
const LEVELS = LONGEST + 2;
/** Stands for the bound of an inverse that was not asked for. */
export const NOT_ASKED = -1;

export interface Walk {
  /** Moves that may still be tried before a pause. */
  fuel: number;
  /** The exact length of what is looked for, the level where the walk stands, and the level it does not leave. */
  depth: number;
  level: number;
  floor: number;
  fresh: boolean;
  readonly move: Uint8Array;
  /** children[level]: bit i is set while the i-th successor of the node is still to be followed. */
  readonly children: Int32Array;
  readonly coset: Uint16Array;
  readonly twist: Uint16Array;
  readonly edges: Int32Array;
  readonly order: Uint16Array;
  /** A lower bound for the inverse, from the table, or NOT_ASKED. */
  readonly inverse: Int8Array;
  /** inverses[level · 18 + i]: that of the i-th child. */
  readonly inverses: Int8Array;
  /** cornerAt[level · 8 + place], edgeAt[level · 12 + place]: the piece there, as a bit. */
  readonly cornerAt: Uint8Array;
  readonly edgeAt: Uint16Array;
  /** The pieces that are turned once, turned twice, flipped, as bits. */
  readonly once: Uint8Array;
  readonly twice: Uint8Array;
  readonly flipped: Uint16Array;
  /** Where to look: words of the table and shifts, for the faces or the children of one node. */
  readonly place: Int32Array;
  readonly lift: Int32Array;
}

export function makeWalk(): Walk {
  return {
    fuel: 0,
    depth: 0,
    level: 0,
    floor: 0,
    fresh: true,
    move: new Uint8Array(LEVELS),
    children: new Int32Array(LEVELS),
    coset: new Uint16Array(LEVELS),
    twist: new Uint16Array(LEVELS),
    edges: new Int32Array(LEVELS),
    order: new Uint16Array(LEVELS),
    inverse: new Int8Array(LEVELS),
    inverses: new Int8Array(LEVELS * MOVE_COUNT),
    cornerAt: new Uint8Array(LEVELS * CORNER_NAMES.length),
    edgeAt: new Uint16Array(LEVELS * EDGE_NAMES.length),
    once: new Uint8Array(LEVELS),
    twice: new Uint8Array(LEVELS),
    flipped: new Uint16Array(LEVELS),
    place: new Int32Array(MOVE_COUNT),
    lift: new Int32Array(MOVE_COUNT),
  };
}

/** Puts the walk at a cube, to look for solutions of exactly `depth` moves that begin with `prefix`. */
export function startWalk(
  tables: OptimalTables,
  walk: Walk,
  state: CubeState,
  depth: number,
  prefix: readonly number[] = [],
): void {
  enterRoot(tables, walk, state);
  walk.depth = depth;
  walk.level = 0;
  walk.fresh = true;
  for (const move of prefix) descend(tables, walk, move, NOT_ASKED);
  walk.floor = walk.level;
}

function enterRoot(tables: OptimalTables, walk: Walk, state: CubeState): void {
  const { cp, co, ep, eo } = cubiesOf(state);
  const slice = slicesOfPlaces();
  const inSlice = (own: number) =>
    ep.reduce((mask, edge, at) => mask | (slice[edge] === own ? 1 << at : 0), 0);
  const flips = (own: number) => ep.reduce((sum, edge, at) => sum ^ (slice[edge] === own ? eo[at] : 0), 0);
  const sets = tables.setRank[inSlice(0)] * SLICE_SETS + tables.setRank[inSlice(1)];
  const parities = tables.edgeShift > 0 ? flips(0) | (flips(1) << 1) : 0;
  walk.edges[0] = (tables.arrangementOf[sets] << tables.edgeShift) | parities;
  walk.order[0] = rankPermutation(cp);
  walk.coset[0] = tables.cosetOf[walk.order[0]];
  walk.twist[0] = co.slice(0, 7).reduce((sum, twist) => sum * 3 + twist, 0);
  walk.move[0] = NO_MOVE;
  walk.inverse[0] = NOT_ASKED;
  const bits = (marks: readonly number[], pieces: readonly number[], mark: number) =>
    pieces.reduce((mask, piece, at) => mask | (marks[at] === mark ? 1 << piece : 0), 0);
  walk.once[0] = bits(co, cp, 1);
  walk.twice[0] = bits(co, cp, 2);
  walk.flipped[0] = bits(eo, ep, 1);
  cp.forEach((corner, at) => {
    walk.cornerAt[at] = 1 << corner;
  });
  ep.forEach((edge, at) => {
    walk.edgeAt[at] = 1 << edge;
  });
}

/** Makes a move: fills the next level, and stands there. */
export function descend(tables: OptimalTables, walk: Walk, move: number, inverse: number): void {
  const { cornerFrom, cornerTurn, edgeFrom, edgeFlip, edgeShift } = tables;
  const { cornerAt, edgeAt, level } = walk;
  const next = level + 1;
  walk.move[next] = move;
  walk.inverse[next] = inverse;
  walk.coset[next] = tables.cosetMoves[walk.coset[level] * MOVES + move];
  walk.twist[next] = tables.twistMoves[walk.twist[level] * MOVES + move];
  walk.order[next] = tables.orderMoves[walk.order[level] * MOVES + move];
  const edges = walk.edges[level];
  walk.edges[next] = tables.edgeMoves[(edges >> edgeShift) * MOVES + move] ^ (edges & ((1 << edgeShift) - 1));
  let once = walk.once[level];
  let twice = walk.twice[level];
  for (let place = 0; place < 8; place++) {
    const bit = cornerAt[level * 8 + cornerFrom[move * 8 + place]];
    const turn = cornerTurn[move * 8 + place];
    cornerAt[next * 8 + place] = bit;
    if (turn === 0) continue;
    const was = (once & bit) !== 0 ? 1 : (twice & bit) !== 0 ? 2 : 0;
    const is = was + turn >= 3 ? was + turn - 3 : was + turn;
    once = is === 1 ? once | bit : once & ~bit;
    twice = is === 2 ? twice | bit : twice & ~bit;
  }
  walk.once[next] = once;
  walk.twice[next] = twice;
  let moved = 0;
  for (let place = 0; place < 12; place++) {
    const from = edgeFrom[move * 12 + place];
    const bit = edgeAt[level * 12 + from];
    edgeAt[next * 12 + place] = bit;
    if (from !== place) moved |= bit;
  }
  walk.flipped[next] = walk.flipped[level] ^ (moved & edgeFlip[move]);
  walk.level = next;
  walk.fresh = true;
}

const MOVES = MOVE_COUNT;

/** Whether the cube where the walk stands is solved. */
export function standsSolved(walk: Walk): boolean {
  const { level } = walk;
  if (walk.order[level] !== 0 || walk.twist[level] !== 0 || walk.flipped[level] !== 0) return false;
  for (let place = 0; place < 12; place++) if (walk.edgeAt[level * 12 + place] !== 1 << place) return false;
  return true;
}

/** The moves that led where the walk stands. */
export function movesOfWalk(walk: Walk): number[] {
  return [...walk.move.subarray(1, walk.level + 1)];
}
