/**
 * The n-gram model of a language as a tree of contexts, read from its packed form. A context holds explicit
 * symbols with weights, and the share of probability it leaves to the next shorter context (its suffix).
 */
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
