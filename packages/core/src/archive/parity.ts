/** Parity cubes: how many, and their values. */

import { stateCount } from "../codec/index.ts";
import type { AnyField } from "../field/index.ts";
import { MAX_POINT, makingParity, primeField, seekingPrime } from "../field/index.ts";
import type { Portions } from "../portions.ts";
import { rangeError } from "../result.ts";
import type { Layout } from "./layout.ts";

/** A number of cubes, or a share of the data cubes such as "10%" (rounded up). */
export type ParityOption = number | string;

const fields = new Map<bigint, AnyField>();

/**
 * The field of a layout: its prime is the largest up to the number of values of a cube, N − 1 for the 3x3. For the states of large cubes
 * it is known how far below them that is; any other takes a search, seconds if the values have thousands of bits.
 */
export function* fieldOf({ values }: Layout): Portions<AnyField> {
  let field = fields.get(values);
  if (!field) {
    const distance = distances().get(values);
    field = primeField(distance === undefined ? yield* seekingPrime(values) : values - BigInt(distance));
    fields.set(values, field);
  }
  return field;
}

/**
 * From a number of states with at least 1,000 bits to the largest prime up to it, for sizes 10, 11, 12 …: `node
 * scripts/prime-distances.mjs` finds them.
 */
const PRIME_DISTANCES = [
  47, 1, 283, 3973, 853, 389, 863, 683, 5671, 431, 4217, 283, 9071, 11003, 8263,
] as const;
const FIRST_DISTANCE = 10;

/** The largest cubes that can have parity: beyond them the search for a prime takes minutes. */
export const MAX_PARITY_SIZE: number = FIRST_DISTANCE + PRIME_DISTANCES.length - 1;

/**
 * The largest cubes among which an archive without order is looked for whose first cube is lost: each of some forty capacities has a
 * prime of its own.
 */
export const MAX_SEARCHED_SIZE = 11;

let distanceOf: ReadonlyMap<bigint, number> | undefined;

function distances(): ReadonlyMap<bigint, number> {
  distanceOf ??= new Map(PRIME_DISTANCES.map((distance, i) => [stateCount(FIRST_DISTANCE + i), distance]));
  return distanceOf;
}

export function parseParity(option: ParityOption): (dataCubes: number) => number {
  const percent = typeof option === "string" ? /^\s*(\d{1,4}(?:\.\d{1,3})?)\s*%\s*$/.exec(option) : null;
  if (percent) return (dataCubes) => Math.ceil((dataCubes * Number(percent[1])) / 100);
  const count = typeof option === "string" && /^\s*\d{1,6}\s*$/.test(option) ? Number(option) : option;
  if (typeof count === "number" && Number.isInteger(count) && count >= 0) return () => count;
  throw rangeError("parity", 'a number of cubes or a share like "10%"', JSON.stringify(option));
}

export function vectorOf(field: AnyField, values: readonly bigint[]): unknown {
  const vector = field.zeros(values.length);
  for (let i = 0; i < values.length; i++) field.set(vector, i, values[i]);
  return vector;
}

export function valuesOf(field: AnyField, vector: unknown, count: number): bigint[] {
  return Array.from({ length: count }, (_, i) => field.get(vector, i));
}

/** The values of the data cubes, and of `parity` cubes after them. */
export function* withParity(
  layout: Layout,
  data: readonly bigint[],
  parity: number,
): Portions<readonly bigint[]> {
  if (parity === 0) return data;
  const field = yield* fieldOf(layout);
  const vector = yield* makingParity(field, vectorOf(field, data), data.length, parity);
  return [...data, ...valuesOf(field, vector, parity)];
}

/** The most cubes, data and parity together, of an archive with parity. */
export const MAX_CUBES_WITH_PARITY: number = MAX_POINT;
