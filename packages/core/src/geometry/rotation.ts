/**
 * The 24 rotations of the cube and its 48 symmetries, as small integers with product tables.
 * Rotation 0 is the identity. Symmetry s < 24 is rotation s; symmetry 24 + r is rotation r followed by the
 * point inversion v → −v. The inversion commutes with everything, so products are `product[a][b]` with the
 * inversions counted mod 2. Conventions and consequences: docs/math/geometry.md.
 */
import { checkList } from "../result.ts";
import { AXES, type Axis, checkVector, type Vector } from "./vector.ts";

/** An orthogonal integer matrix, as the images of the three unit vectors. */
export type Matrix = readonly [Vector, Vector, Vector];

/** Rotations of the whole cube, the identity first. */
export const ROTATION_COUNT = 24;
/** Rotations and mirror images of the cube. */
export const SYMMETRY_COUNT = 48;

const IDENTITY: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/**
 * A matrix applied to a vector.
 *
 * @throws TypeError for anything but a matrix and a vector.
 * @example transform([[0, 1, 0], [-1, 0, 0], [0, 0, 1]], [1, 2, 3]); // → -2,1,3
 */
export function transform(matrix: Matrix, v: Vector): Vector {
  checkList(matrix?.[2], "matrix");
  checkVector(v, "v");
  return [
    matrix[0][0] * v[0] + matrix[1][0] * v[1] + matrix[2][0] * v[2],
    matrix[0][1] * v[0] + matrix[1][1] * v[1] + matrix[2][1] * v[2],
    matrix[0][2] * v[0] + matrix[1][2] * v[1] + matrix[2][2] * v[2],
  ];
}

/** The matrix of `first`, then `second`. */
function followedBy(first: Matrix, second: Matrix): Matrix {
  return [transform(second, first[0]), transform(second, first[1]), transform(second, first[2])];
}

/** A right-handed quarter turn (counterclockwise, seen from the positive end of the axis). */
function quarterTurn(axis: Axis): Matrix {
  const next = (axis + 1) % 3;
  const last = (axis + 2) % 3;
  const images: Vector[] = [...IDENTITY];
  images[next] = IDENTITY[last];
  images[last] = IDENTITY[next].map((coordinate) => -coordinate) as unknown as Vector;
  return images as unknown as Matrix;
}

/** The 24 rotations as tables. */
export interface RotationGroup {
  /** matrices[r] for the 24 rotations. */
  readonly matrices: readonly Matrix[];
  /** product[a · 24 + b]: first rotation b, then rotation a (as matrices: A·B). */
  readonly product: Uint8Array;
  readonly inverse: Uint8Array;
  /** quarter[axis][q]: the rotation by q right-handed quarter turns about that axis. */
  readonly quarter: readonly Uint8Array[];
}

/** The nine entries as digits of base 3. */
function matrixKey(matrix: Matrix): number {
  let key = 0;
  for (const image of matrix) for (let i = 0; i < 3; i++) key = 3 * key + image[i] + 1;
  return key;
}

function makeRotations(): RotationGroup {
  const turns = AXES.map((_, axis) => quarterTurn(axis as Axis));
  const matrices: Matrix[] = [IDENTITY];
  const indexOf = new Map([[matrixKey(IDENTITY), 0]]);
  /** after[a · 3 + turn]: first rotation a, then that quarter turn. */
  const after: number[] = [];
  /** How a rotation was first reached: its index in `after`. */
  const reachedBy = [0];
  for (let i = 0; i < matrices.length; i++)
    for (const turn of turns) {
      const reached = followedBy(matrices[i], turn);
      const key = matrixKey(reached);
      if (!indexOf.has(key)) {
        indexOf.set(key, matrices.length);
        matrices.push(reached);
        reachedBy.push(after.length);
      }
      after.push(indexOf.get(key)!);
    }
  const product = new Uint8Array(ROTATION_COUNT * ROTATION_COUNT);
  const inverse = new Uint8Array(ROTATION_COUNT);
  for (let a = 0; a < ROTATION_COUNT; a++)
    for (let b = 0; b < ROTATION_COUNT; b++) {
      // Rotation a is a quarter turn after an earlier rotation, whose products are known.
      const [before, turn] = [Math.floor(reachedBy[a] / 3), reachedBy[a] % 3];
      const result = a === 0 ? b : after[product[before * ROTATION_COUNT + b] * 3 + turn];
      product[a * ROTATION_COUNT + b] = result;
      if (result === 0) inverse[a] = b;
    }
  const quarter = turns.map((turn) => {
    const powers = new Uint8Array(4);
    const one = indexOf.get(matrixKey(turn))!;
    for (let q = 1; q < 4; q++) powers[q] = product[one * ROTATION_COUNT + powers[q - 1]];
    return powers;
  });
  return { matrices, product, inverse, quarter };
}

let group: RotationGroup | undefined;

/**
 * The rotation group, made on first use.
 *
 * @example rotations().matrices.length; // → 24
 */
export function rotations(): RotationGroup {
  group ??= makeRotations();
  return group;
}

/** First symmetry b, then symmetry a, for 0 ≤ a, b < 48. */
export function symmetryProduct(a: number, b: number): number {
  const rotation = rotations().product[(a % ROTATION_COUNT) * ROTATION_COUNT + (b % ROTATION_COUNT)];
  return rotation + (a < ROTATION_COUNT === b < ROTATION_COUNT ? 0 : ROTATION_COUNT);
}

/** The number of the symmetry that undoes symmetry `a`, 0 … 47. */
export function symmetryInverse(a: number): number {
  return rotations().inverse[a % ROTATION_COUNT] + (a < ROTATION_COUNT ? 0 : ROTATION_COUNT);
}

/** Where symmetry s takes a vector. */
export function transformBySymmetry(s: number, v: Vector): Vector {
  const image = transform(rotations().matrices[s % ROTATION_COUNT], v);
  return s < ROTATION_COUNT ? image : [-image[0], -image[1], -image[2]];
}
