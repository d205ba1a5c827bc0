/**
 * The kernel of the optimal search on vectors of sixteen bytes: AssemblyScript, compiled to WebAssembly by
 * `build.mjs`. It does what `solve/optimal/expand.ts` does in plain TypeScript, which is its reference and stands in where there
 * are no vectors; what is asked, in what order and why is told there.
 *
 * All tables are in one memory, which threads may share. The exported constants say where: the one definition of the layout.
 * Every thread has a walk of its own, WALK_BYTES from the address that it is given.
 */

import {
  ARRANGEMENTS,
  CLASSES,
  CORNER_COSETS,
  EDGE_CLASSES,
  FLIPS,
  STABILIZER_BYTES,
  MOVES,
  ORDERS,
  SYMMETRIES,
  TWISTS,
} from "./sizes";

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
export const LOW: usize = PRODUCT + 64 * 16;
export const HIGH: usize = LOW + 2 * 4096;
/** Thirty-two bytes for each symmetry: which place each place is conjugated from; then what the SEEN_… say. */
export const SEEN_PLACES: usize = HIGH + 2 * 4096;
/** The places where conjugation reverses the flip of an edge that is in the first, and the second, slice afterwards. */
export const SEEN_FLIPS: usize = 16;
/** Which slices become the first and the second. */
export const SEEN_FROM: usize = 20;
/** The places where it reverses the flip of an edge of the third; then all places if it treats the first (second) otherwise. */
export const SEEN_OWN: usize = 22;
export const WEIGHT: usize = SEEN_PLACES + 32 * SYMMETRIES;
/** For sets of faces: their quarter turns, as bits; then for the same sets their half turns. */
export const QUARTERS_OF: usize = WEIGHT + 2 * 256;
export const HALVES_OF: usize = QUARTERS_OF + 4 * 64;
/** The moves that may follow a canonical-sequence state, as bits. */
export const FOLLOWERS: usize = HALVES_OF + 4 * 64;
export const LIST: usize = FOLLOWERS + 4 * 19;
/** The canonical-sequence state after a move, for every state. */
export const NEXT_STATE: usize = LIST + 19 * 18;
export const COUNT: usize = NEXT_STATE + 19 * 18;
export const AFTER: usize = COUNT + 19;
export const BOUND_OF: usize = AFTER + 19;
/** Sixteen bytes for each move: from which place an edge comes to a place, and in bit 4 whether it is flipped. */
export const PLACE_TURN: usize = (BOUND_OF + 18 + 63) & ~63;
/** Likewise: where an edge (a corner) at a place goes, and in bit 4 (bits 4 and 5) how it is turned. */
export const EDGE_TURN: usize = PLACE_TURN + 16 * 18;
export const CORNER_TURN: usize = EDGE_TURN + 16 * 18;
/** Sixteen bytes for the node itself and for the quarter turn of each face: in which slice an edge is then, and as above. */
export const SLICE_PLACES: usize = CORNER_TURN + 16 * 18;
export const CORNER_PLACES: usize = SLICE_PLACES + 16 * 7;
/** Eight-byte spans: edges at home, corners at home. */
export const HOME: usize = CORNER_PLACES + 16 * 7;
/** For arrangements of the edges' slices: the symmetry that takes them to their class, and what it changes. */
export const SYM_EDGES: usize = HOME + 32;
export const PLACES_TURNED: usize = SYM_EDGES + 4 * ARRANGEMENTS;
/** For classes of corners, where the symmetries that keep them begin in a list, in which 0 ends each; only to mark. */
export const STABILIZER_OF: usize = PLACES_TURNED + 2 * SYMMETRIES * 128;
export const STABILIZERS: usize = STABILIZER_OF + 2 * CLASSES;
/** For two symmetries, the one that does both. */
export const BOTH: usize = STABILIZERS + STABILIZER_BYTES;
/** From here on as in a table file: a header of 64 bytes, the near cosets, how far the edges are, the large table. */
export const FILE: usize = (BOTH + SYMMETRIES * SYMMETRIES + 63) & ~63;
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
/** 1 if the walk marks what it reaches in the large table, 0 if it looks for solutions. */
export const MARKING: usize = 24;
/** Integers, one for each level. */
export const ENTERED: usize = 64;
export const NEXT: usize = 192;
export const BOUNDS: usize = 320;
/** What is asked: a place in the large table, then the shift in bits 0 … 4, what was read in 5 and 6, and from 8 on who asks. */
const ASKED: usize = 512;
export const NODES: usize = 4096;
export const WALK_BYTES: usize = NODES + LEVELS * WAITING * NODE;

/** Of a node: sixteen bytes each, where every edge is (bit 4: flipped) and where every corner is (bits 4, 5: turned). */
export const EDGES: usize = 0;
export const CORNERS: usize = 16;
/** At every place, the slice of the edge there (bit 4: flipped). */
export const PLACES: usize = 32;
/** Integers of two bytes, one of one byte, and one of four. */
export const ORDER: usize = 48;
export const COSET: usize = 50;
export const TWIST: usize = 52;
export const INVERSE: usize = 54;
export const CAME: usize = 56;

const EXHAUSTED: i32 = 0;
const PAUSED: i32 = 1;
const FOUND: i32 = 2;
const UNKNOWN: i32 = -1;

let base: i32 = 0;
let seesFlips: bool = false;
let flipPlaces: u32 = 0;
let rowWords: u32 = 0;

/** What the large table is like: called once. It sees the parities of flips, or the flips at so many places, or neither. */
export function configure(tableBase: i32, parities: bool, places: u32, words: u32): void {
  base = tableBase;
  seesFlips = parities || places > 0;
  flipPlaces = places;
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
  const marking = load<i32>(walk, MARKING) != 0;
  if (marking && left == 0) {
    markChildren(walk, level, from, to);
  } else if (marking || left > base + 1) {
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
  for (let at = from; at < to; at++) {
    const node = nodeAt(walk, level, at);
    const chunk = (at - from) << 3;
    const edges = v128.load(node, EDGES);
    const corners = v128.load(node, CORNERS);
    const edgePlaces = v128.and(edges, nibble);
    const flips = v128.xor(edges, edgePlaces);
    const cornerPlaces = v128.and(corners, nibble);
    const turns = v128.xor(corners, cornerPlaces);
    const kinds = <u32>load<u16>(node, ORDER) << 4;
    const own = load<i8>(node, INVERSE);
    store<i64>(walk + chunk, UNKNOWN, BOUNDS);
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
      const packed = classOf(kind, twist);
      const seen = v128.xor(i8x16.swizzle(v128.load(i << 4, SLICE_PLACES), edgePlaces), flips);
      const index = indexOf(seen, load<u8>(((packed & 63) << 4) | axis, PRODUCT));
      store<u32>(asked, (packed >> 6) * rowWords + (index >> 4));
      store<u32>(asked, ((index & 15) << 1) | ((chunk + i) << 8), 4);
      asked += 8;
    }
  }
  return asked;
}

/** The class of corners · 64 + the symmetry of `classOf` in `sym-corners.ts`, by coset (`kindOf`) and twist. */
@inline
function classOf(kind: u32, twist: u32): u32 {
  const conjugate = load<u16>(((twist << 4) | (kind & 15)) << 1, TWIST_CONJUGATE);
  return load<u32>(((kind >> 4) * TWISTS + conjugate) << 2, CLASS_OF);
}

/** The slices of the edges at every place after a move. */
@inline
function placesAfter(places: v128, move: u32): v128 {
  const turn = v128.load(move << 4, PLACE_TURN);
  const from = v128.and(turn, i8x16.splat(15));
  return v128.xor(i8x16.swizzle(places, from), v128.xor(turn, from));
}

/** The index of edges, by the slice at every place, conjugated by a symmetry. */
@inline
function indexOf(places: v128, symmetry: u32): u32 {
  const sym = symmetry << 5;
  const seen = i8x16.swizzle(places, v128.load(sym, SEEN_PLACES));
  const slices = v128.and(seen, i8x16.splat(3));
  const a = <u32>i8x16.bitmask(i8x16.eq(slices, v128.load8_splat(sym + SEEN_FROM, SEEN_PLACES)));
  const b = <u32>i8x16.bitmask(i8x16.eq(slices, v128.load8_splat(sym + SEEN_FROM + 1, SEEN_PLACES)));
  const index =
    <u32>load<u16>((((a & 63) << 6) | (b & 63)) << 1, LOW) + load<u16>(((a & 0xfc0) | (b >> 6)) << 1, HIGH);
  if (!seesFlips) return index;
  const flips = <u32>i8x16.bitmask(i8x16.shl(seen, 3));
  if (flipPlaces > 0) {
    const own =
      flips ^
      load<u16>(sym + SEEN_OWN, SEEN_PLACES) ^
      (a & load<u16>(sym + SEEN_OWN + 2, SEEN_PLACES)) ^
      (b & load<u16>(sym + SEEN_OWN + 4, SEEN_PLACES));
    return (index << flipPlaces) | (own & ((1 << flipPlaces) - 1));
  }
  const flipsA = flips ^ load<u16>(sym + SEEN_FLIPS, SEEN_PLACES);
  const flipsB = flips ^ load<u16>(sym + SEEN_FLIPS + 2, SEEN_PLACES);
  return (index << 2) | (popcnt(flipsA & a) & 1) | ((popcnt(flipsB & b) & 1) << 1);
}

/** How far the coset that was asked is at least: the two bits of the large table, and for what is near the small one. */
@inline
function distanceAt(ask: usize): i32 {
  const who = load<u32>(ask, 4);
  const value = <i32>(who >> 5) & 3;
  return value == 0 ? nearDistance(load<u32>(ask), who & 31) : value + base - 1;
}

@inline
function nearEntry(place: u32, lift: u32): u32 {
  return (((place << 4) ^ (lift >> 1)) * 0x9e3779b1) >> (32 - NEAR_BITS);
}

function nearDistance(place: u32, lift: u32): i32 {
  const entry = nearEntry(place, lift);
  const distance = <i32>((<u32>load<u8>(entry >> 1, NEAR) >> ((entry & 1) << 2)) & 15);
  return distance < base ? distance : base - 1;
}

/** Reads what was asked into bits 5 and 6, and does nothing else, so that no reading waits for what becomes of another. */
@inline
function readAll(walk: usize, end: usize): void {
  for (let ask = walk + ASKED; ask < end; ask += 8) {
    const who = load<u32>(ask, 4);
    const word = load<u32>(<usize>load<u32>(ask) << 2, WORDS);
    store<u32>(ask, who | (((word >> (who & 31)) & 3) << 5), 4);
  }
}

function readInverses(walk: usize, end: usize): void {
  readAll(walk, end);
  for (let ask = walk + ASKED; ask < end; ask += 8)
    store<i8>(walk + (load<u32>(ask, 4) >> 8), distanceAt(ask), BOUNDS);
}

function askCubes(walk: usize, level: i32, left: i32, from: i32, to: i32): usize {
  let asked = walk + ASKED;
  for (let at = from; at < to; at++) {
    const node = nodeAt(walk, level, at);
    const sequence = <usize>((load<i32>(node, CAME) >> 5) & 31);
    const bounds = walk + ((at - from) << 3);
    const cosetRow = <u32>load<u16>(node, COSET) * MOVES;
    const twistRow = <u32>load<u16>(node, TWIST) * MOVES;
    const places = v128.load(node, PLACES);
    store<i32>(walk, load<i32>(walk, NODES_LEFT) - <i32>load<u8>(sequence, COUNT), NODES_LEFT);
    // What a quarter turn of a face leads to is one move away from the node, and from what a half turn leads to.
    const known = v128.load64_zero(bounds, BOUNDS);
    const near = i8x16.bitmask(i8x16.le_s(known, i8x16.splat(<i8>left))) & 127;
    const nearly = i8x16.bitmask(i8x16.le_s(known, i8x16.splat(<i8>(left + 1)))) & 127;
    const isFar = v128.any_true(i8x16.gt_s(known, i8x16.splat(<i8>(left + 2))));
    const halves = load<u32>((nearly >> 1) << 2, HALVES_OF) & -(near & 1);
    let moves = load<u32>((near >> 1) << 2, QUARTERS_OF) | halves;
    moves = isFar ? 0 : moves & load<u32>(sequence << 2, FOLLOWERS);
    // Bit by bit: a comparison for each move would be guessed wrong too often.
    for (; moves != 0; moves &= moves - 1) {
      const move = <u32>ctz(moves);
      const kind = <u32>load<u16>(<u32>load<u16>((cosetRow + move) << 1, COSET_MOVES) << 1, KIND_OF);
      const axis = kind & 15;
      const twist = <u32>load<u16>((twistRow + move) << 1, TWIST_MOVES);
      const packed = classOf(kind, twist);
      const index = indexOf(placesAfter(places, move), load<u8>(((packed & 63) << 4) | axis, PRODUCT));
      store<u32>(asked, (packed >> 6) * rowWords + (index >> 4));
      store<u32>(asked, ((index & 15) << 1) | (((<u32>at << 5) | move) << 8), 4);
      asked += 8;
    }
  }
  return asked;
}

function enterNear(walk: usize, level: i32, left: i32, from: i32, end: usize): void {
  readAll(walk, end);
  for (let ask = walk + ASKED; ask < end; ask += 8) {
    const distance = distanceAt(ask);
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

/** Marks all children of nodes in the large table. */
function markChildren(walk: usize, level: i32, from: i32, to: i32): void {
  let asked = walk + ASKED;
  for (let at = from; at < to; at++) {
    const node = nodeAt(walk, level, at);
    const sequence = <usize>((load<i32>(node, CAME) >> 5) & 31);
    const cosetRow = <u32>load<u16>(node, COSET) * MOVES;
    const twistRow = <u32>load<u16>(node, TWIST) * MOVES;
    const places = v128.load(node, PLACES);
    store<i32>(walk, load<i32>(walk, NODES_LEFT) - <i32>load<u8>(sequence, COUNT), NODES_LEFT);
    for (let moves = load<u32>(sequence << 2, FOLLOWERS); moves != 0; moves &= moves - 1) {
      const move = <u32>ctz(moves);
      const kind = <u32>load<u16>(<u32>load<u16>((cosetRow + move) << 1, COSET_MOVES) << 1, KIND_OF);
      const axis = kind & 15;
      const twist = <u32>load<u16>((twistRow + move) << 1, TWIST_MOVES);
      const packed = classOf(kind, twist);
      const corners = packed >> 6;
      const after = placesAfter(places, move);
      const symmetry = <u32>load<u8>(((packed & 63) << 4) | axis, PRODUCT);
      asked = markLater(walk, asked, corners, indexOf(after, symmetry));
      // A class that symmetries keep has several names for a coset.
      for (let other = <usize>load<u16>(corners << 1, STABILIZER_OF); load<u8>(other, STABILIZERS) != 0; other++) {
        const both = <u32>load<u8>(other, STABILIZERS) * SYMMETRIES + symmetry;
        asked = markLater(walk, asked, corners, indexOf(after, load<u8>(both, BOTH)));
      }
    }
  }
  markAsked(walk, asked);
}

function markLater(walk: usize, asked: usize, corners: u32, index: u32): usize {
  let end = asked;
  if (end == walk + NODES) {
    markAsked(walk, end);
    end = walk + ASKED;
  }
  store<u32>(end, corners * rowWords + (index >> 4));
  store<u32>(end, (index & 15) << 1, 4);
  return end + 8;
}

/** Marks what was asked with the length of the walk, whichever thread comes first; lengths come one after another. */
function markAsked(walk: usize, end: usize): void {
  const depth = load<i32>(walk, DEPTH);
  // 3 becomes 0 below the base, then 1, then 2.
  const bits: u32 = depth < base ? 3 : depth == base ? 2 : 1;
  readAll(walk, end);
  for (let ask = walk + ASKED; ask < end; ask += 8) {
    const place = load<u32>(ask);
    const who = load<u32>(ask, 4);
    const lift = who & 31;
    if (((who >> 5) & 3) == 3) atomic.and<u32>(<usize>place << 2, ~(bits << lift), WORDS);
    // Those at base − 1 need no entry: a coset without one is that far.
    if (depth >= base - 1) continue;
    const entry = nearEntry(place, lift);
    const nibble = <i32>((entry & 1) << 2);
    const byte = <i32>load<u8>(entry >> 1, NEAR);
    if (((byte >> nibble) & 15) > depth)
      store<u8>(entry >> 1, <u8>((byte & (0xf0 >> nibble)) | (depth << nibble)), NEAR);
  }
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
  v128.store(child, placesAfter(v128.load(node, PLACES), move), PLACES);
  store<u16>(child, load<u16>((<u32>load<u16>(node, ORDER) * MOVES + move) << 1, ORDER_MOVES), ORDER);
  store<u16>(child, load<u16>((<u32>load<u16>(node, COSET) * MOVES + move) << 1, COSET_MOVES), COSET);
  store<u16>(child, load<u16>((<u32>load<u16>(node, TWIST) * MOVES + move) << 1, TWIST_MOVES), TWIST);
  store<i8>(child, inverse, INVERSE);
  const sequence = (load<u32>(node, CAME) >> 5) & 31;
  store<u32>(child, move | (<u32>load<u8>(sequence * MOVES + move, NEXT_STATE) << 5) | (<u32>from << 10), CAME);
}
