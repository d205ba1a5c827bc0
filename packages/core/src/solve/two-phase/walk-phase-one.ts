/**
 * The hot loop of phase 1. Plain on purpose: tables and stacks in locals, no allocation, no calls per node.
 * All children of a node are looked up before any is followed, in two passes (where to look, then what stands there) and
 * without a branch: then the readings of the large table do not wait for each other, which is most of the time.
 */
import { FLIPS, HASH_FACTOR, MOVE_COUNT, SOLVED_SLICE, TWISTS } from "../../search/index.ts";
import { firstEnd, LAST_END } from "./end-table.ts";
import { enterPhaseTwo } from "./enter-phase-two.ts";
import { LOW_FLIPS, LOW_PART } from "./flip-conjugation.ts";
import { AT_END, AT_ENDS, AT_LAST, EXHAUSTED, PAUSED } from "./outcome.ts";
import type { TwoPhaseTables } from "./tables.ts";
import type { Walk } from "./walk.ts";
import { walkPhaseTwo } from "./walk-phase-two.ts";

// V8 reloads imported bindings; a local const is inlined (measured in ADR 0160).
const MOVES = MOVE_COUNT;
const FACTOR = HASH_FACTOR;
const TWIST = TWISTS;
const HOME = SOLVED_SLICE;
const LOW = LOW_FLIPS;
const PART = LOW_PART;

/** All ways into G1 of exactly `walk.depth` moves, each followed by phase 2. */
export function walkOn(tables: TwoPhaseTables, walk: Walk): number {
  for (;;) {
    if (walk.inPhaseTwo) {
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
  if (walk.depth === 0) return rootOnly(walk);
  for (;;) {
    const outcome = walkPhaseOne(tables, walk);
    if (outcome === AT_LAST) expandLast(tables, walk);
    else if (outcome === AT_ENDS) {
      const ended = walkEndTable(tables, walk);
      if (ended !== EXHAUSTED) return ended;
      if (walk.level === 0) return EXHAUSTED;
      walk.level--;
    } else return outcome;
  }
}

/**
 * To the next place where something else is to be done. Nothing that happens seldom is written here: the engine compiles the loop before
 * it has happened for the first time, would know nothing about it, and have to start again when it comes (ADR 0130#0136).
 */
function walkPhaseOne(tables: TwoPhaseTables, walk: Walk): number {
  const { twist: twistMoves, flip: flipMoves, slice: sliceMoves } = tables.one;
  const { list } = tables.anyMove;
  const { twist, flip, slice, move: path, children, depth } = walk;
  // Here the end table has the rest; nowhere, if there is no end table.
  const lastLevel = depth - walk.endTable.length;
  while (walk.nodesLeft > 0) {
    const level = walk.level;
    if (level === lastLevel) return AT_ENDS;
    if (walk.fresh) {
      if (level + 1 === depth) return AT_LAST;
      walk.fresh = false;
      children[level] = expandPhaseOne(tables, walk, level);
    }
    const mask = children[level];
    if (mask === 0) {
      if (level === 0) return EXHAUSTED;
      walk.level = level - 1;
      continue;
    }
    children[level] = mask & (mask - 1);
    const move = list[path[level] * MOVES + 31 - Math.clz32(mask & -mask)];
    path[level + 1] = move;
    walk.changed = Math.min(walk.changed, level);
    if (level + 1 === depth) return AT_END;
    twist[level + 1] = twistMoves[twist[level] * MOVES + move];
    flip[level + 1] = flipMoves[flip[level] * MOVES + move];
    slice[level + 1] = sliceMoves[slice[level] * MOVES + move];
    walk.level = level + 1;
    walk.fresh = true;
  }
  return PAUSED;
}

/**
 * Which children may lead on: bit i for the i-th successor. A function of its own, though called for every node: small, it is compiled in a third of
 * the time of the whole loop, and once, while the loop was compiled a second time to get out of the interpreter (ADR 0130#0136).
 */
function expandPhaseOne(tables: TwoPhaseTables, walk: Walk, level: number): number {
  const { one, reduction, near, anyMove } = tables;
  const { hashes, move: path } = walk;
  const { list } = anyMove;
  const row = path[level] * MOVES;
  const width = anyMove.count[path[level]];
  const left = walk.depth - level - 1;
  walk.nodesLeft -= width;
  if (left > near.depth) return (1 << width) - 1;
  const twistRow = walk.twist[level] * MOVES;
  const flipRow = walk.flip[level] * MOVES;
  const sliceRow = walk.slice[level] * MOVES;
  const { twist: twistMoves, flip: flipMoves } = one;
  const { symSliceAfter, flipConjugate, twistConjugate } = reduction;
  for (let i = 0; i < width; i++) {
    const move = list[row + i];
    // phaseOneIndex and the hash of bloomBound, written out.
    const symSlice = symSliceAfter[sliceRow + move];
    const s = symSlice & 15;
    const flips = flipMoves[flipRow + move];
    const head =
      (symSlice >> 4) ^
      flipConjugate[((flips >> LOW) << 4) | s] ^
      flipConjugate[PART | ((flips & 31) << 4) | s];
    const conjugate = twistConjugate[(twistMoves[twistRow + move] << 4) | s];
    hashes[i] = Math.imul(Math.imul(head, TWIST) + conjugate, FACTOR);
  }
  return askForAll(near.words, near.offset[left], near.shift[left], hashes, width);
}

/** Bit i: whether the filter says yes to the i-th hash. */
function askForAll(
  words: Int32Array,
  base: number,
  shift: number,
  hashes: Int32Array,
  count: number,
): number {
  let mask = 0;
  for (let i = 0; i < count; i++) {
    const hash = hashes[i];
    const pattern = (1 << (hash >>> 8)) | (1 << (hash >>> 3));
    const missing = ~words[base + (hash >>> shift)] & pattern;
    mask |= (((missing | -missing) >>> 31) ^ 1) << i;
  }
  // Few are left: the third bit.
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const hash = hashes[31 - Math.clz32(rest & -rest)];
    const other = words[base + ((hash >>> shift) ^ (1 + (hash & 7)))];
    if (((other >>> (hash >>> 6)) & 1) === 0) mask ^= rest & -rest;
  }
  return mask;
}

/** Finds the children in G1. A last move that stays in G1 belongs to phase 2: the same solution comes with a shorter phase 1. */
function expandLast({ one, anyMove, isG1Move }: TwoPhaseTables, walk: Walk): void {
  const { level } = walk;
  const previous = walk.move[level];
  const twistRow = walk.twist[level] * MOVES;
  const flipRow = walk.flip[level] * MOVES;
  const sliceRow = walk.slice[level] * MOVES;
  let mask = 0;
  for (let i = 0; i < anyMove.count[previous]; i++) {
    const move = anyMove.list[previous * MOVES + i];
    const apart = one.twist[twistRow + move] | one.flip[flipRow + move] | (one.slice[sliceRow + move] ^ HOME);
    mask |= (((apart | isG1Move[move]) - 1) >>> 31) << i;
  }
  walk.nodesLeft -= anyMove.count[previous];
  walk.fresh = false;
  walk.children[level] = mask;
}

/** To the next of the ways in that are known. */
function goAgain(walk: Walk, ways: readonly number[]): number {
  const { depth, move } = walk;
  if (walk.gone >= ways.length) return EXHAUSTED;
  if (walk.nodesLeft <= 0) return PAUSED;
  for (let level = 1; level <= depth; level++) move[level] = ways[walk.gone++];
  walk.changed = 0;
  walk.nodesLeft -= depth;
  return AT_END;
}

/** A cube that is in G1 already has one phase 1, of no moves. */
function rootOnly(walk: Walk): number {
  if (!walk.fresh) return EXHAUSTED;
  walk.fresh = false;
  const isInside = walk.twist[0] === 0 && walk.flip[0] === 0 && walk.slice[0] === SOLVED_SLICE;
  return isInside ? AT_END : EXHAUSTED;
}

// The last moves of phase 1, looked up in the end table.

/** Tries the ends in the end table of the node where the walk stands, from `walk.end` on, each followed by phase 2. */
function walkEndTable(tables: TwoPhaseTables, walk: Walk): number {
  const { level, move: path, endTable } = walk;
  if (walk.fresh) {
    const { twist, flip, slice } = walk;
    walk.end = firstEnd(endTable, ((slice[level] * FLIPS + flip[level]) * TWISTS + twist[level]) | 0);
    walk.fresh = false;
  }
  const { length, moves, follows } = endTable;
  const allowed = follows[path[level]];
  const firstMove = 5 * (length - 1);
  while (walk.end !== 0) {
    if (walk.nodesLeft <= 0) return PAUSED;
    const packed = moves[walk.end - 1];
    walk.end = (packed & LAST_END) === 0 ? walk.end + 1 : 0;
    if (((allowed >> ((packed >> firstMove) & 31)) & 1) === 0) continue;
    for (let i = length, rest = packed; i > 0; i--, rest >>= 5) path[level + i] = rest & 31;
    if (walk.changed > level) walk.changed = level;
    walk.nodesLeft -= length;
    if (!enterPhaseTwo(tables, walk)) continue;
    const outcome = walkPhaseTwo(tables, walk);
    if (outcome !== EXHAUSTED) return outcome;
  }
  return EXHAUSTED;
}
