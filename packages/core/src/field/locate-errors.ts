/**
 * Which symbols are wrong. For symbols c_i at points x_i that are all right, Σ c_i w_i x_i^k = 0 for every k below the number of checks
 * (w_i as in Lagrange's formula: the sum is a divided difference of a polynomial of too small a degree). Wrong symbols leave a
 * sum of geometric series with one ratio x_i for each of them, and Berlekamp and Massey's algorithm (Massey 1969) finds the
 * shortest recurrence behind it. Its roots are the points of the wrong symbols.
 *
 * Checks are made one at a time until the recurrence has stood the test, so a healthy code of 11,000 symbols costs two sums. The number
 * of checks there are need not be known: that is how an archive whose header is lost is read.
 */
import type { AnyField } from "./field.ts";
import { pointTable, weightsOf } from "./points.ts";
import { inverseModulo } from "./prime.ts";
import type { Samples } from "./reed-solomon.ts";

export interface ErrorSearch {
  /** Checks that hold if no symbol is wrong: symbols present less n. */
  readonly checks: number;
  /** Whether `checks` is only a bound, more than there may be: then a recurrence must always stand the test. */
  readonly atMost?: boolean;
}

/**
 * Indices in `samples.points` of the wrong symbols, ascending, or undefined when more are wrong than the checks can locate.
 * Right whenever at most checks/2 are wrong; else, but for a chance below 2^-100, undefined.
 */
export function locateErrors(field: AnyField, samples: Samples, search: ErrorSearch): number[] | undefined {
  const { points } = samples;
  const limit = Math.min(search.checks, points.length);
  if (limit <= 0) return [];
  const locator = shortestRecurrence(field, samples, limit, search.atMost === true);
  if (!locator) return undefined;
  const wrong: number[] = [];
  for (let i = 0; i < points.length && locator.degree > 0; i++)
    if (field.isRoot(locator.coefficients, locator.degree, points[i])) wrong.push(i);
  return wrong.length === locator.degree ? wrong : undefined;
}

interface Recurrence {
  readonly coefficients: unknown;
  readonly degree: number;
}

/** Checks beyond those that a recurrence needs which it must fulfil: a chance of 2^-100 that it does by accident. */
export function spareChecks(field: AnyField): number {
  return Math.ceil(100 / (field.prime.toString(2).length - 1));
}

function shortestRecurrence(
  field: AnyField,
  { points, values }: Samples,
  limit: number,
  atMost: boolean,
): Recurrence | undefined {
  const terms = weightsOf(pointTable(field, points[points.length - 1]), points);
  for (let i = 0; i < points.length; i++) field.multiply(terms, i, terms, i, values, i);
  const spare = spareChecks(field);
  const sums = field.zeros(limit);
  const massey = startMassey(field, limit);
  for (let k = 0; k < limit; k++) {
    field.sumThenMultiply(sums, k, terms, points);
    const degree = massey.take(sums, k);
    if (k + 1 >= 2 * degree + spare) return { coefficients: massey.coefficients(), degree };
  }
  const degree = massey.degree();
  return !atMost && 2 * degree <= limit ? { coefficients: massey.coefficients(), degree } : undefined;
}

/** Berlekamp–Massey, one term at a time. */
function startMassey(field: AnyField, limit: number) {
  const current = field.zeros(limit + 1);
  let previous = field.zeros(limit + 1);
  let spare = field.zeros(limit + 1);
  const numbers = field.zeros(3); // discrepancy, 1/previous discrepancy, their product
  field.set(current, 0, 1n);
  field.set(previous, 0, 1n);
  field.set(numbers, 1, 1n);
  let degree = 0;
  let previousDegree = 0;
  let shift = 1;
  return {
    degree: () => degree,
    coefficients: () => current,
    /** Takes term k of the sequence; returns the degree of the shortest recurrence so far. */
    take(terms: unknown, k: number): number {
      field.convolve(numbers, 0, current, degree + 1, terms, k);
      if (field.isZero(numbers, 0)) {
        shift++;
        return degree;
      }
      field.multiply(numbers, 2, numbers, 0, numbers, 1);
      const grows = 2 * degree <= k;
      if (grows) copy(field, spare, current, degree + 1);
      field.subtractMultiple(current, shift, previous, previousDegree + 1, numbers, 2);
      if (!grows) {
        shift++;
        return degree;
      }
      [previous, spare] = [spare, previous];
      previousDegree = degree;
      degree = k + 1 - degree;
      field.set(numbers, 1, inverseModulo(field.get(numbers, 0), field.prime));
      shift = 1;
      return degree;
    },
  };
}

function copy(field: AnyField, target: unknown, source: unknown, length: number): void {
  const one = field.zeros(1);
  field.set(one, 0, 1n);
  for (let i = 0; i < length; i++) field.multiply(target, i, source, i, one, 0);
}
