/** A prime field of any size by BigInt: the plain definition of every operation, and the reference for `limb-field.ts`. */
import { atOnce, type Portions } from "../portions.ts";
import { checkType, rangeError } from "../result.ts";
import type { AnyField, Field } from "./field.ts";
import { LIMB_FIELD_BOUND, limbField } from "./limb-field.ts";

/**
 * The field of a prime of any size, by BigInt.
 *
 * @throws TypeError for anything but a bigint.
 * @example
 * const field = bigField(101n);
 * const vector = [7n, 0n];
 * field.invert(vector, 1, vector, 0);
 * vector[1]; // → 29
 */
export function bigField(prime: bigint): Field<bigint[]> {
  checkType(prime, "bigint", "prime");
  const modulo = (value: bigint) => {
    const rest = value % prime;
    return rest < 0n ? rest + prime : rest;
  };
  return {
    prime,
    zeros: (length) => new Array<bigint>(length).fill(0n),
    get: (vector, index) => vector[index],
    set(vector, index, value) {
      vector[index] = value;
    },
    isZero: (vector, index) => vector[index] === 0n,
    multiply(target, to, left, i, right, j) {
      target[to] = (left[i] * right[j]) % prime;
    },
    multiplySmall(target, to, left, i, small) {
      target[to] = (left[i] * BigInt(small)) % prime;
    },
    invert(target, to, source, i) {
      target[to] = inverseModulo(source[i], prime);
    },
    negate(vector, index) {
      vector[index] = modulo(-vector[index]);
    },
    multiplyByDistances(vector, points, others) {
      for (let i = 0; i < points.length; i++)
        for (const other of others)
          if (points[i] !== other) vector[i] = modulo(vector[i] * BigInt(points[i] - other));
    },
    sumThenMultiply(sums, at, vector, points) {
      let sum = 0n;
      for (let i = 0; i < points.length; i++) {
        sum += vector[i];
        vector[i] = (vector[i] * BigInt(points[i])) % prime;
      }
      sums[at] = sum % prime;
    },
    sumOverDistances(target, to, vector, points, inverses, point) {
      let sum = 0n;
      for (let i = 0; i < points.length; i++) {
        const distance = point - points[i];
        sum += distance > 0 ? vector[i] * inverses[distance] : -vector[i] * inverses[-distance];
      }
      target[to] = modulo(sum);
    },
    convolve(target, to, left, length, right, last) {
      let sum = 0n;
      for (let i = 0; i < length; i++) sum += left[i] * right[last - i];
      target[to] = sum % prime;
    },
    subtractMultiple(target, shift, source, length, factor, f) {
      for (let i = 0; i < length; i++) target[i + shift] = modulo(target[i + shift] - factor[f] * source[i]);
    },
    isRoot(coefficients, degree, point) {
      const x = BigInt(point);
      let value = coefficients[0];
      for (let i = 1; i <= degree; i++) value = (value * x + coefficients[i]) % prime;
      return value === 0n;
    },
  };
}

/**
 * The fastest field for that prime.
 *
 * @throws TypeError for anything but a bigint.
 * @example primeField(101n).prime; // → 101
 */
export function primeField(prime: bigint): AnyField {
  checkType(prime, "bigint", "prime");
  return prime < LIMB_FIELD_BOUND ? limbField(prime) : bigField(prime);
}

// Primes and residues of any size by BigInt. The primality test is Miller–Rabin with the first 24 primes as bases: a
// proof below 3.3 · 10^24 (Sorenson and Webster 2015, where 13 bases are enough), and above that a definition that every
// program can repeat. The chance that a number of the archive format passes although it is composite is below 4^-24, and
// at worst a division would then fail.

const BASES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89,
] as const;

/**
 * base^exponent mod modulus; exponent ≥ 0.
 *
 * @throws TypeError for anything but a bigint.
 * @example powerModulo(3n, 100n, 101n); // → 1
 */
export function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  checkType(base, "bigint", "base");
  checkType(exponent, "bigint", "exponent");
  checkType(modulus, "bigint", "modulus");
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** 1/value mod modulus, 0 … modulus − 1, by Euclid. Throws a RangeError if there is none. */
export function inverseModulo(value: bigint, modulus: bigint): bigint {
  let [a, b] = [modulus, ((value % modulus) + modulus) % modulus];
  let [x, y] = [0n, 1n];
  while (b !== 0n) {
    const quotient = a / b;
    [a, b] = [b, a - quotient * b];
    [x, y] = [y, x - quotient * y];
  }
  if (a !== 1n) throw rangeError("value", `a number coprime to ${modulus}`, value);
  return x < 0n ? x + modulus : x;
}

/** Whether a number passes the test above, base by base. */
function* testing(number: bigint): Portions<boolean> {
  if (number < 2n) return false;
  for (const base of BASES) if (number % BigInt(base) === 0n) return number === BigInt(base);
  let odd = number - 1n;
  let twos = 0;
  for (; (odd & 1n) === 0n; odd >>= 1n) twos++;
  for (const base of BASES) {
    if (!passes(powerModulo(BigInt(base), odd, number), twos, number)) return false;
    yield;
  }
  return true;
}

/** One base of Miller–Rabin: 1, or −1 after fewer than `twos` squarings. */
function passes(power: bigint, twos: number, number: bigint): boolean {
  if (power === 1n) return true;
  let square = power;
  for (let i = 0; i < twos; i++) {
    if (square === number - 1n) return true;
    square = (square * square) % number;
  }
  return false;
}

/**
 * The largest prime that is at most `bound`; for the 3x3's number of states N it is N − 1.
 *
 * @throws RangeError below 2.
 * @example primeAtMost(100n); // → 97
 */
export function primeAtMost(bound: bigint): bigint {
  checkType(bound, "bigint", "bound");
  return atOnce(seekingPrime(bound));
}

/** `primeAtMost` in portions of one power each. */
export function* seekingPrime(bound: bigint): Portions<bigint> {
  if (bound < 2n) throw rangeError("bound", "at least 2", bound);
  for (let candidate = bound; ; candidate--) {
    if (candidate % 2n === 0n && candidate > 2n) continue;
    if (yield* testing(candidate)) return candidate;
    yield;
  }
}
