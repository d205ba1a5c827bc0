/** The moves that turn a solved cube of any size into a given state. */

import { Cube, invertAlg, parseAlg, printAlg, unwrap } from "@cubegram/core";
import { solve, type TableStore } from "@cubegram/core/solve";
import type { CubeState } from "@cubegram/core/state";

/** The largest cube that is solved in milliseconds; a larger one takes about a second. */
export const MAX_QUICK_SIZE = 3;

/** The moves show the state as it is held: for a cube without fixed centers they may begin with a rotation of the whole cube. */
export function movesOf(store: TableStore | undefined): (state: CubeState) => Promise<string> {
  const options = store ? { store } : {};
  return async (state) => {
    const cube = Cube.of(state);
    // A solution of a state's inverse makes the state; so does a solution of the state, played backward. Where centers look alike
    // only the second is true.
    if (cube.size <= MAX_QUICK_SIZE) return (await solve(cube.inverse(), options)).alg;
    const solution = unwrap(parseAlg((await solve(cube, options)).alg));
    const reversed = printAlg(invertAlg(solution));
    const shown = cube.facelets();
    const made = wholeTurns()
      .map((turns) => `${turns} ${reversed}`.trim())
      .find((moves) => Cube.fromAlg(moves, cube.size).facelets() === shown);
    if (made !== undefined) return made;
    throw new Error(`the solution ${printAlg(solution)} does not solve ${shown}`);
  };
}

/** Every way to hold a cube; no rotation first. */
function wholeTurns(): string[] {
  const quarters = ["", "y", "y2", "y'"];
  return ["", "x", "x2", "x'", "z", "z'"].flatMap((first) =>
    quarters.map((then) => `${first} ${then}`.trim()),
  );
}
