/** A cube of four layers or more in the hands of someone who reduces it: its stickers, and how it is held. */
import {
  cubeGeometry,
  faces,
  isRotation,
  ROTATION_COUNT,
  rotations,
  type Turn,
  turnedIndex,
} from "../../../geometry/index.ts";
import { countMoves, readAlg, turnsOf } from "../../../notation/index.ts";
import { faceAfter } from "../../../search/index.ts";
import { type CubeState, coloringOf, heldRotation } from "../../../state/index.ts";
import { centerFacelets } from "../../nxn/center-masks.ts";
import { turnColors } from "../../nxn/reduction-state.ts";
import type { SpokenCase } from "../cases.ts";
import type { LargeStep } from "./large-steps.ts";

export interface LargeAction {
  readonly step: LargeStep;
  /** By their faces on a cube with white up: "U" for the white center, "UF" for the white-green edge. */
  readonly pieces: readonly string[];
  readonly cases: readonly SpokenCase[];
  readonly turns: readonly Turn[];
  /** Turns of outer blocks (HTM). */
  readonly cost: number;
}

export interface LargeCube {
  readonly size: number;
  /** colors[facelet] as they show. */
  readonly colors: Uint8Array;
  /** The rotation in which the centers are to end up. */
  hold: number;
  readonly actions: LargeAction[];
}

export const WHITE = 0;
export const RED = 1;
export const GREEN = 2;
export const YELLOW = 3;
export const ORANGE = 4;
export const BLUE = 5;

/** The cube as it is. An even one has no center that says how it is held, so the rotation that most centers agree with is taken. */
export function largeCube(state: CubeState): LargeCube {
  const { size } = state;
  const { colors } = coloringOf(state);
  const held = size % 2 === 1 ? heldRotation(state) : bestHold(colors, size);
  return { size, colors: colors.slice(), hold: held, actions: [] };
}

function bestHold(colors: Uint8Array, size: number): number {
  const right = Array.from({ length: ROTATION_COUNT }, (_, hold) =>
    faces().reduce((sum, { index }) => sum + countOn({ size, colors, hold }, index), 0),
  );
  return right.indexOf(Math.max(...right));
}

export function countOn(
  { size, colors, hold }: Pick<LargeCube, "size" | "colors" | "hold">,
  color: number,
): number {
  const facelets = centerFacelets(size, faceAfter(color, hold));
  return facelets.filter((facelet) => colors[facelet] === color).length;
}

/** Does an algorithm and records it as an action; returns its turns. */
export function act(
  cube: LargeCube,
  alg: string,
  action: Pick<LargeAction, "step" | "pieces" | "cases">,
): readonly Turn[] {
  const parsed = readAlg(alg);
  const turns = turnsOf(parsed, cube.size);
  for (const turn of turns) {
    turnColors(cube.colors, cube.size, turn);
    if (isRotation(turn, cube.size)) cube.hold = rotated(cube.hold, turn);
  }
  cube.actions.push({ ...action, turns, cost: countMoves(parsed, cube.size).htm });
  return turns;
}

function rotated(hold: number, { axis, quarters }: Turn): number {
  return heldAfter(hold, rotations().quarter[axis][quarters]);
}

export function heldAfter(hold: number, rotation: number): number {
  return rotations().product[rotation * ROTATION_COUNT + hold];
}

export interface Regrip {
  /** "", "x", "z2 y'". */
  readonly alg: string;
  readonly rotation: number;
}

let made: readonly Regrip[] | undefined;

/** The 24 ways to pick up a cube, those of the fewest moves first. */
export function regrips(): readonly Regrip[] {
  made ??= makeRegrips();
  return made;
}

function makeRegrips(): readonly Regrip[] {
  const single = ["y", "y'", "y2", "x", "x'", "x2", "z", "z'", "z2"];
  const algs = ["", ...single, ...single.flatMap((a) => single.map((b) => `${a} ${b}`))];
  const found = new Map<number, Regrip>();
  for (const alg of algs) {
    const rotation = turnsOf(readAlg(alg), 2).reduce(rotated, 0);
    if (!found.has(rotation)) found.set(rotation, { alg, rotation });
  }
  return [...found.values()];
}

// The centers of a side as a square: which of them have a color, with the cube held in some way and the side turned.

/** cells[row · width + column]: 1 for a sticker of the color. */
export interface CenterGrid {
  readonly width: number;
  readonly cells: Uint8Array;
  readonly inRow: Uint8Array;
  readonly inColumn: Uint8Array;
}

/** The facelets that a rotation of the whole cube brings to the centers of a face. */
export function faceletsBehind(size: number, face: number, rotation: number): number[] {
  const back = rotations().inverse[rotation];
  const { faceletImage } = cubeGeometry(size);
  return centerFacelets(size, face).map((facelet) => faceletImage[facelet * ROTATION_COUNT + back]);
}

/** The grid, turned clockwise by 0, 1, 2 and 3 quarters. */
export function turnedGrids(width: number, cells: Uint8Array): readonly CenterGrid[] {
  return [0, 1, 2, 3].map((quarters) => {
    const from = (at: number) => turnedIndex(width, Math.floor(at / width), at % width, quarters);
    return gridOf(
      width,
      cells.map((_, at) => cells[from(at)]),
    );
  });
}

export function gridOf(width: number, cells: Uint8Array): CenterGrid {
  const inRow = new Uint8Array(width);
  const inColumn = new Uint8Array(width);
  for (let at = 0; at < cells.length; at++) {
    inRow[Math.floor(at / width)] += cells[at];
    inColumn[at % width] += cells[at];
  }
  return { width, cells, inRow, inColumn };
}
