/**
 * From cubes to the stored bytes: finds the header, puts the cubes in order, repairs, and believes nothing until the digest fits. Four
 * attempts: in the order given; by the order numbers in the cubes; and both once more with a header that is computed
 * from the other cubes.
 */
import { stateCount } from "../codec/index.ts";
import { ok, type Result, refuse } from "../result.ts";
import { type Content, checkBody } from "./body.ts";
import { fillIn } from "./fill-in.ts";
import { type FoundHead, type Placed, readHead, type Shape, searchHeads } from "./head.ts";
import { archiveLayout } from "./layout.ts";
import { type Share, shareFor, shares } from "./order-number.ts";
import { unpackValues } from "./pack-values.ts";
import { fieldOf, parityValues } from "./parity.ts";
import { type ArchiveProblem, countCubes, listCubes } from "./problem.ts";

/** Numbers of cubes as they were given; undefined for a lost one. */
export type GivenCubes = readonly (bigint | undefined)[];

export interface RestoreOptions {
  /** Whether the cubes are in no order; found out unless told. */
  readonly unordered?: boolean;
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
}

export interface Restored {
  readonly shape: Shape;
  readonly data: readonly bigint[];
  readonly body: Uint8Array;
  /** The content, unless it is sealed. */
  readonly content?: Content;
  /** Orders in the archive of the cubes that are not there. */
  readonly lost: readonly number[];
  /** Places in the given list of the cubes that are not what they should be. */
  readonly wrong: readonly number[];
  readonly share?: Share;
}

const SETTLED: readonly string[] = ["too-large", "no-decompression"];

type Attempt = Promise<Result<Restored, ArchiveProblem> | undefined>;

export async function restore(
  size: number,
  given: GivenCubes,
  options: RestoreOptions,
): Promise<Result<Restored, ArchiveProblem>> {
  const { unordered, signal } = options;
  let problem: ArchiveProblem | undefined;
  for (const isSearch of [false, true])
    for (const attempt of [
      unordered === true ? undefined : restoreOrdered,
      unordered === false ? undefined : restoreUnordered,
    ]) {
      signal?.throwIfAborted();
      const result = await attempt?.(size, given, isSearch ? searchHeads : readHeads, options);
      if (result?.ok) return result;
      // What is at fault then is not a cube, so no other attempt will do better.
      if (result && SETTLED.includes(result.error.code)) return result;
      // A header of one cube is right or nonsense, so if it says that too many are lost, they are.
      if (attempt === restoreOrdered && result?.error.needed !== undefined && hasOneLead(size)) return result;
      // A first cube that happens to look like a newer version's is no reason to stop, and less telling than lost cubes.
      if (result && (!problem || problem.code === "newer-version")) problem = result.error;
    }
  return refuse(problem ?? notAnArchive(given));
}

function hasOneLead(size: number): boolean {
  return archiveLayout(stateCount(size)).leadCubes === 1;
}

type FindHeads = (layout: Shape["layout"], placed: Placed) => Iterable<FoundHead>;

/** The header as it stands. */
function readHeads(layout: Shape["layout"], placed: Placed): FoundHead[] {
  return [readHead(layout, placed)];
}

async function restoreOrdered(
  size: number,
  given: GivenCubes,
  find: FindHeads,
  options: RestoreOptions,
): Attempt {
  const layout = archiveLayout(stateCount(size));
  const placed = lastPresent(given);
  let problem: Result<never, ArchiveProblem> | undefined;
  for (const found of find(layout, placed)) {
    if (found?.kind === "newer") problem ??= newerVersion(found.version);
    if (found?.kind !== "shape" || found.shape.header.unordered) continue;
    const { shape } = found;
    // Of a stream, lost cubes at the end are known only from the list.
    const isCut = shape.header.bytes === 0 && placed.length < given.length;
    const whole = isCut ? { ...shape, dataCubes: given.length, total: given.length } : shape;
    const result =
      placed.length > shape.total
        ? tooManyGiven(placed.length, shape.total)
        : await complete(whole, placed, options);
    if (result.ok || SETTLED.includes(result.error.code)) return result;
    problem ??= result;
  }
  return problem;
}

/** The list without lost cubes at its end: it may have been filled up. */
function lastPresent(given: GivenCubes): Placed {
  let length = given.length;
  while (length > 0 && given[length - 1] === undefined) length--;
  return given.slice(0, length);
}

async function restoreUnordered(
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
      if (found?.kind === "newer" && !isSearch) problem ??= newerVersion(found.version);
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

/** Repairs the cubes of a known shape and checks what they hold. */
async function complete(
  shape: Shape,
  given: Placed,
  { maxBytes }: RestoreOptions,
): Promise<Result<Restored, ArchiveProblem>> {
  const { layout, header, headerBytes } = shape;
  // The few values that are no symbol of the parity code are never written.
  const bound = header.parity > 0 ? fieldOf(layout).prime : layout.values;
  const usable = given.map((value) => (value !== undefined && value < bound ? value : undefined));
  const filled = fillIn(shape, usable);
  if (!filled.ok) return filled;
  const { data, lost, wrong } = filled.value;
  const { bytes, suspect } = unpackValues(layout, data);
  const body =
    header.bytes > 0 ? exactBody(bytes, headerBytes, header.bytes) : streamedBody(bytes, headerBytes);
  const checked = suspect.length === 0 && body ? await checkBody(header, body, maxBytes) : undefined;
  if (!checked || !body || (!checked.ok && checked.error.code === "not-repairable"))
    return damaged(shape, suspect, lost);
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

/** The bytes behind the header, if there are so many and only zeros after them. */
function exactBody(bytes: Uint8Array, from: number, length: number): Uint8Array | undefined {
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

function damaged(
  shape: Shape,
  suspect: readonly number[],
  lost: readonly number[],
): Result<never, ArchiveProblem> {
  const where = suspect.length > 0 ? ` Among cubes ${listCubes(suspect)} at least one is wrong.` : "";
  const spare =
    shape.header.parity > lost.length
      ? ""
      : ` There is no parity ${shape.header.parity > 0 ? "left " : ""}to locate it.`;
  return refuse({
    code: "not-repairable",
    message: `The content does not fit its digest: at least one cube is wrong.${where}${spare}`,
    ...(suspect.length > 0 && { suspect }),
  });
}

function tooManyGiven(given: number, total: number): Result<never, ArchiveProblem> {
  return refuse({
    code: "not-repairable",
    message: `${countCubes(given)} were given and the archive has ${countCubes(total)}. Leave out those that are not of it.`,
  });
}

function newerVersion(version: number): Result<never, ArchiveProblem> {
  return refuse({
    code: "newer-version",
    message: `This archive has format version ${version}; this program reads version 1. A newer program will read it.`,
  });
}

function notAnArchive(given: GivenCubes): ArchiveProblem {
  const lost = given.flatMap((number, place) => (number === undefined ? [place] : [])).slice(0, 1000);
  const missing = lost.length > 0 ? ` Cubes ${listCubes(lost)} are lost.` : "";
  return {
    code: "not-an-archive",
    message: `These ${given.length} cubes are no archive, or its first cube is lost or wrong and there is too little parity to find it.${missing}`,
    ...(lost.length > 0 && { lost }),
  };
}
