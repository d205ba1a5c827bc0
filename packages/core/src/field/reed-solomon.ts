/**
 * Reed–Solomon codes in their first form (Reed and Solomon 1960): n symbols are the values of one polynomial of
 * degree below n at n points, and its values at further points are the parity. Any n of them determine the
 * polynomial, so any n bring back all the others. Systematic, and parity can be added later: the symbols that were
 * there stay as they are.
 */
import type { AnyField } from "./field.ts";
import { pointTable, productsAt, weightsOf } from "./points.ts";

/** Symbols at ascending points of 1 … 65,535; `values` is a vector of the field, one for each point. */
export interface Samples {
  readonly points: Int32Array;
  readonly values: unknown;
}

/**
 * The values at `targets` of the polynomial of degree < samples.points.length through the samples, by Lagrange's
 * formula: f(t) = ℓ(t) Σ y_i w_i / (t − x_i). Targets ascend and are not among the points. One multiplication for
 * each pair of sample and target.
 */
export function interpolate(field: AnyField, { points, values }: Samples, targets: Int32Array): unknown {
  const result = field.zeros(targets.length);
  if (targets.length === 0 || points.length === 0) return result;
  const highest = Math.max(points[points.length - 1], targets[targets.length - 1]);
  const table = pointTable(field, highest);
  const terms = weightsOf(table, points);
  for (let i = 0; i < points.length; i++) field.multiply(terms, i, terms, i, values, i);
  for (let j = 0; j < targets.length; j++)
    field.sumOverDistances(result, j, terms, points, table.inverses, targets[j]);
  const products = productsAt(table, points, targets);
  for (let j = 0; j < targets.length; j++) field.multiply(result, j, result, j, products, j);
  return result;
}

/** The values of `parity` more symbols after the n that are given, at points n + 1 … n + parity. */
export function parityOf(field: AnyField, values: unknown, n: number, parity: number): unknown {
  return interpolate(field, { points: pointsFrom(1, n), values }, pointsFrom(n + 1, parity));
}

/** first, first + 1 … */
export function pointsFrom(first: number, count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, i) => first + i);
}
