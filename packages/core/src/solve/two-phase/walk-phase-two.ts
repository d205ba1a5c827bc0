/** The hot loop of phase 2, made like that of phase 1. */

import {
  HASH_FACTOR,
  MOVE_COUNT,
  ORDERS_OF_EIGHT,
  ORDERS_OF_FOUR,
  SETS_OF_EIGHT,
} from "../../search/index.ts";
import { AT_LAST, EXHAUSTED, FOUND, PAUSED } from "./outcome.ts";
import { ARRANGEMENTS, SOLVED_LOWER } from "./phase-two.ts";
import type { TwoPhaseTables } from "./tables.ts";
import type { Walk } from "./walk.ts";

// V8 reloads imported bindings; a local const is inlined (measured in ADR 0160).
const MOVES = MOVE_COUNT;
const FACTOR = HASH_FACTOR;
const FOUR = ORDERS_OF_FOUR;
const EIGHT = ORDERS_OF_EIGHT;
const ARRANGED = ARRANGEMENTS;
const SETS = SETS_OF_EIGHT;
const LOWER = SOLVED_LOWER;
/** Sixteen-bit numbers that make a node of phase 2. */
const FIVE = 5;

/** The shortest solution within G1 of phaseTwoDepth … phaseTwoLimit moves, by iterative deepening. */
export function walkPhaseTwo(tables: TwoPhaseTables, walk: Walk): number {
  for (;;) {
    const outcome = walk.phaseTwoDepth === 0 ? FOUND : descend(tables, walk);
    if (outcome === PAUSED) return outcome;
    if (outcome === AT_LAST) expandLast(tables, walk);
    else if (outcome === EXHAUSTED && walk.phaseTwoDepth + walk.stride <= walk.phaseTwoLimit) {
      walk.phaseTwoDepth += walk.stride;
      walk.phaseTwoFresh = true;
    } else {
      walk.inPhaseTwo = false;
      return outcome;
    }
  }
}

/** As in phase 1: to the next place where something else is to be done. */
function descend(tables: TwoPhaseTables, walk: Walk): number {
  const { sliceOrder: orderMoves } = tables;
  const { fourCorners, fourEdges } = tables.two;
  const { list } = tables.phaseTwoMove;
  const { five, phaseTwoMove: path, phaseTwoChildren: children, phaseTwoDepth: depth } = walk;
  while (walk.nodesLeft > 0) {
    const level = walk.phaseTwoLevel;
    if (walk.phaseTwoFresh) {
      if (level + 1 === depth) return AT_LAST;
      walk.phaseTwoFresh = false;
      children[level] = expandPhaseTwo(tables, walk, level, depth - level - 1);
    }
    const mask = children[level];
    if (mask === 0) {
      if (level === 0) return EXHAUSTED;
      walk.phaseTwoLevel = level - 1;
      continue;
    }
    children[level] = mask & (mask - 1);
    const move = list[path[level] * MOVES + 31 - Math.clz32(mask & -mask)];
    path[level + 1] = move;
    if (level + 1 === depth) return FOUND;
    const from = level * FIVE;
    five[from + 5] = fourCorners[five[from] * MOVES + move];
    five[from + 6] = fourCorners[five[from + 1] * MOVES + move];
    five[from + 7] = fourEdges[five[from + 2] * MOVES + move];
    five[from + 8] = fourEdges[five[from + 3] * MOVES + move];
    five[from + 9] = orderMoves[five[from + 4] * MOVES + move];
    walk.phaseTwoLevel = level + 1;
    walk.phaseTwoFresh = true;
  }
  return PAUSED;
}

/**
 * Which children may lead on with that many moves left after them: bit i for the i-th successor. As in phase 1 a function of its own; cut
 * further, into one for each question, it took 1.3 times as long a cube.
 */
function expandPhaseTwo(tables: TwoPhaseTables, walk: Walk, level: number, left: number): number {
  const { sliceOrder: orderMoves, edgeSet: setMoves, classes, g1, sliceDistance, setDistance } = tables;
  const { fourCorners, fourEdges } = tables.two;
  const cornerClass = classes.corners.classOf;
  const { sliceConjugate, edgeSetConjugate } = classes;
  const { list, count } = tables.phaseTwoMove;
  const { five, phaseTwoMove: path, hashes, classReached } = walk;
  const at = level * FIVE;
  const row = path[level] * MOVES;
  const width = count[path[level]];
  walk.nodesLeft -= width;
  const upperCornerRow = five[at] * MOVES;
  const lowerCornerRow = five[at + 1] * MOVES;
  const orderRow = five[at + 4] * MOVES;
  const setRow = ((five[at + 2] / FOUR) | 0) * MOVES;
  let mask = 0;
  for (let i = 0; i < width; i++) {
    const move = list[row + i];
    const corner =
      cornerClass[fourCorners[upperCornerRow + move] * FOUR + (fourCorners[lowerCornerRow + move] % FOUR)];
    classReached[i] = corner;
    const slices =
      sliceDistance[
        (corner >> 4) * FOUR + sliceConjugate[(orderMoves[orderRow + move] << 4) | (corner & 15)]
      ];
    mask |= ((slices - left - 1) >>> 31) << i;
  }
  // Half of them are left, and the table is large.
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const i = 31 - Math.clz32(rest & -rest);
    const corner = classReached[i];
    const set = setMoves[setRow + list[row + i]];
    const sets = setDistance[(corner >> 4) * SETS + edgeSetConjugate[(set << 4) | (corner & 15)]];
    mask ^= rest & -rest & ((left - sets) >> 31);
  }
  if (left > g1.depth || mask === 0) return mask;
  const { fourConjugate, swaps } = classes;
  const upperEdgeRow = five[at + 2] * MOVES;
  const lowerEdgeRow = five[at + 3] * MOVES;
  let survivors = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const i = 31 - Math.clz32(rest & -rest);
    const move = list[row + i];
    const corner = classReached[i];
    const upperEdges = fourEdges[upperEdgeRow + move];
    const lowerEdges = fourEdges[lowerEdgeRow + move];
    const s = corner & 15;
    // conjugateEdges, g1Index and the hash of bloomBound, written out.
    const swap = swaps[s];
    const first = upperEdges ^ ((upperEdges ^ lowerEdges) & -swap);
    const other = upperEdges ^ lowerEdges ^ first;
    const edges =
      fourConjugate[((first + ARRANGED * swap) << 4) | s] * FOUR +
      (fourConjugate[((other + ARRANGED * (1 - swap)) << 4) | s] % FOUR);
    const head = (corner >> 4) * FOUR + sliceConjugate[(orderMoves[orderRow + move] << 4) | s];
    hashes[survivors++] = Math.imul(Math.imul(head, EIGHT) + edges, FACTOR);
  }
  return dropFailed(g1.words, g1.offset[left], g1.shift[left], hashes, survivors, mask);
}

/** The mask less those of its bits, from the lowest on, for whose hashes the filter says no. */
function dropFailed(
  words: Int32Array,
  base: number,
  shift: number,
  hashes: Int32Array,
  count: number,
  mask: number,
): number {
  let kept = mask;
  let rest = mask;
  for (let i = 0; i < count; i++) {
    const hash = hashes[i];
    const lowest = rest & -rest;
    rest ^= lowest;
    const pattern = (1 << (hash >>> 8)) | (1 << (hash >>> 3));
    const word = hash >>> shift;
    const missing = ~words[base + word] & pattern;
    const other = ~words[base + (word ^ (1 + (hash & 7)))] >>> (hash >>> 6);
    kept ^= lowest & ((missing | -missing | -(other & 1)) >> 31);
  }
  return kept;
}

/** Finds the children that are home. */
function expandLast({ two, sliceOrder, phaseTwoMove }: TwoPhaseTables, walk: Walk): void {
  const { five, phaseTwoLevel: level } = walk;
  const at = level * FIVE;
  const previous = walk.phaseTwoMove[level];
  let mask = 0;
  for (let i = 0; i < phaseTwoMove.count[previous]; i++) {
    const move = phaseTwoMove.list[previous * MOVES + i];
    const apart =
      two.fourCorners[five[at] * MOVES + move] |
      (two.fourCorners[five[at + 1] * MOVES + move] ^ LOWER) |
      two.fourEdges[five[at + 2] * MOVES + move] |
      (two.fourEdges[five[at + 3] * MOVES + move] ^ LOWER) |
      sliceOrder[five[at + 4] * MOVES + move];
    mask |= ((apart - 1) >>> 31) << i;
  }
  walk.nodesLeft -= phaseTwoMove.count[previous];
  walk.phaseTwoFresh = false;
  walk.phaseTwoChildren[level] = mask;
}
