/** A parity algorithm as a move of the reduced 3x3, which no turns of a 3x3 can do. */
import { countMoves, readAlg, turnsOf } from "../../../notation/index.ts";
import { solvedState, turnStateBy } from "../../../state/index.ts";
import { reducedCube } from "../../nxn/reduced-cube.ts";
import { standingAt } from "../../nxn/wings.ts";
import type { LayerMove } from "../layer-cube.ts";
import type { ParityCase } from "./parity.ts";

export function parityMove({ alg }: ParityCase, size: number): LayerMove {
  const parsed = readAlg(alg(size));
  const turns = turnsOf(parsed, size);
  const state = turnStateBy(solvedState(size), turns);
  return {
    turns,
    state: reducedCube(state, standingAt(state, 1), 0),
    regrip: 0,
    cost: countMoves(parsed, size).htm,
  };
}
