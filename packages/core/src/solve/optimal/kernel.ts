/**
 * Searches one length: in plain TypeScript, as here, or on vectors (`vector-kernel.ts`) if the host has them. One contract
 * suite runs on both.
 */
import type { CubeState } from "../../state/index.ts";
import { walkOptimal } from "./expand.ts";
import type { OptimalTables } from "./tables.ts";
import { makeWalk, movesOfWalk, startWalk } from "./walk.ts";

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

/** The search in plain TypeScript. */
export function plainKernel(tables: OptimalTables): OptimalKernel {
  const walk = makeWalk();
  return {
    get left() {
      return walk.nodesLeft;
    },
    start(state, depth, prefix) {
      startWalk(tables, walk, state, depth, prefix);
    },
    run(budget) {
      walk.nodesLeft = budget;
      return walkOptimal(tables, walk);
    },
    moves: () => movesOfWalk(walk),
  };
}
