/**
 * The kernel: depth-first search to an exact length, pruned by what the table says of a cube and of its inverse. A node is
 * expanded as a whole, so that the readings of the large table, which are most of the time, do not wait for each other.
 *
 * Children are x·m; their inverses are m⁻¹·x⁻¹. The cosets of these inverses are few: a half turn leaves the inverse's coset
 * as it is, and the two quarter turns of a face lead to the same one. So six readings, besides what is known of the
 * parent's, settle eighteen inverses, and they are asked first.
 */

import { SYMMETRY_COUNT } from "../../geometry/index.ts";
import { MOVE_COUNT } from "../face-move.ts";
import { EXHAUSTED, FOUND, PAUSED } from "../two-phase/outcome.ts";
import { TWISTS } from "./corner-classes.ts";
import { SLICE_SETS } from "./edge-slices.ts";
import type { OptimalTables } from "./tables.ts";
import { descend, standsSolved, type Walk } from "./walk.ts";

// An imported constant is read and checked every time; one of the module's own is part of the code.
const MOVES = MOVE_COUNT;
const TWIST = TWISTS;
const SYMMETRIES = SYMMETRY_COUNT;
const SETS = SLICE_SETS;
/** The corners alone are asked when so few moves are left: of random states 31 % pass. */
const CORNERS_FROM = 8;

/** Searches on from where the walk stands. After FOUND, call again for the next solution. */
export function walkOptimal(tables: OptimalTables, walk: Walk): number {
  const { list, count } = tables.order;
  const { children, move, inverses, depth, floor } = walk;
  while (walk.fuel > 0) {
    const level = walk.level;
    if (walk.fresh) {
      walk.fresh = false;
      if (level === depth) {
        children[level] = 0;
        if (standsSolved(walk)) return FOUND;
      } else {
        const left = depth - level - 1;
        walk.fuel -= count[move[level]];
        children[level] =
          left > tables.base + 1 ? allChildren(walk, count[move[level]]) : expandNode(tables, walk, left);
      }
    }
    const mask = children[level];
    if (mask === 0) {
      if (level === floor) return EXHAUSTED;
      walk.level = level - 1;
      continue;
    }
    children[level] = mask & (mask - 1);
    const i = 31 - Math.clz32(mask & -mask);
    descend(tables, walk, list[move[level] * MOVES + i], inverses[level * MOVES + i]);
  }
  return PAUSED;
}

/** Too far from the end for any bound to cut. */
function allChildren({ inverses, level }: Walk, width: number): number {
  for (let i = 0; i < width; i++) inverses[level * MOVES + i] = -1;
  return (1 << width) - 1;
}

/** Which children may be at most `left` moves from solved, as bits. */
function expandNode(tables: OptimalTables, walk: Walk, left: number): number {
  const { list, count } = tables.order;
  const previous = walk.move[walk.level];
  const row = previous * MOVES;
  const width = count[previous];
  let mask = left <= CORNERS_FROM ? nearCorners(tables, walk, left, row, width) : (1 << width) - 1;
  if (mask === 0) return 0;
  mask = nearInverses(tables, walk, left, row, mask);
  if (mask === 0) return 0;
  const { level, place, lift } = walk;
  const {
    words,
    rowWords,
    base,
    cosetMoves,
    twistMoves,
    edgeMoves,
    edgeShown,
    classOf,
    edgeShift,
    paritiesShown,
  } = tables;
  const below = (1 << edgeShift) - 1;
  const cosetRow = walk.coset[level] * MOVES;
  const twistRow = walk.twist[level] * MOVES;
  const edgeRow = (walk.edges[level] >> edgeShift) * MOVES;
  const parities = walk.edges[level] & below;
  let asked = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const m = list[row + 31 - Math.clz32(rest & -rest)];
    const packed = classOf[cosetMoves[cosetRow + m] * TWIST + twistMoves[twistRow + m]];
    const s = packed & 63;
    const edges = edgeMoves[edgeRow + m] ^ parities;
    const seen = edgeShown[(edges >> edgeShift) * SYMMETRIES + s] ^ paritiesShown[(s << 2) | (edges & below)];
    place[asked] = (packed >> 6) * rowWords + (seen >> 4);
    lift[asked++] = (seen & 15) << 1;
  }
  // A value v > 0 means at least base + v − 1.
  const most = left - base + 1;
  let kept = mask;
  asked = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const value = (words[place[asked]] >>> lift[asked]) & 3;
    asked++;
    if (value > 0 && value > most) kept ^= rest & -rest;
  }
  return kept;
}

/** Drops the children whose corners alone need more than `left` moves. */
function nearCorners(tables: OptimalTables, walk: Walk, left: number, row: number, width: number): number {
  const { list } = tables.order;
  const { orderMoves, twistMoves, cornerClassOf, twistShown, cornerDistances } = tables;
  const orderRow = walk.order[walk.level] * MOVES;
  const twistRow = walk.twist[walk.level] * MOVES;
  let mask = 0;
  for (let i = 0; i < width; i++) {
    const m = list[row + i];
    const packed = cornerClassOf[orderMoves[orderRow + m]];
    const distance =
      cornerDistances[(packed >> 4) * TWIST + twistShown[(twistMoves[twistRow + m] << 4) | (packed & 15)]];
    mask |= ((distance - left - 1) >>> 31) << i;
  }
  return mask;
}

/** Drops the children whose inverses need more than `left` moves, and notes what the others' inverses need. */
function nearInverses(tables: OptimalTables, walk: Walk, left: number, row: number, mask: number): number {
  const { list } = tables.order;
  const { words, base } = tables;
  const { place, lift, level, inverses } = walk;
  let faces = 0;
  let half = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const m = list[row + 31 - Math.clz32(rest & -rest)];
    const face = (m / 3) | 0;
    if (m - 3 * face === 1) half = 1;
    else faces |= 2 << face;
  }
  if (walk.inverse[level] === -1 && half === 1) faces |= 1;
  if (faces !== 0) placeInverses(tables, walk, faces);
  for (let rest = faces; rest !== 0; rest &= rest - 1) {
    const i = 31 - Math.clz32(rest & -rest);
    const value = (words[place[i]] >>> lift[i]) & 3;
    // Bounds of the six quarter turns and of the node itself.
    lift[i] = value === 0 ? 0 : value + base - 1;
  }
  if ((faces & 1) === 1) walk.inverse[level] = lift[0];
  const own = walk.inverse[level];
  let kept = mask;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const i = 31 - Math.clz32(rest & -rest);
    const m = list[row + i];
    const face = (m / 3) | 0;
    const bound = m - 3 * face === 1 ? own : lift[1 + face];
    inverses[level * MOVES + i] = bound;
    if (bound > left) kept ^= rest & -rest;
  }
  return kept;
}

/** Where to look for the inverse of the node (bit 0 of `wanted`) and of the node after a quarter turn of face f (bit f + 1). */
function placeInverses(tables: OptimalTables, walk: Walk, wanted: number): void {
  const {
    inverseCosets,
    classOf,
    setRank,
    arrangementOf,
    edgeShown,
    edgeShift,
    paritiesShown,
    edgeFlip,
    rowWords,
  } = tables;
  const { weight, parity } = tables;
  const { edges, edgesOfSlice, turnedOnce, turnedTwice, twists, leaves } = tables.faces;
  const { edgeAt, cornerAt, level, place, lift } = walk;
  const cosets = walk.order[level] << 3;
  const once = walk.once[level];
  const twice = walk.twice[level];
  const flipped = walk.flipped[level];
  const e = level * 12;
  const c = level * 8;
  const first =
    edgeAt[e + edgesOfSlice[0]] |
    edgeAt[e + edgesOfSlice[1]] |
    edgeAt[e + edgesOfSlice[2]] |
    edgeAt[e + edgesOfSlice[3]];
  const second =
    edgeAt[e + edgesOfSlice[4]] |
    edgeAt[e + edgesOfSlice[5]] |
    edgeAt[e + edgesOfSlice[6]] |
    edgeAt[e + edgesOfSlice[7]];
  for (let rest = wanted; rest !== 0; rest &= rest - 1) {
    const i = 31 - Math.clz32(rest & -rest);
    let inFirst = first;
    let inSecond = second;
    let flips = flipped;
    let plus = once;
    let minus = twice;
    if (i > 0) {
      const f = i - 1;
      const on =
        edgeAt[e + edges[4 * f]] |
        edgeAt[e + edges[4 * f + 1]] |
        edgeAt[e + edges[4 * f + 2]] |
        edgeAt[e + edges[4 * f + 3]];
      inFirst ^= on & leaves[f];
      inSecond ^= on & leaves[6 + f];
      flips ^= on & edgeFlip[3 * f];
      if (twists[f] === 1) {
        const up = cornerAt[c + turnedOnce[2 * f]] | cornerAt[c + turnedOnce[2 * f + 1]];
        const down = cornerAt[c + turnedTwice[2 * f]] | cornerAt[c + turnedTwice[2 * f + 1]];
        const none = ~(once | twice);
        plus = (once & ~(up | down)) | (none & up) | (twice & down);
        minus = (twice & ~(up | down)) | (once & up) | (none & down);
      }
    }
    // The inverse turns each piece back: once is twice.
    const twist = weight[minus] + 2 * weight[plus];
    const packed = classOf[inverseCosets[cosets + i] * TWIST + twist];
    const s = packed & 63;
    let seen = edgeShown[arrangementOf[setRank[inFirst] * SETS + setRank[inSecond]] * SYMMETRIES + s];
    if (edgeShift > 0)
      seen ^= paritiesShown[(s << 2) | parity[flips & inFirst] | (parity[flips & inSecond] << 1)];
    place[i] = (packed >> 6) * rowWords + (seen >> 4);
    lift[i] = (seen & 15) << 1;
  }
}
