/**
 * What the Reed–Solomon code needs of a prime field: vectors of residues and a handful of passes over them. Passes,
 * because a call per multiplication would cost more than the multiplication. Points are small integers: where one
 * factor is a point or a difference of points, a cheaper multiplication is enough.
 */
import { checkThat } from "../result.ts";

/** A prime field whose elements are kept in vectors of some kind. */
export interface Field<Vector> {
  readonly prime: bigint;
  /** A vector of that many zeros. */
  zeros(length: number): Vector;
  get(vector: Vector, index: number): bigint;
  /** `value` must be 0 … prime − 1. */
  set(vector: Vector, index: number, value: bigint): void;
  isZero(vector: Vector, index: number): boolean;
  /** target[to] = left[i] · right[j]. */
  multiply(target: Vector, to: number, left: Vector, i: number, right: Vector, j: number): void;
  /** target[to] = left[i] · small, for 0 ≤ small < 2^22. */
  multiplySmall(target: Vector, to: number, left: Vector, i: number, small: number): void;
  /** target[to] = 1 / source[i], which must not be 0. */
  invert(target: Vector, to: number, source: Vector, i: number): void;
  /** vector[index] = −vector[index]. */
  negate(vector: Vector, index: number): void;
  /** vector[i] *= Π (points[i] − others[m]) over every m with others[m] ≠ points[i]. */
  multiplyByDistances(vector: Vector, points: Int32Array, others: Int32Array): void;
  /** sums[at] = Σ vector[i], and then vector[i] *= points[i]. */
  sumThenMultiply(sums: Vector, at: number, vector: Vector, points: Int32Array): void;
  /**
   * target[to] = Σ vector[i] / (point − points[i]), where inverses[d] = 1/d and no points[i] = point; points ascend.
   */
  sumOverDistances(
    target: Vector,
    to: number,
    vector: Vector,
    points: Int32Array,
    inverses: Vector,
    point: number,
  ): void;
  /** target[to] = Σ left[i] · right[last − i] for 0 ≤ i < length. */
  convolve(target: Vector, to: number, left: Vector, length: number, right: Vector, last: number): void;
  /** target[i + shift] −= factor[f] · source[i] for 0 ≤ i < length. */
  subtractMultiple(
    target: Vector,
    shift: number,
    source: Vector,
    length: number,
    factor: Vector,
    f: number,
  ): void;
  /** Whether coefficients[0] x^degree + … + coefficients[degree] is 0 at x = point. */
  isRoot(coefficients: Vector, degree: number, point: number): boolean;
}

/** A field whose vectors are opaque. */
export type AnyField = Field<unknown>;

/** Throws unless an argument is a field. */
export function checkField(field: AnyField): void {
  checkThat(typeof field?.zeros === "function", "field", "a field, as primeField(prime) gives it", field);
}
