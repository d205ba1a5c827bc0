/**
 * Ordered lists in which lines are missing in several places, without a `?`. The cubes around each place where a gap may be are
 * treated as lost, so that one try stands for many; parity allows it. How many lines are missing is known, and a digest decides.
 */
import { throwIfAborted } from "../result.ts";
import { complete, type Restored, type RestoreOptions } from "./complete.ts";
import type { Placed, Shape } from "./head.ts";

/** The budget of a search, in tries times cubes: some seconds. */
const SEARCH_BUDGET = 4e5;

/** The archive whose list lacks `missing` lines in two places or more, if the budget is enough to find them. */
export async function findSeveralGaps(
  shape: Shape,
  placed: Placed,
  options: RestoreOptions,
): Promise<Restored | undefined> {
  const { total, header } = shape;
  const missing = total - placed.length;
  const lostCount = placed.filter((value) => value === undefined).length;
  const spare = header.parity - lostCount - missing;
  if (spare < 0) return undefined;
  let budget = SEARCH_BUDGET;
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
export function asSeveralGaps(restored: Restored, truth: readonly bigint[], given: Placed): Restored {
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
