/**
 * All data values of an archive of known shape, from the cubes that are present: finds the wrong ones and fills the
 * gaps.
 */
import { interpolating, locatingErrors } from "../field/index.ts";
import type { Portions } from "../portions.ts";
import { err, ok, type Result } from "../result.ts";
import type { Placed, Shape } from "./head.ts";
import { fieldOf, valuesOf, vectorOf } from "./parity.ts";
import { type ArchiveProblem, cubesLost, cubesWrong } from "./problem.ts";

export interface FilledIn {
  readonly data: readonly bigint[];
  /** Positions of cubes that are missing, and of those that have the wrong value. */
  readonly lost: readonly number[];
  readonly wrong: readonly number[];
}

/** The most positions that a problem lists. */
const MAX_LISTED_CUBES = 1000;

export function* fillIn(shape: Shape, placed: Placed): Portions<Result<FilledIn, ArchiveProblem>> {
  const { dataCubes, total, header } = shape;
  let present = 0;
  for (let order = 0; order < Math.min(total, placed.length); order++)
    if (placed[order] !== undefined) present++;
  const lostCount = total - present;
  if (lostCount > header.parity)
    return err(
      cubesLost({ dataCubes, parity: header.parity }, lostCount, lostOrders(placed, total, MAX_LISTED_CUBES)),
    );
  if (header.parity === 0) return ok({ data: placed.slice(0, dataCubes) as bigint[], lost: [], wrong: [] });
  return yield* solve(shape, placed, lostCount);
}

function* solve(shape: Shape, placed: Placed, lostCount: number): Portions<Result<FilledIn, ArchiveProblem>> {
  const { dataCubes, total, header, layout } = shape;
  const field = yield* fieldOf(layout);
  const known = ordersOf(placed, total);
  const values = known.map((order) => placed[order]!);
  const samples = { points: Int32Array.from(known, (order) => order + 1), values: vectorOf(field, values) };
  const found = yield* locatingErrors(field, samples, header.parity - lostCount);
  if (!found) return err(cubesWrong(header.parity - lostCount));
  const isWrong = new Set(found);
  const good = known.map((_, i) => i).filter((i) => !isWrong.has(i));
  const data = new Array<bigint | undefined>(dataCubes).fill(undefined);
  for (const i of good) if (known[i] < dataCubes) data[known[i]] = values[i];
  const gaps = data.flatMap((value, order) => (value === undefined ? [order] : []));
  const base = good.slice(0, dataCubes);
  const filled = yield* interpolating(
    field,
    {
      points: Int32Array.from(base, (i) => known[i] + 1),
      values: vectorOf(
        field,
        base.map((i) => values[i]),
      ),
    },
    Int32Array.from(gaps, (order) => order + 1),
  );
  for (const [i, value] of valuesOf(field, filled, gaps.length).entries()) data[gaps[i]] = value;
  return ok({ data: data as bigint[], lost: lostOrders(placed, total), wrong: found.map((i) => known[i]) });
}

function ordersOf(placed: Placed, total: number): number[] {
  const orders: number[] = [];
  for (let order = 0; order < Math.min(total, placed.length); order++)
    if (placed[order] !== undefined) orders.push(order);
  return orders;
}

/** Positions that no cube has, at most `most`. */
function lostOrders(placed: Placed, total: number, most: number = Number.POSITIVE_INFINITY): number[] {
  const lost: number[] = [];
  for (let order = 0; order < total && lost.length < most; order++)
    if (placed[order] === undefined) lost.push(order);
  return lost;
}
