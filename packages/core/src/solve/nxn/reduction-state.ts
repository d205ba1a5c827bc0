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
  /** kinds[face]: faces and colors of one kind count as equal; six kinds at the end, fewer before. */
  kinds: Uint8Array;
}

/** Six faces, six kinds. */
function allKinds(): Uint8Array {
  return Uint8Array.of(0, 1, 2, 3, 4, 5);
}

/** The state to solve, such that its colors finally stand as `rotation` leaves them on a solved cube. */
export function reductionState(state: CubeState, rotation: number): ReductionState {
  const { size } = state;
  const matrix = rotations().matrices[rotation];
  const home = faces().map(({ normal }) => faceOfNormal(transform(matrix, normal)).index);
  const colors = coloringOf(state).colors.map((color) => home[color]);
  return { size, colors, cycles: layerCycles(size), turns: [], kinds: allKinds() };
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
  return { size, colors: rotated, cycles, turns: [], kinds: allKinds() };
}

export function makeTurns(work: ReductionState, turns: readonly Turn[]): void {
  for (const turn of turns) {
    if (turn.quarters === 0) continue;
    turnColors(work.colors, work.cycles, turn);
    work.turns.push(turn);
  }
}

/** How many center stickers are not on their faces, or on one of their kind. */
export function wrongCenters({ size, colors, kinds }: ReductionState): number {
  let wrong = 0;
  for (let face = 0; face < 6; face++)
    for (let row = 1; row < size - 1; row++)
      for (let column = 1; column < size - 1; column++)
        if (kinds[colors[(face * size + row) * size + column]] !== kinds[face]) wrong++;
  return wrong;
}

/**
 * crossing[(layer · n) + other]: the center facelet of a face that lies in `layer` of axis b and moves to `other` when
 * the face turns.
 */
export type Crossing = Uint16Array;

export const NO_FACELET = 65535;

const crossings = new Map<string, Crossing>();

/**
 * The center facelets of a face by two layers of an axis across it: the one they lie in, and the one that the turn
 * takes them to.
 */
export function crossingOf(size: number, face: number, axis: 0 | 1 | 2, quarters: number): Crossing {
  const key = `${size} ${face} ${axis} ${quarters}`;
  const known = crossings.get(key);
  if (known) return known;
  const { cellOfFacelet, faceletImage, layer } = cubeGeometry(size);
  const turn = rotations().quarter[faces()[face].axis][quarters];
  const crossing = new Uint16Array(size * size).fill(NO_FACELET);
  for (let row = 1; row < size - 1; row++)
    for (let column = 1; column < size - 1; column++) {
      const facelet = (face * size + row) * size + column;
      const here = layer[axis][cellOfFacelet[facelet]];
      const there = layer[axis][cellOfFacelet[faceletImage[facelet * 24 + turn]]];
      if (here !== there) crossing[here * size + there] = facelet;
    }
  crossings.set(key, crossing);
  return crossing;
}
