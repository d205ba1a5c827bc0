/**
 * What searches one length: in plain TypeScript (plain-kernel), or on vectors (vector-kernel) where the host has them. One
 * contract suite runs on both.
 */
import type { CubeState } from "../../state/index.ts";

export interface OptimalKernel {
  /** Puts the search at a cube, to look for solutions of exactly `depth` moves that begin with `prefix`. */
  start(state: CubeState, depth: number, prefix?: readonly number[]): void;
  /** Searches on for about that many tried moves: EXHAUSTED, PAUSED or FOUND; after FOUND, again for the next solution. */
  run(budget: number): number;
  /** Of the budget of the last run, what was left; below zero if it was a little more. */
  readonly left: number;
  /** The moves of the solution that was found last, the prefix included. */
  moves(): number[];
}
