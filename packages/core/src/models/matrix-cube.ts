/**
 * The linear-algebra view: 26 pieces, each a position in {−1, 0, 1}³ and a color vector, turned by rotation matrices. Here
 * the matrix is the piece's rotation byte, and both vectors are read from it. Colors are numbered −x 0, +x 1, −y 2, +y 3,
 * −z 4, +z 5. Only for a 3x3: the model's positions and its reading of the faces assume that size.
 */
import {
  type Axis,
  add,
  checkFace,
  cubeGeometry,
  type Face,
  faces,
  makeTurn,
  ROTATION_COUNT,
  scale,
  type Turn,
  type Vector,
} from "../geometry/index.ts";
import { checkList, err, formatValue, ok, type Problem, type Result, rangeError } from "../result.ts";
import {
  type Assembly,
  type Coloring,
  checkAssembly,
  checkColoring,
  coloringOf,
  solvedState,
  turnStateBy,
  UNKNOWN_COLOR,
} from "../state/index.ts";
import { assemblyFromLabels, faceletAt } from "./labels.ts";

const SIZE = 3;
/** Our cells count in steps of 2; the model's positions in steps of 1. */
const STEP = 2;

/** A piece with its position and the colors it shows along the axes. */
export interface MatrixPiece {
  readonly position: Vector;
  /** colors[axis]: the color of the sticker on that axis, null if the piece has none. */
  readonly colors: readonly [number | null, number | null, number | null];
}

/**
 * Right-handed quarter turns of the layers from … to (−1 … 1) about x: `rx(1, 1)` is R'.
 *
 * @example rx(1).axis; // → 0
 */
export function rx(quarters: number, from = 1, to: number = from): Turn {
  return layersTurn(0, quarters, from, to);
}

/**
 * The same about y: `ry(1, 1)` is U'.
 *
 * @example ry(1).axis; // → 1
 */
export function ry(quarters: number, from = 1, to: number = from): Turn {
  return layersTurn(1, quarters, from, to);
}

/**
 * The same about z: `rz(1, 1)` is F'.
 *
 * @example rz(1, 0, 1).last; // → 2
 */
export function rz(quarters: number, from = 1, to: number = from): Turn {
  return layersTurn(2, quarters, from, to);
}

function layersTurn(axis: Axis, quarters: number, from: number, to: number): Turn {
  for (const [name, layer] of Object.entries({ from, to }))
    if (layer !== -1 && layer !== 0 && layer !== 1)
      throw rangeError(`${name}`, "a layer −1, 0 or 1", formatValue(layer));
  if (from > to) throw rangeError("to", `at least "from" = ${from}`, to);
  if (!Number.isInteger(quarters)) throw rangeError("quarters", "an integer", formatValue(quarters));
  return makeTurn(axis, from + 1, to + 1, quarters);
}

/**
 * A cube as positions and color vectors; immutable, so turns chain: `cube.turn(rx(1, 1)).turn(ry(-1))`.
 *
 * @example new MatrixCube().turn(rx(1)).pieces().length; // → 26
 */
export class MatrixCube {
  readonly assembly: Assembly;

  constructor(assembly: Assembly = solvedState(SIZE)) {
    checkAssembly(assembly, "assembly");
    if (assembly.size !== SIZE) throw rangeError("assembly", "a 3x3", `size ${assembly.size}`);
    this.assembly = assembly;
  }

  turn(...turns: Turn[]): MatrixCube {
    return new MatrixCube(turnStateBy(this.assembly, turns));
  }

  /** The 26 pieces, in the order of their homes in `CubeGeometry.cells`. */
  pieces(): MatrixPiece[] {
    const { cells, cellOfFacelet, faceletImage, place } = cubeGeometry(SIZE);
    const colors = cells.map((): [number | null, number | null, number | null] => [null, null, null]);
    cellOfFacelet.forEach((cell, facelet) => {
      const image = faceletImage[facelet * ROTATION_COUNT + this.assembly.rotations[cell]];
      colors[cell][faceOfFacelet(image).axis] = matrixColor(faceOfFacelet(facelet));
    });
    return cells.map((_, cell) => {
      // + 0 turns the −0 of a rotated vector into 0.
      const [x, y, z] = cells[place[cell * ROTATION_COUNT + this.assembly.rotations[cell]]];
      return { position: [x / STEP + 0, y / STEP + 0, z / STEP + 0], colors: colors[cell] };
    });
  }

  /** What the six sides show, as colors. */
  flatten(): FlatCube {
    return flattenColoring(coloringOf(this.assembly));
  }
}

/**
 * The cube with these pieces, or why there is none. The order of the pieces does not matter.
 *
 * @throws TypeError for anything but a list.
 * @example parseMatrixPieces(new MatrixCube().pieces()).ok; // → true
 */
export function parseMatrixPieces(pieces: readonly MatrixPiece[]): Result<MatrixCube> {
  checkList(pieces, "pieces");
  const labels = new Array<number>(cubeGeometry(SIZE).faceletCount).fill(-1);
  for (const [index, piece] of pieces.entries()) {
    const wrong = labelPiece(labels, piece);
    if (wrong) return err(problem(`piece ${index} ${wrong}`));
  }
  const bare = labels.indexOf(-1);
  if (bare >= 0) return err(problem(`no piece is at facelet ${bare}; expected 26 pieces in 26 places`));
  const read = assemblyFromLabels(SIZE, labels);
  return read.ok ? ok(new MatrixCube(read.value)) : err(problem(read.error.message));
}

/** Writes a piece's stickers where they show: its colors tell its home; its position and their axes tell the facelets. */
function labelPiece(labels: number[], { position, colors }: MatrixPiece): string | undefined {
  const outer = ([0, 1, 2] as const).filter((axis) => position[axis] !== 0);
  if (position.length !== 3 || outer.length === 0 || outer.some((axis) => Math.abs(position[axis]) !== 1))
    return `expected a position in {−1, 0, 1}³ other than the middle, got ${position.join(" ")}`;
  const shown = outer.map((axis) => colors[axis]);
  if (!shown.every(isColor))
    return `expected a color 0 … 5 on each outer axis, got ${colors.map(String).join(" ")}`;
  const home = scale(shown.map((color) => faceOfMatrixColor(color).normal).reduce(add), STEP);
  if (home.filter((coordinate) => coordinate !== 0).length !== outer.length)
    return `has the colors ${shown.join(" ")}, which no piece has together`;
  for (const axis of outer) {
    const side = faceOfMatrixColor(2 * axis + (position[axis] > 0 ? 1 : 0));
    const facelet = faceletAt(SIZE, scale(position, STEP), side.index);
    labels[facelet] = faceletAt(SIZE, home, faceOfMatrixColor(colors[axis]!).index);
  }
  return undefined;
}

function isColor(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 6;
}

function faceOfFacelet(facelet: number): Face {
  return faces()[Math.floor(facelet / SIZE ** 2)];
}

function problem(message: string): Problem {
  return { code: "matrix-pieces", message };
}

// The read-out of the matrix model: an object keyed by the direction of each side, with 3×3 arrays of color numbers.
// Sticker (x, y, z) is on ±x at row |y − 1|, column |z − sign x|; on ±y at row |z + sign y|, column |x + 1|; on ±z at
// row |y − sign z|, column |x + sign z|. Five sides read as in our net; −z reads from the bottom row up.

/** The faces of a flat cube by their normals. */
export const FLAT_KEYS = ["1,0,0", "-1,0,0", "0,1,0", "0,-1,0", "0,0,1", "0,0,-1"] as const;
/** One of `FLAT_KEYS`. */
type FlatKey = (typeof FLAT_KEYS)[number];

/** flat[direction][row][column]: a color number 0 … 5 (−x 0, +x 1, −y 2, +y 3, −z 4, +z 5), null if unknown. */
export type FlatCube = { readonly [key in FlatKey]: (number | null)[][] };

/**
 * The color of a face: 2 · axis, plus one on the positive side.
 * @throws TypeError for anything but a face.
 * @example matrixColor(faceOfMatrixColor(3)); // → 3
 */
export function matrixColor(face: Face): number {
  checkFace(face);
  return 2 * face.axis + (face.normal[face.axis] > 0 ? 1 : 0);
}

/**
 * The face of a color 0 … 5: the inverse of `matrixColor`.
 *
 * @example faceOfMatrixColor(0).name; // → L
 */
export function faceOfMatrixColor(color: number): Face {
  return faces().find((face) => matrixColor(face) === color)!;
}

/**
 * The stickers as six 3 × 3 arrays, by the normals of the faces.
 *
 * @throws RangeError for any cube but a 3x3.
 * @example
 * import { coloringOf, solvedState } from "@cubegram/core/state";
 * flattenColoring(coloringOf(solvedState(3)))["1,0,0"].length; // → 3
 */
export function flattenColoring(coloring: Coloring): FlatCube {
  checkColoring(coloring);
  const { size, colors } = coloring;
  if (size !== SIZE) throw rangeError("coloring", "a 3x3", `size ${size}`);
  const flat = Object.fromEntries(
    FLAT_KEYS.map((key) => [
      key,
      Array.from({ length: SIZE }, () => new Array<number | null>(SIZE).fill(null)),
    ]),
  ) as FlatCube;
  colors.forEach((color, facelet) => {
    const { key, row, column } = flatPlace(facelet);
    flat[key][row][column] = color === UNKNOWN_COLOR ? null : matrixColor(faces()[color]);
  });
  return flat;
}

/**
 * Reads such an object: the inverse of `flattenColoring`. Error code `flat-cube`.
 *
 * @example parseFlatCube({}).error.code; // → flat-cube
 */
export function parseFlatCube(flat: unknown): Result<Coloring> {
  const sides = flat as { readonly [key in FlatKey]?: readonly (readonly unknown[])[] } | null | undefined;
  const colors = new Uint8Array(cubeGeometry(SIZE).faceletCount);
  for (let facelet = 0; facelet < colors.length; facelet++) {
    const { key, row, column } = flatPlace(facelet);
    const color = sides?.[key]?.[row]?.[column];
    if (color !== null && !isColor(color))
      return err(
        flatProblem(`["${key}"][${row}][${column}] expected a color 0 … 5 or null, got ${typeof color}`),
      );
    colors[facelet] = color === null ? UNKNOWN_COLOR : faceOfMatrixColor(color).index;
  }
  return ok({ size: SIZE, colors });
}

function flatPlace(facelet: number): { key: FlatKey; row: number; column: number } {
  const { cells, cellOfFacelet } = cubeGeometry(SIZE);
  const [x, y, z] = cells[cellOfFacelet[facelet]].map((coordinate) => coordinate / 2);
  const { normal, axis } = faces()[Math.floor(facelet / SIZE ** 2)];
  const sign = normal[axis];
  const [row, column] = [
    [y - 1, z - sign],
    [z + sign, x + 1],
    [y - sign, x + sign],
  ][axis].map(Math.abs);
  // A −0 in the geometry's vectors is printed as 0.
  return { key: normal.join(",") as FlatKey, row, column };
}

function flatProblem(message: string): Problem {
  return { code: "flat-cube", message };
}
