/** Unordered archives: the cubes carry their own positions, once it is known how many shares there are. */
import { inTurns } from "../portions.ts";
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
import { headSearch, type Placed, type PlacedFew, readHead, type Shape } from "./head.ts";
import { type Share, shareFor, shares } from "./order-number.ts";
import { MAX_CUBES_WITH_PARITY, MAX_SEARCHED_SIZE, parityValues } from "./parity.ts";
import { type ArchiveProblem, newerVersion } from "./problem.ts";

export async function restoreUnordered(
  size: number,
  given: GivenCubes,
  way: HeadWay,
  options: RestoreOptions,
): Attempt {
  const present = new Set(given.filter((number) => number !== undefined));
  const isSearch = way === "search";
  if (isSearch && (present.size > MAX_SEARCHED_CUBES || size > MAX_SEARCHED_SIZE)) return undefined;
  const ascending = [...present].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const largest = Math.min(
    MAX_CAPACITY_WITH_PARITY,
    options.unordered ? Number.POSITIVE_INFINITY : MAX_LOSS * present.size,
  );
  const smallest = ascending.slice(0, MAX_FIRST_CUBES);
  let problem: Result<never, ArchiveProblem> | undefined;
  for (const share of shares(size)) {
    if (isSearch && share.capacity < present.size) continue;
    if (isSearch && share.capacity > largest) break;
    throwIfAborted(options.signal, "unpacking");
    const heads = isSearch
      ? headSearch(share.layout, fewByOrder(share, ascending), checksFor(share, present.size))(0)
      : [readHead(share.layout, placeByOrder(share, smallest, FIRST_CUBES))];
    for (const found of heads) {
      await options.pause();
      if (found?.kind === "newer" && !isSearch) problem ??= err(newerVersion(found.version));
      if (found?.kind !== "shape" || !isShapeOf(found.shape, size, share)) continue;
      const result = await complete(found.shape, placeByOrder(share, present, found.shape.total), options);
      if (result.ok) return ok(await named(result.value, share, given, options));
      if (SETTLED.includes(result.error.code)) return result;
      problem ??= result;
    }
  }
  return problem;
}

/** No header is longer than a lead group and one more: six cubes each at most. */
const FIRST_CUBES = 12;
/** The smallest numbers are the first cubes whatever the capacity; some more of them, should some be wrong. */
const MAX_FIRST_CUBES = 64;
/** A header is only computed from parity, and the ladder's step above the most cubes that there can be with it is a quarter. */
const MAX_CAPACITY_WITH_PARITY: number = 1.25 * MAX_CUBES_WITH_PARITY;
/** Unordered archives with a lost header are searched up to this size, since every possible capacity costs a search. */
const MAX_SEARCHED_CUBES = 20_000;

/**
 * Unless it is said that they are unordered, cubes are not searched for an archive of which more than 31 of 32 are lost: each list
 * that is not an archive would pay for it, three numbers twice as long.
 */
const MAX_LOSS = 32;

/**
 * Where more than three quarters of the cubes must be lost, one in ten of the others may be wrong: such archives are rare, there are
 * some forty capacities to try, and locating wrong cubes takes most of the time of each.
 */
function checksFor({ capacity }: Share, present: number): number {
  return capacity > 4 * present ? 2 * Math.floor(present / 10) : Number.POSITIVE_INFINITY;
}

function isShapeOf({ header, total }: Shape, size: number, share: Share): boolean {
  return header.unordered && header.bytes > 0 && shareFor(size, total)?.capacity === share.capacity;
}

/** Cubes by their order, below `end`. Where two different cubes claim one order there is neither. */
function placeByOrder({ share }: Share, numbers: Iterable<bigint>, end: number): Placed {
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

/** The same as a list of those that are there, of numbers that ascend, as their orders do then. */
function fewByOrder({ share, capacity }: Share, ascending: readonly bigint[]): PlacedFew {
  const orders: number[] = [];
  const values: bigint[] = [];
  let last = -1;
  for (const number of ascending) {
    const order = Number(number / share);
    if (order >= capacity) break;
    if (order !== last) {
      orders.push(order);
      values.push(number % share);
    } else if (orders[orders.length - 1] === order) {
      orders.pop();
      values.pop();
    }
    last = order;
  }
  return { orders, values };
}

/** For an unordered archive: which of the given cubes were wrong, and which positions no right cube has. */
async function named(
  restored: Restored,
  share: Share,
  given: GivenCubes,
  { pause }: RestoreOptions,
): Promise<Restored> {
  const { shape, data } = restored;
  const parity = await inTurns(parityValues(shape.layout, data, shape.header.parity), pause);
  const truth = [...data, ...parity];
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
