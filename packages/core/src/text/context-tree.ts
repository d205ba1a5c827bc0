/**
 * The n-gram statistics of one chain of contexts as a tree, read from its packed form. A context holds explicit
 * symbols with weights, and the share of probability it leaves to the next shorter context (its suffix).
 */
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
