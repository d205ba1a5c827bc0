/** The fewest turns for a 3x3: which searches are run, in which order, and how far. */
import { stateCount, unrankState } from "../codec/index.ts";
import {
  inverseMove,
  type PreparedSolver,
  prepareSolver,
  type TableStore,
  twoPhaseSolver,
} from "../solve/index.ts";
import { invertState } from "../state/index.ts";
import { type Control, runWork } from "./control.ts";
import { type Incumbent, offer, PORTION, type Work } from "./incumbent.ts";
import { bitsOf, includes, type RankInterval, totalWidth } from "./interval.ts";
import { searchPatterns } from "./pattern-search.ts";
import { searchPhases } from "./phase-search.ts";
import { piecesOf } from "./pieces.ts";
import { type Preparation, prepare, type TableRecipe } from "./prepare.ts";
import { lookUpCylinder } from "./short-prefixes.ts";
import { type FewestTables, makeTables, packFewest, TABLES_KEY } from "./tables.ts";

/** Up to so many bits the exact search is always carried to its end: 0.3 million moves at 40 bits, rarely 5 million. */
const PROVED_BITS = 40;
/** Beyond, it may use half of the effort; and from here on it would hardly ever arrive. */
const HOPELESS_BITS = 50;

export interface SearchLimits {
  /** Moves to try, and milliseconds, before what there is is taken. */
  readonly effort: number;
  readonly timeout: number;
  readonly store?: TableStore;
}

const preparation: Preparation<FewestTables> = {};
const recipe: TableRecipe<FewestTables> = { key: TABLES_KEY, make: makeTables, pack: packFewest };

/** Leaves the answer, and what is proved, in the incumbent. */
export async function searchCube(
  intervals: readonly RankInterval[],
  incumbent: Incumbent,
  control: Control,
  { effort, timeout, store }: SearchLimits,
): Promise<void> {
  if (includes(intervals, 0n)) {
    offer(incumbent, []);
    return;
  }
  const tables = await prepare(recipe, preparation, store, control.pause);
  const { short, rest, long } = piecesOf(intervals);
  for (const cylinder of short) lookUpCylinder(tables, cylinder, incumbent);
  const bits = bitsOf(totalWidth(intervals), stateCount(3));
  if (bits <= HOPELESS_BITS) {
    const share = bits <= PROVED_BITS ? Number.POSITIVE_INFINITY : effort / 2;
    await runWork(searchPatterns(tables, rest, incumbent, share), control, timeout);
  }
  if (incumbent.limit < incumbent.bound) return;
  const solver = await prepareSolver(twoPhaseSolver, store, () => control.pause());
  await runWork(solveOne(solver, intervals[0].low, incumbent), control, Number.POSITIVE_INFINITY);
  await runWork(searchPhases(tables, long, incumbent, effort - incumbent.nodes), control, timeout);
}

/** The first state of the intervals by the two-phase solver, from both ends: no answer is longer than that. */
function* solveOne({ search: start, solver }: PreparedSolver, rank: bigint, incumbent: Incumbent): Work {
  const state = unrankState(rank, 3);
  for (const isInverse of [true, false]) {
    const search = start(isInverse ? invertState(state) : state, {
      maxLength: solver.longest,
      improve: false,
    });
    while (!search.advance(PORTION)) yield;
    incumbent.nodes += search.nodes;
    if (search.best) offer(incumbent, isInverse ? search.best : [...search.best].reverse().map(inverseMove));
  }
}
