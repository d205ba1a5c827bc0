import { faceTurns } from "../src/geometry/index.ts";
import { randomBelow } from "../src/perm/index.ts";
import { MOVE_COUNT, mayFollow, NO_MOVE } from "../src/search/index.ts";
import { type CubeState, solvedState, turnState } from "../src/state/index.ts";

/** A 3x3 after that many random moves, none of which undoes or joins the one before: at most that far from solved. */
export function walked(length: number, random: () => number): CubeState {
  let state = solvedState(3);
  for (let made = 0, last = NO_MOVE; made < length; ) {
    const move = randomBelow(MOVE_COUNT, random);
    if (!mayFollow(last, move)) continue;
    last = move;
    made++;
    state = turnState(state, faceTurns(3)[move]);
  }
  return state;
}
