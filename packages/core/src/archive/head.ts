/** Finding the header among cubes that may be lost or wrong. */
import { type AnyField, errorCandidates, interpolate, type Samples, weightsAt } from "../field/index.ts";
import { type Portions, silently } from "../portions.ts";
import { unpackValues } from "./bit-packer.ts";
import { ARCHIVE_MAGIC, decodeHeader, type Header } from "./header.ts";
import { cubesFor, joinGroup, type Layout } from "./layout.ts";
import { fieldOf, MAX_CUBES_WITH_PARITY, vectorOf } from "./parity.ts";

/** Values of an archive's cubes by position; undefined where there is none. It may end before the archive does. */
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

/** The budget of a search for a lost header, in checks times cubes: some seconds with limbs. */
const SEARCH_BUDGET = 3e7;

/** The shape that the first cubes give, if they are present and make sense. */
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

/** Whether the first byte is an archive's: a test without unpacking, which nearly every other list fails. */
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

/** Values of cubes by their positions, which ascend; stored as a list, since unordered cubes may be far apart. */
export interface PlacedFew {
  readonly orders: readonly number[];
  readonly values: readonly bigint[];
}

export function presentOf(placed: Placed): PlacedFew {
  const orders = placed.flatMap((value, order) => (value === undefined ? [] : [order]));
  return { orders, values: orders.map((order) => placed[order]!) };
}

/** Headers that cubes may have when so many more of them are missing in front of the first. */
export type HeadSearch = (missing: number) => Generator<FoundHead>;

/** For sizes that cannot have parity. */
export const noHeads: HeadSearch = function* () {};

/**
 * The same when the first cubes are lost or wrong: the other cubes, data and parity, lie on one polynomial, and its
 * values at the first places are the first cubes. How many of them are parity need not be known: any n of them or
 * more will do. `most`: checks that are made at most, two for each wrong cube that is to be located. Which cubes are
 * wrong is found once, however many are missing in front: it depends on the distances of the cubes alone. The search works when it is
 * iterated, in portions: it gives undefined after each that found nothing.
 */
export function headSearch(
  layout: Layout,
  present: PlacedFew,
  most: number = Number.POSITIVE_INFINITY,
): HeadSearch {
  let prepared: Prepared | undefined;
  return function* (missing) {
    prepared ??= yield* silently(prepare(layout, present, most));
    const { field, usable, samples, highest, candidates } = prepared;
    if (highest + missing >= MAX_CUBES_WITH_PARITY) return;
    for (const wrong of candidates()) {
      if (!wrong) {
        yield undefined;
        continue;
      }
      const isWrong = new Set(wrong);
      const good = moved(wrong.length > 0 ? without(usable, (i) => isWrong.has(i)) : usable, missing);
      const points = missing > 0 ? samples.points.map((point) => point + missing) : samples.points;
      const goodSamples = wrong.length > 0 ? samplesOf(field, good) : { ...samples, points };
      // The first cube tells nearly always that this is no header; those behind it need not be computed then.
      const [first] = firstCubes(field, good, goodSamples, 1);
      if (first === undefined || !mayLead(layout, first)) continue;
      const reach = layout.leadCubes + layout.groupCubes;
      const found = readHead(layout, firstCubes(field, good, goodSamples, reach));
      if (found?.kind === "shape" && found.shape.header.parity > 0) yield found;
    }
  };
}

/** What all searches among the same cubes need. */
interface Prepared {
  readonly field: AnyField;
  readonly usable: PlacedFew;
  readonly samples: Samples;
  /** The last position, beyond any archive's if there is no cube. */
  readonly highest: number;
  readonly candidates: () => Generator<number[] | undefined, void>;
}

function* prepare(layout: Layout, present: PlacedFew, most: number): Portions<Prepared> {
  const field = yield* fieldOf(layout);
  const isForeign = (i: number) => present.values[i] >= field.prime;
  const usable = present.orders.some((_, i) => isForeign(i)) ? without(present, isForeign) : present;
  const count = usable.orders.length;
  const highest = count > 0 ? usable.orders[count - 1] : Number.POSITIVE_INFINITY;
  if (highest >= MAX_CUBES_WITH_PARITY)
    return {
      field,
      usable,
      samples: samplesOf(field, { orders: [], values: [] }),
      highest,
      candidates: none,
    };
  const whole = samplesOf(field, usable);
  const samples = { ...whole, weights: yield* weightsAt(field, whole.points) };
  const checks = Math.min(most, Math.max(64, Math.floor(SEARCH_BUDGET / count)));
  return { field, usable, samples, highest, candidates: remembered(errorCandidates(field, samples, checks)) };
}

function* none(): Generator<never, void> {}

/** Whether some archive begins with this cube: its digit holds the highest bits of the first group, and so the first byte. */
function mayLead({ rawBits, base, leadCubes, bits }: Layout, value: bigint): boolean {
  const unit = base ** BigInt(leadCubes - 1);
  const digitOf = (byte: number) =>
    (BigInt(byte) << BigInt(bits[leadCubes] - 8)) >> BigInt(rawBits * leadCubes);
  const digit = value >> BigInt(rawBits);
  return digit >= digitOf(ARCHIVE_MAGIC) / unit && digit <= digitOf(ARCHIVE_MAGIC + 1) / unit;
}

/** What an iterator gives, for as many as ask. */
function remembered<T>(source: Iterator<T, void>): () => Generator<T, void> {
  const known: T[] = [];
  return function* () {
    for (let i = 0; ; i++) {
      if (i === known.length) {
        const next = source.next();
        if (next.done) return;
        known.push(next.value);
      }
      yield known[i];
    }
  };
}

export function without({ orders, values }: PlacedFew, isLeftOut: (index: number) => boolean): PlacedFew {
  const kept = orders.flatMap((_, i) => (isLeftOut(i) ? [] : [i]));
  return { orders: kept.map((i) => orders[i]), values: kept.map((i) => values[i]) };
}

function moved({ orders, values }: PlacedFew, by: number): PlacedFew {
  return { orders: by === 0 ? orders : orders.map((order) => order + by), values };
}

export function samplesOf(field: AnyField, { orders, values }: PlacedFew): Samples {
  const points = new Int32Array(orders.length);
  for (let i = 0; i < orders.length; i++) points[i] = orders[i] + 1;
  return { points, values: vectorOf(field, values) };
}

/** The first `count` cubes of the archive, if it has that many: the good ones among them, and the others computed. */
function firstCubes(field: AnyField, { orders, values }: PlacedFew, samples: Samples, count: number): Placed {
  const reach = Math.min(count, orders[orders.length - 1] + 1);
  const first: bigint[] = [];
  const missing: number[] = [];
  for (let order = 0, i = 0; order < reach; order++)
    if (orders[i] === order) first[order] = values[i++];
    else missing.push(order);
  const points = Int32Array.from(missing);
  for (let k = 0; k < points.length; k++) points[k]++;
  const filled = interpolate(field, samples, points);
  for (const [k, order] of missing.entries()) first[order] = field.get(filled, k);
  return first;
}
