/** Reading a packed context tree: breadth first, each context's symbols chosen among its suffix's. */
import type { TreeShape } from "@cubegram/text-models/en";
import type { Alphabet } from "./alphabet.ts";
import {
  addExtension,
  addStart,
  type ContextOrder,
  contextOrder,
  suffixOfExtension,
} from "./context-order.ts";
import { type ContextTree, extension } from "./context-tree.ts";
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
  rootOrder: Int32Array;
}

/** Reads a tree, which is empty, breadth first; the start of the message comes after the single symbols. */
export function readContextTree(
  decoder: RangeDecoder,
  letters: Alphabet,
  shape: TreeShape,
  tree: ContextTree,
): void {
  const { contexts } = shape;
  const bits: Bits = {
    included: freshBits(8 * 8 * 32 * 8),
    escapeLevel: freshBits(8 * 4 * 16 * 16),
    level: freshBits(32 * 4 * 32),
    child: freshBits(8 * 32 * 32),
    gap: freshBits(16 + (2 << 15)),
    rootOrder: new Int32Array(0),
  };
  const links = {
    start: 0,
    extension: (context: number, symbol: number) => extension(tree, context, symbol),
  };
  const all = contextOrder(shape.kind, shape.order, letters, links, contexts);
  let gram = 0;
  for (let context = 0; context < contexts; context++) {
    tree.firstGram[context] = gram;
    gram = readGrams(decoder, letters, bits, tree, context, all.suffix[context], all.sort[context]);
    tree.firstGram[context + 1] = gram;
    for (let i = tree.firstGram[context]; i < gram; i++) tree.weight[context] += WEIGHTS[tree.level[i]];
    readChildren(decoder, bits, tree, context, all);
    if (context === 0) tree.start = addStart(all);
  }
}

function readGrams(
  decoder: RangeDecoder,
  letters: Alphabet,
  bits: Bits,
  tree: ContextTree,
  context: number,
  suffix: number,
  sort: number,
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
    escapeOffset(sort, to - from, tree.escapeLevel[suffix]),
    ESCAPE_BITS,
  );
  tree.escapeLevel[context] = kept;
  if (to - from > MANY_CHOICES) gram = readByGaps(decoder, bits, tree, gram, from, to);
  else {
    for (let other = from; other < to; other++) {
      const offset = includedOffset(sort, kept, level[other], gram - first, tree.child[other] !== 0);
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

/** Which longer contexts exist: asked only where the chain has such a context and its suffix exists. */
function readChildren(
  decoder: RangeDecoder,
  bits: Bits,
  tree: ContextTree,
  context: number,
  all: ContextOrder,
): void {
  const { symbol, level, firstGram } = tree;
  for (let gram = firstGram[context]; gram < firstGram[context + 1]; gram++) {
    const offset = childOffset(all.sort[context], tree.escapeLevel[context], level[gram]);
    tree.child[gram] = readChild(decoder, bits.child, offset, all, context, symbol[gram]);
  }
}

/** The number of a longer context, or 0. */
function readChild(
  decoder: RangeDecoder,
  bits: Uint16Array,
  offset: number,
  all: ContextOrder,
  context: number,
  symbol: number,
): number {
  const suffix = suffixOfExtension(all, context, symbol);
  if (suffix < 0 || decodeBit(decoder, bits, offset) === 0) return 0;
  return addExtension(all, context, symbol, suffix);
}
