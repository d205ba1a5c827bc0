import type { TwoPhaseCoordinates } from "../src/solve/two-phase/phase-one.ts";
import { cubieCube, inverseCubieCube, type Root, rootBehind } from "../src/solve/two-phase/root.ts";
import type { CubeState } from "../src/state/index.ts";

/** Two-phase's coordinates of an upright 3x3 conjugated by a rotation r: r⁻¹ first, then the cube, then r. */
export function rootOf({ ranks }: TwoPhaseCoordinates, state: CubeState, rotation = 0): Root {
  return rootBehind(ranks, inverseCubieCube(cubieCube(state, rotation)));
}
