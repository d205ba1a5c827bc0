/**
 * The hot loop of phase 1. Plain on purpose: tables and stacks in locals, no allocation, no calls per node.
 * All children of a node are looked up before any is followed, in two passes (where to look, then what stands there) and
 * without a branch: then the readings of the large table do not wait for each other, which is most of the time.
 */
import { MOVE_COUNT } from "../face-move.ts";
import { HASH_FACTOR } from "../frontier-table.ts";
import { firstEnding } from "./endings.ts";
import { enterPhaseTwo } from "./enter-phase-two.ts";
import { AT_END, EXHAUSTED, PAUSED } from "./outcome.ts";
import { FLIPS, TWISTS } from "./phase-one.ts";
import { SOLVED_SLICE, type TwoPhaseTables } from "./tables.ts";
import type { Walk } from "./walk.ts";
import { walkEndings } from "./walk-endings.ts";
import { walkPhaseTwo } from "./walk-phase-two.ts";

// An imported constant is read and checked every time; one of the module's own is part of the code.
const MOVES = MOVE_COUNT;
const FACTOR = HASH_FACTOR;
const TWIST = TWISTS;
const FLIP = FLIPS;
const HOME = SOLVED_SLICE;

/** All ways into G1 of exactly `walk.depth` moves, each followed by phase 2. */
export function walkOn(tables: TwoPhaseTables, walk: Walk): number {
  for (;;) {
    if (walk.inner) {
      const outcome = walkPhaseTwo(tables, walk);
      if (outcome !== EXHAUSTED) return outcome;
    }
    const outcome = nextWayIn(tables, walk);
    if (outcome !== AT_END) return outcome;
    enterPhaseTwo(tables, walk);
  }
}

function nextWayIn(tables: TwoPhaseTables, walk: Walk): number {
  if (walk.again) return goAgain(walk, walk.again);
  return walk.depth === 0 ? rootOnly(walk) : walkPhaseOne(tables, walk);
}

/**
 * To the next way into G1. It returns there, although phase 2 could be called from here: the engine compiles the loop before the first
 * way in has come, would know nothing of what follows it, and have to start anew.
 */
function walkPhaseOne(tables: TwoPhaseTables, walk: Walk): number {
  const { one, reduction, near, anyMove, isInner } = tables;
  const { twist: twistMoves, flip: flipMoves, slice: sliceMoves } = one;
  const { seenAfter, flipShown, twistShown } = reduction;
  const { words, depth: nearDepth } = near;
  const { list, count } = anyMove;
  const { twist, flip, slice, move: path, children, hashes, depth } = walk;
  let level = walk.level;
  let fresh = walk.fresh;
  let fuel = walk.fuel;
  // Here the rest is known by heart; nowhere, if there are no endings.
  const lastLevel = depth - walk.endings.length;
  while (fuel > 0) {
    if (level === lastLevel) {
      if (fresh) {
        const index = Math.imul(slice[level] * FLIP + flip[level], TWIST) + twist[level];
        walk.ending = firstEnding(walk.endings, index | 0);
        fresh = false;
      }
      if (walk.ending !== 0) {
        walk.level = level;
        walk.fresh = false;
        walk.fuel = fuel;
        const outcome = walkEndings(tables, walk);
        if (outcome !== EXHAUSTED) return outcome;
        fuel = walk.fuel;
      }
      if (level === 0) {
        walk.fuel = fuel;
        return EXHAUSTED;
      }
      level--;
      continue;
    }
    const row = path[level] * MOVES;
    const twistRow = twist[level] * MOVES;
    const flipRow = flip[level] * MOVES;
    const sliceRow = slice[level] * MOVES;
    if (fresh) {
      fresh = false;
      const width = count[path[level]];
      const left = depth - level - 1;
      let mask = 0;
      fuel -= width;
      if (left > nearDepth) mask = (1 << width) - 1;
      else if (left === 0) {
        // A last move that stays in G1 belongs to phase 2: the same solution comes with a shorter phase 1.
        for (let i = 0; i < width; i++) {
          const move = list[row + i];
          const apart =
            twistMoves[twistRow + move] | flipMoves[flipRow + move] | (sliceMoves[sliceRow + move] ^ HOME);
          mask |= (((apart | isInner[move]) - 1) >>> 31) << i;
        }
      } else {
        const base = near.offset[left];
        const shift = near.shift[left];
        for (let i = 0; i < width; i++) {
          const move = list[row + i];
          // phaseOneIndex and the hash of frontierBound, written out.
          const seen = seenAfter[sliceRow + move];
          const s = seen & 15;
          const head = (seen >> 4) ^ flipShown[(flipMoves[flipRow + move] << 4) | s];
          const shown = twistShown[(twistMoves[twistRow + move] << 4) | s];
          hashes[i] = Math.imul(Math.imul(head, TWIST) + shown, FACTOR);
        }
        for (let i = 0; i < width; i++) {
          const hash = hashes[i];
          const pattern = (1 << (hash >>> 8)) | (1 << (hash >>> 3));
          const missing = ~words[base + (hash >>> shift)] & pattern;
          mask |= (((missing | -missing) >>> 31) ^ 1) << i;
        }
      }
      children[level] = mask;
    }
    const mask = children[level];
    if (mask === 0) {
      if (level === 0) {
        walk.fuel = fuel;
        return EXHAUSTED;
      }
      level--;
      continue;
    }
    children[level] = mask & (mask - 1);
    const move = list[row + 31 - Math.clz32(mask & -mask)];
    path[level + 1] = move;
    if (walk.changed > level) walk.changed = level;
    if (level + 1 < depth) {
      level++;
      twist[level] = twistMoves[twistRow + move];
      flip[level] = flipMoves[flipRow + move];
      slice[level] = sliceMoves[sliceRow + move];
      fresh = true;
      continue;
    }
    walk.level = level;
    walk.fresh = false;
    walk.fuel = fuel;
    return AT_END;
  }
  walk.level = level;
  walk.fresh = fresh;
  walk.fuel = fuel;
  return PAUSED;
}

/** To the next of the ways in that are known. */
function goAgain(walk: Walk, ways: readonly number[]): number {
  const { depth, move } = walk;
  if (walk.gone >= ways.length) return EXHAUSTED;
  if (walk.fuel <= 0) return PAUSED;
  for (let level = 1; level <= depth; level++) move[level] = ways[walk.gone++];
  walk.changed = 0;
  walk.fuel -= depth;
  return AT_END;
}

/** A cube that is in G1 already has one phase 1, of no moves. */
function rootOnly(walk: Walk): number {
  if (!walk.fresh) return EXHAUSTED;
  walk.fresh = false;
  const isInside = walk.twist[0] === 0 && walk.flip[0] === 0 && walk.slice[0] === SOLVED_SLICE;
  return isInside ? AT_END : EXHAUSTED;
}
