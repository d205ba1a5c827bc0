/**
 * The n-gram statistics of one chain of contexts as a tree, read from its packed form. A context holds explicit
 * symbols with weights, and the share of probability it leaves to the next shorter context (its suffix).
 */
import type { TreeShape } from "@cubegram/text-models/en";

/** Arrays of numbers, so that a store can keep them as they are. */
export interface ContextTree {
  /** Per context: its first explicit gram (grams of context i end where those of i + 1 begin), escape level. */
  readonly firstGram: Int32Array;
  readonly escapeLevel: Uint8Array;
  /** Per context: the sum of its grams' weights. */
  readonly weight: Int32Array;
  /** Per gram: symbol (increasing within a context), weight level, and the longer context it leads to (0 if none). */
  readonly symbol: Uint16Array;
  readonly level: Uint8Array;
  readonly child: Int32Array;
  /** The context "start of the message". */
  start: number;
}

/** Bytes of a tree's arrays, in the order of its fields. */
export function treeLengths({ contexts, grams }: TreeShape): number[] {
  return [4 * (contexts + 1), contexts, 4 * contexts, 2 * grams, grams, 4 * grams];
}

/** A tree whose arrays are sections of these lengths: zeros, or a tree that was read before. */
export function treeIn([first, escapes, weights, symbols, levels, children]: Uint8Array[]): ContextTree {
  const words = ({ buffer, byteOffset, length }: Uint8Array) =>
    new Int32Array(buffer, byteOffset, length / 4);
  const tree = {
    firstGram: words(first),
    escapeLevel: escapes,
    weight: words(weights),
    symbol: new Uint16Array(symbols.buffer, symbols.byteOffset, symbols.length / 2),
    level: levels,
    child: words(children),
  };
  // The root and its extensions come before it.
  const extensions = tree.child.subarray(0, tree.firstGram[1]).filter((context) => context > 0);
  return { ...tree, start: 1 + extensions.length };
}

/** The gram of a context that predicts a symbol, or −1. */
function gramOf(tree: ContextTree, context: number, symbol: number): number {
  const end = tree.firstGram[context + 1];
  let low = tree.firstGram[context];
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tree.symbol[middle] < symbol) low = middle + 1;
    else high = middle;
  }
  return low < end && tree.symbol[low] === symbol ? low : -1;
}

/** The context that a symbol extends a context to, or −1. */
export function extension(tree: ContextTree, context: number, symbol: number): number {
  if (context < 0) return -1;
  const gram = gramOf(tree, context, symbol);
  if (gram < 0) return -1;
  return tree.child[gram] || -1;
}
