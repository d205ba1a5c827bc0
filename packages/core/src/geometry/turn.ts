/**
 * A turn is (axis, layers, quarter turns): the physical act, whatever notation calls it.
 * Layers are counted 0 … n−1 in the direction of the axis: on the x axis layer 0 is L and layer n−1 is R.
 */
import { checkThat } from "../result.ts";
import { type CubeGeometry, cubeGeometry } from "./cube-geometry.ts";
import { checkFace, type Face, faces } from "./face.ts";
import { ROTATION_COUNT, rotations } from "./rotation.ts";
import type { Axis } from "./vector.ts";

/** A turn of layers `first` … `last`, counted from the negative end of the axis, by right-handed quarter turns. */
export interface Turn {
  readonly axis: Axis;
  /** First and last turned layer, 0 ≤ first ≤ last ≤ n−1. */
  readonly first: number;
  readonly last: number;
  /** Right-handed quarter turns, 1 … 3 (0 = nothing): R is 3 and R' is 1 on the x axis. */
  readonly quarters: number;
}

/** Throws unless an argument is a turn: a turn of an axis that does not exist would be read as one of another. */
export function checkTurn(turn: Turn, argument = "turn"): void {
  checkThat(turn?.axis >= 0 && turn.axis < 3, argument, "a Turn, as turnsOf gives them", turn);
}

/**
 * The turn with its quarters normalized to 0 … 3.
 *
 * @example makeTurn(0, 2, 2, -1).quarters; // → 3
 */
export function makeTurn(axis: Axis, first: number, last: number, quarters: number): Turn {
  return { axis, first, last, quarters: ((quarters % 4) + 4) % 4 };
}

/** Whether both turn the same layers, as far. */
export function isSameTurn(a: Turn, b: Turn): boolean {
  return a.axis === b.axis && a.first === b.first && a.last === b.last && a.quarters === b.quarters;
}

/**
 * The turn that undoes a turn.
 *
 * @throws TypeError for anything but a turn.
 * @example invertTurn(makeTurn(0, 2, 2, 1)).quarters; // → 3
 */
export function invertTurn(turn: Turn): Turn {
  checkTurn(turn);
  return makeTurn(turn.axis, turn.first, turn.last, -turn.quarters);
}

/**
 * Whether the turn moves every layer: a rotation of the whole cube.
 *
 * @throws TypeError for anything but a turn.
 * @example isRotation(makeTurn(0, 0, 2, 1), 3); // → true
 */
export function isRotation(turn: Turn, size: number): boolean {
  checkTurn(turn);
  return turn.first === 0 && turn.last === size - 1;
}

/**
 * Every turn of every block of adjacent layers, whole-cube rotations included.
 *
 * @example allTurns(2).length; // → 27
 */
export function allTurns(size: number): Turn[] {
  const turns: Turn[] = [];
  for (const axis of [0, 1, 2] as const)
    for (let first = 0; first < size; first++)
      for (let last = first; last < size; last++)
        for (let quarters = 1; quarters < 4; quarters++) turns.push({ axis, first, last, quarters });
  return turns;
}

/**
 * The turns that a hand makes: of blocks from one side, at most half the cube.
 *
 * @example handTurns(4).length; // → 36
 */
export function handTurns(size: number): Turn[] {
  return allTurns(size).filter(({ first, last }) => {
    const isOuterBlock = first === 0 || last === size - 1;
    return isOuterBlock && last - first < Math.floor(size / 2);
  });
}

/**
 * `amount` quarter turns of a face, clockwise as seen from outside: left-handed about its outward normal.
 *
 * @throws TypeError for anything but a face.
 * @example turnPermutation(2, faceTurn(faces()[0], 2, 1)).subarray(0, 4); // → 2,0,3,1
 */
export function faceTurn(face: Face, size: number, amount: number): Turn {
  checkFace(face);
  const positive = face.normal[face.axis] > 0;
  const layer = positive ? size - 1 : 0;
  return makeTurn(face.axis, layer, layer, positive ? -amount : amount);
}

/**
 * The quarter, half and back-quarter turns of the six outer faces, in the order U U2 U' R R2 R' F … B B2 B'.
 *
 * @example faceTurns(3).length; // → 18
 */
export function faceTurns(size: number): Turn[] {
  const turns: Turn[] = [];
  for (const face of faces())
    for (let amount = 1; amount < 4; amount++) turns.push(faceTurn(face, size, amount));
  return turns;
}

const made = new WeakMap<CubeGeometry, Map<number, Uint16Array>>();

/**
 * permutation[facelet]: the facelet whose sticker the turn brings to it. Cached; do not write into it.
 *
 * @throws RangeError unless the size is an integer in 2 … 100.
 * @example turnPermutation(2, faceTurn(faces()[0], 2, 1)).subarray(0, 4); // → 2,0,3,1
 */
export function turnPermutation(size: number, turn: Turn): Uint16Array {
  checkTurn(turn);
  const geometry = cubeGeometry(size);
  const known = made.get(geometry) ?? new Map<number, Uint16Array>();
  made.set(geometry, known);
  const key = ((turn.axis * size + turn.first) * size + turn.last) * 4 + turn.quarters;
  const permutation = known.get(key) ?? makePermutation(geometry, turn);
  known.set(key, permutation);
  return permutation;
}

function makePermutation(geometry: CubeGeometry, turn: Turn): Uint16Array {
  const { cellOfFacelet, faceletCount, faceletImage } = geometry;
  const layer = geometry.layer[turn.axis];
  const rotation = rotations().quarter[turn.axis][turn.quarters];
  const permutation = Uint16Array.from({ length: faceletCount }, (_, facelet) => facelet);
  for (let facelet = 0; facelet < faceletCount; facelet++) {
    const at = layer[cellOfFacelet[facelet]];
    if (at >= turn.first && at <= turn.last)
      permutation[faceletImage[facelet * ROTATION_COUNT + rotation]] = facelet;
  }
  return permutation;
}

// A side of the cube seen turned in its plane, as a camera may see it and a hand may hold it: its own stickers only.

/** The index, in a face as pictured, of the sticker at `row`, `column` after clockwise quarter turns. */
export function turnedIndex(size: number, row: number, column: number, quarters: number): number {
  const last = size - 1;
  if (quarters === 0) return row * size + column;
  if (quarters === 1) return (last - column) * size + row;
  if (quarters === 2) return (last - row) * size + last - column;
  return column * size + last - row;
}

const turnedSides = new Map<number, readonly Uint16Array[]>();

/**
 * sources[q][facelet]: where on its own face a sticker comes from if the face is turned q quarters clockwise; made once
 * per n.
 */
export function turnedSources(size: number): readonly Uint16Array[] {
  const known = turnedSides.get(size);
  if (known) return known;
  const area = size * size;
  const { faceletCount } = cubeGeometry(size);
  const sources = [0, 1, 2, 3].map((quarters) =>
    Uint16Array.from({ length: faceletCount }, (_, facelet) => {
      const at = facelet % area;
      return facelet - at + turnedIndex(size, Math.floor(at / size), at % size, quarters);
    }),
  );
  turnedSides.set(size, sources);
  return sources;
}
