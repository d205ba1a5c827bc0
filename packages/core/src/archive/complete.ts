/**
 * From cubes in order and a header that may be right to the stored bytes: repairs, and trusts nothing until the digest
 * matches.
 */
import { stateCount } from "../codec/index.ts";
import { interpolating, locatingErrors } from "../field/index.ts";
import { inTurns, type Pause, type Portions } from "../portions.ts";
import { err, ok, type Result } from "../result.ts";
import { unpackValues } from "./bit-packer.ts";
import { type Content, checkBody } from "./body.ts";
import { type Placed, presentOf, type Shape, samplesOf, without } from "./head.ts";
import type { Share } from "./layout.ts";
import { fieldOf, MAX_PARITY_SIZE, valuesOf } from "./parity.ts";
import { type ArchiveProblem, contentDamaged, cubesLost, cubesWrong, parityTooLarge } from "./problem.ts";

export interface RestoreOptions {
  /** Whether the cubes are in no order; default: detected. */
  readonly unordered?: boolean;
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
  /** Called between portions of the work. */
  readonly pause: Pause;
}

export interface Restored {
  readonly shape: Shape;
  readonly data: readonly bigint[];
  readonly body: Uint8Array;
  /** The content, unless it is sealed. */
  readonly content?: Content;
  /** Positions in the archive of cubes that are missing. */
  readonly lost: readonly number[];
  /** Positions in the given list of cubes that are wrong. */
  readonly wrong: readonly number[];
  readonly share?: Share;
}

/** Problems that no cube causes, so that another attempt would not help. */
export const SETTLED: readonly string[] = ["too-large", "no-decompression", "parity-size"];

/** The result of an attempt; undefined if the cubes look like nothing it knows. */
export type Attempt = Promise<Result<Restored, ArchiveProblem> | undefined>;

/** Where an attempt gets the header: it reads the first cubes, or computes them from the others. */
export type HeadWay = "read" | "search";

/** Repairs the cubes of an archive of known shape and checks what they hold. */
export async function complete(
  shape: Shape,
  given: Placed,
  { maxBytes, pause }: RestoreOptions,
): Promise<Result<Restored, ArchiveProblem>> {
  const { layout, header, headerBytes } = shape;
  if (header.parity > 0 && layout.values > stateCount(MAX_PARITY_SIZE)) return err(parityTooLarge());
  // The few values that are not symbols of the parity code are never written.
  const bound = header.parity > 0 ? (await inTurns(fieldOf(layout), pause)).prime : layout.values;
  const usable = given.map((value) => (value !== undefined && value < bound ? value : undefined));
  const filled = await inTurns(fillIn(shape, usable), pause);
  if (!filled.ok) return filled;
  const { data, lost, wrong } = filled.value;
  const { bytes, suspect } = unpackValues(layout, data);
  const body =
    header.bytes > 0 ? exactBody(bytes, headerBytes, header.bytes) : streamedBody(bytes, headerBytes);
  const checked = suspect.length === 0 && body ? await checkBody(header, body, maxBytes) : undefined;
  if (!checked || !body || (!checked.ok && checked.error.code === "not-repairable"))
    return err(contentDamaged(suspect, header.parity > lost.length));
  if (!checked.ok) return checked;
  const outOfRange = given.flatMap((value, order) =>
    value !== undefined && usable[order] === undefined && order < shape.total ? [order] : [],
  );
  return ok({
    shape,
    data,
    body,
    ...checked.value,
    lost: lost.filter((order) => !outOfRange.includes(order)),
    wrong: [...wrong, ...outOfRange].sort((a, b) => a - b),
  });
}

/** `length` bytes from `from` on, if there are that many and only zeros after them. */
export function exactBody(bytes: Uint8Array, from: number, length: number): Uint8Array | undefined {
  if (bytes.length < from + length) return undefined;
  return bytes.subarray(from + length).every((byte) => byte === 0)
    ? bytes.subarray(from, from + length)
    : undefined;
}

/** The bytes before the end mark, 0x80 and then zeros. */
export function streamedBody(bytes: Uint8Array, from: number): Uint8Array | undefined {
  let end = bytes.length - 1;
  while (end > from && bytes[end] === 0) end--;
  return end >= from && bytes[end] === 0x80 ? bytes.subarray(from, end) : undefined;
}

// All data values of an archive of known shape, from the cubes that are present: finds the wrong ones and fills the
// gaps.

interface FilledIn {
  readonly data: readonly bigint[];
  /** Positions of cubes that are missing, and of those that have the wrong value. */
  readonly lost: readonly number[];
  readonly wrong: readonly number[];
}

/** The most positions that a problem lists. */
export const MAX_LISTED_CUBES = 1000;

function* fillIn(shape: Shape, placed: Placed): Portions<Result<FilledIn, ArchiveProblem>> {
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
  const present = presentOf(placed.slice(0, total));
  const { orders } = present;
  const samples = samplesOf(field, present);
  const found = yield* locatingErrors(field, samples, header.parity - lostCount);
  if (!found) return err(cubesWrong(header.parity - lostCount));
  const isWrong = new Set(found);
  const good = without(present, (i) => isWrong.has(i));
  const data = new Array<bigint | undefined>(dataCubes).fill(undefined);
  for (const [i, order] of good.orders.entries()) if (order < dataCubes) data[order] = good.values[i];
  const gaps = data.flatMap((value, order) => (value === undefined ? [order] : []));
  const base = { orders: good.orders.slice(0, dataCubes), values: good.values.slice(0, dataCubes) };
  const missing = Int32Array.from(gaps, (order) => order + 1);
  const filled = yield* interpolating(field, samplesOf(field, base), missing);
  for (const [i, value] of valuesOf(field, filled, gaps.length).entries()) data[gaps[i]] = value;
  return ok({ data: data as bigint[], lost: lostOrders(placed, total), wrong: found.map((i) => orders[i]) });
}

/** Positions that no cube has, at most `most`. */
export function lostOrders(placed: Placed, total: number, most: number = Number.POSITIVE_INFINITY): number[] {
  const lost: number[] = [];
  for (let order = 0; order < total && lost.length < most; order++)
    if (placed[order] === undefined) lost.push(order);
  return lost;
}
