/**
 * The kernel of the optimal search on vectors of sixteen bytes: AssemblyScript, compiled to WebAssembly by
 * `build.mjs`. It does what `solve/optimal/expand.ts` does in plain TypeScript, which is its reference and stands in where there
 * are no vectors; what is asked, in what order and why is told there.
 *
 * All tables are in one memory, which threads may share. The exported constants say where: the one definition of the layout.
 * Every thread has a walk of its own, WALK_BYTES from the address that it is given.
 */

import { ARRANGEMENTS, CORNER_COSETS, EDGE_CLASSES, FLIPS, MOVES, ORDERS, SETS, SYMMETRIES, TWISTS } from "./sizes";

const LEVELS: u32 = 28;
const CHUNK: i32 = 16;
const WAITING: u32 = 256;
const NODE: u32 = 64;
const KINDS: u32 = 64;

// Tables that do not depend on the size of the large one; the numbers of entries are the largest there are.
export const ORDER_MOVES: usize = 1024;
export const INVERSE_KINDS: usize = ORDER_MOVES + 2 * ORDERS * MOVES;
export const TWIST_MOVES: usize = INVERSE_KINDS + 2 * ORDERS * 8;
export const TWIST_CONJUGATE: usize = TWIST_MOVES + 2 * TWISTS * MOVES;
export const COSET_MOVES: usize = TWIST_CONJUGATE + 2 * TWISTS * 16;
export const KIND_OF: usize = COSET_MOVES + 2 * CORNER_COSETS * MOVES;
export const CLASS_OF: usize = (KIND_OF + 2 * CORNER_COSETS + 63) & ~63;
export const PRODUCT: usize = CLASS_OF + 4 * TWISTS * KINDS;
export const SET_RANK: usize = PRODUCT + 64 * 16;
export const LOW: usize = SET_RANK + 2 * 4096;
export const HIGH: usize = LOW + 2 * 4096;
export const SLICE_MOVES: usize = HIGH + 2 * 4096;
export const CONJUGATE: usize = SLICE_MOVES + 2 * MOVES * SETS;
export const SLICE_FROM: usize = CONJUGATE + 2 * 2 * SYMMETRIES * SETS;
export const WEIGHT: usize = SLICE_FROM + 2 * SYMMETRIES;
export const LIST: usize = WEIGHT + 2 * 256;
/** The canonical-sequence state after a move, for every state. */
export const NEXT_STATE: usize = LIST + 19 * 18;
export const COUNT: usize = NEXT_STATE + 19 * 18;
export const AFTER: usize = COUNT + 19;
export const BOUND_OF: usize = AFTER + 19;
/** Sixteen bytes for each move: where an edge (a corner) at a place goes, and in bit 4 (bits 4 and 5) how it is turned. */
export const EDGE_TURN: usize = (BOUND_OF + 18 + 63) & ~63;
export const CORNER_TURN: usize = EDGE_TURN + 16 * 18;
/** Sixteen bytes for the node itself and for the quarter turn of each face: in which slice an edge is then, and as above. */
export const SLICE_PLACES: usize = CORNER_TURN + 16 * 18;
export const CORNER_PLACES: usize = SLICE_PLACES + 16 * 7;
/** Eight-byte spans: edges at home, corners at home. */
export const HOME: usize = CORNER_PLACES + 16 * 7;
/** For arrangements of the edges' slices: the symmetry that takes them to their class, and what it changes. */
export const SYM_EDGES: usize = HOME + 32;
export const PLACES_TURNED: usize = SYM_EDGES + 4 * ARRANGEMENTS;
/** From here on as in a table file: a header of 64 bytes, the near cosets, how far the edges are, the large table. */
export const FILE: usize = (PLACES_TURNED + 2 * SYMMETRIES * 128 + 63) & ~63;
export const NEAR: usize = FILE + 64;
export const NEAR_BITS: u32 = 22;
export const EDGE_DISTANCES: usize = NEAR + (1 << (NEAR_BITS - 1));
export const WORDS: usize = EDGE_DISTANCES + (EDGE_CLASSES * FLIPS) / 2;

// A walk.
export const NODES_LEFT: usize = 0;
export const DEPTH: usize = 4;
export const LEVEL: usize = 8;
export const FOUND_AT: usize = 12;
/** Two integers that threads share, which the kernel leaves alone. */
export const CONTROL: usize = 16;
/** Integers, one for each level. */
export const ENTERED: usize = 64;
export const NEXT: usize = 192;
const BOUNDS: usize = 320;
/** What is asked: a place in the large table, then the shift in bits 0 … 7 and who asks above. */
const ASKED: usize = 512;
export const NODES: usize = 4096;
export const WALK_BYTES: usize = NODES + LEVELS * WAITING * NODE;

/** Of a node: sixteen bytes each, where every edge is (bit 4: flipped) and where every corner is (bits 4, 5: turned). */
export const EDGES: usize = 0;
export const CORNERS: usize = 16;
/** Integers. */
export const ORDER: usize = 32;
export const COSET: usize = 36;
export const TWIST: usize = 40;
export const SLICES: usize = 44;
export const INVERSE: usize = 48;
export const CAME: usize = 52;

const EXHAUSTED: i32 = 0;
const PAUSED: i32 = 1;
const FOUND: i32 = 2;
const UNKNOWN: i32 = -1;

let base: i32 = 0;
let seesFlips: bool = false;
let rowWords: u32 = 0;

/** What the large table is like: called once. */
export function configure(tableBase: i32, flips: bool, words: u32): void {
  base = tableBase;
  seesFlips = flips;
  rowWords = words;
}

/** Searches on from where the walk stands. After FOUND, call again for the next solution. */
export function run(walk: usize): i32 {
  const depth = load<i32>(walk, DEPTH);
  while (load<i32>(walk, NODES_LEFT) > 0) {
    const level = load<i32>(walk, LEVEL);
    const lists = walk + (level << 2);
    if (load<i32>(lists, NEXT) == load<i32>(lists, ENTERED)) {
      store<i32>(lists, 0, ENTERED);
      store<i32>(lists, 0, NEXT);
      if (level == 0) return EXHAUSTED;
      store<i32>(walk, level - 1, LEVEL);
    } else if (level == depth) {
      const at = load<i32>(lists, NEXT);
      store<i32>(lists, at + 1, NEXT);
      const node = nodeAt(walk, level, at);
      if (
        v128.any_true(v128.xor(v128.load(node, EDGES), v128.load(HOME))) ||
        v128.any_true(v128.xor(v128.load(node, CORNERS), v128.load(HOME + 16)))
      )
        continue;
      store<i32>(walk, at, FOUND_AT);
      return FOUND;
    } else {
      expand(walk, level, depth - level - 1);
      if (load<i32>(lists, ENTERED + 4) > 0) store<i32>(walk, level + 1, LEVEL);
    }
  }
  return PAUSED;
}

@inline
function nodeAt(walk: usize, level: i32, at: i32): usize {
  return walk + NODES + ((<usize>level * WAITING + at) << 6);
}

/** Expands the next nodes of a level. */
function expand(walk: usize, level: i32, left: i32): void {
  const lists = walk + (level << 2);
  const from = load<i32>(lists, NEXT);
  const to = min(from + CHUNK, load<i32>(lists, ENTERED));
  if (left > base + 1) {
    enterAll(walk, level, from, to);
  } else {
    readInverses(walk, askInverses(walk, level, from, to));
    enterNear(walk, level, left, from, askCubes(walk, level, left, from, to));
  }
  store<i32>(lists, to, NEXT);
}

function enterAll(walk: usize, level: i32, from: i32, to: i32): void {
  for (let at = from; at < to; at++) {
    const sequence = (load<i32>(nodeAt(walk, level, at), CAME) >> 5) & 31;
    const width = <i32>load<u8>(sequence, COUNT);
    store<i32>(walk, load<i32>(walk, NODES_LEFT) - width, NODES_LEFT);
    for (let i = 0; i < width; i++)
      descend(walk, level, at, load<u8>(<usize>sequence * MOVES + i, LIST), UNKNOWN);
  }
}

function askInverses(walk: usize, level: i32, from: i32, to: i32): usize {
  let asked = walk + ASKED;
  const nibble = i8x16.splat(15);
  const three = i8x16.splat(3);
  for (let at = from; at < to; at++) {
    const node = nodeAt(walk, level, at);
    const chunk = (at - from) << 3;
    const edges = v128.load(node, EDGES);
    const corners = v128.load(node, CORNERS);
    const edgePlaces = v128.and(edges, nibble);
    const flips = v128.xor(edges, edgePlaces);
    const cornerPlaces = v128.and(corners, nibble);
    const turns = v128.xor(corners, cornerPlaces);
    const kinds = load<i32>(node, ORDER) << 4;
    const own = load<i32>(node, INVERSE);
    store<i8>(walk + chunk, own, BOUNDS);
    let wanted = <u32>load<u8>((load<i32>(node, CAME) >> 5) & 31, AFTER);
    if (own != UNKNOWN) wanted &= ~1;
    for (; wanted != 0; wanted &= wanted - 1) {
      const i = ctz(wanted);
      // Which corners are turned once, and twice, after the quarter turn.
      let turned = i8x16.add(i8x16.swizzle(v128.load(i << 4, CORNER_PLACES), cornerPlaces), turns);
      turned = v128.and(i8x16.min_u(turned, i8x16.sub(turned, i8x16.splat(0x30))), i8x16.splat(0x30));
      const plus = i8x16.bitmask(i8x16.eq(turned, i8x16.splat(0x10))) & 255;
      const minus = i8x16.bitmask(i8x16.eq(turned, i8x16.splat(0x20))) & 255;
      // The inverse turns each piece back: once is twice.
      const twist = <u32>load<u16>(minus << 1, WEIGHT) + (<u32>load<u16>(plus << 1, WEIGHT) << 1);
      const kind = <u32>load<u16>(kinds + (i << 1), INVERSE_KINDS);
      const axis = kind & 15;
      const packed = load<u32>(
        ((kind >> 4) * TWISTS + load<u16>((((twist << 4) | axis) << 1), TWIST_CONJUGATE)) << 2,
        CLASS_OF,
      );
      const sym = <u32>load<u8>(((packed & 63) << 4) | axis, PRODUCT) << 1;
      // Where the edges of the slices are that are first and second after conjugation.
      const slices = i8x16.swizzle(v128.load(i << 4, SLICE_PLACES), edgePlaces);
      const slice = v128.and(slices, three);
      const inA = <u32>i8x16.bitmask(i8x16.eq(slice, i8x16.splat(load<u8>(sym, SLICE_FROM))));
      const inB = <u32>i8x16.bitmask(i8x16.eq(slice, i8x16.splat(load<u8>(sym, SLICE_FROM + 1))));
      const conjugate = sym * SETS;
      const a = <u32>load<u16>((conjugate + load<u16>(inA << 1, SET_RANK)) << 1, CONJUGATE);
      const b = <u32>load<u16>((conjugate + SETS + load<u16>(inB << 1, SET_RANK)) << 1, CONJUGATE);
      let index =
        <u32>load<u16>((((a & 63) << 6) | (b & 63)) << 1, LOW) +
        load<u16>(((a & 0xfc0) | ((b >> 6) & 63)) << 1, HIGH);
      if (seesFlips) {
        const flipped = <u32>i8x16.bitmask(i8x16.shl(v128.xor(slices, flips), 3));
        index =
          (index << 2) |
          (((a >> 12) ^ popcnt(flipped & inA)) & 1) |
          ((((b >> 12) ^ popcnt(flipped & inB)) & 1) << 1);
      }
      store<u32>(asked, (packed >> 6) * rowWords + (index >> 4));
      store<u32>(asked, ((index & 15) << 1) | ((chunk + i) << 8), 4);
      asked += 8;
    }
  }
  return asked;
}

/** How far a coset is at least: the two bits of the large table, and for what is near the small one. */
@inline
function distanceAt(place: u32, lift: u32): i32 {
  const value = <i32>((load<u32>(<usize>place << 2, WORDS) >> lift) & 3);
  return value == 0 ? nearDistance(place, lift) : value + base - 1;
}

function nearDistance(place: u32, lift: u32): i32 {
  const entry = (((place << 4) ^ (lift >> 1)) * 0x9e3779b1) >> (32 - NEAR_BITS);
  const distance = <i32>((<u32>load<u8>(entry >> 1, NEAR) >> ((entry & 1) << 2)) & 15);
  return distance < base ? distance : base - 1;
}

function readInverses(walk: usize, end: usize): void {
  for (let ask = walk + ASKED; ask < end; ask += 8) {
    const who = load<u32>(ask, 4);
    store<i8>(walk + (who >> 8), distanceAt(load<u32>(ask), who & 31), BOUNDS);
  }
}

function askCubes(walk: usize, level: i32, left: i32, from: i32, to: i32): usize {
  let asked = walk + ASKED;
  for (let at = from; at < to; at++) {
    const node = nodeAt(walk, level, at);
    const sequence = <usize>((load<i32>(node, CAME) >> 5) & 31);
    const width = <u32>load<u8>(sequence, COUNT);
    const bounds = walk + ((at - from) << 3);
    const cosetRow = <u32>load<i32>(node, COSET) * MOVES;
    const twistRow = <u32>load<i32>(node, TWIST) * MOVES;
    const slices = load<u32>(node, SLICES);
    store<i32>(walk, load<i32>(walk, NODES_LEFT) - width, NODES_LEFT);
    for (let i: u32 = 0; i < width; i++) {
      const move = <u32>load<u8>(sequence * MOVES + i, LIST);
      if (<i32>load<i8>(bounds + load<u8>(move, BOUND_OF), BOUNDS) > left) continue;
      const kind = <u32>load<u16>(<u32>load<u16>((cosetRow + move) << 1, COSET_MOVES) << 1, KIND_OF);
      const axis = kind & 15;
      const twist = <u32>load<u16>((twistRow + move) << 1, TWIST_MOVES);
      const packed = load<u32>(
        ((kind >> 4) * TWISTS + load<u16>((((twist << 4) | axis) << 1), TWIST_CONJUGATE)) << 2,
        CLASS_OF,
      );
      const sym = <u32>load<u8>(((packed & 63) << 4) | axis, PRODUCT) << 1;
      const ownA = slices >> (load<u8>(sym, SLICE_FROM) * 10);
      const ownB = slices >> (load<u8>(sym, SLICE_FROM + 1) * 10);
      const row = move * SETS;
      const afterA = <u32>load<u16>((row + (ownA & 511)) << 1, SLICE_MOVES);
      const afterB = <u32>load<u16>((row + (ownB & 511)) << 1, SLICE_MOVES);
      const conjugate = sym * SETS;
      const a = <u32>load<u16>((conjugate + (afterA & 511)) << 1, CONJUGATE);
      const b = <u32>load<u16>((conjugate + SETS + (afterB & 511)) << 1, CONJUGATE);
      let index =
        <u32>load<u16>((((a & 63) << 6) | (b & 63)) << 1, LOW) +
        load<u16>(((a & 0xfc0) | ((b >> 6) & 63)) << 1, HIGH);
      if (seesFlips)
        index =
          (index << 2) |
          (((a >> 12) ^ ((ownA ^ afterA) >> 9)) & 1) |
          ((((b >> 12) ^ ((ownB ^ afterB) >> 9)) & 1) << 1);
      store<u32>(asked, (packed >> 6) * rowWords + (index >> 4));
      store<u32>(asked, ((index & 15) << 1) | (((<u32>at << 5) | move) << 8), 4);
      asked += 8;
    }
  }
  return asked;
}

function enterNear(walk: usize, level: i32, left: i32, from: i32, end: usize): void {
  // All readings first, so that none waits for what becomes of another.
  for (let ask = walk + ASKED; ask < end; ask += 8)
    store<i32>(ask, distanceAt(load<u32>(ask), load<u8>(ask, 4)));
  for (let ask = walk + ASKED; ask < end; ask += 8) {
    const distance = load<i32>(ask);
    if (distance > left) continue;
    const who = load<u32>(ask, 4) >> 8;
    const at = <i32>(who >> 5);
    const move = who & 31;
    const bound = load<i8>(walk + ((at - from) << 3) + load<u8>(move, BOUND_OF), BOUNDS);
    descend(walk, level, at, move, bound);
    if (distance < base) leaveFar(walk, level + 1, left);
  }
}

/** Takes the node that was entered last at a level away again if its edges are farther than `left`. */
function leaveFar(walk: usize, level: i32, left: i32): void {
  const lists = walk + (level << 2);
  const last = load<i32>(lists, ENTERED) - 1;
  const edges = v128.load(nodeAt(walk, level, last), EDGES);
  const slices = i8x16.swizzle(v128.load(0, SLICE_PLACES), v128.and(edges, i8x16.splat(15)));
  const a = <u32>i8x16.bitmask(i8x16.eq(slices, i8x16.splat(0)));
  const b = <u32>i8x16.bitmask(i8x16.eq(slices, i8x16.splat(1)));
  const flips = <u32>i8x16.bitmask(i8x16.shl(edges, 3));
  const arrangement =
    <u32>load<u16>((((a & 63) << 6) | (b & 63)) << 1, LOW) + load<u16>(((a & 0xfc0) | (b >> 6)) << 1, HIGH);
  const sym = load<u32>(arrangement << 2, SYM_EDGES);
  const row = ((sym >> 12) & 63) << 7;
  const own = (flips ^ sym) & 0xfff;
  const conjugate =
    <u32>load<u16>((row | (own & 63)) << 1, PLACES_TURNED) |
    load<u16>((row | 64 | (own >> 6)) << 1, PLACES_TURNED);
  const state = ((sym >> 18) << 11) | (conjugate & 2047);
  if (<i32>((<u32>load<u8>(state >> 1, EDGE_DISTANCES) >> ((state & 1) << 2)) & 15) > left)
    store<i32>(lists, last, ENTERED);
}

/** Makes a move at a node of a level: the child waits at the next level. */
export function descend(walk: usize, level: i32, from: i32, move: u32, inverse: i32): void {
  const lists = walk + (level << 2);
  const place = load<i32>(lists, ENTERED + 4);
  store<i32>(lists, place + 1, ENTERED + 4);
  const node = nodeAt(walk, level, from);
  const child = nodeAt(walk, level + 1, place);
  const edges = v128.load(node, EDGES);
  const edgePlaces = v128.and(edges, i8x16.splat(15));
  v128.store(
    child,
    v128.xor(i8x16.swizzle(v128.load(move << 4, EDGE_TURN), edgePlaces), v128.xor(edges, edgePlaces)),
    EDGES,
  );
  const corners = v128.load(node, CORNERS);
  const cornerPlaces = v128.and(corners, i8x16.splat(15));
  const turned = i8x16.add(
    i8x16.swizzle(v128.load(move << 4, CORNER_TURN), cornerPlaces),
    v128.xor(corners, cornerPlaces),
  );
  v128.store(child, i8x16.min_u(turned, i8x16.sub(turned, i8x16.splat(0x30))), CORNERS);
  store<i32>(child, load<u16>((load<i32>(node, ORDER) * MOVES + move) << 1, ORDER_MOVES), ORDER);
  store<i32>(child, load<u16>((load<i32>(node, COSET) * MOVES + move) << 1, COSET_MOVES), COSET);
  store<i32>(child, load<u16>((load<i32>(node, TWIST) * MOVES + move) << 1, TWIST_MOVES), TWIST);
  const slices = load<u32>(node, SLICES);
  const row = move * SETS;
  store<u32>(
    child,
    (<u32>load<u16>((row + (slices & 511)) << 1, SLICE_MOVES) |
      (<u32>load<u16>((row + ((slices >> 10) & 511)) << 1, SLICE_MOVES) << 10) |
      (<u32>load<u16>((row + ((slices >> 20) & 511)) << 1, SLICE_MOVES) << 20)) ^
      (slices & 0x20080200),
    SLICES,
  );
  store<i32>(child, inverse, INVERSE);
  const sequence = (load<u32>(node, CAME) >> 5) & 31;
  store<u32>(child, move | (<u32>load<u8>(sequence * MOVES + move, NEXT_STATE) << 5) | (<u32>from << 10), CAME);
}
