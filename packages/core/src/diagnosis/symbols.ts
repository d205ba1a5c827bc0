/**
 * Text → a row of symbols in the order U R F D L B, each with its place in the text. Knows the ways in which people
 * write cubes down (separators, words, colored squares, labeled faces, a net drawn with spaces); parse-coloring.ts decides
 * what a symbol means.
 */
import { FACES, MAX_SIZE, MIN_SIZE } from "../geometry/index.ts";
import type { Span } from "../result.ts";

export interface StickerSymbol extends Span {
  /** One upper-case character, or `?` for a sticker that was left out. */
  readonly symbol: string;
}

export interface SymbolRow {
  readonly symbols: readonly StickerSymbol[];
  /** Stickers per group, if the text came in six groups or labeled faces, in the order U R F D L B. */
  readonly perFace?: readonly number[];
  /** Whether labels said which stickers belong to which face. */
  readonly labeled?: boolean;
  /** Labels, if there are some but not one for each face. */
  readonly badLabels?: readonly (Span & { readonly face: string })[];
}

const WORDS = ["white", "yellow", "green", "blue", "orange", "red", "unknown", "blank", "grey", "gray"];
const WORD_SYMBOLS = "WYGBOR????";
/** Squares and circles of the six colors, and black or gray ones for "unknown". */
const SHAPES = "⬜🟥🟩🟨🟧🟦⚪🔴🟢🟡🟠🔵⬛⚫";
const SHAPE_SYMBOLS = "WRGYOBWRGYOB??";
const UNKNOWN = "?*X";
/** These are unknown stickers if that gives the right number, and separators if ignoring them does. */
const DOUBTFUL = ".-_·";
const SEPARATORS = /^(?:[\s,;:|/\\()[\]{}<>"'`+=]|\ufe0f|\u200b|\u200c|\u200d)$/;
const LABEL = /["']?\b(u|r|f|d|l|b|up|right|front|down|left|back|top|bottom)\b["']?[ \t]*[:=]/gi;

/** The symbols of a text. `size` settles doubts about its length. */
export function readSymbols(text: string, size?: number): SymbolRow {
  const labels = readLabels(text);
  const wholeSet = labels.length === 6 && new Set(labels.map(({ face }) => face)).size === 6;
  if (wholeSet) return readLabeled(text, labels, size);
  const found = tokens(text, 0, text.length);
  const symbols = settleDoubts(found, dotsAreStickers(found, size));
  const row = { symbols: fromNet(text, symbols) ?? symbols };
  const perFace = groupSizes(symbols);
  if (labels.length > 1 && sizeOfLength(symbols.length) === undefined) return { ...row, badLabels: labels };
  return perFace ? { ...row, perFace } : row;
}

/** n for 6n² stickers; undefined if there is none in range. */
export function sizeOfLength(length: number): number | undefined {
  const size = nearestSize(length);
  return 6 * size * size === length ? size : undefined;
}

export function nearestSize(length: number): number {
  return Math.min(MAX_SIZE, Math.max(MIN_SIZE, Math.round(Math.sqrt(length / 6))));
}

function tokens(text: string, from: number, to: number): StickerSymbol[] {
  const found: StickerSymbol[] = [];
  for (let at = from; at < to; ) {
    const start = at;
    while (at < to && isLetter(text.charCodeAt(at))) at++;
    const word = at - start > 1 ? WORDS.indexOf(text.slice(start, at).toLowerCase()) : -1;
    if (word >= 0) found.push({ symbol: WORD_SYMBOLS[word], start, end: at });
    else for (let i = start; i < at; i++) found.push({ symbol: symbolOf(text[i]), start: i, end: i + 1 });
    if (at > start || at >= to) continue;
    const character = String.fromCodePoint(text.codePointAt(at)!);
    at += character.length;
    if (!SEPARATORS.test(character)) found.push({ symbol: symbolOf(character), start, end: at });
  }
  return found;
}

/** A to Z, in either case. */
function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function symbolOf(character: string): string {
  const shape = character > "~" ? [...SHAPES].indexOf(character) : -1;
  if (shape >= 0) return SHAPE_SYMBOLS[shape];
  const upper = character.toUpperCase();
  return UNKNOWN.includes(upper) ? "?" : upper;
}

/** Whether dots and dashes are unknown stickers or separators: whichever comes closer to a cube. */
function dotsAreStickers(symbols: readonly StickerSymbol[], size?: number): boolean {
  const dots = symbols.filter(({ symbol }) => DOUBTFUL.includes(symbol)).length;
  const distance = (length: number) => Math.abs(length - 6 * (size ?? nearestSize(length)) ** 2);
  return distance(symbols.length) <= distance(symbols.length - dots);
}

function settleDoubts(symbols: StickerSymbol[], dotsCount: boolean): StickerSymbol[] {
  if (!dotsCount) return symbols.filter(({ symbol }) => !DOUBTFUL.includes(symbol));
  return symbols.map((item) => (DOUBTFUL.includes(item.symbol) ? { ...item, symbol: "?" } : item));
}

interface Label extends Span {
  readonly face: string;
}

function readLabels(text: string): Label[] {
  if (!/[:=]/.test(text)) return [];
  return Array.from(text.matchAll(LABEL), (match) => {
    const name = match[1].toUpperCase();
    const face = name === "TOP" ? "U" : name === "BOTTOM" ? "D" : name[0];
    return { face, start: match.index, end: match.index + match[0].length };
  });
}

function readLabeled(text: string, labels: readonly Label[], size?: number): SymbolRow {
  const preface = tokens(text, 0, labels[0].start);
  const blocks = FACES.map((face) => {
    const i = labels.findIndex((label) => label.face === face);
    return tokens(text, labels[i].end, labels[i + 1]?.start ?? text.length);
  });
  const dotsCount = dotsAreStickers([...preface, ...blocks.flat()], size);
  const settled = blocks.map((block) => settleDoubts(block, dotsCount));
  return {
    symbols: [...settleDoubts(preface, dotsCount), ...settled.flat()],
    perFace: settled.map((block) => block.length),
    labeled: true,
  };
}

/** A net (U above F, D below it, L F R B in between) is 3n lines of n, 4n and n symbols. */
function fromNet(text: string, symbols: StickerSymbol[]): StickerSymbol[] | undefined {
  const size = sizeOfLength(symbols.length);
  if (size === undefined) return undefined;
  const lines = linesOf(text, symbols);
  if (lines.length !== 3 * size) return undefined;
  const middle = (line: number) => line >= size && line < 2 * size;
  if (!lines.every((line, i) => line.length === (middle(i) ? 4 : 1) * size)) return undefined;
  const block = (first: number, column: number) =>
    lines.slice(first, first + size).flatMap((line) => line.slice(column * size, (column + 1) * size));
  const [left, front, right, back] = [0, 1, 2, 3].map((column) => block(size, column));
  return [block(0, 0), right, front, block(2 * size, 0), left, back].flat();
}

function linesOf(text: string, symbols: readonly StickerSymbol[]): StickerSymbol[][] {
  const lines: StickerSymbol[][] = [];
  let lineEnd = -1;
  for (const symbol of symbols) {
    if (symbol.start > lineEnd) {
      lines.push([]);
      const next = text.indexOf("\n", symbol.start);
      lineEnd = next < 0 ? text.length : next;
    }
    lines[lines.length - 1].push(symbol);
  }
  return lines;
}

/** Lengths of the groups between blanks, if there are six, so that a wrong length can name its face. */
function groupSizes(symbols: readonly StickerSymbol[]): number[] | undefined {
  const groups: number[] = [];
  let previousEnd = -1;
  for (const { start, end } of symbols) {
    if (start !== previousEnd) groups.push(0);
    if (groups.length > 6) return undefined;
    groups[groups.length - 1]++;
    previousEnd = end;
  }
  return groups.length === 6 ? groups : undefined;
}
