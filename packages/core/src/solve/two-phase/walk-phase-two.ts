/** The hot loop of phase 2, made like that of phase 1. */

import { MOVE_COUNT } from "../face-move.ts";
import { HASH_FACTOR } from "../frontier-table.ts";
import { EXHAUSTED, FOUND, PAUSED } from "./outcome.ts";
import { ORDERS_OF_FOUR } from "./phase-one.ts";
import { ARRANGEMENTS, HALVES, ORDERS_OF_EIGHT, SOLVED_LOWER } from "./phase-two.ts";
import type { TwoPhaseTables } from "./tables.ts";
import type { Walk } from "./walk.ts";

// An imported constant is read and checked every time; one of the module's own is part of the code.
const MOVES = MOVE_COUNT;
const FACTOR = HASH_FACTOR;
const FOUR = ORDERS_OF_FOUR;
const EIGHT = ORDERS_OF_EIGHT;
const ARRANGED = ARRANGEMENTS;
const SETS = HALVES;
const LOWER = SOLVED_LOWER;
/** Sixteen-bit numbers that make a node of phase 2. */
const FIVE = 5;

/**
 * The shortest solution within G1 of innerDepth … innerLimit moves, by iterative deepening. One function, with all tables in
 * its locals: split into the walk and three questions about a node's children it took 1.3 times as long a cube.
 */
export function walkPhaseTwo(tables: TwoPhaseTables, walk: Walk): number {
  const {
    sliceOrder: orderMoves,
    edgeSet: setMoves,
    classes,
    inside,
    sliceDistance,
    setDistance,
    innerMove: successors,
  } = tables;
  const { fourCorners, fourEdges } = tables.one;
  const cornerClass = classes.corners.classOf;
  const { sliceShown, edgeSetShown, fourShown, swaps } = classes;
  const { words, depth: insideDepth } = inside;
  const { list, count } = successors;
  const { five, innerMove: path, innerChildren: children, hashes } = walk;
  const limit = walk.innerLimit;
  let level = walk.innerLevel;
  let depth = walk.innerDepth;
  let fresh = walk.innerFresh;
  let fuel = walk.fuel;
  if (depth === 0) {
    walk.inner = false;
    return FOUND;
  }
  while (fuel > 0) {
    const row = path[level] * MOVES;
    const upperCornerRow = five[level * FIVE] * MOVES;
    const lowerCornerRow = five[level * FIVE + 1] * MOVES;
    const upperEdgeRow = five[level * FIVE + 2] * MOVES;
    const lowerEdgeRow = five[level * FIVE + 3] * MOVES;
    const orderRow = five[level * FIVE + 4] * MOVES;
    const setRow = ((five[level * FIVE + 2] / FOUR) | 0) * MOVES;
    if (fresh) {
      fresh = false;
      const moveCount = count[path[level]];
      const left = depth - level - 1;
      let mask = 0;
      fuel -= moveCount;
      if (left === 0)
        for (let i = 0; i < moveCount; i++) {
          const move = list[row + i];
          const apart =
            fourCorners[upperCornerRow + move] |
            (fourCorners[lowerCornerRow + move] ^ LOWER) |
            fourEdges[upperEdgeRow + move] |
            (fourEdges[lowerEdgeRow + move] ^ LOWER) |
            orderMoves[orderRow + move];
          mask |= ((apart - 1) >>> 31) << i;
        }
      else
        for (let i = 0; i < moveCount; i++) {
          const move = list[row + i];
          const corner =
            cornerClass[
              fourCorners[upperCornerRow + move] * FOUR + (fourCorners[lowerCornerRow + move] % FOUR)
            ];
          const s = corner & 15;
          const kind = corner >> 4;
          const slices = sliceDistance[kind * FOUR + sliceShown[(orderMoves[orderRow + move] << 4) | s]];
          const sets = setDistance[kind * SETS + edgeSetShown[(setMoves[setRow + move] << 4) | s]];
          mask |= (((slices - left - 1) & (sets - left - 1)) >>> 31) << i;
        }
      if (left <= insideDepth && left > 0) {
        const base = inside.offset[left];
        const shift = inside.shift[left];
        let survivors = 0;
        for (let rest = mask; rest !== 0; rest &= rest - 1) {
          const move = list[row + 31 - Math.clz32(rest & -rest)];
          const corner =
            cornerClass[
              fourCorners[upperCornerRow + move] * FOUR + (fourCorners[lowerCornerRow + move] % FOUR)
            ];
          const upperEdges = fourEdges[upperEdgeRow + move];
          const lowerEdges = fourEdges[lowerEdgeRow + move];
          const s = corner & 15;
          // edgesShown, insideIndex and the hash of frontierBound, written out.
          const swap = swaps[s];
          const first = upperEdges ^ ((upperEdges ^ lowerEdges) & -swap);
          const other = upperEdges ^ lowerEdges ^ first;
          const edges =
            fourShown[((first + ARRANGED * swap) << 4) | s] * FOUR +
            (fourShown[((other + ARRANGED * (1 - swap)) << 4) | s] % FOUR);
          const head = (corner >> 4) * FOUR + sliceShown[(orderMoves[orderRow + move] << 4) | s];
          hashes[survivors++] = Math.imul(Math.imul(head, EIGHT) + edges, FACTOR);
        }
        let rest = mask;
        for (let i = 0; i < survivors; i++) {
          const hash = hashes[i];
          const lowest = rest & -rest;
          rest ^= lowest;
          const pattern = (1 << (hash >>> 8)) | (1 << (hash >>> 3));
          const missing = ~words[base + (hash >>> shift)] & pattern;
          mask ^= lowest & ((missing | -missing) >> 31);
        }
      }
      children[level] = mask;
    }
    const mask = children[level];
    if (mask !== 0) {
      children[level] = mask & (mask - 1);
      const move = list[row + 31 - Math.clz32(mask & -mask)];
      level++;
      path[level] = move;
      if (level === depth) {
        walk.inner = false;
        walk.innerDepth = depth;
        walk.fuel = fuel;
        return FOUND;
      }
      five[level * FIVE] = fourCorners[upperCornerRow + move];
      five[level * FIVE + 1] = fourCorners[lowerCornerRow + move];
      five[level * FIVE + 2] = fourEdges[upperEdgeRow + move];
      five[level * FIVE + 3] = fourEdges[lowerEdgeRow + move];
      five[level * FIVE + 4] = orderMoves[orderRow + move];
      fresh = true;
    } else if (level > 0) level--;
    else if (depth < limit) {
      depth++;
      fresh = true;
    } else {
      walk.inner = false;
      walk.fuel = fuel;
      return EXHAUSTED;
    }
  }
  walk.innerLevel = level;
  walk.innerDepth = depth;
  walk.innerFresh = fresh;
  walk.fuel = fuel;
  return PAUSED;
}
