import { checkThat } from "../result.ts";
/** Integer vectors: x to the right (R), y up (U), z toward the viewer (F). */
export type Vector = readonly [x: number, y: number, z: number];

/** The names of the axes: x to the right, y up, z to the front. */
export const AXES = ["x", "y", "z"] as const;
/** One of `AXES`. */
export type AxisName = (typeof AXES)[number];
/** 0 = x, 1 = y, 2 = z. */
export type Axis = 0 | 1 | 2;

/** Throws unless an argument is a vector. */
export function checkVector(vector: Vector, argument: string): void {
  checkThat(vector?.length === 3, argument, "three numbers", vector);
}

/**
 * The sum of two vectors.
 *
 * @throws TypeError for anything but a vector.
 * @example add([1, 2, 3], [1, 0, -1]); // → 2,2,2
 */
export function add(a: Vector, b: Vector): Vector {
  checkVector(a, "a");
  checkVector(b, "b");
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/**
 * A vector times a number.
 *
 * @throws TypeError for anything but a vector.
 * @example scale([1, 2, 3], 2); // → 2,4,6
 */
export function scale(a: Vector, factor: number): Vector {
  checkVector(a, "a");
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

/**
 * The scalar product.
 *
 * @throws TypeError for anything but a vector.
 * @example dot([1, 2, 3], [1, 0, -1]); // → -2
 */
export function dot(a: Vector, b: Vector): number {
  checkVector(a, "a");
  checkVector(b, "b");
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/**
 * The cross product.
 *
 * @throws TypeError for anything but a vector.
 * @example cross([1, 0, 0], [0, 1, 0]); // → 0,0,1
 */
export function cross(a: Vector, b: Vector): Vector {
  checkVector(a, "a");
  checkVector(b, "b");
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** A text that is equal exactly if the vectors are: a key for maps. */
export function vectorKey(a: Vector): string {
  return `${a[0]},${a[1]},${a[2]}`;
}
