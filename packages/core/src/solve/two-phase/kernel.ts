/**
 * The two hot loops. Plain on purpose: tables and stacks in locals, no allocation, no calls per node. A loop returns
 * EXHAUSTED (nothing more at this length), FOUND (a solution stands on the stacks; call again to go on) or PAUSED.
 */
import { MOVE_COUNT } from "../face-move.ts";
import { FARTHER, HASH_FACTOR } from "../frontier-table.ts";
import { FLIPS, ORDERS_OF_FOUR, TWISTS } from "./phase-one.ts";
import { SOLVED_SLICE, type TwoPhaseTables } from "./tables.ts";
import type { Walk } from "./walk.ts";

export const EXHAUSTED = 0;
export const PAUSED = 1;
export const FOUND = 2;

/** All ways into G1 of exactly `walk.depth` moves, each followed by phase 2. */
export function walkPhaseOne(tables: TwoPhaseTables, walk: Walk): number {
  if (walk.inner || (walk.depth === 0 && enterAtRoot(tables, walk))) {
    const outcome = walkPhaseTwo(tables, walk);
    if (outcome !== EXHAUSTED) return outcome;
  }
  if (walk.depth === 0) return EXHAUSTED;
  const { one, reduction, near, anyMove, isInner } = tables;
  const { twist: twistMoves, flip: flipMoves, slice: sliceMoves } = one;
  const { sliceClass, flipShown, flipCrossed, flipClass, twistShown, product } = reduction;
  const { slots, shift, depth: nearDepth } = near;
  const { list, count } = anyMove;
  const { twist, flip, slice, move: moves, cursor: cursors, depth } = walk;
  let level = walk.level;
  let fuel = walk.fuel;
  for (;;) {
    const previous = moves[level];
    const end = count[previous];
    const row = previous * MOVE_COUNT;
    const left = depth - level - 1;
    const twistRow = twist[level] * MOVE_COUNT;
    const flipRow = flip[level] * MOVE_COUNT;
    const sliceRow = slice[level] * MOVE_COUNT;
    let cursor = cursors[level];
    const begun = cursor;
    let down = false;
    while (cursor < end) {
      const move = list[row + cursor++];
      const t = twistMoves[twistRow + move];
      const f = flipMoves[flipRow + move];
      const s = sliceMoves[sliceRow + move];
      if (left <= nearDepth) {
        if (left === 0) {
          // A last move that stays in G1 belongs to phase 2: the same solution comes with a shorter phase 1.
          if (t !== 0 || f !== 0 || s !== SOLVED_SLICE || isInner[move] === 1) continue;
        } else {
          // phaseOneIndex and frontierBound, written out: called, they cost a third more time.
          const first = sliceClass[s];
          const symmetry = first & 15;
          const shown = flipShown[(f << 4) | symmetry] ^ flipCrossed[(s << 4) | symmetry];
          const second = flipClass[(first >> 4) * FLIPS + shown];
          const whole = product[((second & 15) << 4) | symmetry];
          const index = (second >> 4) * TWISTS + twistShown[(t << 4) | whole];
          const slot = Math.imul(index, HASH_FACTOR) >>> shift;
          const value = (slots[slot >>> 1] >>> ((slot & 1) << 2)) & 15;
          if (value === FARTHER || value > left) continue;
        }
      }
      moves[level + 1] = move;
      if (walk.valid > level) walk.valid = level;
      if (left === 0) {
        if (!enterPhaseTwo(tables, walk)) continue;
        cursors[level] = cursor;
        walk.level = level;
        walk.fuel = fuel - (cursor - begun);
        const outcome = walkPhaseTwo(tables, walk);
        if (outcome !== EXHAUSTED) return outcome;
        fuel = walk.fuel + (cursor - begun);
        continue;
      }
      twist[level + 1] = t;
      flip[level + 1] = f;
      slice[level + 1] = s;
      down = true;
      break;
    }
    fuel -= cursor - begun;
    cursors[level] = cursor;
    if (down) {
      level++;
      cursors[level] = 0;
    } else if (level === 0) {
      walk.level = 0;
      walk.fuel = fuel;
      return EXHAUSTED;
    } else level--;
    if (fuel <= 0) {
      walk.level = level;
      walk.fuel = fuel;
      return PAUSED;
    }
  }
}

/** A cube that is in G1 already has one phase 1 of no moves. */
function enterAtRoot(tables: TwoPhaseTables, walk: Walk): boolean {
  if (walk.cursor[0] > 0) return false;
  walk.cursor[0] = 1;
  const isInside = walk.twist[0] === 0 && walk.flip[0] === 0 && walk.slice[0] === SOLVED_SLICE;
  return isInside && enterPhaseTwo(tables, walk);
}

/** Works out where phase 1 has led, and sets up phase 2 unless its tables rule it out. */
function enterPhaseTwo(tables: TwoPhaseTables, walk: Walk): boolean {
  const { fourCorners, fourEdges } = tables.one;
  const { move, upperCorners, lowerCorners, upperEdges, lowerEdges, sliceEdges, depth } = walk;
  const { corners, edges, sliceShown } = tables.classes;
  for (let level = walk.valid; level < depth; level++) {
    const m = move[level + 1];
    upperCorners[level + 1] = fourCorners[upperCorners[level] * MOVE_COUNT + m];
    lowerCorners[level + 1] = fourCorners[lowerCorners[level] * MOVE_COUNT + m];
    upperEdges[level + 1] = fourEdges[upperEdges[level] * MOVE_COUNT + m];
    lowerEdges[level + 1] = fourEdges[lowerEdges[level] * MOVE_COUNT + m];
    sliceEdges[level + 1] = fourEdges[sliceEdges[level] * MOVE_COUNT + m];
  }
  walk.valid = depth;
  const room = walk.limit - depth;
  const limit = Math.min(room, walk.innerCap);
  const order = sliceEdges[depth] % ORDERS_OF_FOUR;
  const corner = upperCorners[depth] * ORDERS_OF_FOUR + (lowerCorners[depth] % ORDERS_OF_FOUR);
  const cornerKind = corners.classOf[corner];
  const cornerBound =
    tables.cornerDistance[(cornerKind >> 4) * ORDERS_OF_FOUR + sliceShown[(order << 4) | (cornerKind & 15)]];
  if (cornerBound > limit) {
    if (cornerBound <= room) walk.capped = true;
    return false;
  }
  const edge = upperEdges[depth] * ORDERS_OF_FOUR + (lowerEdges[depth] % ORDERS_OF_FOUR);
  const edgeKind = edges.classOf[edge];
  const edgeBound =
    tables.edgeDistance[(edgeKind >> 4) * ORDERS_OF_FOUR + sliceShown[(order << 4) | (edgeKind & 15)]];
  if (edgeBound > room) return false;
  if (limit < room) walk.capped = true;
  if (edgeBound > limit) return false;
  walk.inner = true;
  walk.innerDepth = Math.max(cornerBound, edgeBound);
  walk.innerLimit = limit;
  walk.innerLevel = 0;
  walk.corners[0] = corner;
  walk.edges[0] = edge;
  walk.sliceOrder[0] = order;
  walk.innerMove[0] = move[depth];
  walk.innerCursor[0] = 0;
  return true;
}

/** The shortest solution within G1 of innerDepth … innerLimit moves, by iterative deepening. */
function walkPhaseTwo(tables: TwoPhaseTables, walk: Walk): number {
  const { two, classes, cornerDistance, edgeDistance, innerMove: successors } = tables;
  const { corners: cornerMoves, edges: edgeMoves, sliceOrder: orderMoves, moves: names } = two;
  const cornerClass = classes.corners.classOf;
  const edgeClass = classes.edges.classOf;
  const { sliceShown } = classes;
  const { list, count } = successors;
  const { corners, edges, sliceOrder, innerMove, innerCursor } = walk;
  const width = names.length;
  let level = walk.innerLevel;
  let depth = walk.innerDepth;
  let fuel = walk.fuel;
  if (depth === 0) {
    walk.inner = false;
    return FOUND;
  }
  while (depth <= walk.innerLimit) {
    const previous = innerMove[level];
    const end = count[previous];
    const row = previous * width;
    const left = depth - level - 1;
    const cornerRow = corners[level] * width;
    const edgeRow = edges[level] * width;
    const orderRow = sliceOrder[level] * width;
    let cursor = innerCursor[level];
    let down = false;
    const begun = cursor;
    while (cursor < end) {
      const i = list[row + cursor++];
      const order = orderMoves[orderRow + i];
      const corner = cornerMoves[cornerRow + i];
      const cornerKind = cornerClass[corner];
      if (
        cornerDistance[(cornerKind >> 4) * ORDERS_OF_FOUR + sliceShown[(order << 4) | (cornerKind & 15)]] >
        left
      )
        continue;
      const edge = edgeMoves[edgeRow + i];
      const edgeKind = edgeClass[edge];
      if (edgeDistance[(edgeKind >> 4) * ORDERS_OF_FOUR + sliceShown[(order << 4) | (edgeKind & 15)]] > left)
        continue;
      innerMove[level + 1] = names[i];
      corners[level + 1] = corner;
      edges[level + 1] = edge;
      sliceOrder[level + 1] = order;
      down = true;
      break;
    }
    fuel -= cursor - begun;
    innerCursor[level] = cursor;
    if (down) {
      if (left === 0) {
        walk.inner = false;
        walk.innerDepth = depth;
        walk.fuel = fuel;
        return FOUND;
      }
      level++;
      innerCursor[level] = 0;
    } else if (level > 0) level--;
    else {
      depth++;
      innerCursor[0] = 0;
    }
    if (fuel <= 0) {
      walk.innerLevel = level;
      walk.innerDepth = depth;
      walk.fuel = fuel;
      return PAUSED;
    }
  }
  walk.inner = false;
  walk.fuel = fuel;
  return EXHAUSTED;
}
