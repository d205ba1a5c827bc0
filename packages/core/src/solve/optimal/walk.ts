/**
 * The state of a search of one length that can pause anywhere. Level 0 is the root, level k is after k moves. Nodes wait in a list
 * per level, and the next ones to be expanded always come from the deepest list that has any: depth first, but several nodes at a
 * time, so that their reads of the large table do not wait for each other.
 *
 * A node carries the coordinates of the cube, for the bound of the cube itself, and which pieces are on which face, for the bound of
 * the inverse. Pieces are bits: edge e is bit e, corner c is bit 12 + c. The six sets of pieces on a face say where every piece is,
 * and a turn passes on a quarter of each of four sets; no table is needed.
 */

import { rankPermutation } from "../../perm/index.ts";
import { EDGE_SETS, type Metric, MOVE_COUNT, NO_MOVE } from "../../search/index.ts";
import { type CubeState, cubiesOf } from "../../state/index.ts";
import { packTriple, RANK_BITS, slicesOfPlaces, tripleOf } from "./edge-slices.ts";
import type { OptimalTables } from "./tables.ts";

/** No shortest solution is longer: God's number is 20, in quarter turns 26. */
export const MAX_LENGTH: Readonly<Record<Metric, number>> = { HTM: 20, QTM: 26 };
const LEVELS = 28;
/** Nodes expanded together. Measured: 4 is a third slower, 32 no faster. */
export const CHUNK = 16;
/** Nodes that may wait at a level: all children of a chunk (or of the root, 18). */
export const WAITING = 256;
/** Integers of a node; a line of the processor's cache. */
export const NODE = 16;
/** The fields of a node. The first six are the pieces on each face. */
export const ONCE = 6;
export const TWICE = 7;
export const FLIPPED = 8;
/** The corners that are in the tetrad of place 0. */
export const TETRAD = 9;
export const ORDER = 10;
export const COSET = 11;
export const TWIST = 12;
/** A packed triple of slices. */
export const EDGES = 13;
/** A lower bound for the inverse, from the table, or NOT_ASKED. */
export const INVERSE = 14;
/** The move that led here, the state so far, and the parent's place in its level: move + 32 · state + 1024 · place. */
export const CAME = 15;
/** Stands for the bound of an inverse that was not looked up. */
export const NOT_ASKED = -1;

export interface Walk {
  /** Moves that may still be tried before a pause. */
  nodesLeft: number;
  /** The exact length sought, and the deepest level where nodes wait. */
  depth: number;
  level: number;
  /** Where the last solution is. */
  found: number;
  /** nodes[(level · WAITING + i) · NODE + field]; those from next[level] to count[level] − 1 wait. */
  readonly nodes: Int32Array;
  readonly count: Int32Array;
  readonly next: Int32Array;
  /** Of a chunk: bounds[node · 7] of its inverse, bounds[node · 7 + 1 + face] of that after a quarter turn of a face. */
  readonly bounds: Int8Array;
  /** Where to look: words of the table and shifts; and for which node. */
  readonly place: Int32Array;
  readonly lift: Uint8Array;
  readonly asker: Int32Array;
}

export function makeWalk(): Walk {
  return {
    nodesLeft: 0,
    depth: 0,
    level: 0,
    found: 0,
    nodes: new Int32Array(LEVELS * WAITING * NODE),
    count: new Int32Array(LEVELS),
    next: new Int32Array(LEVELS),
    bounds: new Int8Array(CHUNK * 7),
    place: new Int32Array(CHUNK * MOVE_COUNT),
    lift: new Uint8Array(CHUNK * MOVE_COUNT),
    asker: new Int32Array(CHUNK * MOVE_COUNT),
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
  walk.count.fill(0);
  walk.next.fill(0);
  walk.count[0] = 1;
  for (const move of prefix) {
    walk.next[walk.level] = 1;
    descend(tables, walk, walk.level, 0, move, NOT_ASKED);
    walk.level++;
  }
}

/** A cube as the coordinates that moves have tables for. */
export interface Coordinates {
  readonly order: number;
  readonly coset: number;
  readonly twist: number;
  /** A packed triple. */
  readonly slices: number;
}

export function coordinatesOf({ edges, cosetOf }: OptimalTables, state: CubeState): Coordinates {
  const { cp, co, ep, eo } = cubiesOf(state);
  const slice = slicesOfPlaces();
  const flips = (own: number) => ep.reduce((sum, edge, at) => sum ^ (slice[edge] === own ? eo[at] : 0), 0);
  const order = rankPermutation(cp);
  return {
    order,
    coset: cosetOf[order],
    twist: co.slice(0, 7).reduce((sum, twist) => sum * 3 + twist, 0),
    slices: tripleOf(edges, ep) | packTriple([0, 1, 2].map((own) => flips(own) << RANK_BITS)),
  };
}

function enterRoot(tables: OptimalTables, { nodes }: Walk, state: CubeState): void {
  const { faces } = tables;
  const { cp, co, ep, eo } = cubiesOf(state);
  const pieces = (isIn: (bit: number) => boolean) =>
    ep.reduce((mask, edge, at) => mask | (isIn(at) ? 1 << edge : 0), 0) |
    cp.reduce((mask, corner, at) => mask | (isIn(12 + at) ? 1 << (12 + corner) : 0), 0);
  for (let face = 0; face < 6; face++) nodes[face] = pieces((bit) => ((faces.home[face] >> bit) & 1) === 1);
  nodes[ONCE] = pieces((bit) => bit >= 12 && co[bit - 12] === 1);
  nodes[TWICE] = pieces((bit) => bit >= 12 && co[bit - 12] === 2);
  nodes[FLIPPED] = pieces((bit) => bit < 12 && eo[bit] === 1);
  nodes[TETRAD] = pieces((bit) => ((faces.tetrad >> bit) & 1) === 1);
  const { order, coset, twist, slices } = coordinatesOf(tables, state);
  nodes[ORDER] = order;
  nodes[COSET] = coset;
  nodes[TWIST] = twist;
  nodes[EDGES] = slices;
  nodes[INVERSE] = NOT_ASKED;
  nodes[CAME] = NO_MOVE | (NO_MOVE << 5);
}

// V8 reloads imported bindings; a local const is inlined (measured in ADR 0160).
const MOVES = MOVE_COUNT;
const SETS = EDGE_SETS;

/** Makes a move at a node of a level: the child waits at the next level. */
export function descend(
  tables: OptimalTables,
  walk: Walk,
  level: number,
  from: number,
  move: number,
  inverse: number,
): void {
  const { cosetMoves, twistMoves, orderMoves } = tables;
  const { moves } = tables.edges;
  const { ring, once: turnsOnce, twice: turnsTwice, flips } = tables.faces;
  const { nodes, count } = walk;
  const node = (level * WAITING + from) * NODE;
  const child = ((level + 1) * WAITING + count[level + 1]++) * NODE;
  const face = (move / 3) | 0;
  const amount = move - 3 * face + 1;
  const on = nodes[node + face];
  const opposite = face < 3 ? face + 3 : face - 3;
  nodes[child + face] = on;
  nodes[child + opposite] = nodes[node + opposite];
  const around = face << 2;
  for (let i = 0; i < 4; i++) {
    const to = ring[around + ((i + amount) & 3)];
    nodes[child + to] = (nodes[node + to] & ~on) | (on & nodes[node + ring[around + i]]);
  }
  const tetrad = nodes[node + TETRAD];
  const once = nodes[node + ONCE];
  const twice = nodes[node + TWICE];
  // Masks are 0 or −1: the corners in the tetrad of place 0, then the others, are turned once, or twice.
  const plus = on & ((tetrad & turnsOnce[2 * move]) | (~tetrad & turnsOnce[2 * move + 1])) & CORNERS;
  const minus = on & ((tetrad & turnsTwice[2 * move]) | (~tetrad & turnsTwice[2 * move + 1])) & CORNERS;
  const none = ~(once | twice);
  const still = ~(plus | minus);
  nodes[child + ONCE] = (once & still) | (none & plus) | (twice & minus);
  nodes[child + TWICE] = (twice & still) | (once & plus) | (none & minus);
  nodes[child + FLIPPED] = nodes[node + FLIPPED] ^ (on & flips[move]);
  nodes[child + TETRAD] = amount === 2 ? tetrad : tetrad ^ (on & CORNERS);
  nodes[child + ORDER] = orderMoves[nodes[node + ORDER] * MOVES + move];
  nodes[child + COSET] = cosetMoves[nodes[node + COSET] * MOVES + move];
  nodes[child + TWIST] = twistMoves[nodes[node + TWIST] * MOVES + move];
  const packed = nodes[node + EDGES];
  const row = move * SETS;
  nodes[child + EDGES] =
    (moves[row + (packed & 511)] |
      (moves[row + ((packed >> 10) & 511)] << 10) |
      (moves[row + ((packed >> 20) & 511)] << 20)) ^
    (packed & FLIPS);
  nodes[child + INVERSE] = inverse;
  const state = (nodes[node + CAME] >> 5) & 31;
  nodes[child + CAME] = move | (tables.order.next[state * MOVES + move] << 5) | (from << 10);
}

const CORNERS = 0xff000;
/** The parities in a packed triple. */
const FLIPS = (1 << 9) | (1 << 19) | (1 << 29);

/** Whether a node at the end of the search is the solved cube. */
export function isSolvedNode({ home }: OptimalTables["faces"], nodes: Int32Array, node: number): boolean {
  if ((nodes[node + ONCE] | nodes[node + TWICE] | nodes[node + FLIPPED]) !== 0) return false;
  for (let face = 0; face < 6; face++) if (nodes[node + face] !== home[face]) return false;
  return true;
}

/** The moves that led to the solution that was found last. */
export function movesOfWalk({ nodes, depth, found }: Walk): number[] {
  const moves: number[] = [];
  for (let level = depth, at = found; level > 0; level--) {
    const came = nodes[(level * WAITING + at) * NODE + CAME];
    moves.unshift(came & 31);
    at = came >> 10;
  }
  return moves;
}
