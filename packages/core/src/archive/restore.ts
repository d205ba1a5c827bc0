/**
 * From cubes to the stored bytes, in up to four attempts: in the given order; by the positions in the cubes; and both
 * again with a header computed from the other cubes.
 */
import { stateCount } from "../codec/index.ts";
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
import {
  type HeadSearch,
  headSearch,
  noHeads,
  type Placed,
  presentOf,
  readHead,
  type Shape,
} from "./head.ts";
import { archiveLayout } from "./layout.ts";
import { MAX_PARITY_SIZE } from "./parity.ts";
import { type ArchiveProblem, cubesSurplus, newerVersion, notAnArchive } from "./problem.ts";
import { asLostOrExtra, realign } from "./realign.ts";
import { restoreUnordered } from "./restore-unordered.ts";

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
  return err(problem ?? notAnArchive(given.length, lostPlaces(given)));
}

/** Whether the first cube says that there is no parity, and how many cubes the list has: then nothing can be searched for. */
function isWholeWithoutParity(size: number, given: GivenCubes): boolean {
  const found = hasOneLead(size) ? readHead(archiveLayout(stateCount(size)), lastPresent(given)) : undefined;
  if (found?.kind !== "shape") return false;
  const { header, total } = found.shape;
  return header.parity === 0 && header.bytes > 0 && !header.unordered && total === given.length;
}

function hasOneLead(size: number): boolean {
  return archiveLayout(stateCount(size)).leadCubes === 1;
}

async function restoreOrdered(
  size: number,
  given: GivenCubes,
  way: HeadWay,
  options: RestoreOptions,
): Attempt {
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
function lastPresent(given: GivenCubes): Placed {
  let length = given.length;
  while (length > 0 && given[length - 1] === undefined) length--;
  return given.slice(0, length);
}

/** Positions of missing cubes, at most the first thousand. */
function lostPlaces(given: GivenCubes): number[] {
  const lost: number[] = [];
  for (let place = 0; place < given.length && lost.length < 1000; place++)
    if (given[place] === undefined) lost.push(place);
  return lost;
}
