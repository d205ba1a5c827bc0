/** Unordered archives: the cubes say themselves which ones they are, once it is known how many shares there are. */
import { err, ok, type Result } from "../result.ts";
import {
  type Attempt,
  complete,
  type FindHeads,
  type GivenCubes,
  type Restored,
  type RestoreOptions,
  SETTLED,
} from "./complete.ts";
import { type Placed, type Shape, searchHeads } from "./head.ts";
import { type Share, shareFor, shares } from "./order-number.ts";
import { parityValues } from "./parity.ts";
import { type ArchiveProblem, newerVersion } from "./problem.ts";

export async function restoreUnordered(
  size: number,
  given: GivenCubes,
  find: FindHeads,
  options: RestoreOptions,
): Attempt {
  const present = new Set(given.filter((number) => number !== undefined));
  const isSearch = find === searchHeads;
  if (isSearch && present.size > MOST_SEARCHED) return undefined;
  const first = isSearch ? present : smallest(present);
  let problem: Result<never, ArchiveProblem> | undefined;
  for (const share of shares(size)) {
    if (isSearch && (share.capacity < present.size || share.capacity > 4 * present.size)) continue;
    options.signal?.throwIfAborted();
    for (const found of find(
      share.layout,
      placeByOrder(share, first, isSearch ? share.capacity : FIRST_CUBES),
    )) {
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
/** Unordered archives with a lost header are searched up to this size: every possible capacity costs a search. */
const MOST_SEARCHED = 20_000;

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
