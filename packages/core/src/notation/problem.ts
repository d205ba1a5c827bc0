/** Why a text is not an algorithm, or a move not possible on this cube: a code, a place, a sentence and a suggestion. */
import type { Problem, Span } from "../result.ts";

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
export function placeInText(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|[\n\r\u2028\u2029]/);
  const character = `character ${lines[lines.length - 1].length + 1}`;
  return /[\n\r\u2028\u2029]/.test(text) ? `line ${lines.length}, ${character}` : character;
}
