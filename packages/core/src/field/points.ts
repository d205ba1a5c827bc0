/**
 * Points: where a polynomial of the code is evaluated, the integers 1, 2, 3 …, one per symbol. Because they are
 * consecutive, all differences are small and their products are factorials, so hardly anything has to be
 * divided.
 */
import type { Portions } from "../portions.ts";
import { rangeError } from "../result.ts";
import type { AnyField } from "./field.ts";

/** The largest point: a code has at most this many symbols. */
export const MAX_POINT = 65_535;

/** Factorials and inverses in a field, up to the largest point that a code uses. */
export interface PointTable {
  readonly field: AnyField;
  readonly highest: number;
  /** factorials[i] = i!, inverseFactorials[i] = 1/i!, for 0 ≤ i ≤ highest. */
  readonly factorials: unknown;
  readonly inverseFactorials: unknown;
  /** inverses[d] = 1/d for 1 ≤ d ≤ highest. */
  readonly inverses: unknown;
}

/** Throws a RangeError unless 1 ≤ highest ≤ 65,535 and highest < prime. */
export function pointTable(field: AnyField, highest: number): PointTable {
  if (!Number.isInteger(highest) || highest < 1 || highest > MAX_POINT || BigInt(highest) >= field.prime)
    throw rangeError("highest", `a point in 1 … ${MAX_POINT} below ${field.prime}`, highest);
  const factorials = field.zeros(highest + 1);
  field.set(factorials, 0, 1n);
  for (let i = 1; i <= highest; i++) field.multiplySmall(factorials, i, factorials, i - 1, i);
  const inverseFactorials = field.zeros(highest + 1);
  field.invert(inverseFactorials, highest, factorials, highest);
  for (let i = highest; i > 0; i--) field.multiplySmall(inverseFactorials, i - 1, inverseFactorials, i, i);
  const inverses = field.zeros(highest + 1);
  for (let i = 1; i <= highest; i++) field.multiply(inverses, i, inverseFactorials, i, factorials, i - 1);
  return { field, highest, factorials, inverseFactorials, inverses };
}

/** The points 1 … highest that are missing from `points`, which ascend. */
function pointsLeftOut(points: Int32Array, highest: number): Int32Array {
  const left = new Int32Array(highest - points.length);
  let at = 0;
  let next = 0;
  for (let point = 1; point <= highest; point++)
    if (points[next] === point) next++;
    else left[at++] = point;
  return left;
}

/**
 * weights[i] = 1 / Π (points[i] − points[m]) over all m ≠ i. Over all of 1 … last that is ± 1/((x − 1)! (last − x)!),
 * and the differences to the missing points are multiplied back.
 */
export function* weightsOf({ field, inverseFactorials }: PointTable, points: Int32Array): Portions<unknown> {
  const last = points[points.length - 1];
  const weights = field.zeros(points.length);
  for (let i = 0; i < points.length; i++) {
    const point = points[i];
    field.multiply(weights, i, inverseFactorials, point - 1, inverseFactorials, last - point);
    if ((last - point) % 2 === 1) field.negate(weights, i);
  }
  yield* multiplyByDistances(field, weights, points, pointsLeftOut(points, last));
  return weights;
}

/**
 * The same for few points far apart, by the differences themselves: k² products of small integers instead of one for every
 * pair of a point and a missing point, and no table of factorials.
 */
export function* weightsOfFew(field: AnyField, points: Int32Array): Portions<unknown> {
  const weights = field.zeros(points.length);
  for (let i = 0; i < points.length; i++) field.set(weights, i, 1n);
  yield* multiplyByDistances(field, weights, points, points);
  invertAll(field, weights, points.length);
  return weights;
}

/**
 * Replaces the first `count` values, none of them 0, by their inverses: one inversion, and three products each (Montgomery 1987,
 * "Speeding the Pollard and elliptic curve methods of factorization", section 10.3.1). An inversion costs some hundred products.
 */
function invertAll(field: AnyField, values: unknown, count: number): void {
  // products[i]: that of the first i values; behind them the inverse of what is left, and a value at a time.
  const products = field.zeros(count + 2);
  const [rest, value] = [count, count + 1];
  field.set(products, 0, 1n);
  for (let i = 1; i <= count; i++) field.multiply(products, i, products, i - 1, values, i - 1);
  field.invert(products, rest, products, rest);
  for (let i = count - 1; i >= 0; i--) {
    field.multiply(products, value, products, rest, products, i);
    field.multiply(products, rest, products, rest, values, i);
    field.multiplySmall(values, i, products, value, 1);
  }
}

/** The weights of samples, by whichever method takes fewer products. */
export function* weightsAt(field: AnyField, points: Int32Array): Portions<unknown> {
  const highest = points[points.length - 1];
  return points.length * 2 < highest
    ? yield* weightsOfFew(field, points)
    : yield* weightsOf(pointTable(field, highest), points);
}

/** Products of a portion: some milliseconds with limbs. */
const PORTION = 200_000;

/** `field.multiplyByDistances` for some points at a time. */
function* multiplyByDistances(
  field: AnyField,
  vector: unknown,
  points: Int32Array,
  others: Int32Array,
): Portions<void> {
  const step = Math.max(1, Math.floor(PORTION / Math.max(1, others.length)));
  for (let at = 0; at < points.length; at += step) {
    const some = points.subarray(at, at + step);
    const part = field.zeros(some.length);
    for (let i = 0; i < some.length; i++) field.multiplySmall(part, i, vector, at + i, 1);
    field.multiplyByDistances(part, some, others);
    for (let i = 0; i < some.length; i++) field.multiplySmall(vector, at + i, part, i, 1);
    yield;
  }
}

/**
 * Π (t − points[m]) over all points, for every target t, which is none of them: the product over all of 1 … highest,
 * divided by that over the missing points.
 */
export function* productsAt(
  { field, highest, factorials }: PointTable,
  points: Int32Array,
  targets: Int32Array,
): Portions<unknown> {
  const products = field.zeros(targets.length);
  for (let j = 0; j < targets.length; j++) field.set(products, j, 1n);
  yield* multiplyByDistances(field, products, targets, pointsLeftOut(points, highest));
  for (let j = 0; j < targets.length; j++) {
    const target = targets[j];
    field.invert(products, j, products, j);
    field.multiply(products, j, products, j, factorials, target - 1);
    field.multiply(products, j, products, j, factorials, highest - target);
    if ((highest - target) % 2 === 1) field.negate(products, j);
  }
  return products;
}
