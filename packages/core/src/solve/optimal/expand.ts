/**
 * The kernel: search to an exact length, pruned by the table's bounds for a cube and for its inverse. Nodes are expanded several
 * at a time, and all addresses in the large table are computed before the first is read, so that the reads, which take longer
 * than everything else, overlap.
 *
 * Children are x·m; their inverses are m⁻¹·x⁻¹. The cosets of these inverses are few: a half turn keeps the inverse's coset, and
 * the two quarter turns of a face lead to the same one. So six reads, besides what is known from the parent, settle eighteen
 * inverses, and they come first. They say more: a coset of inverses says nothing about the next, so some are far, and whatever is
 * one move away from a cube that is far is not much nearer itself.
 */
import { EDGE_SETS, MOVE_COUNT, TWISTS as TWIST_COUNT } from "../../search/index.ts";
import { EXHAUSTED, FOUND, PAUSED } from "../two-phase/outcome.ts";
import { nearDistance } from "./coset-table.ts";
import { edgeDistance } from "./edge-table.ts";
import { edgeState } from "./sym-edges.ts";
import type { OptimalTables } from "./tables.ts";
import {
  CAME,
  CHUNK,
  COSET,
  descend,
  EDGES,
  FLIPPED,
  INVERSE,
  isSolvedNode,
  NODE,
  NOT_ASKED,
  ONCE,
  ORDER,
  TETRAD,
  TWICE,
  TWIST,
  WAITING,
  type Walk,
} from "./walk.ts";

// V8 reloads imported bindings; a local const is inlined (measured in ADR 0160).
const MOVES = MOVE_COUNT;
const TWISTS = TWIST_COUNT;
const SETS = EDGE_SETS;
const WIDTH = WAITING;
const SIZE = NODE;
const MAX_EXPANDED = CHUNK;
const AT_ONCE = ONCE;
const AT_TWICE = TWICE;
const AT_FLIPPED = FLIPPED;
const AT_TETRAD = TETRAD;
const AT_ORDER = ORDER;
const AT_COSET = COSET;
const AT_TWIST = TWIST;
const AT_EDGES = EDGES;
const AT_INVERSE = INVERSE;
const AT_CAME = CAME;
const UNKNOWN = NOT_ASKED;
const EDGE_BITS = 0xfff;

/** Continues the search from where the walk is. After FOUND, call again for the next solution. */
export function walkOptimal(tables: OptimalTables, walk: Walk): number {
  const { count, next, depth } = walk;
  while (walk.nodesLeft > 0) {
    const { level } = walk;
    if (next[level] === count[level]) {
      count[level] = 0;
      next[level] = 0;
      if (level === 0) return EXHAUSTED;
      walk.level = level - 1;
    } else if (level === depth) {
      const at = next[level]++;
      if (!isSolvedNode(tables.faces, walk.nodes, (level * WIDTH + at) * SIZE)) continue;
      walk.found = at;
      return FOUND;
    } else {
      expandChunk(tables, walk);
      if (count[level + 1] > 0) walk.level = level + 1;
    }
  }
  return PAUSED;
}

/** Expands the next nodes of the walk's level: children that may be near enough wait at the next level. */
function expandChunk(tables: OptimalTables, walk: Walk): void {
  const { level, next, count } = walk;
  const from = next[level];
  const to = Math.min(from + MAX_EXPANDED, count[level]);
  const left = walk.depth - level - 1;
  if (left > tables.base + 1) {
    enterAll(tables, walk, from, to);
  } else {
    readInverses(tables, walk, askInverses(tables, walk, from, to));
    enterNear(tables, walk, left, from, askCubes(tables, walk, left, from, to));
  }
  next[level] = to;
}

/** Too far from the end for any bound to cut. */
function enterAll(tables: OptimalTables, walk: Walk, from: number, to: number): void {
  const { list, count } = tables.order;
  const { nodes, level } = walk;
  for (let at = from; at < to; at++) {
    const state = (nodes[(level * WIDTH + at) * SIZE + AT_CAME] >> 5) & 31;
    walk.nodesLeft -= count[state];
    for (let i = 0; i < count[state]; i++) descend(tables, walk, level, at, list[state * MOVES + i], UNKNOWN);
  }
}

/** Computes where to look for the inverses of the nodes and of their children. Returns how many reads that takes. */
function askInverses(tables: OptimalTables, walk: Walk, from: number, to: number): number {
  const { inverseKinds, rowWords, weight, parity } = tables;
  const { twistConjugate, classOf, product } = tables.symCorners;
  const { shift, setRank, from: sliceFrom, conjugate, low, high } = tables.edges;
  const { after, once: turnsOnce, twice: turnsTwice, flips: flipsOf, leaves } = tables.faces;
  const { nodes, level, place, lift, asker, bounds } = walk;
  let asked = 0;
  for (let at = from; at < to; at++) {
    const node = (level * WIDTH + at) * SIZE;
    const chunk = (at - from) * 7;
    const kinds = nodes[node + AT_ORDER] << 3;
    const once = nodes[node + AT_ONCE];
    const twice = nodes[node + AT_TWICE];
    const none = ~(once | twice);
    const tetrad = nodes[node + AT_TETRAD];
    const flipped = nodes[node + AT_FLIPPED];
    const first = EDGE_BITS & ~(nodes[node + 1] | nodes[node + 4]);
    const second = EDGE_BITS & ~(nodes[node] | nodes[node + 3]);
    for (let i = 0; i < 7; i++) bounds[chunk + i] = UNKNOWN;
    bounds[chunk] = nodes[node + AT_INVERSE];
    let wanted = after[(nodes[node + AT_CAME] >> 5) & 31];
    if (bounds[chunk] !== UNKNOWN) wanted &= ~1;
    for (let rest = wanted; rest !== 0; rest &= rest - 1) {
      const i = 31 - Math.clz32(rest & -rest);
      let inFirst = first;
      let inSecond = second;
      let flips = flipped;
      let plus = once;
      let minus = twice;
      if (i > 0) {
        const on = nodes[node + i - 1];
        const move = 3 * (i - 1);
        inFirst ^= on & leaves[i - 1];
        inSecond ^= on & leaves[i + 5];
        flips ^= on & flipsOf[move];
        const up = on & ((tetrad & turnsOnce[2 * move]) | (~tetrad & turnsOnce[2 * move + 1]));
        const down = on & ((tetrad & turnsTwice[2 * move]) | (~tetrad & turnsTwice[2 * move + 1]));
        const still = ~(up | down);
        plus = (once & still) | (none & up) | (twice & down);
        minus = (twice & still) | (once & up) | (none & down);
      }
      // The inverse turns each piece back: once becomes twice.
      const twist = weight[(minus >> 12) & 255] + 2 * weight[(plus >> 12) & 255];
      const kind = inverseKinds[kinds + i];
      const corners = classOf[(kind >> 4) * TWISTS + twistConjugate[(twist << 4) | (kind & 15)]];
      const sym = product[((corners & 63) << 4) | (kind & 15)] << 1;
      let packed =
        setRank[inFirst] | (setRank[inSecond] << 10) | (setRank[EDGE_BITS ^ inFirst ^ inSecond] << 20);
      if (shift > 0) {
        const one = parity[flips & inFirst];
        const two = parity[flips & inSecond];
        packed |= (one << 9) | (two << 19) | ((one ^ two) << 29);
      }
      const ownA = packed >> sliceFrom[sym];
      const ownB = packed >> sliceFrom[sym + 1];
      const a = conjugate[sym * SETS + (ownA & 511)];
      const b = conjugate[(sym + 1) * SETS + (ownB & 511)];
      let index = low[((a & 63) << 6) | (b & 63)] + high[(a & 0xfc0) | ((b >> 6) & 63)];
      if (shift > 0)
        index = (index << 2) | (((a >> 12) ^ (ownA >> 9)) & 1) | ((((b >> 12) ^ (ownB >> 9)) & 1) << 1);
      place[asked] = (corners >> 6) * rowWords + (index >> 4);
      lift[asked] = (index & 15) << 1;
      asker[asked++] = chunk + i;
    }
  }
  return asked;
}

/** Reads the bounds of the inverses. */
function readInverses({ words, near, base }: OptimalTables, walk: Walk, asked: number): void {
  const { place, lift, asker, bounds } = walk;
  for (let i = 0; i < asked; i++) {
    const value = (words[place[i]] >>> lift[i]) & 3;
    bounds[asker[i]] = value === 0 ? nearDistance(near, place[i], lift[i], base) : value + base - 1;
  }
}

/** Computes where to look for the children whose inverses may be near enough. Returns how many there are. */
function askCubes(tables: OptimalTables, walk: Walk, left: number, from: number, to: number): number {
  const { list, count } = tables.order;
  const { rowWords, cosetMoves, twistMoves } = tables;
  const { kindOf, twistConjugate, classOf, product } = tables.symCorners;
  const { shift, from: sliceFrom, moves, conjugate, low, high } = tables.edges;
  const { boundOf } = tables.faces;
  const { nodes, level, place, lift, asker, bounds } = walk;
  let asked = 0;
  for (let at = from; at < to; at++) {
    const node = (level * WIDTH + at) * SIZE;
    const state = (nodes[node + AT_CAME] >> 5) & 31;
    const width = count[state];
    const chunk = (at - from) * 7;
    const cosetRow = nodes[node + AT_COSET] * MOVES;
    const twistRow = nodes[node + AT_TWIST] * MOVES;
    const packed = nodes[node + AT_EDGES];
    walk.nodesLeft -= width;
    if (isFar(bounds, chunk, left)) continue;
    for (let i = 0; i < width; i++) {
      const m = list[state * MOVES + i];
      // What a half turn of a face leads to is one move away from what a quarter turn of it leads to.
      if (bounds[chunk + boundOf[m]] > left || bounds[chunk + 1 + ((m / 3) | 0)] > left + 1) continue;
      const kind = kindOf[cosetMoves[cosetRow + m]];
      const twist = twistConjugate[(twistMoves[twistRow + m] << 4) | (kind & 15)];
      const corners = classOf[(kind >> 4) * TWISTS + twist];
      const sym = product[((corners & 63) << 4) | (kind & 15)] << 1;
      const ownA = packed >> sliceFrom[sym];
      const ownB = packed >> sliceFrom[sym + 1];
      const afterA = moves[m * SETS + (ownA & 511)];
      const afterB = moves[m * SETS + (ownB & 511)];
      const a = conjugate[sym * SETS + (afterA & 511)];
      const b = conjugate[(sym + 1) * SETS + (afterB & 511)];
      let index = low[((a & 63) << 6) | (b & 63)] + high[(a & 0xfc0) | ((b >> 6) & 63)];
      if (shift > 0)
        index =
          (index << 2) |
          (((a >> 12) ^ ((ownA ^ afterA) >> 9)) & 1) |
          ((((b >> 12) ^ ((ownB ^ afterB) >> 9)) & 1) << 1);
      place[asked] = (corners >> 6) * rowWords + (index >> 4);
      lift[asked] = (index & 15) << 1;
      asker[asked++] = (at << 5) | m;
    }
  }
  return asked;
}

/** Whether a neighbor (or the node itself) is so far that the node, one move nearer at best, is more than `left` + 1 moves from solved. */
function isFar(bounds: Int8Array, chunk: number, left: number): boolean {
  for (let i = 0; i < 7; i++) if (bounds[chunk + i] > left + 2) return true;
  return false;
}

/** Keeps the children that may be at most `left` moves from solved. */
function enterNear(tables: OptimalTables, walk: Walk, left: number, from: number, asked: number): void {
  const { words, near, base } = tables;
  const { boundOf } = tables.faces;
  const { place, lift, asker, bounds, level, count } = walk;
  for (let i = 0; i < asked; i++) {
    const value = (words[place[i]] >>> lift[i]) & 3;
    place[i] = value === 0 ? nearDistance(near, place[i], lift[i], base) : value + base - 1;
  }
  for (let i = 0; i < asked; i++) {
    if (place[i] > left) continue;
    const at = asker[i] >> 5;
    const move = asker[i] & 31;
    descend(tables, walk, level, at, move, bounds[(at - from) * 7 + boundOf[move]]);
    // Few are that near, and where edges are flipped in place nearly all of them are not.
    if (place[i] < base && edgesAfter(tables, walk) > left) count[level + 1]--;
  }
}

/** How far the edges are, by the inverse, of the node that was entered last at the level below. */
function edgesAfter({ edges: { low, high }, symEdges, edgeDistances }: OptimalTables, walk: Walk): number {
  const { nodes, level, count } = walk;
  const node = ((level + 1) * WIDTH + count[level + 1] - 1) * SIZE;
  const first = EDGE_BITS & ~(nodes[node + 1] | nodes[node + 4]);
  const second = EDGE_BITS & ~(nodes[node] | nodes[node + 3]);
  const arrangement = low[((first & 63) << 6) | (second & 63)] + high[(first & 0xfc0) | (second >> 6)];
  return edgeDistance(edgeDistances, edgeState(symEdges, arrangement, nodes[node + AT_FLIPPED]));
}
