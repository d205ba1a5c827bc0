/**
 * A cube in the hands of someone who solves it by layers: its state, how it is held, and what an algorithm does to both. A larger
 * cube is represented by the 3x3 it is reduced to; a turn of its middle layer turns all layers in between.
 */
import {
  cellOfName,
  cubeGeometry,
  faces,
  isRotation,
  makeTurn,
  ROTATION_COUNT,
  rotations,
  type Turn,
  transform,
} from "../../geometry/index.ts";
import { countMoves, readAlg, turnsOf } from "../../notation/index.ts";
import { type Assembly, composeStates, solvedState, turnStateBy } from "../../state/index.ts";
import type { SpokenCase } from "./cases.ts";
import type { Demand, LayerStep } from "./steps.ts";

export interface LayerCube {
  /** The state of a 2x2 or 3x3; if reduced from an even cube, possibly one that turns of a 3x3 cannot reach. */
  readonly state: Assembly;
  /** The rotation of every piece that is at home; regrips change it. */
  readonly hold: number;
}

/** An algorithm, ready to be applied to many cubes. */
export interface LayerMove {
  /** Turns of the real cube. */
  readonly turns: readonly Turn[];
  readonly state: Assembly;
  /** How it rotates the whole cube, if it does. */
  readonly regrip: number;
  /** Turns of outer blocks (HTM); regrips cost nothing. */
  readonly cost: number;
}

/** Regrips with the same side up, and turns of it. */
export const REGRIPS: readonly string[] = ["", "y", "y2", "y'"];
export const TOP_TURNS: readonly string[] = ["", "U", "U2", "U'"];

/** The size of the cube that layers are solved on. */
export function modelSize(size: number): number {
  return Math.min(size, 3);
}

/** An algorithm of a 2x2 or 3x3 on a cube of that size or reduced from it. Any rotations come first. */
export function layerMove(alg: string, size: number): LayerMove {
  const model = modelSize(size);
  const parsed = readAlg(alg);
  const turns = turnsOf(parsed, model);
  const state = turnStateBy(solvedState(model), turns);
  const regrip = turns
    .filter((turn) => isRotation(turn, model))
    .reduce((held, { axis, quarters }) => productOf(rotations().quarter[axis][quarters], held), 0);
  return { turns: turnsOnLarge(turns, size), state, regrip, cost: countMoves(parsed, model).htm };
}

/** Turns of a 3x3 as those of a cube that is reduced to it. */
export function turnsOnLarge(turns: readonly Turn[], size: number): readonly Turn[] {
  if (size <= 3) return turns;
  const layer = (of3: number, middle: number) => (of3 === 0 ? 0 : of3 === 2 ? size - 1 : middle);
  return turns.map(({ axis, first, last, quarters }) =>
    makeTurn(axis, layer(first, 1), layer(last, size - 2), quarters),
  );
}

export function movesInRow(moves: readonly LayerMove[]): LayerMove {
  return moves.reduce((all, move) => ({
    turns: [...all.turns, ...move.turns],
    state: composeStates(all.state, move.state),
    regrip: productOf(move.regrip, all.regrip),
    cost: all.cost + move.cost,
  }));
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

/** Writes how every piece is rotated after a move: hundreds of moves are tried for each one made. */
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

/** Which of the pieces, rotated and held like this, meet the demand. For "aligned" either all of them do or none. */
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

/** Whether a rotation brings what faced down (yellow, with white up) to the top. */
export function showsYellowUp(rotation: number): boolean {
  const down = faces()[3].normal;
  return transform(rotations().matrices[rotation], down)[UP_AXIS] > 0;
}

// How a cube was brought through the steps so far, action by action.

/** One action, and the reason for it. */
export interface LayerAction {
  readonly step: LayerStep;
  readonly before: LayerCube;
  /** The pieces that it brings where the step wants them. */
  readonly pieces: readonly number[];
  /** What was recognized; the last of `cases` puts the piece there, an earlier one brings it out of the way. */
  readonly cases: readonly SpokenCase[];
  readonly move: LayerMove;
}

/** How a cube was solved so far. */
export interface LayerPath {
  readonly cube: LayerCube;
  readonly cost: number;
  /** How the cube was picked up. */
  readonly regrip: LayerMove;
  readonly actions: readonly LayerAction[];
}

/** Ways kept after each action: with 1, 4, 8 and 24 a 3x3 took 93.8, 79.9, 73.8 and 68.2 turns (60 random cubes). */
const WIDTH = 8;

/** The cheapest paths, one per cube. */
export function shortest(paths: readonly LayerPath[]): readonly LayerPath[] {
  const byCube = new Map<string, LayerPath>();
  for (const path of [...paths].sort((a, b) => a.cost - b.cost)) {
    const key = [path.cube.hold, ...path.cube.state.rotations].join();
    if (!byCube.has(key)) byCube.set(key, path);
    if (byCube.size === WIDTH) break;
  }
  return [...byCube.values()];
}
