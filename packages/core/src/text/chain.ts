/**
 * Which contexts of a chain a message has reached, from the empty one to the longest.
 *
 * A chain of characters has the last 0 … `order` characters, with capitals within sentences as small letters. A chain of words has,
 * besides the last one and two characters, the word so far, the same with the word before, and with the two words before. A word is a
 * run of symbols that are not marks; whatever mark begins it, the word so far begins with a space, and the start of the message counts as a word.
 */
import { type Alphabet, foldedSymbol } from "./alphabet.ts";

export type ChainKind = "characters" | "words";

/** The lengths of contexts in a chain of words. @public for tools/train-text-model. */
export const WORD_LEVELS = 6;
const LAST = 1;
const LAST_TWO = 2;
const WORD_SO_FAR = 3;
const WORD_BEFORE = 4;
const TWO_WORDS_BEFORE = 5;

/** What a chain walks on: the contexts, numbered with the empty one as 0, and how symbols extend them (−1: absent). */
export interface ContextLinks {
  readonly start: number;
  extension(context: number, symbol: number): number;
}

export interface Reach {
  readonly kind: ChainKind;
  /** Contexts reached, by length; −1 where none. */
  readonly contexts: Int32Array;
  /** For words: the word so far as a context (a space at a word's start), and whether a word has begun. */
  prefix: number;
  inWord: boolean;
}

export function startReach(kind: ChainKind, order: number, links: ContextLinks, space: number): Reach {
  const contexts = new Int32Array(kind === "words" ? WORD_LEVELS : order + 1).fill(-1);
  contexts[0] = 0;
  contexts[kind === "words" ? WORD_BEFORE : 1] = links.start;
  return { kind, contexts, prefix: kind === "words" ? links.extension(0, space) : -1, inWord: false };
}

/** A symbol as the contexts of a chain see it: words distinguish a capital within a sentence, characters do not. */
export function rememberedSymbol(kind: ChainKind, letters: Alphabet, symbol: number): number {
  return kind === "words" ? symbol : foldedSymbol(letters, symbol);
}

/** Moves past a symbol as the chain remembers it; `space` is the symbol of the space, `mark` whether `symbol` ends a word. */
export function advanceReach(
  reach: Reach,
  links: ContextLinks,
  symbol: number,
  mark: boolean,
  space: number,
): void {
  const { contexts } = reach;
  if (reach.kind === "characters") {
    for (let length = contexts.length - 1; length > 0; length--)
      contexts[length] = links.extension(contexts[length - 1], symbol);
    return;
  }
  if (mark) {
    const [one, two] = reach.inWord
      ? [reach.prefix, contexts[WORD_BEFORE]]
      : [contexts[WORD_BEFORE], contexts[TWO_WORDS_BEFORE]];
    contexts[TWO_WORDS_BEFORE] = links.extension(two, symbol);
    contexts[WORD_BEFORE] = links.extension(one, symbol);
    contexts[WORD_SO_FAR] = -1;
    contexts[LAST_TWO] = links.extension(contexts[LAST], symbol);
    reach.prefix = links.extension(0, space);
  } else {
    contexts[TWO_WORDS_BEFORE] = links.extension(contexts[TWO_WORDS_BEFORE], symbol);
    contexts[WORD_BEFORE] = links.extension(contexts[WORD_BEFORE], symbol);
    reach.prefix = links.extension(reach.prefix, symbol);
    contexts[WORD_SO_FAR] = reach.inWord ? reach.prefix : -1;
    contexts[LAST_TWO] = reach.inWord ? links.extension(contexts[LAST], symbol) : reach.prefix;
  }
  contexts[LAST] = links.extension(0, symbol);
  reach.inWord = !mark;
}

/** The length of the longest context reached. */
export function longest(reach: Reach): number {
  let length = reach.contexts.length - 1;
  while (reach.contexts[length] < 0) length--;
  return length;
}

/** What a context of a chain of words is, to find the suffix of its extensions. It also selects how its bits are coded. */
export const SINGLE = 1;
const PAIR = 2;
const PREFIX = 3;
const ONE_BEFORE = 4;
export const AFTER_ONE = 5;
const TWO_BEFORE = 6;
const AFTER_TWO = 7;

/** The class of a context's extension by a symbol, 0 if a chain of words has no such context. */
export function extendedClass(from: number, mark: boolean, isSpace: boolean, lastIsMark: boolean): number {
  switch (from) {
    case 0:
      return SINGLE;
    case SINGLE:
      if (isSpace && !mark) return PREFIX;
      return lastIsMark && !mark ? 0 : PAIR;
    case PREFIX:
      return mark ? AFTER_ONE : PREFIX;
    case ONE_BEFORE:
      return mark ? AFTER_TWO : ONE_BEFORE;
    case AFTER_ONE:
      return mark ? AFTER_ONE : ONE_BEFORE;
    case TWO_BEFORE:
      return mark ? 0 : TWO_BEFORE;
    case AFTER_TWO:
      return mark ? AFTER_TWO : TWO_BEFORE;
    default:
      return 0;
  }
}

/** Which context, extended by the same symbol, is the suffix: the suffix itself, the last symbol's, or the space's. */
export function suffixBase(from: number, mark: boolean): "suffix" | "last" | "space" {
  if (from === PREFIX) return "last";
  if (from === AFTER_ONE) return mark ? "last" : "space";
  return "suffix";
}
