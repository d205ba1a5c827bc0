/**
 * What the user is told for every code that the core can raise. Codes that mean the same to the user share one sentence; the
 * core's own English sentence is shown beside it as a detail.
 */
import { FAULT_CODES, type FaultCode } from "@cubegram/core/diagnosis";
import type { ErrorCode } from "@cubegram/core/errors";
import type { AlgProblemCode } from "@cubegram/core/notation";
import type { TextKey } from "../../shell/language.ts";

/** A sentence of the catalog. */
type ProblemText = Exclude<TextKey<"problem">, "details" | `moves-${string}`>;

const UNREADABLE: readonly FaultCode[] = ["length", "face-label", "letter", "letters-mixed"];

/** Stickers that cannot be read; all other faults are those of cubes that no turns lead to. */
const FAULTS = Object.fromEntries(
  FAULT_CODES.map((code) => [code, UNREADABLE.includes(code) ? "stickers" : "impossible"]),
) as Record<FaultCode, ProblemText>;

const MOVES: Readonly<Record<AlgProblemCode, "moves">> = {
  "unknown-move": "moves",
  "unknown-character": "moves",
  "number-without-move": "moves",
  "misplaced-prime": "moves",
  "double-prime": "moves",
  "ambiguous-number": "moves",
  "ambiguous-letter": "moves",
  "leading-zero": "moves",
  "amount-too-large": "moves",
  "layer-not-allowed": "moves",
  "no-such-layer": "moves",
  "layer-range": "moves",
  "unclosed-bracket": "moves",
  "unopened-bracket": "moves",
  "wrong-bracket": "moves",
  "missing-separator": "moves",
  "two-separators": "moves",
  "stray-separator": "moves",
  "amount-not-allowed": "moves",
  "unclosed-comment": "moves",
  "whole-cube-turn": "moves",
  "no-middle-slice": "moves",
  "no-inner-slice": "moves",
  "alg-too-long": "moves",
};

export const PROBLEM_TEXTS: Readonly<Record<ErrorCode, ProblemText>> = {
  ...FAULTS,
  ...MOVES,
  aborted: "stopped",
  closed: "stopped",
  misuse: "bug",
  faces: "bug",
  samples: "bug",
  "bad-request": "bug",
  "not-verified": "bug",
  "worker-failed": "bug",
  "table-miss": "bug",
  "unsupported-method": "this-size",
  "unsupported-size": "this-size",
  "illegal-cube": "impossible",
  "unreachable-state": "impossible",
  "alg-link": "not-a-cube",
  cubejs: "not-a-cube",
  "cubies-shape": "not-a-cube",
  "facing-arrays": "not-a-cube",
  "flat-cube": "not-a-cube",
  kpattern: "not-a-cube",
  labels: "not-a-cube",
  "matrix-pieces": "not-a-cube",
  reid: "not-a-cube",
  stickers: "not-a-cube",
  visualcube: "not-a-cube",
  "word-range": "not-a-cube",
  "word-unreachable": "not-a-cube",
  "out-of-range": "number",
  "cube-size": "other-size",
  "line-length": "long-line",
  "no-cube": "no-cube",
  "no-face": "no-cube",
  "lone-surrogate": "half-character",
  "text-not-unicode": "half-character",
  "too-long": "too-long",
  "text-too-long": "too-long",
  "too-many-cubes": "too-many-cubes",
  "no-message": "no-text",
  "not-coordinates": "not-coordinates",
  "not-letters": "not-letters",
  "lost-cube": "lost-cubes",
  "not-repairable": "lost-cubes",
  "suspect-cube": "wrong-cubes",
  "parity-size": "other-size",
  "not-an-archive": "not-an-archive",
  "newer-version": "newer",
  "password-needed": "password-needed",
  "wrong-password": "wrong-password",
  "key-cost": "too-large",
  "sealed-shape": "damaged",
  "no-decompression": "no-decompression",
  "too-large": "too-large",
  "no-sheet": "no-sheet",
  "no-memory": "no-memory",
  "no-solution": "no-solution",
  "not-found": "not-found",
  timeout: "timeout",
  number: "number",
  size: "other-size",
  "no-note": "no-note",
  "wrong-cube": "wrong-cube",
};

/** Problems that only the app has: a file that was never loaded, without a network. */
export const APP_TEXTS: Readonly<Record<string, ProblemText>> = { "part-missing": "part-missing" };

/** `Object.hasOwn`: a code may be any text. */
export function problemTextOf(code: string): ProblemText {
  if (Object.hasOwn(APP_TEXTS, code)) return APP_TEXTS[code];
  return Object.hasOwn(PROBLEM_TEXTS, code) ? PROBLEM_TEXTS[code as ErrorCode] : "bug";
}
