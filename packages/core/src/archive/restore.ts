/**
 * From cubes to the stored bytes, in up to four attempts: in the order given; by the order numbers in the cubes; and
 * both once more with a header that is computed from the other cubes.
 */
import { stateCount } from "../codec/index.ts";
import { err, type Result } from "../result.ts";
import {
  type Attempt,
  complete,
  type FindHeads,
  type GivenCubes,
  type Restored,
  type RestoreOptions,
  SETTLED,
} from "./complete.ts";
import { type FoundHead, type Placed, readHead, searchHeads } from "./head.ts";
import { archiveLayout, type Layout } from "./layout.ts";
import { type ArchiveProblem, cubesSurplus, newerVersion, notAnArchive } from "./problem.ts";
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
      signal?.throwIfAborted();
      const result = await attempt?.(size, given, isSearch ? searchHeads : readHeads, options);
      if (result?.ok) return result;
      // What is at fault then is not a cube, so no other attempt will do better.
      if (result && SETTLED.includes(result.error.code)) return result;
      // A header of one cube is right or nonsense, so if it says that too many are lost, they are.
      if (attempt === restoreOrdered && result?.error.needed !== undefined && hasOneLead(size)) return result;
      // A first cube that happens to look like a newer version's is no reason to stop, and less telling than lost
      // cubes.
      if (result && (!problem || problem.code === "newer-version")) problem = result.error;
    }
  return err(problem ?? notAnArchive(given.length, lostPlaces(given)));
}

function hasOneLead(size: number): boolean {
  return archiveLayout(stateCount(size)).leadCubes === 1;
}

/** The header as it stands. */
function readHeads(layout: Layout, placed: Placed): FoundHead[] {
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
    if (found?.kind === "newer") problem ??= err(newerVersion(found.version));
    if (found?.kind !== "shape" || found.shape.header.unordered) continue;
    const { shape } = found;
    // Of a stream, lost cubes at the end are known only from the list.
    const isCut = shape.header.bytes === 0 && placed.length < given.length;
    const whole = isCut ? { ...shape, dataCubes: given.length, total: given.length } : shape;
    const result =
      placed.length > shape.total
        ? err(cubesSurplus(placed.length, shape.total))
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

/** Where cubes are missing, at most the first thousand. */
function lostPlaces(given: GivenCubes): number[] {
  const lost: number[] = [];
  for (let place = 0; place < given.length && lost.length < 1000; place++)
    if (given[place] === undefined) lost.push(place);
  return lost;
}
