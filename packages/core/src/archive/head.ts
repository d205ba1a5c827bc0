/** Finding the header among cubes that may be lost or wrong. */
import { errorCandidates, interpolate, type Samples, weightsAt } from "../field/index.ts";
import { ARCHIVE_MAGIC, decodeHeader, type Header } from "./header.ts";
import { cubesFor, joinGroup, type Layout } from "./layout.ts";
import { unpackValues } from "./pack-values.ts";
import { fieldOf, MAX_CUBES_WITH_PARITY, valuesOf, vectorOf } from "./parity.ts";

/** Values of an archive's cubes by their order; undefined where there is none. It may end before the archive does. */
export type Placed = readonly (bigint | undefined)[];

/** A header and what follows from it. */
export interface Shape {
  readonly header: Header;
  readonly headerBytes: number;
  readonly layout: Layout;
  readonly dataCubes: number;
  /** Data and parity cubes. */
  readonly total: number;
}

export type FoundHead =
  | { readonly kind: "shape"; readonly shape: Shape }
  | { readonly kind: "newer"; readonly version: number }
  | undefined;

/** Checks times cubes that a search for a lost header may take: some seconds by limbs. */
const SEARCH_BUDGET = 3e7;

/** The shape that the first cubes tell, if they are there and say something possible. */
export function readHead(layout: Layout, placed: Placed): FoundHead {
  const { leadCubes, groupCubes } = layout;
  if (!beginsLikeArchive(layout, placed)) return undefined;
  let read = readFrom(layout, placed.slice(0, leadCubes), leadCubes);
  if (read?.kind === "short")
    read = readFrom(layout, placed.slice(0, leadCubes + groupCubes), leadCubes + groupCubes);
  if (read?.kind === "newer") return read;
  if (read?.kind !== "header") return undefined;
  const { header, length } = read;
  const dataCubes =
    header.bytes > 0
      ? cubesFor(layout, (length + header.bytes) * 8)
      : Math.max(placed.length, layout.leadCubes);
  const total = dataCubes + header.parity;
  if (header.parity > 0 && total > MAX_CUBES_WITH_PARITY) return undefined;
  return { kind: "shape", shape: { header, headerBytes: length, layout, dataCubes, total } };
}

/** Whether the first byte is that of an archive: a test without unpacking, which nearly every list that is none fails. */
function beginsLikeArchive(layout: Layout, placed: Placed): boolean {
  const { leadCubes, bits } = layout;
  const lead = placed.slice(0, leadCubes);
  if (lead.length < leadCubes || lead.includes(undefined)) return false;
  const integer = joinGroup(layout, lead as bigint[]);
  return integer !== undefined && Number(integer >> BigInt(bits[leadCubes] - 8)) === ARCHIVE_MAGIC;
}

function readFrom(layout: Layout, values: Placed, cubes: number) {
  if (values.length < cubes || values.includes(undefined)) return undefined;
  const { bytes, suspect } = unpackValues(layout, values as readonly bigint[]);
  if (suspect.length > 0) return undefined;
  const bits =
    layout.bits[layout.leadCubes] + (cubes > layout.leadCubes ? layout.bits[layout.groupCubes] : 0);
  return decodeHeader(bytes.subarray(0, Math.floor(bits / 8)));
}

/** Values of cubes by their orders, which ascend; a list of its own, since unordered cubes may stand far apart. */
export interface PlacedFew {
  readonly orders: readonly number[];
  readonly values: readonly bigint[];
}

/** The cubes that are there. */
export function presentOf(placed: Placed): PlacedFew {
  const orders = placed.flatMap((value, order) => (value === undefined ? [] : [order]));
  return { orders, values: orders.map((order) => placed[order]!) };
}

/**
 * The same when the first cubes are lost or wrong: the other cubes, data and parity, lie on one polynomial, and its
 * values at the first places are the first cubes. How many of them are parity need not be known: any n of them or
 * more will do. `most`: checks that are made at most, two for each wrong cube that is to be located.
 */
export function* searchHeads(
  layout: Layout,
  present: PlacedFew,
  most: number = Number.POSITIVE_INFINITY,
): Generator<FoundHead> {
  const field = fieldOf(layout);
  const usable = present.orders.flatMap((_, i) => (present.values[i] < field.prime ? [i] : []));
  const orders = usable.map((i) => present.orders[i]);
  if (orders.length === 0 || orders[orders.length - 1] >= MAX_CUBES_WITH_PARITY) return;
  const values = usable.map((i) => present.values[i]);
  const points = Int32Array.from(orders, (order) => order + 1);
  const samples = { points, values: vectorOf(field, values), weights: weightsAt(field, points) };
  const checks = Math.min(most, Math.max(64, Math.floor(SEARCH_BUDGET / orders.length)));
  for (const wrong of errorCandidates(field, samples, checks)) {
    const isWrong = new Set(wrong);
    const good = orders.map((_, i) => i).filter((i) => !isWrong.has(i));
    const goodSamples = wrong.length === 0 ? samples : samplesOf(layout, orders, values, good);
    const first = (count: number) => firstCubes(layout, orders, values, good, goodSamples, count);
    // The first group tells nearly always that this is no header; the cubes behind it need not be computed then.
    if (!beginsLikeArchive(layout, first(layout.leadCubes))) continue;
    const found = readHead(layout, first(layout.leadCubes + layout.groupCubes));
    if (found?.kind === "shape" && found.shape.header.parity > 0) yield found;
  }
}

function samplesOf(
  layout: Layout,
  orders: readonly number[],
  values: readonly bigint[],
  good: readonly number[],
): Samples {
  const field = fieldOf(layout);
  return {
    points: Int32Array.from(good, (i) => orders[i] + 1),
    values: vectorOf(
      field,
      good.map((i) => values[i]),
    ),
  };
}

/** The first `count` cubes of the archive, if it has that many: the good ones among them, and the others computed. */
function firstCubes(
  layout: Layout,
  orders: readonly number[],
  values: readonly bigint[],
  good: readonly number[],
  samples: Samples,
  count: number,
): Placed {
  const field = fieldOf(layout);
  const reach = Math.min(count, orders[orders.length - 1] + 1);
  const first = new Array<bigint | undefined>(reach).fill(undefined);
  for (const i of good) if (orders[i] < reach) first[orders[i]] = values[i];
  const missing = first.flatMap((value, order) => (value === undefined ? [order] : []));
  const filled = interpolate(
    field,
    samples,
    Int32Array.from(missing, (order) => order + 1),
  );
  for (const [i, value] of valuesOf(field, filled, missing.length).entries()) first[missing[i]] = value;
  return first;
}
