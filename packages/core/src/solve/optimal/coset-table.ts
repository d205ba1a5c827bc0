/**
 * Builds the large table: two bits per coset, by breadth-first search from solved. While it is being built, a value means 3 unseen,
 * 2 next level, 1 this level, 0 earlier; once the level `base` has been expanded, that reads 3 more than base + 1, 2 base + 1,
 * 1 base, 0 less. A class of corners is a row, and a move takes a row to a row: the writes of one row's cosets fall into eighteen
 * rows, which stay in the processor's cache. Most cosets belong to the last levels, which are never expanded.
 */
import { SYMMETRY_COUNT } from "../../geometry/index.ts";
import { EDGE_SETS, MOVE_COUNT, TWISTS } from "../../search/index.ts";
import type { CosetSpace } from "./coset-space.ts";
import {
  conjugateIndex,
  type EdgeSlices,
  RANK_BITS,
  SLICE_BITS,
  triplesOfArrangements,
} from "./edge-slices.ts";

// V8 reloads imported bindings; a local const is inlined (measured in ADR 0160).
const MOVES = MOVE_COUNT;
const SYMMETRIES = SYMMETRY_COUNT;
const SETS = EDGE_SETS;
const RANK = RANK_BITS;
const SLICE = SLICE_BITS;
const LOW_BITS = 0x55555555;
const NOT_KEPT = -1;
/** Cosets expanded, or words looked through, between two pauses: some milliseconds. */
const PORTION = 12_000;
const WORDS_PER_COSET = 16;

/** The large table, and a table that says more about the nearest cosets. */
export interface CosetTable {
  readonly words: Int32Array;
  readonly near: Uint8Array;
}

/** How far the building has come: the level being expanded, and how many of its rows are done. */
export interface BuildPoint {
  level: number;
  row: number;
  /** Set while other threads write, too. */
  isShared?: boolean;
}

/** An empty table: only solved is known. */
export function startCosetTable(
  { classes, edges, rowWords, shape }: CosetSpace,
  { words, near }: CosetTable,
): BuildPoint {
  clearNear(near);
  words.fill(-1);
  // The solved corners are class 0.
  const row = (classes.classOf[0] >>> 6) * rowWords;
  const solved = edges.solved << (shape.places ?? 0);
  words[row + (solved >> 4)] ^= 2 << ((solved & 15) << 1);
  return { level: 0, row: 0 };
}

/**
 * Continues building the table from `point`, which it keeps up to date, with pauses that yield the share done; nine
 * tenths of the work is the last level.
 * At every pause `words` and `point` together can be stored and resumed.
 */
export function* buildCosetTable(
  space: CosetSpace,
  { words, near }: CosetTable,
  point: BuildPoint,
): Generator<number, void> {
  const { classes, rowWords, shape } = space;
  const row = makeRow(space.width);
  const conjugate = conjugatesAfterMoves(space.edges);
  yield shareDone(point, classes.count, shape.base);
  let spent = 0;
  while (point.level <= shape.base) {
    // Those at base − 1 need no entry: a coset without one is that far.
    const level = point.level < shape.base - 1 ? point.level : NOT_KEPT;
    while (point.row < classes.count) {
      spent += WORDS_PER_COSET * expandRow(space, words, point.row, row, conjugate, near, level) + rowWords;
      point.row++;
      if (spent < PORTION * WORDS_PER_COSET) continue;
      spent = 0;
      yield shareDone(point, classes.count, shape.base);
    }
    if (point.level < shape.base) ageAll(words);
    point.row = 0;
    point.level++;
    if (point.level <= shape.base) yield shareDone(point, classes.count, shape.base);
  }
}

function shareDone({ level, row }: BuildPoint, rows: number, base: number): number {
  const share = row / rows;
  return level < base ? (0.1 * (level + share)) / base : 0.1 + 0.9 * share;
}

/** What the moves do to a class of corners, and the cosets of one row that are being expanded. */
interface Row {
  readonly target: Int32Array;
  readonly symmetry: Int32Array;
  readonly stabilizer: (readonly number[] | undefined)[];
  /** Packed triples of slices. */
  readonly current: Int32Array;
}

function makeRow(width: number): Row {
  return {
    target: new Int32Array(MOVE_COUNT),
    symmetry: new Int32Array(MOVE_COUNT),
    stabilizer: new Array<undefined>(MOVE_COUNT).fill(undefined),
    current: new Int32Array(width),
  };
}

/** Marks the neighbors of all cosets of this level in a row; returns how many cosets there were. */
function expandRow(
  space: CosetSpace,
  words: Int32Array,
  kind: number,
  row: Row,
  conjugate: Conjugates,
  near: Uint8Array,
  level: number,
): number {
  const count = collectRow(space, words, kind, row, conjugate, near, level);
  if (count === 0) return 0;
  enterRow(space, kind, row);
  for (const move of space.moves) markNeighbors(space, words, row, conjugate, move, count);
  return count;
}

/** Lists the cosets of this level in a row. */
function collectRow(
  { rowWords, edges }: CosetSpace,
  words: Int32Array,
  kind: number,
  { current }: Row,
  { triples }: Conjugates,
  near: Uint8Array,
  level: number,
): number {
  const { shift } = edges;
  const first = kind * rowWords;
  let count = 0;
  for (let at = 0; at < rowWords; at++) {
    const word = words[first + at];
    for (let rest = word & ~(word >>> 1) & LOW_BITS; rest !== 0; rest &= rest - 1) {
      const index = (at << 4) + ((31 - Math.clz32(rest & -rest)) >> 1);
      if (level !== NOT_KEPT) addNear(near, first + at, (index & 15) << 1, level);
      current[count++] = triples[index >> shift] | parityBits(index & ((1 << shift) - 1));
    }
  }
  return count;
}

/** The parities of the flips, of which the table keeps two, as bits of a packed triple. */
function parityBits(parities: number): number {
  const first = parities & 1;
  const second = parities >> 1;
  return (first << RANK) | (second << (RANK + SLICE)) | ((first ^ second) << (RANK + 2 * SLICE));
}

/** Marks what one move makes of the listed cosets, all of it in one row. Inlined: 10⁹ steps. */
function markNeighbors(
  { edges: { from, low, high, shift } }: CosetSpace,
  words: Int32Array,
  row: Row,
  conjugate: Conjugates,
  move: number,
  count: number,
): void {
  const { current } = row;
  const { afterMove } = conjugate;
  const stabilizer = row.stabilizer[move];
  const target = row.target[move];
  const s = row.symmetry[move];
  const a = from[2 * s];
  const b = from[2 * s + 1];
  const rowA = 2 * (move * SYMMETRIES + s) * SETS;
  const rowB = rowA + SETS;
  const below = (1 << shift) - 1;
  for (let i = 0; i < count; i++) {
    const ownA = current[i] >> a;
    const ownB = current[i] >> b;
    const inA = afterMove[rowA + (ownA & 511)];
    const inB = afterMove[rowB + (ownB & 511)];
    const arrangement = low[((inA & 63) << 6) | (inB & 63)] + high[(inA & 0xfc0) | ((inB >> 6) & 63)];
    const parities = (((inA >> 12) ^ (ownA >> RANK)) & 1) | ((((inB >> 12) ^ (ownB >> RANK)) & 1) << 1);
    const index = (arrangement << shift) | (parities & below);
    const place = target + (index >> 4);
    const lift = (index & 15) << 1;
    const word = words[place];
    if (((word >>> lift) & 3) !== 3) continue;
    words[place] = word ^ (1 << lift);
    if (stabilizer !== undefined) markAliases(conjugate, words, target, index, shift, stabilizer);
  }
}

/** A class of corners that symmetries keep has several names for a coset; all are marked. */
function markAliases(
  { triples, edges }: Conjugates,
  words: Int32Array,
  row: number,
  index: number,
  shift: number,
  stabilizer: readonly number[],
): void {
  const triple = triples[index >> shift] | parityBits(index & ((1 << shift) - 1));
  for (const s of stabilizer) {
    const alias = conjugateIndex(edges, triple, s);
    const lift = (alias & 15) << 1;
    if (((words[row + (alias >> 4)] >>> lift) & 3) === 3) words[row + (alias >> 4)] ^= 1 << lift;
  }
}

/** Tables needed only while building. */
interface Conjugates {
  readonly edges: EdgeSlices;
  readonly triples: Int32Array;
  /** afterMove[(2 · (move · 48 + s) + j) · 495 + rank]: `conjugate` for a slice after a move, the change of its parity included. */
  readonly afterMove: Uint16Array;
}

function conjugatesAfterMoves(edges: EdgeSlices): Conjugates {
  const { moves, conjugate } = edges;
  const afterMove = new Uint16Array(MOVES * SYMMETRIES * 2 * SETS);
  for (let move = 0; move < MOVES; move++)
    for (let symmetry = 0; symmetry < SYMMETRIES * 2; symmetry++)
      for (let rank = 0; rank < SETS; rank++) {
        const after = moves[move * SETS + rank];
        afterMove[(move * SYMMETRIES * 2 + symmetry) * SETS + rank] =
          conjugate[symmetry * SETS + (after & 511)] ^ ((after >> RANK) << 12);
      }
  return { edges, triples: triplesOfArrangements(edges), afterMove };
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
    row.stabilizer[move] = classes.stabilizer.get(reached >>> 6);
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

/*
 * What the large table leaves open: how near the cosets below `base` are. They are a few in a thousand, so a small hashed table
 * suffices: an entry holds the least distance of all cosets that hash to it, so it never exceeds the true one.
 */

/** log₂ of the entries, of four bits each. */
const ENTRY_BITS = 22;
export const NEAR_BYTES: number = 1 << (ENTRY_BITS - 1);
/** Larger than any distance stored. */
const NO_DISTANCE = 15;

export function clearNear(near: Uint8Array): void {
  near.fill(NO_DISTANCE * 17);
}

/** `place` and `lift` say where the coset is in the large table. */
function nearEntry(place: number, lift: number): number {
  return Math.imul((place << 4) ^ (lift >> 1), 0x9e3779b1) >>> SHIFT;
}

const SHIFT = 32 - ENTRY_BITS;

export function addNear(near: Uint8Array, place: number, lift: number, distance: number): void {
  const entry = nearEntry(place, lift);
  const nibble = (entry & 1) << 2;
  const other = near[entry >> 1] & (0xf0 >> nibble);
  if (((near[entry >> 1] >> nibble) & 15) > distance) near[entry >> 1] = other | (distance << nibble);
}

/** At most the distance of a coset that is nearer than `base`. */
export function nearDistance(near: Uint8Array, place: number, lift: number, base: number): number {
  const entry = nearEntry(place, lift);
  const distance = (near[entry >> 1] >> ((entry & 1) << 2)) & 15;
  return distance < base ? distance : base - 1;
}
