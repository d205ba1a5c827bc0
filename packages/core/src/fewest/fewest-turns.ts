/** The entrance: intervals of state numbers go in, the moves that make one of those states come out. */
import { rankState, stateCount } from "../codec/index.ts";
import type { Turn } from "../geometry/index.ts";
import { inTurns } from "../portions.ts";
import { CubegramError, checkOptions, formatValue, given, type OptionNames, rangeError } from "../result.ts";
import {
  distanceAt,
  inverseMove,
  type Metric,
  makeControl,
  movesOfTurns,
  POCKET_TABLES,
  type PreparedStage,
  pocketStage,
  prepare,
  prepareStage,
  prepareStoredStage,
  printMoves,
  type Recipe,
  type StoredStage,
  type TableStore,
  tableSpace,
  turnsOfMoves,
} from "../search/index.ts";
import { type CubeState, checkAssembly, solvedState, turnStateBy } from "../state/index.ts";
import { searchCube } from "./cube-search.ts";
import { bitsOf, joinIntervals, type RankInterval, totalWidth } from "./interval.ts";
import { type Incumbent, makeIncumbent, offer } from "./tables.ts";

/** Options of `fewestTurns`; all are optional. A RangeError says which value is out of range. */
export interface FewestOptions {
  /** Layers of the cube, 2 or 3. Default: 3. */
  readonly size?: number;
  /** The cube to be turned, white up and green in front. Default: a solved one. */
  readonly from?: CubeState;
  /** The longest answer wanted. Default: 21 for a 3x3, 11 for a 2x2, which is enough for every state. */
  readonly maxLength?: number;
  /**
   * About how many moves each search may try, one for a proof and one for a short answer. Where a proof is out of reach, only the
   * second is made. Default: 2.5 million, a sixth of a second.
   */
  readonly effort?: number;
  /**
   * Milliseconds of search after which the shortest answer so far is taken. Default: none, so that an answer does not depend on time.
   * There is always time for the tables, which do not count, and, on a 3x3, for one answer of at most 21 moves; with 0, that
   * is all: the tables, which take about a second, are not even built.
   */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: FewestProgress) => void;
  /** Where tables are kept between runs. */
  readonly store?: TableStore;
}

/** How far the search has come: reported at pauses, some milliseconds apart. */
export interface FewestProgress {
  /** Length of the shortest answer so far. */
  readonly best?: number;
  /** No answer is shorter than this: proved. */
  readonly bound: number;
  /** Moves tried so far; 0 while tables are built. */
  readonly nodes: number;
}

/** What `fewestTurns` resolves to. */
export interface FewestTurns {
  /** Moves to perform on the cube, in standard notation; empty if it is among the states already. */
  readonly alg: string;
  /** The same moves as turns. */
  readonly turns: readonly Turn[];
  readonly length: number;
  readonly metric: Metric;
  /** The state that the moves make; its number is in one of the intervals. */
  readonly state: CubeState;
  readonly number: bigint;
  /** Whether it is proved that no state of the intervals can be reached in fewer turns. */
  readonly optimal: boolean;
  /** log2(states of the cube / states of the intervals): how many bits the number carries. */
  readonly bits: number;
  /** Moves tried. */
  readonly nodes: number;
  /** Milliseconds, tables included. */
  readonly ms: number;
}

const MAX_LENGTH: Record<number, number> = { 2: 11, 3: 21 };
const EFFORT = 2_500_000;

/**
 * The fewest turns from a solved 2x2 or 3x3, or from any other state of it, to any state of an interval of numbers (codec's,
 * `rankState`), or of several intervals. Proved to be the fewest for an interval of up to 40 bits, for any list of intervals of
 * up to 30, and for every 2x2; beyond that, short answers.
 * Rejects with a `CubegramError` whose code is "unsupported-size", "no-solution" (proved: none within `maxLength`),
 * "not-found" (none found within `maxLength` and `effort` or `timeout`) or "aborted".
 *
 *     const { alg } = await fewestTurns({ low: 10n ** 18n, width: 10n ** 17n });   // 8.8 bits: "L2 D R'"
 *
 * @throws TypeError or RangeError for wrong options; CubegramError `no-solution`, `not-found`, `unsupported-size`
 * or `aborted`.
 * @example (await fewestTurns({ low: Cube.fromAlg("R U").rank(), width: 1n })).alg; // → R U
 */
export async function fewestTurns(
  intervals: RankInterval | readonly RankInterval[],
  options: FewestOptions = {},
): Promise<FewestTurns> {
  checkValues(options);
  const {
    size = options.from?.size ?? 3,
    effort = EFFORT,
    timeout = Number.POSITIVE_INFINITY,
    store,
  } = options;
  const from = options.from ?? solvedState(size);
  const joined = joinIntervals(intervals, size);
  const incumbent = makeIncumbent(Math.min(options.maxLength ?? MAX_LENGTH[size], MAX_LENGTH[size]));
  const control = makeControl({ signal: options.signal }, "the search");
  control.check();
  const report = () => options.onProgress?.(progressOf(incumbent));
  if (size === 2) await searchPocket(joined, from, incumbent, store, () => control.pause(report));
  else await searchCube(joined, from, incumbent, control, { effort, timeout, report, ...given({ store }) });
  if (!incumbent.moves) throw noAnswer(incumbent);
  const turns = turnsOfMoves(incumbent.moves, size);
  const state = turnStateBy(from, turns);
  return {
    alg: printMoves(incumbent.moves),
    turns,
    length: turns.length,
    metric: "HTM",
    state,
    number: rankState(state),
    optimal: turns.length <= incumbent.bound,
    bits: bitsOf(totalWidth(joined), stateCount(size)),
    nodes: incumbent.nodes,
    ms: control.elapsed(),
  };
}

function progressOf({ moves, bound, nodes }: Incumbent): FewestProgress {
  return { bound, nodes, ...given({ best: moves?.length }) };
}

function noAnswer({ bound, limit }: Incumbent): CubegramError {
  return bound > limit
    ? new CubegramError({
        code: "no-solution",
        message: `no state of the intervals can be made in ${limit} turns or fewer (proved); allow more turns`,
      })
    : new CubegramError({
        code: "not-found",
        message: `found no answer of at most ${limit} turns; allow more turns, effort or time`,
      });
}

const FEWEST_OPTIONS: OptionNames<FewestOptions> = {
  size: true,
  from: true,
  maxLength: true,
  effort: true,
  timeout: true,
  signal: true,
  onProgress: true,
  store: true,
};

function checkValues(options: FewestOptions): void {
  checkOptions(options, FEWEST_OPTIONS);
  const { from, size = from?.size ?? 3, maxLength, effort, timeout } = options;
  if (from) checkAssembly(from, "from");
  if (!Number.isInteger(size) || size < 2) throw rangeError("size", "an integer from 2", formatValue(size));
  if (!(size in MAX_LENGTH))
    throw new CubegramError({
      code: "unsupported-size",
      message: `the fewest turns can be found only for a 2x2 or 3x3, got size ${size}`,
    });
  if (from && from.size !== size)
    throw rangeError("from", `a cube of size ${size}`, `one of size ${from.size}`);
  if (maxLength !== undefined && (!Number.isInteger(maxLength) || maxLength < 0))
    throw rangeError("maxLength", "an integer from 0", formatValue(maxLength));
  for (const [name, value] of Object.entries({ effort, timeout }))
    if (value !== undefined && !(typeof value === "number" && value >= 0))
      throw rangeError(name, "a number from 0", formatValue(value));
}

// The fewest turns for a 2x2: its 3,674,160 distances in one table, by codec's number; the interval is read in full.

async function searchPocket(
  intervals: readonly RankInterval[],
  from: CubeState,
  incumbent: Incumbent,
  store: TableStore | undefined,
  pause: () => Promise<void> | undefined,
): Promise<void> {
  const start = Number(rankState(from));
  // A different starting cube has its own distances; they are not kept.
  const prepared =
    start === 0
      ? (await prepare(pocketRecipe, store, pause)).prepared
      : await inTurns(prepareStage(pocketStage(POCKET_TABLES.all, [start])), pause);
  const distances = prepared.terms[0].table;
  let best = -1;
  let distance = incumbent.limit + 1;
  for (const { low, width } of intervals)
    for (let number = Number(low), end = Number(low + width); number < end; number++) {
      const own = distanceAt(distances, number);
      if (own >= distance) continue;
      distance = own;
      best = number;
    }
  incumbent.bound = distance;
  if (best >= 0) offer(incumbent, waysTo(prepared, best));
}

/** The moves that make the state from the given cube: those that lead back from it, reversed. */
function waysTo({ stage, parts, terms }: PreparedStage, number: number): number[] {
  const [{ table: distances }] = terms;
  const { neighbors, degree } = tableSpace(stage, parts, stage.tables[0]);
  const names = movesOfTurns(stage.turns, stage.size);
  const near = new Int32Array(degree);
  const way: number[] = [];
  for (let at = number, left = distanceAt(distances, at) - 1; left >= 0; left--) {
    neighbors([at], 0, 1, near);
    const i = near.findIndex((next) => distanceAt(distances, next) === left);
    way.push(inverseMove(names[i]));
    at = near[i];
  }
  return way.reverse();
}

/** The whole table: 1.8 MB, built in some 0.3 s. */
const pocketRecipe: Recipe<StoredStage> = {
  name: "fewest-pocket",
  key: "fewest-pocket/1/HTM",
  prepare: (stored) => prepareStoredStage(pocketStage(POCKET_TABLES.all), pocketRecipe.key, stored),
};
