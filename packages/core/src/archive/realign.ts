/**
 * Ordered lists in which lines are missing without a `?`, or occur twice: the likeliest damage to a list that was copied by
 * hand. Every cube after the gap is then in the position of another one. Each possible gap is tried, and none is accepted
 * unless the digest matches; parity lets many be tried at once.
 */
import { inTurns } from "../portions.ts";
import { err, ok, type Result, throwIfAborted } from "../result.ts";
import { complete, type Restored, type RestoreOptions } from "./complete.ts";
import type { Placed, Shape } from "./head.ts";
import { withParity } from "./parity.ts";
import { type ArchiveProblem, cubesSurplus, linesMissing } from "./problem.ts";

/** The budget of a search for a gap, in tries times cubes: some seconds. */
const SEARCH_BUDGET = 5e6;

/** The archive whose list is a few lines short of its shape, or has a few too many: all in one place, or the missing ones in several. */
export async function realign(
  shape: Shape,
  placed: Placed,
  options: RestoreOptions,
): Promise<Result<Restored, ArchiveProblem>> {
  const { total, header, dataCubes } = shape;
  const surplus = placed.length - total;
  const lostCount = placed.filter((value) => value === undefined).length;
  // Each wrong cube costs two of parity, and the cubes between a gap and where it is tried are wrong.
  const spare = header.parity - lostCount - Math.max(0, -surplus);
  const reach = Math.max(0, Math.floor((spare - 1) / 2));
  const tried = surplus > 0 ? doubledPlaces(placed, surplus) : gapPlaces(total, -surplus, spare, reach);
  let budget = SEARCH_BUDGET;
  for (const place of tried) {
    budget -= total;
    if (budget < 0) break;
    throwIfAborted(options.signal, "unpacking");
    const aligned = surplus > 0 ? placed.toSpliced(place, surplus) : withGap(placed, place, -surplus);
    const result = await complete(shape, aligned, options);
    if (result.ok) return ok(await asLostOrExtra(result.value, placed, surplus, options));
  }
  const found = surplus < -1 ? await findSeveralGaps(shape, placed, options) : undefined;
  if (found) return ok(await asLostOrExtra(found, placed, surplus, options));
  return err(
    surplus > 0
      ? cubesSurplus(placed.length, total, doubledAt(placed))
      : linesMissing(placed.length, placed.length - lostCount, { dataCubes, parity: header.parity }),
  );
}

function withGap(placed: Placed, place: number, length: number): Placed {
  return [...placed.slice(0, place), ...new Array<undefined>(length).fill(undefined), ...placed.slice(place)];
}

/** Where lines may be missing; nowhere if there is too little parity to tell. */
function* gapPlaces(total: number, length: number, spare: number, reach: number): Generator<number> {
  if (spare < 0) return;
  const last = total - length;
  for (let place = Math.min(reach, last); place < last; place += 2 * reach + 1) yield place;
  yield last;
}

/** Where lines may occur twice: directly after themselves first, then one line anywhere after its first occurrence. */
function* doubledPlaces(placed: Placed, length: number): Generator<number> {
  for (let place = length; place + length <= placed.length; place++) {
    const isRepeated = () =>
      Array.from({ length }, (_, i) => placed[place + i]).every(
        (value, i) => value !== undefined && value === placed[place + i - length],
      );
    if (isRepeated()) yield place;
  }
  const seen = new Set<bigint | undefined>();
  for (const [place, value] of placed.entries()) {
    if (length === 1 && value !== undefined && seen.has(value)) yield place;
    seen.add(value);
  }
}

function doubledAt(placed: Placed): number[] {
  return placed.flatMap((value, place) =>
    place > 0 && value !== undefined && value === placed[place - 1] ? [place] : [],
  );
}

/**
 * For a list whose truth is known: the gap or the gaps as lost cubes, or the extra lines as wrong ones, wherever they were tried.
 * `surplus` is negative for a gap.
 */
export async function asLostOrExtra(
  restored: Restored,
  given: Placed,
  surplus: number,
  { pause }: RestoreOptions,
): Promise<Restored> {
  const { shape, data } = restored;
  const truth = await inTurns(withParity(shape.layout, data, shape.header.parity), pause);
  const inOnePlace = asOneGapOrExtra(restored, truth, given, surplus);
  if (surplus >= -1 || inOnePlace.wrong.length === 0) return inOnePlace;
  // Gaps close to each other are mended as one with a wrong cube beside it.
  const inSeveral = asSeveralGaps(restored, truth, given);
  return inSeveral.wrong.length < inOnePlace.wrong.length ? inSeveral : inOnePlace;
}

function asOneGapOrExtra(
  restored: Restored,
  truth: readonly bigint[],
  given: Placed,
  surplus: number,
): Restored {
  const length = Math.abs(surplus);
  const isRight = (place: number, order: number) =>
    given[place] === undefined || given[place] === truth[order];
  let gap = 0;
  let best = Number.POSITIVE_INFINITY;
  // Cubes before the gap are in their own positions, those after it `surplus` farther on.
  let before = 0;
  let behind = 0;
  const most = Math.min(given.length, truth.length);
  const start = (place: number) => place + Math.max(0, surplus);
  for (let place = 0; place < most; place++) if (!isRight(start(place), start(place) - surplus)) behind++;
  for (let place = 0; place <= most; place++) {
    // Of two equal lines the later one is the extra one.
    if (before + behind < best || (surplus > 0 && before + behind === best))
      [gap, best] = [place, before + behind];
    if (!isRight(place, place)) before++;
    if (place < most && !isRight(start(place), start(place) - surplus)) behind--;
  }
  const lost: number[] = surplus < 0 ? Array.from({ length }, (_, i) => gap + i) : [];
  const wrong: number[] = surplus > 0 ? Array.from({ length }, (_, i) => gap + i) : [];
  for (let place = 0; place < given.length; place++) {
    if (surplus > 0 && place >= gap && place < gap + length) continue;
    const order = place < gap ? place : place - surplus;
    if (given[place] === undefined) lost.push(order);
    else if (given[place] !== truth[order]) wrong.push(place);
  }
  return { ...restored, lost: lost.sort((a, b) => a - b), wrong: wrong.sort((a, b) => a - b) };
}

// Ordered lists in which lines are missing in several places, without a `?`. The cubes around each place where a gap may be are
// treated as lost, so that one try stands for many; parity allows it. How many lines are missing is known, and a digest decides.

/** The budget of a search, in tries times cubes: some seconds. */
const GAP_SEARCH_BUDGET = 4e5;

/** The archive whose list lacks `missing` lines in two places or more, if the budget is enough to find them. */
async function findSeveralGaps(
  shape: Shape,
  placed: Placed,
  options: RestoreOptions,
): Promise<Restored | undefined> {
  const { total, header } = shape;
  const missing = total - placed.length;
  const lostCount = placed.filter((value) => value === undefined).length;
  const spare = header.parity - lostCount - missing;
  if (spare < 0) return undefined;
  let budget = GAP_SEARCH_BUDGET;
  for (const [places, left] of plans(missing, spare)) {
    const width = Math.floor(Math.max(0, spare - left) / places);
    for (const gaps of gapsIn(Math.floor(placed.length / (width + 1)) + 1, places, missing)) {
      budget -= total;
      if (budget < 0) return undefined;
      throwIfAborted(options.signal, "unpacking");
      const result = await complete(shape, withGaps(placed, gaps, width), options);
      if (result.ok) return result.value;
    }
  }
  return undefined;
}

/**
 * In how many places lines may be missing, and how much parity is left over: one cube where possible, so that most tries fail before
 * anything is restored; then three, which locate a wrong cube.
 */
function* plans(missing: number, spare: number): Generator<readonly [places: number, left: number]> {
  for (const left of spare > 3 ? [1, 3] : [1])
    for (let places = 2; places <= missing; places++) yield [places, left];
}

/** So many lines missing in one of the windows into which the list is cut. */
interface Gap {
  readonly window: number;
  readonly lines: number;
}

/** Every way to put `lines` missing lines into exactly `places` of the windows from `first` on. */
function* gapsIn(windows: number, places: number, lines: number, first = 0): Generator<readonly Gap[]> {
  if (places === 0) {
    if (lines === 0) yield [];
    return;
  }
  for (let window = first; window + places <= windows; window++)
    for (let here = 1; here <= lines - places + 1; here++)
      for (const rest of gapsIn(windows, places - 1, lines - here, window + 1))
        yield [{ window, lines: here }, ...rest];
}

/** The list with its gaps: the `width` lines of each window and those that are missing beside them count as lost. */
function withGaps(placed: Placed, gaps: readonly Gap[], width: number): Placed {
  const aligned: (bigint | undefined)[] = [];
  let at = 0;
  for (const { window, lines } of gaps) {
    const start = window * (width + 1);
    const end = Math.min(start + width, placed.length);
    aligned.push(...placed.slice(at, start), ...new Array<undefined>(end - start + lines).fill(undefined));
    at = end;
  }
  return [...aligned, ...placed.slice(at)];
}

/** With the cubes named that are really missing or wrong: the alignment of the given lines that has the fewest wrong ones. */
function asSeveralGaps(restored: Restored, truth: readonly bigint[], given: Placed): Restored {
  const missing = truth.length - given.length;
  const isWrong = (line: number, before: number) =>
    given[line] !== undefined && given[line] !== truth[line + before];
  // least[line][before]: the fewest wrong lines from `line` on if so many are missing in front of it.
  const least = Array.from({ length: given.length + 1 }, () => new Array<number>(missing + 1).fill(0));
  for (let line = given.length - 1; line >= 0; line--)
    for (let before = missing; before >= 0; before--) {
      const here = least[line + 1][before] + (isWrong(line, before) ? 1 : 0);
      least[line][before] = before < missing ? Math.min(here, least[line][before + 1]) : here;
    }
  const lost: number[] = [];
  const wrong: number[] = [];
  let before = 0;
  for (let line = 0; line < given.length; line++) {
    while (before < missing && least[line][before + 1] < cost(line, before)) lost.push(line + before++);
    if (given[line] === undefined) lost.push(line + before);
    else if (isWrong(line, before)) wrong.push(line);
  }
  while (before < missing) lost.push(given.length + before++);
  return { ...restored, lost, wrong };

  function cost(line: number, shift: number): number {
    return least[line + 1][shift] + (isWrong(line, shift) ? 1 : 0);
  }
}
