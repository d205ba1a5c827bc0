/**
 * From cubes to the stored bytes, in up to four attempts: in the given order; by the positions in the cubes; and both
 * again with a header computed from the other cubes.
 */
import { stateCount } from "../codec/index.ts";
import { inTurns } from "../portions.ts";
import { err, ok, type Result, throwIfAborted } from "../result.ts";
import {
  type Attempt,
  complete,
  type HeadWay,
  lostOrders,
  MAX_LISTED_CUBES,
  type Restored,
  type RestoreOptions,
  SETTLED,
} from "./complete.ts";
import {
  type HeadSearch,
  headSearch,
  noHeads,
  type Placed,
  type PlacedFew,
  presentOf,
  readHead,
  type Shape,
} from "./head.ts";
import { archiveLayout, type Share, shareFor, shares } from "./layout.ts";
import { MAX_CUBES_WITH_PARITY, MAX_PARITY_SIZE, MAX_SEARCHED_SIZE, withParity } from "./parity.ts";
import { type ArchiveProblem, cubesSurplus, newerVersion, notAnArchive } from "./problem.ts";
import { asLostOrExtra, realign } from "./realign.ts";

export async function restore(
  size: number,
  given: Placed,
  options: RestoreOptions,
): Promise<Result<Restored, ArchiveProblem>> {
  const { unordered, signal } = options;
  let problem: ArchiveProblem | undefined;
  for (const isSearch of [false, true])
    for (const attempt of [
      unordered === true ? undefined : restoreOrdered,
      unordered === false ? undefined : restoreUnordered,
    ]) {
      throwIfAborted(signal, "unpacking");
      const result = await attempt?.(size, given, isSearch ? "search" : "read", options);
      if (result?.ok) return result;
      // Then no cube is to blame, so no other attempt will do better.
      if (result && SETTLED.includes(result.error.code)) return result;
      // A header on one cube is right or nonsense, so if it says that too many are lost, they are.
      if (attempt === restoreOrdered && result?.error.needed !== undefined && hasOneLead(size)) return result;
      if (result && attempt === restoreOrdered && !isSearch && isWholeWithoutParity(size, given))
        return result;
      // A first cube that happens to look like a newer version's is no reason to stop, and says less than lost
      // cubes do.
      if (result && (!problem || problem.code === "newer-version")) problem = result.error;
    }
  return err(problem ?? notAnArchive(given.length, lostOrders(given, given.length, MAX_LISTED_CUBES)));
}

/** Whether the first cube says that there is no parity, and how many cubes the list has: then nothing can be searched for. */
function isWholeWithoutParity(size: number, given: Placed): boolean {
  const found = hasOneLead(size) ? readHead(archiveLayout(stateCount(size)), lastPresent(given)) : undefined;
  if (found?.kind !== "shape") return false;
  const { header, total } = found.shape;
  return header.parity === 0 && header.bytes > 0 && !header.unordered && total === given.length;
}

function hasOneLead(size: number): boolean {
  return archiveLayout(stateCount(size)).leadCubes === 1;
}

async function restoreOrdered(size: number, given: Placed, way: HeadWay, options: RestoreOptions): Attempt {
  const layout = archiveLayout(stateCount(size));
  const placed = lastPresent(given);
  let problem: Result<never, ArchiveProblem> | undefined;
  const isSearchable = size <= MAX_PARITY_SIZE;
  const search =
    way === "search" ? (isSearchable ? headSearch(layout, presentOf(placed)) : noHeads) : undefined;
  for (const found of search?.(0) ?? [readHead(layout, placed)]) {
    await options.pause();
    if (found?.kind === "newer") problem ??= err(newerVersion(found.version));
    if (found?.kind !== "shape" || found.shape.header.unordered) continue;
    const result = await restoreShape(found.shape, placed, given.length, options);
    if (result.ok || SETTLED.includes(result.error.code)) return result;
    problem ??= result;
  }
  return problem ?? (search && withoutFirst(search, placed, options));
}

async function restoreShape(
  shape: Shape,
  placed: Placed,
  listed: number,
  options: RestoreOptions,
): Promise<Result<Restored, ArchiveProblem>> {
  const isStream = shape.header.bytes === 0;
  // For a stream, lost cubes at the end are known only from the list.
  const whole = isStream && placed.length < listed ? { ...shape, dataCubes: listed, total: listed } : shape;
  // Lost cubes at the end may be omitted, so a short list may be right as it is; a long one cannot.
  const result = placed.length > whole.total ? undefined : await complete(whole, placed, options);
  if (result?.ok && result.value.wrong.length > 0 && listed < whole.total) {
    // If parity makes up for a gap near the end, it finds every cube after it wrong; a gap says the same more briefly.
    const named = await asLostOrExtra(result.value, placed, placed.length - whole.total, options);
    return ok(named.wrong.length < result.value.wrong.length ? named : result.value);
  }
  if (result && (result.ok || SETTLED.includes(result.error.code))) return result;
  const isMarked = listed >= whole.total && result !== undefined;
  return isMarked || isStream
    ? (result ?? err(cubesSurplus(placed.length, whole.total)))
    : realign(whole, placed, options);
}

/** The first line of the list is missing, and with it the header: the others stand one place too far in front. */
async function withoutFirst(search: HeadSearch, placed: Placed, options: RestoreOptions): Attempt {
  const moved = [undefined, ...placed];
  for (const found of search(1)) {
    await options.pause();
    if (found?.kind !== "shape" || found.shape.header.unordered || found.shape.total < moved.length) continue;
    const result = await complete(found.shape, moved, options);
    if (result.ok) return ok({ ...result.value, wrong: result.value.wrong.map((place) => place - 1) });
  }
  return undefined;
}

/** The list without lost cubes at its end, with which it may have been padded. */
function lastPresent(given: Placed): Placed {
  let length = given.length;
  while (length > 0 && given[length - 1] === undefined) length--;
  return given.slice(0, length);
}

// Unordered archives: the cubes carry their own positions, once it is known how many shares there are.

async function restoreUnordered(size: number, given: Placed, way: HeadWay, options: RestoreOptions): Attempt {
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
  given: Placed,
  { pause }: RestoreOptions,
): Promise<Restored> {
  const { shape, data } = restored;
  const truth = await inTurns(withParity(shape.layout, data, shape.header.parity), pause);
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
