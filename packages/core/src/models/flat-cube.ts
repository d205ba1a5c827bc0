/**
 * The read-out of the matrix model: an object keyed by the direction of each side, with 3×3 arrays of color numbers.
 * Sticker (x, y, z) is on ±x at row |y − 1|, column |z − sign x|; on ±y at row |z + sign y|, column |x + 1|; on ±z at
 * row |y − sign z|, column |x + sign z|. Five sides read as in our net; −z reads from the bottom row up.
 */
import { checkFace, cubeGeometry, type Face, faces, type Vector } from "../geometry/index.ts";
import { err, ok, type Problem, type Result, rangeError } from "../result.ts";
import { type Coloring, checkColoring, UNKNOWN_COLOR } from "../state/index.ts";

const SIZE = 3;

/** The faces of a flat cube by their normals. */
export const FLAT_KEYS = ["1,0,0", "-1,0,0", "0,1,0", "0,-1,0", "0,0,1", "0,0,-1"] as const;
/** One of `FLAT_KEYS`. */
type FlatKey = (typeof FLAT_KEYS)[number];

/** flat[direction][row][column]: a color number 0 … 5 (−x 0, +x 1, −y 2, +y 3, −z 4, +z 5), null if unknown. */
export type FlatCube = { readonly [key in FlatKey]: (number | null)[][] };

/**
 * The color of a face: 2 · axis, and one more on the positive side.
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
    const isNumber = Number.isInteger(color) && (color as number) >= 0 && (color as number) < 6;
    if (!isNumber && color !== null)
      return err(
        problem(`["${key}"][${row}][${column}] expected a color 0 … 5 or null, got ${typeof color}`),
      );
    colors[facelet] = color === null ? UNKNOWN_COLOR : faceOfMatrixColor(color as number).index;
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
  return { key: directionKey(normal), row, column };
}

/** "0,-1,0": the geometry's vectors may hold −0, which prints as 0. */
function directionKey(normal: Vector): FlatKey {
  return normal.join(",") as FlatKey;
}

function problem(message: string): Problem {
  return { code: "flat-cube", message };
}
