/** What there is to say about an algorithm, executed once, and scrambles for the virtual cube. */

import { Cube, seededRandom } from "@cubegram/core";
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
import { solve } from "@cubegram/core/solve";
import type { CubeState } from "@cubegram/core/state";
import { randomMoves } from "../cubes/moves.ts";
import { type PieceCycle, pieceCycles, type StickerCycle, stickerCycles } from "./cycles.ts";
import type { JobContext } from "./job.ts";

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

interface ScrambleInput {
  readonly size: number;
  /** The same seed gives the same scramble. */
  readonly seed: string;
}

/** The largest cube whose scrambles lead to a uniformly random state; larger ones get random moves. */
const MAX_RANDOM_STATE_SIZE = 3;
/** WCA regulation 4b3: a state that one move solves is drawn again. */
const MIN_MOVES = 2;

/** Scrambles for the virtual cube, and what there is to say about an algorithm on a large one. */
export async function scramble(
  { size, seed }: ScrambleInput,
  { signal, store }: JobContext,
): Promise<string> {
  const random = seededRandom(seed);
  if (size > MAX_RANDOM_STATE_SIZE) return randomMoves(size, random);
  for (;;) {
    const { alg, length } = await solve(Cube.random(size, random).inverse(), { signal, store });
    if (length >= MIN_MOVES) return alg;
  }
}
