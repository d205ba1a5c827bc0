/** A cube in the hands of somebody who solves it by layers: how it stands, how it is held, and what an algorithm makes of both. */
import {
  cellOfName,
  cubeGeometry,
  faces,
  ROTATION_COUNT,
  rotations,
  type Turn,
  transform,
} from "../../geometry/index.ts";
import { countMoves, readAlg, turnsOf } from "../../notation/index.ts";
import { type CubeState, composeStates, solvedState, turnStateBy } from "../../state/index.ts";
import type { Demand } from "./steps.ts";

export interface LayerCube {
  readonly state: CubeState;
  /** The rotation of every piece that is at home: regrips change it. */
  readonly hold: number;
}

/** An algorithm, ready to be done to many cubes. */
export interface LayerMove {
  readonly turns: readonly Turn[];
  readonly state: CubeState;
  /** How it turns the whole cube in the hands, if it does. */
  readonly regrip: number;
  /** Turns of outer blocks (HTM); regrips cost nothing. */
  readonly cost: number;
}

/** The algorithm on a cube of that size. Its rotations, if any, stand at its beginning. */
export function layerMove(alg: string, size: number): LayerMove {
  const parsed = readAlg(alg);
  const turns = turnsOf(parsed, size);
  const state = turnStateBy(solvedState(size), turns);
  const regrip = turns
    .filter(({ first, last }) => first === 0 && last === size - 1)
    .reduce((held, { axis, quarters }) => productOf(rotations().quarter[axis][quarters], held), 0);
  return { turns, state, regrip, cost: countMoves(parsed, size).htm };
}

/** Rotation b, then rotation a. */
function productOf(a: number, b: number): number {
  return rotations().product[a * ROTATION_COUNT + b];
}

export function doMove(cube: LayerCube, move: LayerMove): LayerCube {
  return { state: composeStates(cube.state, move.state), hold: holdAfter(cube, move) };
}

export function holdAfter({ hold }: LayerCube, { regrip }: LayerMove): number {
  return productOf(regrip, hold);
}

/** Writes how every piece is rotated after a move: hundreds of moves are tried for one that is done. */
export function tryMove({ state }: LayerCube, move: LayerMove, into: Uint8Array): void {
  const { place } = cubeGeometry(state.size);
  const { product } = rotations();
  for (let piece = 0; piece < into.length; piece++) {
    const rotation = state.rotations[piece];
    const at = place[piece * ROTATION_COUNT + rotation];
    into[piece] = product[move.state.rotations[at] * ROTATION_COUNT + rotation];
  }
}

/** The pieces with these names, by their homes with white up. */
export function piecesNamed(names: readonly string[], size: number): number[] {
  const { cells } = cubeGeometry(size);
  return names.map((name) => {
    const home = cellOfName(name, size);
    return cells.findIndex((cell) => cell.every((coordinate, axis) => coordinate === home[axis]));
  });
}

/** Which of the pieces, rotated so and held so, meet the demand. For "aligned" all of them do or none. */
export function meets(
  at: Uint8Array,
  hold: number,
  pieces: readonly number[],
  demand: Demand,
): readonly number[] {
  if (demand === "home") return pieces.filter((piece) => at[piece] === hold);
  if (demand === "facing") return pieces.filter((piece) => showsYellowUp(at[piece]));
  const quarters = rotations().quarter[UP_AXIS];
  const isAligned = [0, 1, 2, 3].some((amount) => {
    const turned = productOf(quarters[amount], hold);
    return pieces.every((piece) => at[piece] === turned);
  });
  return isAligned ? pieces : [];
}

/** The axis from D to U. */
export const UP_AXIS = 1;

/** Whether a rotation brings what faced down, as yellow does at home with white up, to the top. */
export function showsYellowUp(rotation: number): boolean {
  const down = faces()[3].normal;
  return transform(rotations().matrices[rotation], down)[UP_AXIS] > 0;
}
