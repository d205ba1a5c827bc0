/**
 * Reed–Solomon codes in their original form (Reed and Solomon 1960): n symbols are the values of one polynomial of
 * degree below n at n points, and its values at further points are the parity. Any n of them determine the
 * polynomial, so any n restore all the others. Systematic, and parity can be added later: existing symbols do not
 * change.
 */

import { atOnce, type Portions } from "../portions.ts";
import { checkCount, checkList, checkThat } from "../result.ts";
import type { AnyField } from "./field.ts";
import { checkField } from "./field.ts";
import { pointTable, productsAt, weightsOf, weightsOfFew } from "./points.ts";

/** Symbols at ascending points of 1 … 65,535; `values` is a vector of the field, one entry per point. */
export interface Samples {
  readonly points: Int32Array;
  readonly values: unknown;
  /** The weights of Lagrange's formula at the points (`weightsAt`), if already known. */
  readonly weights?: unknown;
}

/** Throws unless an argument is samples. */
export function checkSamples(samples: Samples): void {
  checkList(samples?.points, "samples.points");
}

/**
 * The values at `targets` of the polynomial of degree < samples.points.length through the samples, by Lagrange's
 * formula: f(t) = ℓ(t) Σ y_i w_i / (t − x_i). Targets ascend and are not among the points. One multiplication per
 * pair of sample and target.
 *
 * @throws TypeError for anything but a field, samples and a list.
 * @example
 * const field = primeField(101n);
 * const values = field.zeros(2);
 * field.set(values, 0, 5n);
 * field.set(values, 1, 7n);
 * field.get(interpolate(field, { points: pointsFrom(1, 2), values }, pointsFrom(3, 1)), 0); // → 9
 */
export function interpolate(field: AnyField, samples: Samples, targets: Int32Array): unknown {
  checkField(field);
  checkSamples(samples);
  checkList(targets, "targets");
  return atOnce(interpolating(field, samples, targets));
}

/** `interpolate` in portions of some milliseconds. */
export function* interpolating(field: AnyField, samples: Samples, targets: Int32Array): Portions<unknown> {
  const { points, values } = samples;
  const result = field.zeros(targets.length);
  if (targets.length === 0 || points.length === 0) return result;
  const highest = Math.max(points[points.length - 1], targets[targets.length - 1]);
  const takesTable = samples.weights === undefined || targets.length > MAX_TARGETS_WITHOUT_TABLE;
  if (points.length * 3 < highest || !takesTable) return yield* interpolateFew(field, samples, targets);
  const table = pointTable(field, highest);
  const weights = samples.weights ?? (yield* weightsOf(table, points));
  const terms = field.zeros(points.length);
  for (let i = 0; i < points.length; i++) field.multiply(terms, i, weights, i, values, i);
  for (let j = 0; j < targets.length; j++) {
    field.sumOverDistances(result, j, terms, points, table.inverses, targets[j]);
    yield;
  }
  const products = yield* productsAt(table, points, targets);
  for (let j = 0; j < targets.length; j++) field.multiply(result, j, result, j, products, j);
  return result;
}

/** A table of factorials costs some products for each point up to the last; a target without it, some for each sample. */
const MAX_TARGETS_WITHOUT_TABLE = 2;

/** The same for few samples: f(t) = Σ y_i w_i Π (t − x_m) over m ≠ i, the products from both ends. */
function* interpolateFew(
  field: AnyField,
  { points, values, weights: known }: Samples,
  targets: Int32Array,
): Portions<unknown> {
  const weights = known ?? (yield* weightsOfFew(field, points));
  const result = field.zeros(targets.length);
  const count = points.length;
  // One vector for all, since making one costs more than a dozen products: terms, products of all distances but one (the last first),
  // products of those behind, the product up to here.
  const work = field.zeros(3 * count + 2);
  const [products, behind, before] = [count, 2 * count, 3 * count + 1];
  for (let i = 0; i < count; i++) field.multiply(work, i, weights, i, values, i);
  for (let j = 0; j < targets.length; j++) {
    const target = targets[j];
    field.set(work, behind + count, 1n);
    for (let i = count - 1; i >= 0; i--)
      timesDistance(field, work, behind + i, behind + i + 1, target - points[i]);
    field.set(work, before, 1n);
    for (let i = 0; i < count; i++) {
      field.multiply(work, products + count - 1 - i, work, before, work, behind + i + 1);
      timesDistance(field, work, before, before, target - points[i]);
    }
    field.convolve(result, j, work, count, work, products + count - 1);
    yield;
  }
  return result;
}

function timesDistance(field: AnyField, vector: unknown, to: number, from: number, distance: number): void {
  field.multiplySmall(vector, to, vector, from, Math.abs(distance));
  if (distance < 0) field.negate(vector, to);
}

/**
 * The values of `parity` more symbols after the n given ones, at points n + 1 … n + parity.
 *
 * @throws TypeError for anything but a field and a vector of it.
 * @example
 * const field = primeField(101n);
 * const values = field.zeros(2);
 * field.set(values, 0, 5n);
 * field.set(values, 1, 7n);
 * field.get(parityOf(field, values, 2, 1), 0); // → 9
 */
export function parityOf(field: AnyField, values: unknown, n: number, parity: number): unknown {
  checkField(field);
  checkThat(typeof values === "object" && values !== null, "values", "a vector of the field", values);
  checkCount(n, "n");
  checkCount(parity, "parity");
  return atOnce(makingParity(field, values, n, parity));
}

/** `parityOf` in portions of some milliseconds. */
export function makingParity(field: AnyField, values: unknown, n: number, parity: number): Portions<unknown> {
  return interpolating(field, { points: pointsFrom(1, n), values }, pointsFrom(n + 1, parity));
}

/**
 * The points first, first + 1 …
 *
 * @example pointsFrom(3, 4); // → 3,4,5,6
 */
export function pointsFrom(first: number, count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, i) => first + i);
}
