/** The hot loop of phase 2, made like that of phase 1. */

import { MOVE_COUNT } from "../face-move.ts";
import { HASH_FACTOR } from "../frontier-table.ts";
import { EXHAUSTED, FOUND, PAUSED } from "./outcome.ts";
import { ORDERS_OF_FOUR } from "./phase-one.ts";
import { ARRANGEMENTS, HALVES, SOLVED_LOWER } from "./phase-two.ts";
import { EDGE_PAIRS } from "./phase-two-space.ts";
import type { TwoPhaseTables } from "./tables.ts";
import type { Walk } from "./walk.ts";

/** Sixteen-bit numbers that make a node of phase 2. */
const FIVE = 5;

/** The shortest solution within G1 of innerDepth … innerLimit moves, by iterative deepening. */
export function walkPhaseTwo(tables: TwoPhaseTables, walk: Walk): number {
  const { two, classes, inside, sliceDistance, setDistance, innerMove: successors } = tables;
  const { fourCorners, fourEdges } = tables.one;
  const { sliceOrder: orderMoves, edgeSet: setMoves, moves: names } = two;
  const cornerClass = classes.corners.classOf;
  const { sliceShown, edgeSetShown, fourShown, swaps } = classes;
  const { words, depth: insideDepth } = inside;
  const { list, count } = successors;
  const { five, innerMove: path, innerChildren: children, hashes } = walk;
  const width = names.length;
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
    const row = path[level] * width;
    const upperCornerRow = five[level * FIVE] * MOVE_COUNT;
    const lowerCornerRow = five[level * FIVE + 1] * MOVE_COUNT;
    const upperEdgeRow = five[level * FIVE + 2] * MOVE_COUNT;
    const lowerEdgeRow = five[level * FIVE + 3] * MOVE_COUNT;
    const orderRow = five[level * FIVE + 4] * width;
    const setRow = ((five[level * FIVE + 2] / ORDERS_OF_FOUR) | 0) * width;
    if (fresh) {
      fresh = false;
      const moveCount = count[path[level]];
      const left = depth - level - 1;
      let mask = 0;
      fuel -= moveCount;
      if (left === 0)
        for (let i = 0; i < moveCount; i++) {
          const inner = list[row + i];
          const move = names[inner];
          const apart =
            fourCorners[upperCornerRow + move] |
            (fourCorners[lowerCornerRow + move] ^ SOLVED_LOWER) |
            fourEdges[upperEdgeRow + move] |
            (fourEdges[lowerEdgeRow + move] ^ SOLVED_LOWER) |
            orderMoves[orderRow + inner];
          mask |= ((apart - 1) >>> 31) << i;
        }
      else
        for (let i = 0; i < moveCount; i++) {
          const inner = list[row + i];
          const move = names[inner];
          const corner =
            cornerClass[
              fourCorners[upperCornerRow + move] * ORDERS_OF_FOUR +
                (fourCorners[lowerCornerRow + move] % ORDERS_OF_FOUR)
            ];
          const s = corner & 15;
          const kind = corner >> 4;
          const slices =
            sliceDistance[kind * ORDERS_OF_FOUR + sliceShown[(orderMoves[orderRow + inner] << 4) | s]];
          const sets = setDistance[kind * HALVES + edgeSetShown[(setMoves[setRow + inner] << 4) | s]];
          mask |= (((slices - left - 1) & (sets - left - 1)) >>> 31) << i;
        }
      if (left <= insideDepth && left > 0) {
        const base = inside.offset[left];
        const shift = inside.shift[left];
        let survivors = 0;
        for (let rest = mask; rest !== 0; rest &= rest - 1) {
          const inner = list[row + 31 - Math.clz32(rest & -rest)];
          const move = names[inner];
          const corner =
            cornerClass[
              fourCorners[upperCornerRow + move] * ORDERS_OF_FOUR +
                (fourCorners[lowerCornerRow + move] % ORDERS_OF_FOUR)
            ];
          const upperEdges = fourEdges[upperEdgeRow + move];
          const lowerEdges = fourEdges[lowerEdgeRow + move];
          const s = corner & 15;
          // edgesShown and the hash of frontierBound, written out.
          const swap = swaps[s];
          const first = upperEdges ^ ((upperEdges ^ lowerEdges) & -swap);
          const other = upperEdges ^ lowerEdges ^ first;
          const edges =
            fourShown[((first + ARRANGEMENTS * swap) << 4) | s] * ORDERS_OF_FOUR +
            (fourShown[((other + ARRANGEMENTS * (1 - swap)) << 4) | s] % ORDERS_OF_FOUR);
          const head = (corner >> 4) * ORDERS_OF_FOUR + sliceShown[(orderMoves[orderRow + inner] << 4) | s];
          hashes[survivors++] = Math.imul(head * EDGE_PAIRS + (edges >> 1), HASH_FACTOR);
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
      const inner = list[row + 31 - Math.clz32(mask & -mask)];
      const move = names[inner];
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
      five[level * FIVE + 4] = orderMoves[orderRow + inner];
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
