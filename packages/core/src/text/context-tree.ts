/**
 * The n-gram model of a language as a tree of contexts, read from its packed form. A context holds explicit
 * symbols with weights, and the share of probability it leaves to the next shorter context (its suffix).
 */
import type { Alphabet } from "./alphabet.ts";
import { decodeBit, decodeTree, freshBits, type RangeDecoder } from "./range-decoder.ts";

/** Weight levels: level i weighs 2^(16 − i/2), rounded; explicit weights of a context are relative to each other. */
export const WEIGHTS: readonly number[] = [
  65536, 46341, 32768, 23170, 16384, 11585, 8192, 5793, 4096, 2896, 2048, 1448, 1024, 724, 512, 362, 256, 181,
  128, 91, 64, 45, 32, 23, 16, 11, 8, 6, 4, 3, 2, 1,
];
export const LEVEL_BITS = 5;

/** Escape levels: of 4096 parts, how many a context leaves to its suffix (a logistic scale). */
export const ESCAPES: readonly number[] = [
  22, 30, 41, 55, 75, 100, 135, 180, 241, 319, 421, 550, 710, 906, 1138, 1403, 1695, 2002, 2311, 2608, 2882,
  3124, 3331, 3502, 3640, 3749, 3834, 3899, 3949, 3986, 4014, 4090,
];

export interface ContextTree {
  readonly order: number;
  /** Per context: its first explicit gram (grams of context i end where those of i + 1 begin), escape level. */
  readonly firstGram: Int32Array;
  readonly escapeLevel: Uint8Array;
  /** Per gram: symbol (increasing within a context), weight level, and the longer contexts it leads to (0 if none). */
  readonly symbol: Uint16Array;
  readonly level: Uint8Array;
  readonly child: Int32Array;
  readonly capitalChild: Int32Array;
  /** The context "start of the message". */
  readonly start: number;
}

interface Bits {
  readonly included: Uint16Array;
  readonly escapeLevel: Uint16Array;
  readonly level: Uint16Array;
  readonly child: Uint16Array;
  readonly gap: Uint16Array;
  /** The root's grams, frequent symbols first. */
  rootOrder: readonly number[];
}

/** The numbers of contexts and grams come with the packed model, so that the arrays are made once. */
export interface TreeShape {
  readonly order: number;
  readonly contexts: number;
  readonly grams: number;
}

/** Reads the tree breadth first: each context's symbols are chosen among its suffix's. */
export function readContextTree(decoder: RangeDecoder, letters: Alphabet, shape: TreeShape): ContextTree {
  const { order, contexts, grams } = shape;
  const tree: ContextTree = {
    order,
    firstGram: new Int32Array(contexts + 1),
    escapeLevel: new Uint8Array(contexts),
    symbol: new Uint16Array(grams),
    level: new Uint8Array(grams),
    child: new Int32Array(grams),
    capitalChild: new Int32Array(grams),
    start: 1,
  };
  const bits: Bits = {
    included: freshBits(8 * 32 * 8 * 4),
    escapeLevel: freshBits(8 * 4 * 32),
    level: freshBits(32 * 4 * 32),
    child: freshBits(8 * 32 * 32),
    gap: freshBits(16 + (2 << 15)),
    rootOrder: [],
  };
  const suffix = new Int32Array(contexts);
  const depth = new Uint8Array(contexts);
  suffix[0] = -1;
  depth[1] = 1;
  let made = 2;
  let gram = 0;
  for (let context = 0; context < contexts; context++) {
    tree.firstGram[context] = gram;
    gram = readGrams(decoder, letters, bits, tree, context, suffix[context], depth[context]);
    tree.firstGram[context + 1] = gram;
    if (depth[context] === order) continue;
    made = readChildren(decoder, letters, bits, tree, context, suffix, depth, made);
  }
  return tree;
}

function readGrams(
  decoder: RangeDecoder,
  letters: Alphabet,
  bits: Bits,
  tree: ContextTree,
  context: number,
  suffix: number,
  depth: number,
): number {
  const { symbol, level, firstGram } = tree;
  const first = firstGram[context];
  let gram = first;
  if (suffix < 0) {
    for (let each = 0; each < letters.size; each++) {
      symbol[gram] = each;
      level[gram++] = decodeTree(decoder, bits.level, 0, LEVEL_BITS);
    }
    bits.rootOrder = byLevel(level, 0, gram);
    return gram;
  }
  const from = firstGram[suffix];
  const to = firstGram[suffix + 1];
  const kept = decodeTree(decoder, bits.escapeLevel, escapeOffset(depth, to - from), LEVEL_BITS);
  tree.escapeLevel[context] = kept;
  if (to - from > MANY_CHOICES) gram = readByGaps(decoder, bits, tree, gram, from, to);
  else {
    const group = includedGroup(depth, kept);
    for (let other = from; other < to; other++) {
      const found = Math.min(gram - first, 3);
      if (decodeBit(decoder, bits.included, (group + level[other]) * 4 + found) === 0) continue;
      symbol[gram] = symbol[other];
      level[gram++] = level[other];
    }
  }
  let weight = 0;
  for (let i = first; i < gram; i++) weight += WEIGHTS[level[i]];
  if (gram - first === 1) level[first] = 0;
  else for (let i = first; i < gram; i++) level[i] = readLevel(decoder, bits, level[i], weight, gram - first);
  return gram;
}

/** From so many choices on, symbols are listed by gaps in the order of their levels: few of thousands are chosen. */
export const MANY_CHOICES = 160;

function readByGaps(
  decoder: RangeDecoder,
  bits: Bits,
  tree: ContextTree,
  first: number,
  from: number,
  to: number,
): number {
  const order = from === 0 ? bits.rootOrder : byLevel(tree.level, from, to);
  const chosen: number[] = [];
  for (let at = readGap(decoder, bits); at < order.length; at += 1 + readGap(decoder, bits))
    chosen.push(order[at]);
  chosen.sort((a, b) => a - b);
  let gram = first;
  for (const other of chosen) {
    tree.symbol[gram] = tree.symbol[other];
    tree.level[gram++] = tree.level[other];
  }
  return gram;
}

/** A number ≥ 0 as the length of its binary form and the digits after the leading one. */
function readGap(decoder: RangeDecoder, bits: Bits): number {
  const length = decodeTree(decoder, bits.gap, 0, 4);
  return (1 << length) - 1 + decodeTree(decoder, bits.gap, gapOffset(length), length);
}

/** Where the digits of a gap of some length have their probabilities. */
export function gapOffset(length: number): number {
  return 16 + (1 << length);
}

/** Indices from … to − 1, frequent symbols first. */
export function byLevel(level: ArrayLike<number>, from: number, to: number): number[] {
  const order = Array.from({ length: to - from }, (_, index) => from + index);
  return order.sort((a, b) => level[a] - level[b] || a - b);
}

/** A level, given the one its symbol would have if the suffix's weights held among the symbols chosen here. */
function readLevel(
  decoder: RangeDecoder,
  bits: Bits,
  suffixLevel: number,
  weight: number,
  grams: number,
): number {
  return decodeTree(decoder, bits.level, levelOffset(expectedLevel(suffixLevel, weight), grams), LEVEL_BITS);
}

/** Which longer contexts exist: asked only where the same extension of the suffix exists. */
function readChildren(
  decoder: RangeDecoder,
  letters: Alphabet,
  bits: Bits,
  tree: ContextTree,
  context: number,
  suffixes: Int32Array,
  depths: Uint8Array,
  count: number,
): number {
  const { symbol, level, firstGram, child, capitalChild } = tree;
  const suffix = suffixes[context];
  const depth = depths[context];
  let made = count;
  let other = suffix < 0 ? 0 : firstGram[suffix];
  for (let gram = firstGram[context]; gram < firstGram[context + 1]; gram++) {
    if (symbol[gram] === 0) continue;
    if (suffix >= 0) while (symbol[other] !== symbol[gram]) other++;
    const offset = childOffset(depth, tree.escapeLevel[context], level[gram]);
    const parent = suffix < 0 ? 0 : child[other];
    if ((suffix < 0 || parent !== 0) && decodeBit(decoder, bits.child, offset) === 1) {
      suffixes[made] = parent;
      depths[made] = depth + 1;
      child[gram] = made++;
    }
    const index = symbol[gram] - letters.firstDirect;
    if (index < 0 || letters.capitalContext[index] === symbol[gram]) continue;
    const capitalParent = suffix < 0 ? 0 : capitalChild[other];
    if ((suffix < 0 || capitalParent !== 0) && decodeBit(decoder, bits.child, offset) === 1) {
      suffixes[made] = capitalParent;
      depths[made] = depth + 1;
      capitalChild[gram] = made++;
    }
  }
  return made;
}

/** Where the adaptive probabilities stand; shared with the packer. */
export function escapeOffset(depth: number, choices: number): number {
  const size = choices < 3 ? 0 : choices < 8 ? 1 : choices < 24 ? 2 : 3;
  return (depth * 4 + size) * 32;
}

export function includedGroup(depth: number, escapeLevel: number): number {
  return (depth * 8 + (escapeLevel >> 2)) * 32;
}

export function expectedLevel(suffixLevel: number, weight: number): number {
  const share = Math.floor((WEIGHTS[suffixLevel] * WEIGHTS[0]) / weight);
  let level = 0;
  while (level < WEIGHTS.length - 1 && WEIGHTS[level] > share) level++;
  return level;
}

export function levelOffset(expected: number, grams: number): number {
  const size = grams === 2 ? 1 : grams < 6 ? 2 : 3;
  return (size * 32 + expected) * 32;
}

export function childOffset(depth: number, escapeLevel: number, level: number): number {
  return (depth * 32 + escapeLevel) * 32 + level;
}
