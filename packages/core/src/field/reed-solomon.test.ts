import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type RandomSource,
  randomBelow,
  randomBigBelow,
  randomPermutation,
  seededRandom,
} from "../perm/index.ts";
import { inverseModulo } from "./big-field.ts";
import {
  type AnyField,
  bigField,
  errorCandidates,
  interpolate,
  locateErrors,
  MAX_POINT,
  parityOf,
  pointsFrom,
  primeAtMost,
  primeField,
} from "./index.ts";
import { spareChecks } from "./locate-errors.ts";
import { pointTable } from "./points.ts";

const N = 43_252_003_274_489_856_000n;
/** 3x3, 2x2, and a prime of the 4x4's size, which limbs do not hold. */
const PRIMES = [N - 1n, 3_674_149n, primeAtMost(2n ** 152n)];

function fill(field: AnyField, values: readonly bigint[]): unknown {
  const vector = field.zeros(values.length);
  for (const [i, value] of values.entries()) field.set(vector, i, value);
  return vector;
}

const list = (field: AnyField, vector: unknown, length: number) =>
  Array.from({ length }, (_, i) => field.get(vector, i));

/** Lagrange's formula as it stands in the books. */
function lagrange(prime: bigint, points: readonly number[], values: readonly bigint[], at: number): bigint {
  let sum = 0n;
  for (let i = 0; i < points.length; i++) {
    let term = values[i];
    for (let m = 0; m < points.length; m++)
      if (m !== i)
        term = (term * BigInt(at - points[m]) * inverseModulo(BigInt(points[i] - points[m]), prime)) % prime;
    sum += term;
  }
  return ((sum % prime) + prime) % prime;
}

const randomValues = (length: number, prime: bigint, random: RandomSource) =>
  Array.from({ length }, () => randomBigBelow(prime, random));

/** n data symbols and their parity. */
function codeword(field: AnyField, n: number, parity: number, random: RandomSource): bigint[] {
  const data = randomValues(n, field.prime, random);
  return [...data, ...list(field, parityOf(field, fill(field, data), n, parity), parity)];
}

/** The subset of a code at ascending points, as samples. */
function samplesAt(field: AnyField, word: readonly bigint[], points: readonly number[]) {
  return {
    points: Int32Array.from(points),
    values: fill(
      field,
      points.map((point) => word[point - 1]),
    ),
  };
}

describe.each(PRIMES.map((prime) => [String(prime), prime] as const))("the code over GF(%s)", (_, prime) => {
  const field = primeField(prime);

  test("interpolation is Lagrange's formula, at points with and without gaps", () => {
    const random = seededRandom("lagrange");
    for (let round = 0; round < 30; round++) {
      const all = randomPermutation(60, random).map((place) => place + 1);
      const [n, extra] = [1 + randomBelow(20, random), randomBelow(10, random)];
      const points = Int32Array.from(all.slice(0, n)).sort();
      const targets = Int32Array.from(all.slice(n, n + extra)).sort();
      const values = randomValues(n, prime, random);
      const result = interpolate(field, { points, values: fill(field, values) }, targets);
      const expected = Array.from(targets, (target) => lagrange(prime, [...points], values, target));
      expect(list(field, result, extra)).toEqual(expected);
    }
  });

  test("every pattern of at most p lost symbols of 5 + p is filled in, p ≤ 3", () => {
    const random = seededRandom("erasures");
    for (let parity = 0; parity <= 3; parity++) {
      const word = codeword(field, 5, parity, random);
      for (let mask = 0; mask < 2 ** word.length; mask++) {
        const present = word.map((_, i) => i + 1).filter((point) => (mask >> (point - 1)) & 1);
        if (present.length < 5) continue;
        const lost = Int32Array.from(word.map((_, i) => i + 1).filter((point) => !present.includes(point)));
        const samples = samplesAt(field, word, present.slice(0, 5));
        expect(list(field, interpolate(field, samples, lost), lost.length)).toEqual(
          Array.from(lost, (point) => word[point - 1]),
        );
      }
    }
  });

  test("every pattern of lost and wrong symbols within the bound is located, 3 + p with p ≤ 5", () => {
    const random = seededRandom("errors");
    for (let parity = 0; parity <= 5; parity++) {
      const word = codeword(field, 3, parity, random);
      const length = word.length;
      for (let pattern = 0; pattern < 3 ** length; pattern++) {
        const kinds = Array.from({ length }, (_, i) => Math.floor(pattern / 3 ** i) % 3);
        const [lost, wrong] = [1, 2].map((kind) => kinds.filter((k) => k === kind).length);
        if (lost + 2 * wrong > parity || (parity > 3 && wrong === 0)) continue;
        const present = kinds.flatMap((kind, i) => (kind === 1 ? [] : [i + 1]));
        const received = word.map((value, i) =>
          kinds[i] === 2 ? (value + 1n + randomBigBelow(prime - 1n, random)) % prime : value,
        );
        const found = locateErrors(field, samplesAt(field, received, present), parity - lost);
        expect(found?.map((i) => present[i])).toEqual(
          kinds.flatMap((kind, i) => (kind === 2 ? [i + 1] : [])),
        );
      }
    }
  });

  test("random codes: located up to the bound, and beyond it refused", () => {
    const random = seededRandom("random codes");
    for (let round = 0; round < 25; round++) {
      const [n, parity] = [1 + randomBelow(60, random), 2 + randomBelow(30, random)];
      const lost = randomBelow(parity - 1, random);
      const bound = Math.floor((parity - lost) / 2);
      const word = codeword(field, n, parity, random);
      const order = randomPermutation(n + parity, random);
      const present = order
        .slice(lost)
        .map((place) => place + 1)
        .sort((a, b) => a - b);
      for (const count of [bound, bound + 1]) {
        const wrong = order.slice(lost, lost + count);
        const received = word.map((value, i) =>
          wrong.includes(i) ? (value + 1n + randomBigBelow(prime - 1n, random)) % prime : value,
        );
        const found = locateErrors(field, samplesAt(field, received, present), parity - lost);
        // One more than the bound can by chance, below 1/prime, look like another word.
        expect(found?.map((i) => present[i] - 1)).toEqual(
          count > bound ? undefined : [...wrong].sort((a, b) => a - b),
        );
      }
    }
  });

  test("errors are located without knowing n: the truth is among the candidates, and the last one if there are checks to spare", () => {
    const random = seededRandom("unknown dimension");
    for (let round = 0; round < 20; round++) {
      const [n, wrong] = [1 + randomBelow(20, random), randomBelow(4, random)];
      const spare = round % 2 === 0 ? spareChecks(field) : 0;
      const word = codeword(field, n, 2 * wrong + spare, random);
      const places = randomPermutation(word.length, random)
        .slice(0, wrong)
        .sort((a, b) => a - b);
      const received = word.map((value, i) => (places.includes(i) ? (value + 1n) % prime : value));
      const points = word.map((_, i) => i + 1);
      const candidates = [...errorCandidates(field, samplesAt(field, received, points), word.length)].filter(
        (places) => places !== undefined,
      );
      expect(candidates[0]).toEqual([]);
      if (spare > 0) expect(candidates.at(-1)).toEqual(places);
      else expect(candidates).toContainEqual(places);
      const noise = samplesAt(field, randomValues(30, prime, random), [...pointsFrom(1, 30)]);
      expect([...errorCandidates(field, noise, 30)].filter((found) => found !== undefined)).toEqual([[]]);
    }
  });

  test("degenerate codes: constant data, no data, no parity, nothing to locate", () => {
    const zeros = codeword(field, 4, 0, () => 0);
    expect(list(field, parityOf(field, fill(field, zeros), 4, 3), 3)).toEqual([0n, 0n, 0n]);
    expect(list(field, parityOf(field, fill(field, [9n]), 1, 3), 3)).toEqual([9n, 9n, 9n]);
    expect(list(field, parityOf(field, fill(field, []), 0, 2), 2)).toEqual([0n, 0n]);
    expect(locateErrors(field, samplesAt(field, [5n, 7n], [1, 2]), 0)).toEqual([]);
    expect(locateErrors(field, samplesAt(field, [], []), 3)).toEqual([]);
  });
});

test("the two kinds of field give the same parity", () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: N - 2n }), { minLength: 1, maxLength: 40 }), (data) => {
      const [a, b]: AnyField[] = [primeField(N - 1n), bigField(N - 1n)];
      const [x, y] = [a, b].map((field) =>
        list(field, parityOf(field, fill(field, data), data.length, 5), 5),
      );
      expect(x).toEqual(y);
    }),
    { numRuns: 50 },
  );
});

test("1,000 + 100 cubes: 100 lost, or 50 wrong, or some of each", () => {
  const random = seededRandom("thousand");
  const field = primeField(N - 1n);
  const word = codeword(field, 1000, 100, random);
  for (const [lost, wrong] of [
    [100, 0],
    [0, 50],
    [40, 30],
  ]) {
    const order = randomPermutation(1100, random);
    const present = order
      .slice(lost)
      .map((place) => place + 1)
      .sort((a, b) => a - b);
    const bad = order.slice(lost, lost + wrong).sort((a, b) => a - b);
    const received = word.map((value, i) => (bad.includes(i) ? (value + 12345n) % (N - 1n) : value));
    const found = locateErrors(field, samplesAt(field, received, present), 100 - lost)!;
    expect(found.map((i) => present[i] - 1)).toEqual(bad);
    const right = present.filter((point) => !bad.includes(point - 1)).slice(0, 1000);
    const missing = word.map((_, i) => i + 1).filter((point) => !right.includes(point));
    const filled = interpolate(field, samplesAt(field, word, right), Int32Array.from(missing));
    expect(list(field, filled, missing.length)).toEqual(missing.map((point) => word[point - 1]));
  }
});

test("points are 1 … 65,535 and below the prime", () => {
  const field = primeField(7n);
  for (const bad of [0, 7, 1.5]) expect(() => pointTable(field, bad)).toThrow(RangeError);
  expect(() => pointTable(primeField(N - 1n), MAX_POINT + 1)).toThrow(/65535/);
  expect([...pointsFrom(4, 3)]).toEqual([4, 5, 6]);
});
