/**
 * Which symbols are wrong. If all symbols c_i at points x_i are right, Σ c_i w_i x_i^k = 0 for every k below the number
 * of checks (w_i as in Lagrange's formula: the sum is a divided difference of a polynomial of too small a degree).
 * Wrong symbols leave a sum of geometric series, one ratio x_i each, and the algorithm of Berlekamp and Massey
 * (Massey 1969) finds the shortest recurrence behind it. Its roots are the points of the wrong
 * symbols.
 *
 * Checks are made one at a time until the recurrence is confirmed, so a healthy code of 11,000 symbols costs
 * two sums.
 */

import { atOnce, type Portions, silently } from "../portions.ts";
import { checkCount } from "../result.ts";
import type { AnyField } from "./field.ts";
import { checkField } from "./field.ts";
import { weightsAt } from "./points.ts";
import type { Samples } from "./reed-solomon.ts";
import { checkSamples } from "./reed-solomon.ts";

/**
 * Indices in `samples.points` of the wrong symbols, ascending; undefined if more are wrong than the checks can locate.
 * `checks` is the number of symbols present minus n. Right whenever at most checks/2 are wrong; beyond that, undefined
 * except with a chance of about 1/prime.
 *
 * @throws TypeError for anything but a field and samples.
 * @example
 * const field = primeField(101n);
 * const values = field.zeros(4);
 * for (const [i, value] of [5n, 7n, 9n, 12n].entries()) field.set(values, i, value);
 * locateErrors(field, { points: pointsFrom(1, 4), values }, 2); // → 3
 */
export function locateErrors(field: AnyField, samples: Samples, checks: number): number[] | undefined {
  checkField(field);
  checkSamples(samples);
  checkCount(checks, "checks");
  return atOnce(locatingErrors(field, samples, checks));
}

/** `locateErrors` in portions of some milliseconds. */
export function* locatingErrors(
  field: AnyField,
  samples: Samples,
  checks: number,
): Portions<number[] | undefined> {
  const limit = Math.min(checks, samples.points.length);
  if (limit <= 0) return [];
  const next = yield* startChecks(field, samples, limit);
  const spare = spareChecks(field);
  for (let made = 1; ; made++) {
    const { coefficients, degree } = next();
    if (made >= 2 * degree + spare || made === limit)
      return 2 * degree <= made
        ? yield* placesOfRoots(field, samples.points, coefficients, degree)
        : undefined;
    yield;
  }
}

/**
 * The same if n is not known, because the header of an archive is lost: what may be wrong, likeliest first. First
 * nothing; then after every check what the checks so far imply, if that is possible; and last what has been
 * confirmed. Between them it yields undefined, every few milliseconds.
 */
export function* errorCandidates(
  field: AnyField,
  samples: Samples,
  checks: number,
): Generator<number[] | undefined, void> {
  yield [];
  const { points } = samples;
  const limit = Math.min(checks, points.length - 1);
  const next = limit > 0 ? yield* startChecks(field, samples, limit) : undefined;
  const spare = spareChecks(field);
  for (let made = 1; next && made <= limit; made++) {
    const { coefficients, degree } = next();
    const isTested = made >= 2 * degree + spare;
    const isPossible = degree > 0 && 2 * degree <= made;
    if (isPossible && (isTested || hasRoot(field, points, coefficients, degree))) {
      const places = yield* placesOfRoots(field, points, coefficients, degree);
      if (places) yield places;
    }
    if (isTested) return;
    yield undefined;
  }
}

/** How many roots a sample of the points should contain. */
const SAMPLED_ROOTS = 8;

/**
 * Whether one of some points is a root. A locator has as many roots among the points as its degree, so a few points find
 * one; any other polynomial hardly ever has a root there.
 */
function hasRoot(field: AnyField, points: Int32Array, coefficients: unknown, degree: number): boolean {
  const step = Math.max(1, Math.floor(degree / SAMPLED_ROOTS));
  for (let i = step >> 1; i < points.length; i += step)
    if (field.isRoot(coefficients, degree, points[i])) return true;
  return false;
}

/** Checks that a recurrence must satisfy beyond those that determine it: the chance that it does so by accident is 2^-100. */
export function spareChecks(field: AnyField): number {
  return Math.ceil(100 / (field.prime.toString(2).length - 1));
}

interface Recurrence {
  readonly coefficients: unknown;
  readonly degree: number;
}

/** A function that makes one more check per call, at most `limit`, and returns the shortest recurrence so far. */
function* startChecks(
  field: AnyField,
  { points, values, weights }: Samples,
  limit: number,
): Generator<undefined, () => Recurrence> {
  const terms = field.zeros(points.length);
  const known = weights ?? (yield* silently(weightsAt(field, points)));
  for (let i = 0; i < points.length; i++) field.multiply(terms, i, known, i, values, i);
  const sums = field.zeros(limit);
  const take = startMassey(field, limit);
  let made = 0;
  return () => {
    field.sumThenMultiply(sums, made, terms, points);
    return take(sums, made++);
  };
}

/** Indices of the points that are roots, if there are as many as the degree. */
function* placesOfRoots(
  field: AnyField,
  points: Int32Array,
  coefficients: unknown,
  degree: number,
): Generator<undefined, number[] | undefined> {
  const places: number[] = [];
  for (let i = 0; i < points.length && degree > 0; i++) {
    if (field.isRoot(coefficients, degree, points[i])) places.push(i);
    if (i % POINTS === POINTS - 1) yield undefined;
  }
  return places.length === degree ? places : undefined;
}

/** Points tried in one portion. */
const POINTS = 64;

/** Berlekamp–Massey, one term at a time. */
function startMassey(field: AnyField, limit: number): (terms: unknown, k: number) => Recurrence {
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
  /** Processes term k of the sequence. */
  return (terms, k) => {
    field.convolve(numbers, 0, current, degree + 1, terms, k);
    const grows = !field.isZero(numbers, 0) && 2 * degree <= k;
    if (grows) copy(field, spare, current, degree + 1);
    if (!field.isZero(numbers, 0)) {
      field.multiply(numbers, 2, numbers, 0, numbers, 1);
      field.subtractMultiple(current, shift, previous, previousDegree + 1, numbers, 2);
    }
    shift++;
    if (grows) {
      [previous, spare] = [spare, previous];
      previousDegree = degree;
      degree = k + 1 - degree;
      field.invert(numbers, 1, numbers, 0);
      shift = 1;
    }
    return { coefficients: current, degree };
  };
}

function copy(field: AnyField, target: unknown, source: unknown, length: number): void {
  for (let i = 0; i < length; i++) field.multiplySmall(target, i, source, i, 1);
}
