/**
 * Makes the large table: two bits a coset, by breadth-first search from solved. While it is made, a value says 3 unseen,
 * 2 next level, 1 this level, 0 earlier; when the level `base` has been expanded, that reads 3 more than base + 1, 2 base + 1,
 * 1 base, 0 less. A class of corners is a row, and a move takes a row into a row: the writes of one row's cosets fall
 * into eighteen rows, which stay in the processor's cache. Most cosets belong to the last levels, which are never expanded.
 */
import { SYMMETRY_COUNT } from "../../geometry/index.ts";
import { MOVE_COUNT } from "../face-move.ts";
import { TWISTS } from "./corner-classes.ts";
import type { CosetSpace } from "./coset-space.ts";

// An imported constant is read and checked every time; one of the module's own is part of the code.
const MOVES = MOVE_COUNT;
const SYMMETRIES = SYMMETRY_COUNT;
const LOW_BITS = 0x55555555;
/** Cosets expanded, or words looked through, between two pauses: some milliseconds. */
const PORTION = 12_000;
const WORDS_PER_COSET = 16;

/** Where the making of a table stands: the level being expanded, and how many rows of it are done. */
export interface BuildPoint {
  level: number;
  row: number;
}

export function isBuilt({ shape }: CosetSpace, { level }: BuildPoint): boolean {
  return level > shape.base;
}

/** An empty table: only solved is known. */
export function startCosetTable({ classes, edges, rowWords }: CosetSpace, words: Int32Array): BuildPoint {
  words.fill(-1);
  // The solved corners are class 0.
  const row = (classes.classOf[0] >>> 6) * rowWords;
  words[row + (edges.solved >> 4)] ^= 2 << ((edges.solved & 15) << 1);
  return { level: 0, row: 0 };
}

/**
 * Goes on making the table from `point`, which it keeps up to date, with pauses that tell which share is done: nine
 * tenths is the last level.
 * At every pause `words` and `point` together can be stored and taken up again.
 */
export function* buildCosetTable(
  space: CosetSpace,
  words: Int32Array,
  point: BuildPoint,
): Generator<number, void> {
  const { classes, rowWords, shape } = space;
  const row = makeRow();
  let spent = 0;
  for (; point.level <= shape.base; point.level++) {
    for (; point.row < classes.count; point.row++) {
      spent += WORDS_PER_COSET * expandRow(space, words, point.row, row) + rowWords;
      if (spent < PORTION * WORDS_PER_COSET) continue;
      spent = 0;
      // Doing a row again would do no harm, but it need not be.
      point.row++;
      yield shareDone(point, classes.count, shape.base);
      point.row--;
    }
    point.row = 0;
    if (point.level < shape.base) ageAll(words);
    yield shareDone(point, classes.count, shape.base);
  }
}

function shareDone({ level, row }: BuildPoint, rows: number, base: number): number {
  const share = row / rows;
  return level < base ? (0.1 * (level + share)) / base : 0.1 + 0.9 * share;
}

/** What the moves do to a class of corners. */
interface Row {
  readonly target: Int32Array;
  readonly symmetry: Int32Array;
  readonly keepers: (readonly number[] | undefined)[];
}

function makeRow(): Row {
  return {
    target: new Int32Array(MOVE_COUNT),
    symmetry: new Int32Array(MOVE_COUNT),
    keepers: new Array<undefined>(MOVE_COUNT).fill(undefined),
  };
}

/** Marks the neighbours of all cosets of this level in a row; returns how many those were. Written out: 10⁹ steps. */
function expandRow(space: CosetSpace, words: Int32Array, kind: number, row: Row): number {
  const { rowWords } = space;
  const { moves, shown, paritiesShown, shift } = space.edges;
  const { target, symmetry } = row;
  const below = (1 << shift) - 1;
  const first = kind * rowWords;
  let expanded = 0;
  for (let at = 0; at < rowWords; at++) {
    const word = words[first + at];
    for (let current = word & ~(word >>> 1) & LOW_BITS; current !== 0; current &= current - 1) {
      if (expanded++ === 0) enterRow(space, kind, row);
      const state = (at << 4) + ((31 - Math.clz32(current & -current)) >> 1);
      const from = (state >> shift) * MOVES;
      for (let move = 0; move < MOVES; move++) {
        const moved = moves[from + move] ^ (state & below);
        const s = symmetry[move];
        const seen = shown[(moved >> shift) * SYMMETRIES + s] ^ paritiesShown[(s << 2) | (moved & below)];
        const place = target[move] + (seen >> 4);
        const lift = (seen & 15) << 1;
        if (((words[place] >>> lift) & 3) !== 3) continue;
        words[place] ^= 1 << lift;
        if (row.keepers[move] !== undefined)
          markAliases(space, words, target[move], seen, row.keepers[move]!);
      }
    }
  }
  return expanded;
}

/** A class of corners that symmetries keep has several names for a coset: all are marked. */
function markAliases(
  { edges }: CosetSpace,
  words: Int32Array,
  row: number,
  state: number,
  keepers: readonly number[],
): void {
  const { shown, paritiesShown, shift } = edges;
  for (const s of keepers) {
    const alias =
      shown[(state >> shift) * SYMMETRIES + s] ^ paritiesShown[(s << 2) | (state & ((1 << shift) - 1))];
    const lift = (alias & 15) << 1;
    if (((words[row + (alias >> 4)] >>> lift) & 3) === 3) words[row + (alias >> 4)] ^= 1 << lift;
  }
}

function enterRow({ classes, corners, twistMoves, rowWords }: CosetSpace, kind: number, row: Row): void {
  const state = classes.representative[kind];
  const coset = Math.floor(state / TWISTS);
  const twist = state - coset * TWISTS;
  for (let move = 0; move < MOVE_COUNT; move++) {
    const reached =
      classes.classOf[
        corners.moves[coset * MOVE_COUNT + move] * TWISTS + twistMoves[twist * MOVE_COUNT + move]
      ];
    row.target[move] = (reached >>> 6) * rowWords;
    row.symmetry[move] = reached & 63;
    row.keepers[move] = classes.keepers.get(reached >>> 6);
  }
}

/** Next level becomes this one, and this one an earlier one. */
function ageAll(words: Int32Array): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === -1) continue;
    const high = (word >>> 1) & LOW_BITS;
    words[at] = high | ((high & word) << 1);
  }
}

/** How many cosets have each of the four values; cosets that are aliases of each other are counted each. */
export function countValues({ classes, rowWords, width }: CosetSpace, words: Int32Array): number[] {
  const counts = [0, 0, 0, 0];
  for (let row = 0; row < classes.count; row++)
    for (let state = 0; state < width; state++)
      counts[(words[row * rowWords + (state >> 4)] >>> ((state & 15) << 1)) & 3]++;
  return counts;
}
