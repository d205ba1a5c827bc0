/** The moves that make a state of a solved cube. */

import { Cube } from "@cubegram/core";
import { solve, type TableStore } from "@cubegram/core/solve";
import type { CubeState } from "@cubegram/core/state";

/** The largest cube whose states are solved. */
export const MAX_SOLVED_SIZE = 3;

export function movesOf(store: TableStore | undefined): (state: CubeState) => Promise<string> {
  // What solves the inverse of a state makes the state.
  return async (state) => (await solve(Cube.of(state).inverse(), store ? { store } : {})).alg;
}
