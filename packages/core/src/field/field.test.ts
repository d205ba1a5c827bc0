import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomBelow, randomBigBelow, randomPermutation, seededRandom } from "../perm/index.ts";
import { inverseModulo, primeAtMost } from "./big-field.ts";
import { type AnyField, bigField, powerModulo } from "./index.ts";
import { LIMB_FIELD_BOUND, limbField } from "./limb-field.ts";

const isPrime = (number: bigint) => number > 1n && primeAtMost(number) === number;

const N = 43_252_003_274_489_856_000n;
/** The primes of the 3x3, of the 2x2, of some 3x3 shared by an index, the largest below 2^66, and small ones. */
const PRIMES = [N - 1n, 3_674_149n, ...[7n, 112n, 10_240n, 65_536n].map((i) => primeAtMost(N / i))];
const ALL = [...PRIMES, primeAtMost(LIMB_FIELD_BOUND - 1n), 65_537n, 4_194_301n, 4_194_319n];

describe("primes", () => {
  test("N − 1 is prime: Lucas's certificate with the factors of N − 2 and the primitive root 17", () => {
    const factors = [2n, 947n, 22_836_326_966_467_717n];
    expect(factors.reduce((a, b) => a * b)).toBe(N - 2n);
    for (const factor of factors) expect(powerModulo(17n, (N - 2n) / factor, N - 1n)).not.toBe(1n);
    expect(powerModulo(17n, N - 2n, N - 1n)).toBe(1n);
  });

  test("the factors in the certificate are prime: trial division proves the largest below 1.6 · 10^8 squared", () => {
    // 22,836,326,966,467,717 has a certificate of its own, checked the same way, with factors that trial division can
    // prove.
    const large = 22_836_326_966_467_717n;
    const factors = factorByTrial(large - 1n);
    expect(factors.reduce((a, b) => a * b)).toBe(large - 1n);
    const isRoot = (root: bigint) =>
      [...new Set(factors)].every((factor) => powerModulo(root, (large - 1n) / factor, large) !== 1n);
    const root = [2n, 3n, 5n, 7n, 11n, 13n].find(isRoot)!;
    expect(powerModulo(root, large - 1n, large)).toBe(1n);
  });

  test("primes below 10,000 are those of the sieve", { tags: ["seconds"] }, () => {
    const composite = new Uint8Array(10_000);
    for (let i = 2; i < composite.length; i++)
      for (let multiple = 2 * i; multiple < composite.length; multiple += i) composite[multiple] = 1;
    for (let i = 2; i < composite.length; i++) expect(isPrime(BigInt(i))).toBe(composite[i] === 0);
    expect(isPrime(0n) || isPrime(1n)).toBe(false);
  });

  test("Carmichael numbers and the first strong pseudoprimes to many bases are not prime", () => {
    // OEIS A002997 and A014233.
    for (const number of [
      561n,
      1105n,
      8911n,
      2047n,
      1373653n,
      25326001n,
      3215031751n,
      2152302898747n,
      3474749660383n,
      341550071728321n,
      3825123056546413051n,
      318665857834031151167461n,
      3317044064679887385961981n,
    ])
      expect(isPrime(number)).toBe(false);
    for (const number of [2n ** 61n - 1n, 2n ** 89n - 1n, 2n ** 127n - 1n])
      expect(isPrime(number)).toBe(true);
  });

  test("the greatest prime at most a bound", () => {
    expect(primeAtMost(N)).toBe(N - 1n);
    expect(primeAtMost(3_674_160n)).toBe(3_674_149n);
    expect(() => primeAtMost(1n)).toThrow(RangeError);
  });

  test("inverses", () => {
    const random = seededRandom("inverse");
    for (const prime of ALL)
      for (let i = 0; i < 20; i++) {
        const value = 1n + randomBigBelow(prime - 1n, random);
        expect((inverseModulo(value, prime) * value) % prime).toBe(1n);
      }
    expect(() => inverseModulo(0n, 7n)).toThrow(RangeError);
    expect(() => inverseModulo(6n, 9n)).toThrow(RangeError);
  });
});

function factorByTrial(number: bigint): bigint[] {
  const factors: bigint[] = [];
  let rest = Number(number);
  if (!Number.isSafeInteger(rest)) {
    let big = number;
    while (big % 2n === 0n) {
      factors.push(2n);
      big /= 2n;
    }
    rest = Number(big);
  }
  for (let divisor = 3; divisor * divisor <= rest; divisor += 2)
    while (rest % divisor === 0) {
      factors.push(BigInt(divisor));
      rest /= divisor;
    }
  if (rest > 1) factors.push(BigInt(rest));
  return factors;
}

/** Residues that lie at the ends of the range and of limbs, and random ones. */
const residues = (prime: bigint) =>
  fc.oneof(
    fc.bigInt({ min: 0n, max: prime - 1n }),
    fc.constantFrom(0n, 1n, prime - 1n, prime - 2n, prime / 2n, prime >> 22n, (1n << 44n) % prime),
  );
const smalls = fc.oneof(fc.integer({ min: 0, max: 2 ** 22 - 1 }), fc.constantFrom(0, 1, 2, 2 ** 22 - 1));

function fill(field: AnyField, values: readonly bigint[]): unknown {
  const vector = field.zeros(values.length);
  for (const [i, value] of values.entries()) field.set(vector, i, value);
  return vector;
}

function list(field: AnyField, vector: unknown, length: number): bigint[] {
  return Array.from({ length }, (_, i) => field.get(vector, i));
}

describe.each(ALL.map((prime) => [String(prime), prime] as const))(
  "limbs modulo %s against BigInt",
  (_, prime) => {
    const limbs: AnyField = limbField(prime);
    const reference: AnyField = bigField(prime);

    test("products, small products, inverses and negatives", () => {
      fc.assert(
        fc.property(residues(prime), residues(prime), smalls, (a, b, small) => {
          const results = [limbs, reference].map((field) => {
            const vector = fill(field, [a, b, 0n, 0n, a, 0n]);
            field.multiply(vector, 2, vector, 0, vector, 1);
            field.multiplySmall(vector, 3, vector, 0, small);
            field.negate(vector, 4);
            if (b !== 0n) field.invert(vector, 5, vector, 1);
            return { values: list(field, vector, 6), zeros: [2, 3, 4].map((i) => field.isZero(vector, i)) };
          });
          expect(results[0]).toEqual(results[1]);
          expect(results[1].values[2]).toBe((a * b) % prime);
          expect((results[1].values[4] + a) % prime).toBe(0n);
          expect((results[1].values[5] * b) % prime).toBe(b === 0n ? 0n : 1n);
        }),
        { numRuns: 1000 },
      );
    });

    test("sweeps: sums, distances, convolutions, multiples and roots", () => {
      const random = seededRandom(`sweeps ${prime}`);
      for (let round = 0; round < 12; round++) {
        const length = 1 + randomBelow(400, random);
        const places = randomPermutation(1000, random).slice(0, length + 1);
        const point = 1 + places.pop()!;
        const points = Int32Array.from(places, (place) => place + 1).sort();
        const values = points.map(() => 0);
        const draw = () => (randomBelow(8, random) === 0 ? prime - 1n : randomBigBelow(prime, random));
        const [left, right] = [Array.from(values, draw), Array.from(values, draw)];
        const inverses = Array.from({ length: 1001 }, (_, i) =>
          i === 0 ? 0n : inverseModulo(BigInt(i), prime),
        );
        const results = [limbs, reference].map((field) => {
          const [a, b, out] = [fill(field, left), fill(field, right), field.zeros(4)];
          field.convolve(out, 0, a, length, b, length - 1);
          field.sumOverDistances(out, 1, a, points, fill(field, inverses), point);
          field.multiplyByDistances(b, points, Int32Array.of(point));
          field.multiplyByDistances(b, points, points.subarray(0, 1 + (length >> 1)));
          field.sumThenMultiply(out, 2, a, points);
          field.sumThenMultiply(out, 3, a, points);
          field.subtractMultiple(a, 0, b, length, out, 1);
          return { out: list(field, out, 4), a: list(field, a, length), b: list(field, b, length) };
        });
        expect(results[0]).toEqual(results[1]);
      }
    });

    test("a product of linear factors is zero at its roots only", () => {
      const random = seededRandom(`roots ${prime}`);
      const roots = [1, 2, 77, 65_535].filter((root) => BigInt(root) < prime);
      let coefficients = [1n];
      for (const root of roots)
        coefficients = coefficients
          .concat(0n)
          .map((c, i) => (((c - BigInt(root) * (coefficients[i - 1] ?? 0n)) % prime) + prime) % prime);
      for (const field of [limbs, reference]) {
        const vector = fill(field, coefficients);
        for (const root of roots) expect(field.isRoot(vector, roots.length, root)).toBe(true);
        for (let i = 0; i < 200; i++) {
          const x = 1 + randomBelow(65_535, random);
          expect(field.isRoot(vector, roots.length, x)).toBe(roots.includes(x));
        }
      }
    });
  },
);

test("a sum of 65,535 greatest products stays exact", () => {
  for (const prime of [N - 1n, primeAtMost(LIMB_FIELD_BOUND - 1n), 4_194_301n]) {
    const field: AnyField = limbField(prime);
    const length = 65_535;
    const vector = fill(field, new Array<bigint>(length).fill(prime - 1n));
    const out = field.zeros(2);
    field.convolve(out, 0, vector, length, vector, length - 1);
    expect(field.get(out, 0)).toBe(BigInt(length) % prime);
    field.sumThenMultiply(out, 1, vector, new Int32Array(length).fill(length));
    expect(field.get(out, 1)).toBe((BigInt(length) * (prime - 1n)) % prime);
    expect(field.get(vector, 5)).toBe(prime - BigInt(length));
  }
});

test("primes that three limbs do not hold are refused", () => {
  expect(() => limbField(2n ** 89n - 1n)).toThrow(RangeError);
  expect(() => limbField(1n)).toThrow(RangeError);
});
