/** The cube on the screen that a task is about. */
import { algState, checkAlg, parseAlg } from "@cubegram/core/notation";
import { type CubeState, composeStates, heldRotation, solvedState } from "@cubegram/core/state";

/** The virtual cube of a task after some moves; anything but an algorithm for it counts as no move. */
export function cubeOf(size: number, setup: string, moves: string): CubeState {
  return composeStates(stateOfText(setup, size), stateOfText(moves, size));
}

function stateOfText(text: string, size: number): CubeState {
  const parsed = parseAlg(text);
  return parsed.ok && checkAlg(parsed.value, size).ok ? algState(parsed.value, size) : solvedState(size);
}

/** Whether a cube is held with white up and green in front. */
export function isUpright(state: CubeState): boolean {
  return heldRotation(state) === 0;
}
