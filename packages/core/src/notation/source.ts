/** What the lexer reads from: the text, its plain form of the same length, and the dialect. */
import type { Span } from "../result.ts";
import type { Comment, Move, Newline, Pause } from "./alg.ts";
import { plainText } from "./plain-text.ts";
import { type AlgProblem, type AlgProblemCode, algProblem, placeInText } from "./problem.ts";

/** In which dialect a text is read. */
export interface ParseOptions {
  /** Lower-case r as the inner slice 2R, and [r] as a rotation, as texts on big cubes wrote before 2010. Default: r = Rw. */
  readonly oldStyle?: boolean;
  /** What ( ) holds: a group, or, as fewest-moves solvers write, moves on the inverse. Default: "group". */
  readonly parentheses?: "group" | "inverse";
}

/** A text being read. The reading functions return what they read and leave here where it ended. */
export interface Source {
  readonly text: string;
  readonly plain: string;
  readonly options: ParseOptions;
  /** The offset behind what was read last. */
  end: number;
  /** The mistake that ended the reading. */
  problem: AlgProblem | undefined;
}

/** What a text is read as, piece by piece: moves, pauses, line breaks and comments, which are nodes, and marks. */
export type Token = Read<Move | Pause | Newline | Comment> | Mark;

/** A node that was read, so that it has its span. */
export type Read<N> = N & { readonly span: Span };

type Mark =
  | { readonly kind: "open"; readonly mark: "(" | "[" | "^("; readonly span: Span }
  | { readonly kind: "close"; readonly mark: ")" | "]"; readonly amount?: number; readonly span: Span }
  | { readonly kind: "separator"; readonly mark: "," | ":"; readonly span: Span };

export function makeSource(text: string, options: ParseOptions): Source {
  return { text, plain: plainText(text), options, end: 0, problem: undefined };
}

/** Notes the mistake in a span. `cause` may quote with “…”; the suggestion is what to write in place of the span. */
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
