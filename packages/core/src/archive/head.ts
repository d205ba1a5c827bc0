/** Finding the header among cubes that may be lost or wrong. */
import { type AnyField, errorCandidates, interpolate, type Samples } from "../field/index.ts";
import { decodeHeader, type Header } from "./header.ts";
import { cubesFor, type Layout } from "./layout.ts";
import { unpackValues } from "./pack-values.ts";
import { fieldOf, MOST_CUBES_WITH_PARITY, valuesOf, vectorOf } from "./parity.ts";

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
  if (header.parity > 0 && total > MOST_CUBES_WITH_PARITY) return undefined;
  return { kind: "shape", shape: { header, headerBytes: length, layout, dataCubes, total } };
}

function readFrom(layout: Layout, values: Placed, cubes: number) {
  if (values.length < cubes || values.includes(undefined)) return undefined;
  const { bytes, suspect } = unpackValues(layout, values as readonly bigint[]);
  if (suspect.length > 0) return undefined;
  const bits =
    layout.bits[layout.leadCubes] + (cubes > layout.leadCubes ? layout.bits[layout.groupCubes] : 0);
  return decodeHeader(bytes.subarray(0, Math.floor(bits / 8)));
}

/**
 * The same when the first cubes are lost or wrong: the other cubes, data and parity, lie on one polynomial, and its
 * values at the first places are the first cubes. How many of them are parity need not be known: any n of them or
 * more will do.
 */
export function* searchHeads(layout: Layout, placed: Placed): Generator<FoundHead> {
  if (placed.length > MOST_CUBES_WITH_PARITY) return;
  const field = fieldOf(layout);
  const orders = placed.flatMap((value, order) =>
    value === undefined || value >= field.prime ? [] : [order],
  );
  if (orders.length === 0) return;
  const samples = samplesAt(field, placed, orders);
  const checks = Math.max(64, Math.floor(SEARCH_BUDGET / orders.length));
  for (const wrong of errorCandidates(field, samples, checks)) {
    const isWrong = new Set(wrong);
    const found = readHead(
      layout,
      withHead(
        layout,
        placed,
        orders.filter((_, i) => !isWrong.has(i)),
      ),
    );
    if (found?.kind === "shape" && found.shape.header.parity > 0) yield found;
  }
}

function samplesAt(field: AnyField, placed: Placed, orders: readonly number[]): Samples {
  return {
    points: Int32Array.from(orders, (order) => order + 1),
    values: vectorOf(
      field,
      orders.map((order) => placed[order]!),
    ),
  };
}

/** The cubes with those that a header can reach computed from the good ones. */
function withHead(layout: Layout, placed: Placed, good: readonly number[]): Placed {
  const field = fieldOf(layout);
  const isGood = new Set(good);
  const reach = Math.min(layout.leadCubes + layout.groupCubes, placed.length);
  const missing = Array.from({ length: reach }, (_, order) => order).filter((order) => !isGood.has(order));
  const points = Int32Array.from(missing, (order) => order + 1);
  const filled = interpolate(field, samplesAt(field, placed, good), points);
  const result = [...placed];
  for (const [i, value] of valuesOf(field, filled, missing.length).entries()) result[missing[i]] = value;
  return result;
}
