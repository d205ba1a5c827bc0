/**
 * The order in which the contexts of a chain are written and read: breadth first, the start of the message after the
 * single symbols. Every context comes after its suffix, so absent ones need not be asked about.
 */
import { type Alphabet, END_SYMBOL, isMark } from "./alphabet.ts";
import {
  AFTER_ONE,
  type ChainKind,
  type ContextLinks,
  extendedClass,
  rememberedSymbol,
  SINGLE,
  suffixBase,
} from "./chain.ts";

export interface ContextOrder {
  readonly kind: ChainKind;
  readonly order: number;
  readonly letters: Alphabet;
  readonly links: ContextLinks;
  /** Per context: its suffix, the context of its last symbol alone, and whether that symbol is a mark. */
  readonly suffix: Int32Array;
  readonly last: Int32Array;
  readonly endsInMark: Uint8Array;
  /** The length of a context of characters, the class of a context of words: its bits are coded by it. */
  readonly sort: Uint8Array;
  /** How many contexts there are so far. */
  made: number;
}

export function contextOrder(
  kind: ChainKind,
  order: number,
  letters: Alphabet,
  links: ContextLinks,
  contexts: number,
): ContextOrder {
  const suffix = new Int32Array(contexts);
  suffix[0] = -1;
  return {
    kind,
    order,
    letters,
    links,
    suffix,
    last: new Int32Array(contexts),
    endsInMark: new Uint8Array(contexts),
    sort: new Uint8Array(contexts),
    made: 1,
  };
}

/** Adds the start of the message: its suffix is the empty context, and it is a word before the first one. */
export function addStart(contexts: ContextOrder): number {
  const made = contexts.made++;
  contexts.sort[made] = contexts.kind === "words" ? AFTER_ONE : SINGLE;
  contexts.endsInMark[made] = 1;
  return made;
}

/** The suffix of a context's extension by a symbol; −1 if the chain has no such context or the suffix is not there. */
export function suffixOfExtension(contexts: ContextOrder, context: number, symbol: number): number {
  const { kind, sort, suffix, last, links, letters } = contexts;
  if (
    symbol === END_SYMBOL ||
    rememberedSymbol(kind, letters, symbol) !== symbol ||
    (kind === "words" ? sortOfExtension(contexts, context, symbol) === 0 : sort[context] === contexts.order)
  )
    return -1;
  if (context === 0) return 0;
  let base = suffix[context];
  if (kind === "words") {
    const from = suffixBase(sort[context], isMark(letters, symbol));
    if (from === "last") base = last[context];
    if (from === "space") base = links.extension(0, letters.space);
  }
  return links.extension(base, symbol);
}

/** Adds the extension of a context by a symbol, whose suffix is known. */
export function addExtension(
  contexts: ContextOrder,
  context: number,
  symbol: number,
  suffix: number,
): number {
  const made = contexts.made++;
  contexts.suffix[made] = suffix;
  contexts.sort[made] = sortOfExtension(contexts, context, symbol);
  contexts.last[made] = context === 0 ? made : contexts.links.extension(0, symbol);
  contexts.endsInMark[made] = isMark(contexts.letters, symbol) ? 1 : 0;
  return made;
}

function sortOfExtension(contexts: ContextOrder, context: number, symbol: number): number {
  const { kind, sort, letters, links, endsInMark } = contexts;
  if (kind === "characters") return sort[context] + 1;
  const isSpace = sort[context] === SINGLE && context === links.extension(0, letters.space);
  return extendedClass(sort[context], isMark(letters, symbol), isSpace, endsInMark[context] === 1);
}
