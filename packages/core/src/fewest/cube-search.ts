/** The fewest turns for a 3x3: which searches are run, in which order, and how far. */
import { rankState, stateCount, unrankState } from "../codec/index.ts";
import {
  type Control,
  inverseMove,
  PORTION,
  type Prepared,
  prepare,
  type Recipe,
  type TableStore,
} from "../search/index.ts";
import { type PreparedSolver, type Search, twoPhaseSolver } from "../solve/index.ts";
import { type CubeState, composeStates, invertState } from "../state/index.ts";
import { bitsOf, includes, type RankInterval, totalWidth } from "./interval.ts";
import { searchPatterns } from "./pattern-search.ts";
import { rootPrefixes, searchPhases } from "./phase-search.ts";
import { lookUpPrefix, piecesOf } from "./short-prefixes.ts";
import { fewestRecipe, type Incumbent, offer, runWork, type Work } from "./tables.ts";

/**
 * Up to this many bits the exact search always runs to its end: 0.3 million moves at 40 bits, rarely 5 million. That
 * is for an interval of one or two pieces; each doubling of the pieces costs as much as one more bit.
 */
const PROVED_BITS = 40;
/** Beyond that, the effort bounds it; and from here on it would hardly ever finish. */
const HOPELESS_BITS = 50;
/** With so few states it is better to look at each than at their flips. */
const FEW_STATES = 5000n;

/** The two-phase solver tries three moves in the time of one. */
const SOLVER_PACE = 3;

export interface SearchLimits {
  /** Moves that each search may try. */
  readonly effort: number;
  /** Milliseconds before the best answer so far is taken. */
  readonly timeout: number;
  readonly store?: TableStore;
  /** Called whenever the event loop gets a turn. */
  readonly report: () => void;
}

/** Leaves the answer, and what is proved, in the incumbent. */
export async function searchCube(
  intervals: readonly RankInterval[],
  from: CubeState,
  incumbent: Incumbent,
  control: Control,
  { effort, timeout, store, report }: SearchLimits,
): Promise<void> {
  const pause = () => control.pause(report);
  if (includes(intervals, rankState(from))) {
    offer(incumbent, []);
    return;
  }
  // Tables take the time they take; the search has its own.
  let building = 0;
  const ready = async <T extends Prepared>(recipe: Recipe<T>): Promise<T> => {
    const begun = control.elapsed();
    const prepared = await prepare(recipe, store, pause);
    building += control.elapsed() - begun;
    return prepared;
  };
  const first = async () => {
    const solver = await ready(twoPhaseSolver);
    await runWork(solveFirst(solver, intervals, from, incumbent), control, pause, Infinity);
    return solver;
  };
  if (timeout === 0) {
    await first();
    return;
  }
  const states = totalWidth(intervals);
  const run = (work: Work) => runWork(work, control, pause, timeout + building);
  if (states <= FEW_STATES) {
    // Nothing here asks the tables of this room: a text that fills a cube does without them, which is half a second at first.
    const solver = await first();
    await run(searchStates(solver, intervals, from, incumbent, effort * SOLVER_PACE));
    return;
  }
  const { tables } = await ready(fewestRecipe);
  const { short, rest, long } = piecesOf(intervals);
  for (const prefix of short) lookUpPrefix(tables, prefix, from, incumbent);
  const bits = bitsOf(states, stateCount(3));
  const isEasy = bits + Math.log2(Math.max(1, rest.length / 2)) <= PROVED_BITS;
  if (bits <= HOPELESS_BITS)
    await run(searchPatterns(tables, rest, from, incumbent, isEasy ? Infinity : effort));
  if (incumbent.limit < incumbent.bound) return;
  const solver = await first();
  const roots = rootPrefixes(long);
  if (roots.length > 0) await run(searchPhases(tables, roots, from, incumbent, effort));
  else await run(searchStates(solver, intervals, from, incumbent, effort * SOLVER_PACE));
}

// If only some thousand states are left: the two-phase solver on one after another, each told to beat the best.

/** The most states tried: starting a search costs about as much as 2,000 moves. */
const STATES = 2048;

/**
 * The first state of the intervals, from both ends, until it is solved: no answer is longer than that. Not counted as effort: as the
 * solver's tables grow it tries fewer moves, and the answer would depend on what was solved before.
 */
function* solveFirst(
  solver: PreparedSolver,
  [{ low }]: readonly RankInterval[],
  from: CubeState,
  incumbent: Incumbent,
): Work {
  const root = composeStates(invertState(unrankState(low, 3)), from);
  const goal = { maxLength: solver.solver.maxLength, improve: false };
  for (const isInverse of [false, true]) {
    const search = solver.search(isInverse ? invertState(root) : root, goal);
    while (!search.advance(PORTION)) yield;
    const { best } = search;
    if (best) offer(incumbent, isInverse ? best.toReversed().map(inverseMove) : best);
  }
}

/** Every state, or evenly spread ones, with an equal share of the effort each. */
function* searchStates(
  solver: PreparedSolver,
  intervals: readonly RankInterval[],
  from: CubeState,
  incumbent: Incumbent,
  effort: number,
): Work {
  const ranks = spread(intervals, STATES);
  for (const rank of ranks) {
    if (incumbent.limit < incumbent.bound) return;
    const goal = { maxLength: incumbent.limit, improve: true };
    const search = solver.search(composeStates(invertState(unrankState(rank, 3)), from), goal);
    yield* advance(search, effort / ranks.length, incumbent);
    if (search.best) offer(incumbent, search.best);
  }
}

function* advance(search: Search, effort: number, incumbent: Incumbent): Work {
  for (let isDone = false; !isDone && search.nodes < effort; ) {
    const { nodes } = search;
    isDone = search.advance(Math.min(PORTION, effort));
    incumbent.nodes += search.nodes - nodes;
    yield;
  }
}

/** At most `count` numbers of the intervals, evenly spread over them. */
function spread(intervals: readonly RankInterval[], most: number): bigint[] {
  const total = totalWidth(intervals);
  const count = total < BigInt(most) ? total : BigInt(most);
  const ranks: bigint[] = [];
  let before = 0n;
  let next = 0n;
  for (const { low, width } of intervals) {
    for (; next < count && (next * total) / count < before + width; next++)
      ranks.push(low + (next * total) / count - before);
    before += width;
  }
  return ranks;
}
