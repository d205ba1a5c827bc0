/** What the lexer reads from: the text, its plain form of the same length, and the dialect. */
import type { Span } from "../result.ts";
import type { Move } from "./alg.ts";
import { plainText } from "./plain-text.ts";
import { type AlgProblem, type AlgProblemCode, algProblem, placeInText } from "./problem.ts";

export interface ParseOptions {
  /** Lower-case r as the inner slice 2R, and [r] as a rotation, as texts on big cubes wrote before 2010. Default: r = Rw. */
  readonly oldStyle?: boolean;
  /** What ( ) holds: a group, or, as fewest-moves solvers write, moves on the inverse. Default: "group". */
  readonly parentheses?: "group" | "inverse";
}

export interface Source {
  readonly text: string;
  readonly plain: string;
  readonly options: ParseOptions;
}

export type Token =
  | { readonly kind: "move"; readonly move: Move; readonly at: Span }
  | { readonly kind: "open"; readonly mark: "(" | "[" | "^("; readonly at: Span }
  | { readonly kind: "close"; readonly mark: ")" | "]"; readonly amount?: number; readonly at: Span }
  | { readonly kind: "separator"; readonly mark: "," | ":"; readonly at: Span }
  | { readonly kind: "pause" | "newline"; readonly at: Span }
  | { readonly kind: "comment"; readonly text: string; readonly at: Span }
  | { readonly kind: "problem"; readonly problem: AlgProblem; readonly at: Span };

export function makeSource(text: string, options: ParseOptions): Source {
  return { text, plain: plainText(text), options };
}

/** A refusal of the text in a span. `cause` may use “…” to quote; the suggestion replaces the span. */
export function problemToken(
  source: Source,
  code: AlgProblemCode,
  at: Span,
  cause: string,
  suggestion?: string,
): Token & { readonly kind: "problem" } {
  const where = placeInText(source.text, at.start);
  return { kind: "problem", at, problem: algProblem(code, at, where, cause, suggestion) };
}

export function quote(text: string): string {
  return `“${text.length > 24 ? `${text.slice(0, 23)}…` : text}”`;
}

export function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= "0" && character <= "9";
}

export function isLetter(character: string | undefined): boolean {
  return character !== undefined && /^[A-Za-z]$/.test(character);
}

/** The offset after the digits that start at `start`. */
export function endOfDigits(plain: string, start: number): number {
  let end = start;
  while (isDigit(plain[end])) end++;
  return end;
}
