/** A solution as steps to perform: what turns, what the cube shows before and after. */

import { diagnose } from "@cubegram/core/diagnosis";
import type { Turn } from "@cubegram/core/geometry";
import { parseAlg, printTurns, turnsOf } from "@cubegram/core/notation";
import { type CubeState, isSolved, turnState } from "@cubegram/core/state";

export const GOALS = ["short", "optimal"] as const;
/** `short`: a good solution at once, shorter ones while it runs. `optimal`: the fewest moves, proved. */
export type Goal = (typeof GOALS)[number];

export interface FoundSolution {
  readonly alg: string;
  readonly length: number;
  readonly metric: string;
  /** Whether it is proved that no solution is shorter. */
  readonly isProved: boolean;
}

export interface Step {
  readonly move: string;
  readonly turn: Turn;
  readonly after: CubeState;
}

export function stepsOf(state: CubeState, alg: string): Step[] {
  const parsed = parseAlg(alg);
  if (!parsed.ok) return [];
  let after = state;
  return turnsOf(parsed.value, state.size).map((turn) => {
    after = turnState(after, turn);
    return { move: printTurns([turn], state.size), turn, after };
  });
}

/** Whether the moves really solve the cube: asked of every solution before it is shown. */
export function doesSolve(state: CubeState, alg: string): boolean {
  return isSolved(stepsOf(state, alg).at(-1)?.after ?? state);
}

/** The shorter of two solutions; of equals the proved one. */
export function better(a: FoundSolution | undefined, b: FoundSolution): FoundSolution {
  if (a === undefined || b.length < a.length) return b;
  return b.length === a.length && b.isProved ? b : a;
}

/** What was stored of a solution; undefined for anything that does not solve the cube it names. */
export function parseFound(data: unknown): (FoundSolution & { readonly facelets: string }) | undefined {
  const { facelets, alg, isProved } = (data ?? {}) as Record<string, unknown>;
  if (typeof facelets !== "string" || typeof alg !== "string" || facelets.length > 6534) return undefined;
  const given = diagnose(facelets);
  if (!given.state || !doesSolve(given.state, alg)) return undefined;
  const length = stepsOf(given.state, alg).length;
  return { facelets, alg, length, metric: "HTM", isProved: isProved === true };
}
