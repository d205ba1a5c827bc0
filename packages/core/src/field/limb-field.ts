/**
 * A prime field below 2^66 without BigInt or allocation. A residue is three limbs of 22 bits as doubles, least
 * significant first; products of limbs have 44 bits, so sums of some hundred stay below 2^53 and are exact.
 *
 * Reduction: for a value V ≤ 2^30 · prime the quotient is estimated as floor(V · (1/prime) · (1 + 2^-50)). The six
 * roundings (one of them in 1/prime) together err by less than the factor 1 + 2^-50, so the estimate is never too
 * small; it is too large by at most one, which shows as a negative remainder and is corrected by adding the prime once.
 * Quotient times limb stays below 2^53.
 */
import { rangeError } from "../result.ts";
import type { Field } from "./field.ts";

/** Primes must be below this. */
export const LIMB_FIELD_BOUND = 0x4_0000_0000_0000_0000n;

const LIMB = 4_194_304; // 2^22
const PER_LIMB = 1 / LIMB;
const LIMB_MASK = 0x3fffffn;
/** Factors of one reduction are below this: with a residue they make limbs of 2^52. */
const FACTOR_BOUND = 2 ** 30;
/** Terms of a sum of products after which carries are moved up: 3 · 128 · 2^44 < 2^53. */
const TERMS = 128;

export function limbField(prime: bigint): Field<Float64Array> {
  if (prime < 2n || prime >= LIMB_FIELD_BOUND) throw rangeError("prime", "2 … 2^66 − 1", prime);
  const p0 = Number(prime & LIMB_MASK);
  const p1 = Number((prime >> 22n) & LIMB_MASK);
  const p2 = Number(prime >> 44n);
  const perPrime = (1 / Number(prime)) * (1 + 2 ** -50);
  /** The bits of prime − 2 below the highest, from the top. */
  const inverseBits = [...(prime - 2n).toString(2).slice(1)].map((bit) => bit === "1");
  const scratch = new Float64Array(3);
  const product = new Float64Array(3);
  /** Columns of a sum of products, 2^(22 k) each. */
  const columns = new Float64Array(6);

  /** target[at …] = v2 · 2^44 + v1 · 2^22 + v0 mod prime; limbs may be as large as 2^52. */
  function reduce(target: Float64Array, at: number, v2: number, v1: number, v0: number): void {
    const quotient = Math.floor(((v2 * LIMB + v1) * LIMB + v0) * perPrime);
    let r0 = v0 - quotient * p0;
    let carry = Math.floor(r0 * PER_LIMB);
    r0 -= carry * LIMB;
    let r1 = v1 - quotient * p1 + carry;
    carry = Math.floor(r1 * PER_LIMB);
    r1 -= carry * LIMB;
    let r2 = v2 - quotient * p2 + carry;
    if (r2 < 0) {
      r0 += p0;
      carry = r0 >= LIMB ? 1 : 0;
      r0 -= carry * LIMB;
      r1 += p1 + carry;
      carry = r1 >= LIMB ? 1 : 0;
      r1 -= carry * LIMB;
      r2 += p2 + carry;
    }
    target[at] = r0;
    target[at + 1] = r1;
    target[at + 2] = r2;
  }

  /** target[t …] = a[i …] · b[j …], limb by limb of b from the top. The target may be a factor. */
  function multiplyLimbs(
    target: Float64Array,
    t: number,
    a: Float64Array,
    i: number,
    b: Float64Array,
    j: number,
  ): void {
    const a0 = a[i];
    const a1 = a[i + 1];
    const a2 = a[i + 2];
    const b0 = b[j];
    const b1 = b[j + 1];
    const b2 = b[j + 2];
    reduce(target, t, a2 * b2, a1 * b2, a0 * b2);
    reduce(target, t, target[t + 2] * LIMB + target[t + 1] + a2 * b1, target[t] + a1 * b1, a0 * b1);
    reduce(target, t, target[t + 2] * LIMB + target[t + 1] + a2 * b0, target[t] + a1 * b0, a0 * b0);
  }

  function negateLimbs(vector: Float64Array, at: number): void {
    if (vector[at] === 0 && vector[at + 1] === 0 && vector[at + 2] === 0) return;
    let r0 = p0 - vector[at];
    const borrow0 = r0 < 0 ? 1 : 0;
    r0 += borrow0 * LIMB;
    let r1 = p1 - vector[at + 1] - borrow0;
    const borrow1 = r1 < 0 ? 1 : 0;
    r1 += borrow1 * LIMB;
    vector[at] = r0;
    vector[at + 1] = r1;
    vector[at + 2] = p2 - vector[at + 2] - borrow1;
  }

  /** Moves carries up, so that the columns below the last are limbs again. */
  function settleColumns(): void {
    for (let k = 0; k < 5; k++) {
      const carry = Math.floor(columns[k] * PER_LIMB);
      columns[k] -= carry * LIMB;
      columns[k + 1] += carry;
    }
  }

  /** columns += Σ left[from + i] · right[at + i · step] for i < count ≤ 128; indices of residues. */
  function addProducts(
    left: Float64Array,
    from: number,
    right: Float64Array,
    at: number,
    step: number,
    count: number,
  ): void {
    let c0 = 0;
    let c1 = 0;
    let c2 = 0;
    let c3 = 0;
    let c4 = 0;
    for (let i = from * 3, j = at * 3, end = (from + count) * 3; i < end; i += 3, j += step * 3) {
      const a0 = left[i];
      const a1 = left[i + 1];
      const a2 = left[i + 2];
      const b0 = right[j];
      const b1 = right[j + 1];
      const b2 = right[j + 2];
      c0 += a0 * b0;
      c1 += a0 * b1 + a1 * b0;
      c2 += a0 * b2 + a1 * b1 + a2 * b0;
      c3 += a1 * b2 + a2 * b1;
      c4 += a2 * b2;
    }
    columns[0] += c0;
    columns[1] += c1;
    columns[2] += c2;
    columns[3] += c3;
    columns[4] += c4;
    settleColumns();
  }

  /** The same over `points`: right is looked up at |point − points[i]|. */
  function addOverDistances(
    vector: Float64Array,
    points: Int32Array,
    inverses: Float64Array,
    point: number,
    from: number,
    to: number,
  ): void {
    let c0 = 0;
    let c1 = 0;
    let c2 = 0;
    let c3 = 0;
    let c4 = 0;
    for (let k = from; k < to; k++) {
      const i = k * 3;
      const j = Math.abs(point - points[k]) * 3;
      const a0 = vector[i];
      const a1 = vector[i + 1];
      const a2 = vector[i + 2];
      const b0 = inverses[j];
      const b1 = inverses[j + 1];
      const b2 = inverses[j + 2];
      c0 += a0 * b0;
      c1 += a0 * b1 + a1 * b0;
      c2 += a0 * b2 + a1 * b1 + a2 * b0;
      c3 += a1 * b2 + a2 * b1;
      c4 += a2 * b2;
    }
    columns[0] += c0;
    columns[1] += c1;
    columns[2] += c2;
    columns[3] += c3;
    columns[4] += c4;
    settleColumns();
  }

  /** target[at …] = the columns mod prime, from the top. */
  function reduceColumns(target: Float64Array, at: number): void {
    scratch.fill(0);
    for (let k = 5; k >= 0; k--) reduce(scratch, 0, scratch[2] * LIMB + scratch[1], scratch[0], columns[k]);
    target.set(scratch, at);
  }

  /** scratch = Σ vector[k] / |point − points[k]| for from ≤ k < to. */
  function sumRange(
    vector: Float64Array,
    points: Int32Array,
    inverses: Float64Array,
    point: number,
    from: number,
    to: number,
  ): void {
    columns.fill(0);
    for (let k = from; k < to; k += TERMS)
      addOverDistances(vector, points, inverses, point, k, Math.min(to, k + TERMS));
    reduceColumns(scratch, 0);
  }

  return {
    prime,
    zeros: (length) => new Float64Array(length * 3),
    get: (vector, index) =>
      BigInt(vector[index * 3]) +
      (BigInt(vector[index * 3 + 1]) << 22n) +
      (BigInt(vector[index * 3 + 2]) << 44n),
    set(vector, index, value) {
      vector[index * 3] = Number(value & LIMB_MASK);
      vector[index * 3 + 1] = Number((value >> 22n) & LIMB_MASK);
      vector[index * 3 + 2] = Number(value >> 44n);
    },
    isZero: (vector, index) =>
      vector[index * 3] === 0 && vector[index * 3 + 1] === 0 && vector[index * 3 + 2] === 0,
    multiply(target, to, left, i, right, j) {
      multiplyLimbs(target, to * 3, left, i * 3, right, j * 3);
    },
    multiplySmall(target, to, left, i, small) {
      reduce(target, to * 3, left[i * 3 + 2] * small, left[i * 3 + 1] * small, left[i * 3] * small);
    },
    // By Fermat, x^(prime − 2): some hundred products, 2 µs, where Euclid's algorithm with BigInt takes 9 µs.
    invert(target, to, source, i) {
      product[0] = source[i * 3];
      product[1] = source[i * 3 + 1];
      product[2] = source[i * 3 + 2];
      scratch.set(product);
      for (const bit of inverseBits) {
        multiplyLimbs(scratch, 0, scratch, 0, scratch, 0);
        if (bit) multiplyLimbs(scratch, 0, scratch, 0, product, 0);
      }
      target[to * 3] = scratch[0];
      target[to * 3 + 1] = scratch[1];
      target[to * 3 + 2] = scratch[2];
    },
    negate(vector, index) {
      negateLimbs(vector, index * 3);
    },
    // As many distances at once as one factor holds: two to four of usual codes.
    multiplyByDistances(vector, points, others) {
      for (let k = 0, i = 0; k < points.length; k++, i += 3) {
        const point = points[k];
        let factor = 1;
        let isNegative = false;
        for (let m = 0; m < others.length; m++) {
          const distance = point - others[m];
          if (distance === 0) continue;
          if (distance < 0) isNegative = !isNegative;
          const wider = factor * Math.abs(distance);
          if (wider < FACTOR_BOUND) factor = wider;
          else {
            reduce(vector, i, vector[i + 2] * factor, vector[i + 1] * factor, vector[i] * factor);
            factor = Math.abs(distance);
          }
        }
        reduce(vector, i, vector[i + 2] * factor, vector[i + 1] * factor, vector[i] * factor);
        if (isNegative) negateLimbs(vector, i);
      }
    },
    sumThenMultiply(sums, at, vector, points) {
      let s0 = 0;
      let s1 = 0;
      let s2 = 0;
      for (let k = 0, i = 0; k < points.length; k++, i += 3) {
        const v0 = vector[i];
        const v1 = vector[i + 1];
        const v2 = vector[i + 2];
        s0 += v0;
        s1 += v1;
        s2 += v2;
        const factor = points[k];
        reduce(vector, i, v2 * factor, v1 * factor, v0 * factor);
      }
      reduce(sums, at * 3, s2, s1, s0);
    },
    sumOverDistances(target, to, vector, points, inverses, point) {
      let below = 0;
      for (let width = points.length; width > 0; ) {
        const half = width >> 1;
        if (points[below + half] < point) {
          below += half + 1;
          width -= half + 1;
        } else width = half;
      }
      sumRange(vector, points, inverses, point, below, points.length);
      negateLimbs(scratch, 0);
      const [n0, n1, n2] = scratch;
      sumRange(vector, points, inverses, point, 0, below);
      reduce(target, to * 3, scratch[2] + n2, scratch[1] + n1, scratch[0] + n0);
    },
    convolve(target, to, left, length, right, last) {
      columns.fill(0);
      for (let i = 0; i < length; i += TERMS)
        addProducts(left, i, right, last - i, -1, Math.min(TERMS, length - i));
      reduceColumns(target, to * 3);
    },
    subtractMultiple(target, shift, source, length, factor, f) {
      for (let i = 0, t = shift * 3; i < length; i++, t += 3) {
        multiplyLimbs(product, 0, source, i * 3, factor, f * 3);
        negateLimbs(product, 0);
        reduce(target, t, target[t + 2] + product[2], target[t + 1] + product[1], target[t] + product[0]);
      }
    },
    isRoot(coefficients, degree, point) {
      scratch[0] = coefficients[0];
      scratch[1] = coefficients[1];
      scratch[2] = coefficients[2];
      let i = 3;
      const square = point * point;
      // Two coefficients at once, where the square is a factor.
      if (square + point < FACTOR_BOUND)
        for (; i < degree * 3; i += 6)
          reduce(
            scratch,
            0,
            scratch[2] * square + coefficients[i + 2] * point + coefficients[i + 5],
            scratch[1] * square + coefficients[i + 1] * point + coefficients[i + 4],
            scratch[0] * square + coefficients[i] * point + coefficients[i + 3],
          );
      for (; i <= degree * 3; i += 3)
        reduce(
          scratch,
          0,
          scratch[2] * point + coefficients[i + 2],
          scratch[1] * point + coefficients[i + 1],
          scratch[0] * point + coefficients[i],
        );
      return scratch[0] === 0 && scratch[1] === 0 && scratch[2] === 0;
    },
  };
}
