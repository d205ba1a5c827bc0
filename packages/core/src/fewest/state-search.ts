/** If only some thousand states are left: the two-phase solver on one after another, each told to beat the best. */
import { unrankState } from "../codec/index.ts";
import { inverseMove, PORTION } from "../search/index.ts";
import type { PreparedSolver, Search } from "../solve/index.ts";
import { type CubeState, composeStates, invertState } from "../state/index.ts";
import { type Incumbent, offer, type Work } from "./incumbent.ts";
import { type RankInterval, totalWidth } from "./interval.ts";

/** The most states tried: starting a search costs about as much as 2,000 moves. */
const STATES = 2048;

/**
 * The first state of the intervals, from both ends, until it is solved: no answer is longer than that. Not counted as effort: as the
 * solver's tables grow it tries fewer moves, and the answer would depend on what was solved before.
 */
export function* solveFirst(
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
export function* searchStates(
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
