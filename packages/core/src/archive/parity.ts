/** Parity cubes: how many, and their values. */

import type { AnyField } from "../field/index.ts";
import { MAX_POINT, parityOf, primeAtMost, primeField } from "../field/index.ts";
import { rangeError } from "../result.ts";
import type { Layout } from "./layout.ts";

/** A number of cubes, or a share of the data cubes such as "10%" (rounded up). */
export type ParityOption = number | string;

const fields = new Map<bigint, AnyField>();

/** The field of a layout: its prime is the largest up to the number of values of a cube, N − 1 for the 3x3. */
export function fieldOf(layout: Layout): AnyField {
  const known = fields.get(layout.values);
  if (known) return known;
  const field = primeField(primeAtMost(layout.values));
  fields.set(layout.values, field);
  return field;
}

/** Parses the option. Throws a RangeError that says what it may be. */
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

/** The values of `parity` cubes after the data cubes. */
export function parityValues(layout: Layout, data: readonly bigint[], parity: number): bigint[] {
  if (parity === 0) return [];
  const field = fieldOf(layout);
  return valuesOf(field, parityOf(field, vectorOf(field, data), data.length, parity), parity);
}

/** The most cubes, data and parity together, of an archive with parity. */
export const MAX_CUBES_WITH_PARITY: number = MAX_POINT;
