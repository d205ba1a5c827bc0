/**
 * The symbols of one language's model. A code point is a symbol and a detail: a letter's case, a digit's value, or
 * the place in a script block. Letters of both cases share a symbol, so "MEET", "Meet" and "meet" share statistics;
 * all digits share one, so "7:30" teaches "9:45". Only a capital that begins a word within a sentence is a separate
 * symbol: it is a name, or a noun in German, and its neighbors reflect that.
 */
import { blockSize, codePointAtPlace, placeInBlock, scriptBlocks } from "./script-blocks.ts";

/** The end of the message as a prediction; the start of the message as a context. */
export const END_SYMBOL = 0;
export const DIGIT_SYMBOL = 1;
export const FIRST_BLOCK_SYMBOL = 2;

export interface Alphabet {
  /** Symbols: end, digit, script blocks, the direct characters, then the capitals that begin words within sentences. */
  readonly size: number;
  readonly firstDirect: number;
  readonly firstCapital: number;
  /** Code points of the direct characters (lower case) and of their capitals (the same where there is none). */
  readonly lower: readonly number[];
  readonly upper: readonly number[];
  /** Per such capital, the index of its direct character. */
  readonly capitals: readonly number[];
  readonly symbolOf: ReadonlyMap<number, number>;
  /** The space, and per symbol 1 if it ends a word. */
  readonly space: number;
  readonly marks: Uint8Array;
  /** Per block: places taken by direct characters, sorted, and how many members are left. */
  readonly taken: readonly (readonly number[])[];
  readonly free: readonly number[];
  /** Symbols of the blocks that have no free member. */
  readonly fullBlocks: readonly number[];
}

/** One code point of a text: `detail` is 0/1 for the case, the digit, or the place among a block's free members. */
export interface Token {
  readonly symbol: number;
  readonly detail: number;
}

/** `characters` and `capitals` are aligned by code point; `marks` are the direct characters that end words. */
export function alphabet(characters: string, capitals: string, marks: string): Alphabet {
  const lower = Array.from(characters, (character) => character.codePointAt(0)!);
  const upper = Array.from(capitals, (character) => character.codePointAt(0)!);
  const blocks = scriptBlocks();
  const firstDirect = FIRST_BLOCK_SYMBOL + blocks.length;
  const firstCapital = firstDirect + lower.length;
  const cased = lower.map((_, index) => index).filter((index) => upper[index] !== lower[index]);
  const symbolOf = new Map<number, number>();
  for (let digit = 0; digit < 10; digit++) symbolOf.set(0x30 + digit, DIGIT_SYMBOL);
  lower.forEach((codePoint, index) => {
    symbolOf.set(codePoint, firstDirect + index);
    symbolOf.set(upper[index], firstDirect + index);
  });
  const direct = [...symbolOf.keys()];
  const taken = blocks.map((block) =>
    direct
      .map((codePoint) => placeInBlock(block, codePoint))
      .filter((place) => place >= 0)
      .sort((a, b) => a - b),
  );
  const size = firstCapital + cased.length;
  const free = blocks.map((block, index) => blockSize(block) - taken[index].length);
  return {
    size,
    firstDirect,
    firstCapital,
    lower,
    upper,
    capitals: cased,
    symbolOf,
    space: symbolOf.get(0x20)!,
    marks: marksOf(size, symbolOf, marks),
    taken,
    free,
    fullBlocks: free.flatMap((left, block) => (left === 0 ? FIRST_BLOCK_SYMBOL + block : [])),
  };
}

function marksOf(size: number, symbolOf: ReadonlyMap<number, number>, marks: string): Uint8Array {
  const found = new Uint8Array(size);
  for (const character of marks) found[symbolOf.get(character.codePointAt(0)!)!] = 1;
  return found;
}

/** Whether a symbol ends a word. */
export function isMark(letters: Alphabet, symbol: number): boolean {
  return letters.marks[symbol] === 1;
}

export function isCased(letters: Alphabet, symbol: number): boolean {
  const index = symbol - letters.firstDirect;
  return index >= 0 && letters.upper[index] !== letters.lower[index];
}

/** Whether a symbol is a capital that begins a word within a sentence. */
export function isOwnCapital(letters: Alphabet, symbol: number): boolean {
  return symbol >= letters.firstCapital;
}

/** The symbol of the letter, whatever its case. */
export function foldedSymbol(letters: Alphabet, symbol: number): number {
  if (!isOwnCapital(letters, symbol)) return symbol;
  return letters.firstDirect + letters.capitals[symbol - letters.firstCapital];
}

/** A code point as symbol and detail; `ownCapitals`: where capitals are separate symbols. Every scalar value has exactly one token. */
export function tokenOf(letters: Alphabet, codePoint: number, ownCapitals: boolean): Token {
  const symbol = letters.symbolOf.get(codePoint);
  if (symbol === undefined) return blockToken(letters, codePoint);
  if (symbol === DIGIT_SYMBOL) return { symbol, detail: codePoint - 0x30 };
  const index = symbol - letters.firstDirect;
  if (letters.lower[index] === codePoint) return { symbol, detail: 0 };
  if (!ownCapitals) return { symbol, detail: 1 };
  return { symbol: letters.firstCapital + letters.capitals.indexOf(index), detail: 0 };
}

/** The code point of a token: the inverse of `tokenOf`. */
export function codePointOf(letters: Alphabet, token: Token): number {
  if (token.symbol === DIGIT_SYMBOL) return 0x30 + token.detail;
  if (isOwnCapital(letters, token.symbol))
    return letters.upper[letters.capitals[token.symbol - letters.firstCapital]];
  const index = token.symbol - letters.firstDirect;
  if (index >= 0) return (token.detail === 0 ? letters.lower : letters.upper)[index];
  const block = token.symbol - FIRST_BLOCK_SYMBOL;
  let place = token.detail;
  for (const one of letters.taken[block]) if (one <= place) place++;
  return codePointAtPlace(scriptBlocks()[block], place);
}

function blockToken(letters: Alphabet, codePoint: number): Token {
  const blocks = scriptBlocks();
  for (let block = 0; block < blocks.length; block++) {
    const place = placeInBlock(blocks[block], codePoint);
    if (place < 0) continue;
    const before = letters.taken[block].filter((one) => one < place).length;
    return { symbol: FIRST_BLOCK_SYMBOL + block, detail: place - before };
  }
  throw new RangeError(`"codePoint" expected a Unicode scalar value, got ${codePoint}`);
}
