/**
 * Searches one length: in plain TypeScript (plain-kernel), or on vectors (vector-kernel) if the host has them. One contract
 * suite runs on both.
 */
import type { CubeState } from "../../state/index.ts";

export interface OptimalKernel {
  /** Puts the search at a cube, to look for solutions of exactly `depth` moves that begin with `prefix`. */
  start(state: CubeState, depth: number, prefix?: readonly number[]): void;
  /** Continues for about that many moves: EXHAUSTED, PAUSED or FOUND; after FOUND, call again for the next solution. */
  run(budget: number): number;
  /** What was left of the budget of the last run; below zero if it was exceeded a little. */
  readonly left: number;
  /** The moves of the solution that was found last, the prefix included. */
  moves(): number[];
}
