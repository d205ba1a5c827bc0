/** What the lexer reads from: the text, its plain form of the same length, and the dialect. */
import type { Problem, Span } from "../result.ts";
import type { Comment, Move, Newline, Pause } from "./alg.ts";

/** In which dialect a text is read. */
export interface ParseOptions {
  /** Lower-case r as the inner slice 2R and [r] as a rotation, as texts on big cubes wrote them before 2010. Default: r = Rw. */
  readonly oldStyle?: boolean;
  /** What ( ) holds: a group, or, as fewest-moves solvers write, moves on the inverse. Default: "group". */
  readonly parentheses?: "group" | "inverse";
}

/** A text being read. The reading functions return what they read and record here where it ended. */
export interface Source {
  readonly text: string;
  readonly plain: string;
  readonly options: ParseOptions;
  /** The offset after what was read last. */
  end: number;
  /** The mistake that ended the reading. */
  problem: AlgProblem | undefined;
}

/** The pieces of a text: moves, pauses, line breaks and comments, which are nodes, and marks. */
export type Token = Read<Move | Pause | Newline | Comment> | Mark;

/** A node that was read and therefore has a span. */
export type Read<N> = N & { readonly span: Span };

type Mark =
  | { readonly kind: "open"; readonly mark: "(" | "[" | "^("; readonly span: Span }
  | { readonly kind: "close"; readonly mark: ")" | "]"; readonly amount?: number; readonly span: Span }
  | { readonly kind: "separator"; readonly mark: "," | ":"; readonly span: Span };

export function makeSource(text: string, options: ParseOptions): Source {
  return { text, plain: plainText(text), options, end: 0, problem: undefined };
}

/** Records a mistake in a span. `cause` may quote with “…”; the suggestion is what to write in place of the span. */
export function report(
  source: Source,
  code: AlgProblemCode,
  at: Span,
  cause: string,
  suggestion?: string,
): undefined {
  source.problem = algProblem(code, at, placeInText(source.text, at.start), cause, suggestion);
}

export function quote(text: string): string {
  return `“${text.length > 24 ? `${text.slice(0, 23)}…` : text}”`;
}

export function isDigitAt(plain: string, offset: number): boolean {
  const code = plain.charCodeAt(offset);
  return code >= 48 && code <= 57;
}

/** Whether a character is one of A–Z a–z, whose codes differ in bit 5. */
export function isLetter(character: string | undefined): boolean {
  if (character === undefined) return false;
  const code = character.charCodeAt(0) | 32;
  return code >= 97 && code <= 122;
}

/** The offset after the digits that start at `start`. */
export function endOfDigits(plain: string, start: number): number {
  let end = start;
  while (isDigitAt(plain, end)) end++;
  return end;
}

const PRIMES = "\u2019\u2018\u2032\u2035\u201b\u02bc\u02b9\u02bb\u02c8\u02ca\u0060\u00b4\ua78c";
const DOUBLE_PRIMES = "\u2033\u201c\u201d\u02ba";
const DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212\ufe63";
const INVISIBLE = "\u200b\u200c\u200d\u2060\u00ad";
const DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const BRACKETS: Readonly<Record<string, string>> = { "【": "[", "】": "]", "〔": "(", "〕": ")", "、": "," };

/** First and last full-width form of an ASCII character, and their distance from it. */
const FULL_WIDTH = { first: 0xff01, last: 0xff5e, shift: 0xfee0 };

/**
 * People paste algorithms from books, chats and phones. So a text is made plain before it is read: every typographic
 * prime, dash, space, bracket and digit becomes its ASCII form, one UTF-16 unit for one, so offsets stay valid.
 */
function plainText(text: string): string {
  return text.replace(/[^\n\r\x20-\x5f\x61-\x7e]/g, plainCharacter);
}

function plainCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= FULL_WIDTH.first && code <= FULL_WIDTH.last)
    return plainText(String.fromCharCode(code - FULL_WIDTH.shift));
  if (PRIMES.includes(character)) return "'";
  if (DOUBLE_PRIMES.includes(character)) return '"';
  if (DASHES.includes(character)) return "-";
  if (character === "\u2028" || character === "\u2029") return "\n";
  if (INVISIBLE.includes(character) || /\s/.test(character)) return " ";
  const digit = DIGITS.indexOf(character);
  return digit >= 0 ? String(digit) : (BRACKETS[character] ?? character);
}

// Why a text is not an algorithm, or a move not possible on this cube: a code, a place, a sentence and a suggestion.

/** Every reason why an algorithm is refused. Stable. */
export type AlgProblemCode =
  | "unknown-move"
  | "unknown-character"
  | "number-without-move"
  | "misplaced-prime"
  | "double-prime"
  | "ambiguous-number"
  | "ambiguous-letter"
  | "leading-zero"
  | "amount-too-large"
  | "layer-not-allowed"
  | "no-such-layer"
  | "layer-range"
  | "unclosed-bracket"
  | "unopened-bracket"
  | "wrong-bracket"
  | "missing-separator"
  | "two-separators"
  | "stray-separator"
  | "amount-not-allowed"
  | "unclosed-comment"
  | "whole-cube-turn"
  | "no-middle-slice"
  | "no-inner-slice"
  | "alg-too-long";

/** Why a text is not an algorithm, where, and what may have been meant. */
export interface AlgProblem extends Problem {
  readonly code: AlgProblemCode;
  readonly at: Span;
  /** What to write in place of the marked text. */
  readonly suggestion?: string;
}

/**
 * A problem with its sentence: what is wrong, where, and what may have been meant. A suggestion that only adds a
 * space is left to the cause to explain.
 */
export function algProblem(
  code: AlgProblemCode,
  at: Span,
  where: string,
  cause: string,
  suggestion?: string,
): AlgProblem {
  const question = !suggestion || /^[ ']/.test(suggestion) ? "" : `; did you mean ${suggestion}?`;
  const message = `${where}: ${cause}${question}`;
  return suggestion === undefined ? { code, message, at } : { code, message, at, suggestion };
}

/** "character 5", or "line 2, character 5" in a text of several lines. */
function placeInText(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|[\n\r\u2028\u2029]/);
  const character = `character ${lines[lines.length - 1].length + 1}`;
  return /[\n\r\u2028\u2029]/.test(text) ? `line ${lines.length}, ${character}` : character;
}
