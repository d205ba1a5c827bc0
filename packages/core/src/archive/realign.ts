/**
 * Ordered lists in which lines are missing without a `?`, or occur twice: the likeliest damage to a list that was copied by
 * hand. Every cube after the gap is then in the position of another one. Each possible gap is tried, and none is accepted
 * unless the digest matches; parity lets many be tried at once.
 */
import { inTurns } from "../portions.ts";
import { err, ok, type Result, throwIfAborted } from "../result.ts";
import { complete, type Restored, type RestoreOptions } from "./complete.ts";
import type { Placed, Shape } from "./head.ts";
import { parityValues } from "./parity.ts";
import { type ArchiveProblem, cubesSurplus, linesMissing } from "./problem.ts";
import { asSeveralGaps, findSeveralGaps } from "./several-gaps.ts";

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

/** Positions of cubes that equal the one before. */
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
  const parity = await inTurns(parityValues(shape.layout, data, shape.header.parity), pause);
  const truth = [...data, ...parity];
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
