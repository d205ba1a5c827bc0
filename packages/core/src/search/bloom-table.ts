/**
 * The states near solved, in little memory: "is this state at most k moves away?" for each k up to a depth, in spaces far
 * too large to tabulate. Every k has a Bloom filter (B. Bloom, 1970) of the states at most k away, with two bits per state
 * in one 32-bit word, so that most questions cost one memory access (blocked: Putze, Sanders, Singler, 2007), and a third bit in
 * another word of the same cache line for those that the first two let pass. "No" is certain; one or two in a hundred get a wrong
 * "yes", which costs a little search and never a solution. Depth-first search asks only when at most `depth` moves
 * remain.
 */
import { SYMMETRY_COUNT } from "../geometry/index.ts";
import { MAX_BATCH_SIZE, type Space, type Visit } from "./space.ts";

export interface BloomTable {
  readonly depth: number;
  /** The filters, one after another. */
  readonly words: Int32Array;
  /**
   * The filter for k: hash h looks into word w = h >>> shift[k], counted from offset[k], for the bits of `bloomPattern(h)`, and then
   * into w ^ (1 + (h & 7)) for bit (h >>> 6) & 31.
   */
  readonly offset: Int32Array;
  readonly shift: Int32Array;
}

/** The size: the logarithm of the number of words for the last level, and by how much it shrinks for each level before. */
export interface BloomShape {
  readonly depth: number;
  readonly wordsLog: number;
  readonly step: number;
}

/** 2³² divided by the golden ratio, odd (Knuth, TAOCP 6.4): the hash of an index is imul(index, this). */
export const HASH_FACTOR = -1640531535;

/** Two bits, from parts of the hash that do not select the word. */
function bloomPattern(hash: number): number {
  return (1 << (hash >>> 8)) | (1 << (hash >>> 3));
}

export function bloomBytes(shape: BloomShape): number {
  return emptyBloom(shape, undefined).words.byteLength;
}

/** The table over its filters as a store kept them, or over empty ones. */
export function emptyBloom({ depth, wordsLog, step }: BloomShape, bytes?: Uint8Array): BloomTable {
  const offset = new Int32Array(depth + 1);
  const shift = new Int32Array(depth + 1);
  let size = 0;
  for (let k = depth; k >= 0; k--) {
    // At least a cache line.
    const log = Math.max(4, wordsLog - step * (depth - k));
    offset[k] = size;
    shift[k] = 32 - log;
    size += 2 ** log;
  }
  const words = bytes ? new Int32Array(bytes.buffer, bytes.byteOffset, size) : new Int32Array(size);
  return { depth, words, offset, shift };
}

/** States whose neighbors are found in one call, and how many such calls are made between two pauses: some milliseconds. */
const BATCH = MAX_BATCH_SIZE;
const BATCHES = 125;

/**
 * Builds the table, breadth first. `visit` is told of all states except those of the last level, which are noted without being
 * told apart, some more than once; they are nine tenths of the work. At pauses it yields up to
 * which k the filters are complete.
 */
export function* bloomSteps(
  space: Space,
  shape: BloomShape,
  visit?: Visit,
  batches: number = BATCHES,
): Generator<number, BloomTable> {
  const { depth } = shape;
  const table = emptyBloom(shape);
  const known = emptySet();
  const levels = Array.from({ length: depth + 1 }, (): number[] => []);
  levels[0].push(space.start);
  const degree = Math.max(space.degree, space.twice?.degree ?? 0);
  const names = new Int32Array(BATCH * degree);
  const fresh = new Int32Array(BATCH * degree);
  names[0] = space.start;
  noteAll(table, names, space.aliases?.(space.start, names) ?? 1, 0);
  addToSet(known, space.start);
  for (let distance = 0; distance < depth; distance++) {
    const level = levels[distance];
    for (let from = 0; from < level.length; from += BATCH) {
      const to = Math.min(from + BATCH, level.length);
      for (let i = from; visit && i < to; i++) visit(level[i], distance);
      spread(space, level, from, to, distance + 1);
      // Nothing is both two and one farther, so that it may be noted already.
      if (space.twice && distance + 2 <= depth) spread(space.twice, level, from, to, distance + 2);
      if ((from / BATCH) % batches === batches - 1) yield distance;
    }
    levels[distance] = [];
    yield distance + 1;
  }
  return table;

  function spread(by: Space, level: readonly number[], from: number, to: number, reached: number): void {
    const count = by.neighbors(level, from, to, names);
    if (reached === depth) noteAll(table, names, count, reached);
    else if (by.listed) {
      const { moves, ends } = by.listed;
      makeRoom(known, count);
      const found = pickNew(names, (to - from) * moves, ends, known.items, levels[reached], fresh);
      known.count += found;
      noteAll(table, fresh, found, reached);
    } else addNew(by, table, names, count, reached, known, levels[reached]);
  }
}

/** Notes the new ones among the states, and adds them to the next level. */
function addNew(
  space: Space,
  table: BloomTable,
  states: Int32Array,
  count: number,
  distance: number,
  known: IntegerSet,
  next: number[],
): void {
  const aliases = new Int32Array(SYMMETRY_COUNT);
  for (let i = 0; i < count; i++) {
    // All aliases become known, and the first to come stands for the state.
    if (!addToSet(known, states[i])) continue;
    next.push(states[i]);
    aliases[0] = states[i];
    const names = space.aliases?.(states[i], aliases) ?? 1;
    for (let j = 1; j < names; j++) addToSet(known, aliases[j]);
    noteAll(table, aliases, names, distance);
  }
}

/** The same where all names are listed: writes those of the new states to `fresh`, and returns how many. */
function pickNew(
  names: Int32Array,
  states: number,
  ends: Int32Array,
  known: Int32Array,
  next: number[],
  fresh: Int32Array,
): number {
  let count = 0;
  let others = states;
  for (let i = 0; i < states; i++) {
    if (addItem(known, names[i])) {
      next.push(names[i]);
      fresh[count++] = names[i];
      for (let j = others; j < ends[i]; j++) if (addItem(known, names[j])) fresh[count++] = names[j];
    }
    others = ends[i];
  }
  return count;
}

/** A lower bound on the distance: one more than the last k whose filter says no, at most depth + 1. */
export function bloomBound({ depth, words, offset, shift }: BloomTable, index: number): number {
  const hash = Math.imul(index, HASH_FACTOR);
  const pattern = bloomPattern(hash);
  for (let k = depth; k >= 0; k--) {
    const word = hash >>> shift[k];
    const other = words[offset[k] + (word ^ (1 + (hash & 7)))] >>> (hash >>> 6);
    if ((words[offset[k] + word] & pattern) !== pattern || (other & 1) === 0) return k + 1;
  }
  return 0;
}

export function bloomCounts({ words, offset, shift }: BloomTable): number[] {
  return Array.from(offset, (from, level) => {
    let count = 0;
    for (const word of words.subarray(from, from + 2 ** (32 - shift[level])))
      for (let rest = word; rest !== 0; rest &= rest - 1) count++;
    return count;
  });
}

function noteAll(table: BloomTable, indices: Int32Array, count: number, distance: number): void {
  const { depth, words, offset, shift } = table;
  for (let k = distance; k <= depth; k++) note(words, offset[k], shift[k], indices, count);
}

/** Small on purpose: everyone waits for it, and it runs a hundred thousand times before the first solution. */
function note(words: Int32Array, base: number, shift: number, indices: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) {
    const hash = Math.imul(indices[i], HASH_FACTOR);
    const word = hash >>> shift;
    words[base + word] |= (1 << (hash >>> 8)) | (1 << (hash >>> 3));
    words[base + (word ^ (1 + (hash & 7)))] |= 1 << (hash >>> 6);
  }
}

/** A set of integers ≥ 0 by open addressing, stored plus one; a `Set` of them takes four times as long. */
interface IntegerSet {
  items: Int32Array;
  count: number;
}

function emptySet(): IntegerSet {
  return { items: new Int32Array(1 << 16), count: 0 };
}

function addToSet(set: IntegerSet, item: number): boolean {
  makeRoom(set, 1);
  if (!addItem(set.items, item)) return false;
  set.count++;
  return true;
}

/** Makes room for this many more items, with half of the places left free. Called before a loop, because a set that grew inside it would make the engine recompile the loop. */
function makeRoom(set: IntegerSet, count: number): void {
  while ((set.count + count) * 2 > set.items.length) growSet(set);
}

function addItem(items: Int32Array, item: number): boolean {
  const mask = items.length - 1;
  let at = (Math.imul(item, HASH_FACTOR) >>> 8) & mask;
  while (items[at] !== 0) {
    if (items[at] === item + 1) return false;
    at = (at + 1) & mask;
  }
  items[at] = item + 1;
  return true;
}

function growSet(set: IntegerSet): void {
  const old = set.items;
  set.items = new Int32Array(old.length * 4);
  for (let i = 0; i < old.length; i++) if (old[i] !== 0) addItem(set.items, old[i] - 1);
}
