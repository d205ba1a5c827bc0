/** What the page says about an algorithm on an n-cube: a pure function of the text, executed once. */
import {
  type Alg,
  type AlgProblem,
  algState,
  checkAlg,
  countMoves,
  EXPANSION_LIMIT,
  invertAlg,
  type MoveCounts,
  parseAlg,
  printAlg,
  simplifyAlg,
} from "@cubegram/core/notation";
import { analyzeState, type OrderReport } from "@cubegram/core/order";
import type { CubeState } from "@cubegram/core/state";
import { type PieceCycle, pieceCycles, type StickerCycle, stickerCycles } from "./cycles.ts";

export interface AlgReport {
  readonly size: number;
  readonly printed: string;
  readonly inverse: string;
  readonly simplified: string;
  readonly counts: MoveCounts;
  readonly simplifiedCounts: MoveCounts;
  readonly order: OrderReport;
  /** The solved cube after one execution, as it is held. */
  readonly state: CubeState;
  /** Cycles of two or more, long ones first. */
  readonly stickers: readonly StickerCycle[];
  readonly pieces: readonly PieceCycle[];
  /** Whether it is short enough to be written out and shown move by move. */
  readonly isPlayable: boolean;
}

export type Reading =
  | { readonly kind: "empty" }
  | { readonly kind: "problem"; readonly problem: AlgProblem }
  | { readonly kind: "report"; readonly report: AlgReport };

/** More moves than this are analyzed but not played. */
const MAX_MOVES_PLAYED = Math.min(EXPANSION_LIMIT, 2000);

export function report({ alg, size }: { readonly alg: string; readonly size: number }): Reading {
  if (alg.trim() === "") return { kind: "empty" };
  const parsed = parseAlg(alg);
  if (!parsed.ok) return { kind: "problem", problem: parsed.error };
  const checked = checkAlg(parsed.value, size);
  if (!checked.ok) return { kind: "problem", problem: checked.error };
  return { kind: "report", report: reportOn(checked.value, size) };
}

function reportOn(alg: Alg, size: number): AlgReport {
  const state = algState(alg, size);
  const simplified = simplifyAlg(alg, size);
  const counts = countMoves(alg, size);
  return {
    size,
    printed: printAlg(alg),
    inverse: printAlg(invertAlg(alg)),
    simplified: printAlg(simplified),
    counts,
    simplifiedCounts: countMoves(simplified, size),
    order: analyzeState(state),
    state,
    stickers: stickerCycles(state),
    pieces: pieceCycles(state),
    isPlayable: counts.etm <= MAX_MOVES_PLAYED,
  };
}
