/** Unordered archives: the cubes say themselves which ones they are, once it is known how many shares there are. */
import { err, ok, type Result, throwIfAborted } from "../result.ts";
import {
  type Attempt,
  complete,
  type GivenCubes,
  type HeadWay,
  type Restored,
  type RestoreOptions,
  SETTLED,
} from "./complete.ts";
import { type Placed, type PlacedFew, readHead, type Shape, searchHeads } from "./head.ts";
import { type Share, shareFor, shares } from "./order-number.ts";
import { MAX_CUBES_WITH_PARITY, parityValues } from "./parity.ts";
import { type ArchiveProblem, newerVersion } from "./problem.ts";

export async function restoreUnordered(
  size: number,
  given: GivenCubes,
  way: HeadWay,
  options: RestoreOptions,
): Attempt {
  const present = new Set(given.filter((number) => number !== undefined));
  const isSearch = way === "search";
  if (isSearch && present.size > MAX_SEARCHED_CUBES) return undefined;
  const first = isSearch ? present : smallest(present);
  let problem: Result<never, ArchiveProblem> | undefined;
  for (const share of shares(size)) {
    if (isSearch && share.capacity < present.size) continue;
    if (isSearch && share.capacity > MAX_CAPACITY_WITH_PARITY) break;
    throwIfAborted(options.signal, "unpacking");
    const heads = isSearch
      ? searchHeads(share.layout, fewByOrder(share, first), checksFor(share, first.size))
      : [readHead(share.layout, placeByOrder(share, first, FIRST_CUBES))];
    for (const found of heads) {
      if (found?.kind === "newer" && !isSearch) problem ??= err(newerVersion(found.version));
      if (found?.kind !== "shape" || !isShapeOf(found.shape, size, share)) continue;
      const result = await complete(found.shape, placeByOrder(share, present, found.shape.total), options);
      if (result.ok) return ok(named(result.value, share, given));
      if (SETTLED.includes(result.error.code)) return result;
      problem ??= result;
    }
  }
  return problem;
}

/** No header reaches farther than a lead group and one more: six cubes each at most. */
const FIRST_CUBES = 12;
/** A header is only computed from parity, and the ladder's step above the most cubes that there can be with it is a quarter. */
const MAX_CAPACITY_WITH_PARITY: number = 1.25 * MAX_CUBES_WITH_PARITY;
/** Unordered archives with a lost header are searched up to this size: every possible capacity costs a search. */
const MAX_SEARCHED_CUBES = 20_000;

/**
 * Where more than three quarters of the cubes must be lost, one in ten of the others may be wrong: such archives are rare, there are
 * some forty capacities to try, and locating wrong cubes takes most of the time of each.
 */
function checksFor({ capacity }: Share, present: number): number {
  return capacity > 4 * present ? 2 * Math.floor(present / 10) : Number.POSITIVE_INFINITY;
}

/** The smallest numbers, which are the first cubes whatever the capacity; some more of them, should some be wrong. */
function smallest(numbers: ReadonlySet<bigint>): ReadonlySet<bigint> {
  const sorted = [...numbers].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return new Set(sorted.slice(0, 64));
}

function isShapeOf({ header, total }: Shape, size: number, share: Share): boolean {
  return header.unordered && header.bytes > 0 && shareFor(size, total)?.capacity === share.capacity;
}

/** Cubes by their order, below `end`. Where two different cubes claim one order there is neither. */
function placeByOrder({ share }: Share, numbers: ReadonlySet<bigint>, end: number): Placed {
  const placed: (bigint | undefined)[] = [];
  const clashing = new Set<number>();
  const bound = share * BigInt(end);
  for (const number of numbers) {
    if (number >= bound) continue;
    const order = Number(number / share);
    while (placed.length <= order) placed.push(undefined);
    if (placed[order] !== undefined) clashing.add(order);
    placed[order] = number % share;
  }
  for (const order of clashing) placed[order] = undefined;
  return placed;
}

/** The same as a list of those that are there. */
function fewByOrder({ share, capacity }: Share, numbers: ReadonlySet<bigint>): PlacedFew {
  const byOrder = new Map<number, bigint | undefined>();
  for (const number of numbers) {
    const order = Number(number / share);
    if (order < capacity) byOrder.set(order, byOrder.has(order) ? undefined : number % share);
  }
  const placed = [...byOrder].filter((entry): entry is [number, bigint] => entry[1] !== undefined);
  placed.sort(([a], [b]) => a - b);
  return { orders: placed.map(([order]) => order), values: placed.map(([, value]) => value) };
}

/** Of an unordered archive: which of the given cubes were wrong, and which orders no right cube has. */
function named(restored: Restored, share: Share, given: GivenCubes): Restored {
  const { shape, data } = restored;
  const truth = [...data, ...parityValues(shape.layout, data, shape.header.parity)];
  const seen = new Set<number>();
  const wrong: number[] = [];
  for (const [place, number] of given.entries()) {
    if (number === undefined) continue;
    const order = number / share.share;
    if (order < BigInt(shape.total) && truth[Number(order)] === number % share.share) seen.add(Number(order));
    else wrong.push(place);
  }
  const lost = truth.flatMap((_, order) => (seen.has(order) ? [] : [order]));
  return { ...restored, lost, wrong, share };
}
