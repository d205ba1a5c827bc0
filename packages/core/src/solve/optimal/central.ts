/**
 * Cubes that commute with every move: the solved one and the superflip. A solution of one may begin anywhere, with its first part
 * done last (m⁻¹·x·m = x; M. Reid used this when he proved that the superflip takes 20 moves, cube-lovers 1995). The number of
 * quarter turns is even, since the corners are home, so a solution of odd length contains a half turn and may begin with one.
 */
import { faceTurns } from "../../geometry/index.ts";
import { movesOfMetric } from "../../search/index.ts";
import {
  type CubeState,
  coloringOf,
  composeStates,
  sameColoring,
  solvedState,
  turnState,
} from "../../state/index.ts";

export function isCentral(state: CubeState): boolean {
  const solved = solvedState(3);
  return movesOfMetric("QTM").every((move) => {
    const turn = faceTurns(3)[move];
    const before = coloringOf(composeStates(turnState(solved, turn), state));
    return sameColoring(before, coloringOf(turnState(state, turn)));
  });
}
