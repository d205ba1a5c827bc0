/** A prime field of any size by BigInt: the plain definition of every operation, and the reference for `limb-field.ts`. */
import { checkType } from "../result.ts";
import type { AnyField, Field } from "./field.ts";
import { LIMB_FIELD_BOUND, limbField } from "./limb-field.ts";
import { inverseModulo } from "./prime.ts";

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
