/** The moves that turn a solved cube of any size into a given state. */

import { Cube, invertAlg, parseAlg, printAlg, unwrap } from "@cubegram/core";
import { solve, type TableStore } from "@cubegram/core/solve";
import type { CubeState } from "@cubegram/core/state";

/** The largest cube that is solved in milliseconds; a larger one takes about a second. */
export const MAX_QUICK_SIZE = 3;

/** The moves show the state exactly as it is held: they may begin with a rotation of the whole cube. */
export function movesOf(store: TableStore | undefined): (state: CubeState) => Promise<string> {
  const options = store ? { store } : {};
  return async (state) => {
    const cube = Cube.of(state);
    const shown = cube.facelets();
    const makes = (moves: string) => Cube.fromAlg(moves, cube.size).facelets() === shown;
    // A solution of a state's inverse makes the state; so does a solution of the state, played backward. Where centers look alike, or
    // the cube is held in another way, only the second is true.
    if (cube.size <= MAX_QUICK_SIZE) {
      const { alg } = await solve(cube.inverse(), options);
      if (makes(alg)) return alg;
    }
    const solution = unwrap(parseAlg((await solve(cube, options)).alg));
    const reversed = printAlg(invertAlg(solution));
    const made = wholeTurns()
      .map((turns) => `${turns} ${reversed}`.trim())
      .find(makes);
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
