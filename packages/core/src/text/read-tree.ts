/** Reading a packed context tree: breadth first, each context's symbols chosen among its suffix's. */
import type { Alphabet } from "./alphabet.ts";
import type { ContextTree } from "./context-tree.ts";
import { decodeBit, decodeTree, freshBits, type RangeDecoder } from "./range-decoder.ts";
import {
  byLevel,
  childOffset,
  ESCAPE_BITS,
  escapeOffset,
  expectedLevel,
  gapOffset,
  includedOffset,
  LEVEL_BITS,
  levelOffset,
  MANY_CHOICES,
  WEIGHTS,
} from "./tree-code.ts";

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
    included: freshBits(8 * 8 * 32 * 8),
    escapeLevel: freshBits(8 * 4 * 16 * 16),
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
  const kept = decodeTree(
    decoder,
    bits.escapeLevel,
    escapeOffset(depth, to - from, tree.escapeLevel[suffix]),
    ESCAPE_BITS,
  );
  tree.escapeLevel[context] = kept;
  if (to - from > MANY_CHOICES) gram = readByGaps(decoder, bits, tree, gram, from, to);
  else {
    for (let other = from; other < to; other++) {
      const offset = includedOffset(depth, kept, level[other], gram - first, tree.child[other] !== 0);
      if (decodeBit(decoder, bits.included, offset) === 0) continue;
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
