/** The cube being solved, as its centers see it: the colors of all facelets, and the turns made so far. */
import {
  cubeGeometry,
  faceOfNormal,
  faces,
  ROTATION_COUNT,
  rotations,
  type Turn,
  transform,
} from "../../geometry/index.ts";
import { type CubeState, coloringOf } from "../../state/index.ts";
import { type LayerCycles, layerCycles, turnColors } from "./layer-cycles.ts";

export interface ReductionState {
  readonly size: number;
  /** colors[facelet]: the face on which that color belongs. */
  readonly colors: Uint8Array;
  readonly cycles: LayerCycles;
  readonly turns: Turn[];
}

/** The state to solve, such that its colors finally stand as `rotation` leaves them on a solved cube. */
export function reductionState(state: CubeState, rotation: number): ReductionState {
  const { size } = state;
  const matrix = rotations().matrices[rotation];
  const home = faces().map(({ normal }) => faceOfNormal(transform(matrix, normal)).index);
  const colors = coloringOf(state).colors.map((color) => home[color]);
  return { size, colors, cycles: layerCycles(size), turns: [] };
}

/** The same after a rotation of the whole cube, with no turns recorded. */
export function rotateReduction({ size, colors, cycles }: ReductionState, rotation: number): ReductionState {
  const { faceletImage } = cubeGeometry(size);
  const matrix = rotations().matrices[rotation];
  const faceImage = faces().map(({ normal }) => faceOfNormal(transform(matrix, normal)).index);
  const rotated = new Uint8Array(colors.length);
  colors.forEach((color, facelet) => {
    rotated[faceletImage[facelet * ROTATION_COUNT + rotation]] = faceImage[color];
  });
  return { size, colors: rotated, cycles, turns: [] };
}

export function makeTurns(work: ReductionState, turns: readonly Turn[]): void {
  for (const turn of turns) {
    if (turn.quarters === 0) continue;
    turnColors(work.colors, work.cycles, turn);
    work.turns.push(turn);
  }
}

/** How many center stickers are not on their faces. */
export function wrongCenters({ size, colors }: ReductionState): number {
  let wrong = 0;
  for (let face = 0; face < 6; face++)
    for (let row = 1; row < size - 1; row++)
      for (let column = 1; column < size - 1; column++)
        if (colors[(face * size + row) * size + column] !== face) wrong++;
  return wrong;
}
