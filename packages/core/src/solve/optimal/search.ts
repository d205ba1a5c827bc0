/**
 * The optimal search: lengths one after another, each searched to the end. Once all lengths below a solution's are done, it is
 * proved optimal.
 */
import { parity } from "../../perm/index.ts";
import type { Metric } from "../../search/index.ts";
import { type CubeState, cubiesOf, invertState } from "../../state/index.ts";
import { type Search, type SearchGoal, searchOf } from "../table-solver.ts";
import { EXHAUSTED, FOUND, PAUSED } from "../two-phase/outcome.ts";
import { tableBound } from "./bound.ts";
import type { OptimalKernel } from "./kernel.ts";
import type { Pieces } from "./pieces.ts";
import { type SharedRound, type SharedSearch, startRound } from "./shared-round.ts";
import { SHARED_FROM } from "./shared-walk.ts";
import type { OptimalTables } from "./tables.ts";
import { MAX_LENGTH } from "./walk.ts";

/** The cube, and the pieces in which a length is searched. */
export interface SearchStart {
  readonly state: CubeState;
  readonly metric: Metric;
  readonly pieces: Pieces;
  /** Called when the kernel is no longer used, by the search or by the threads that share it. */
  readonly release?: (() => void) | undefined;
}

/** Previous knowledge about the cube, from `goal.known`, saves the lengths below its bound and from its solution on. */
export function searchOptimal(
  tables: OptimalTables,
  kernel: OptimalKernel,
  { state, metric, pieces, release }: SearchStart,
  goal: SearchGoal,
  shared?: SharedSearch,
): Search {
  const limit = Math.min(goal.maxLength, MAX_LENGTH[metric]);
  const solutions: (readonly number[])[] = [];
  let best = goal.known?.best;
  let bound = possible(
    Math.max(tableBound(tables, state), tableBound(tables, invertState(state)), goal.known?.bound ?? 0),
  );
  let begun = 0;
  let isOpen = false;
  let isBetween = false;
  let isDone = false;
  let nodes = 0;
  let round: SharedRound | undefined;
  let isWaiting = false;
  const status = () => ({
    ...{ best, bound, depth: bound, nodes: nodes + (round?.nodes ?? 0) },
    waiting: isWaiting ? round?.others : undefined,
  });
  return Object.assign(searchOf(status, advance), { stop, solutions });

  function advance(budget: number): boolean {
    let nodesLeft = budget;
    while (!isDone && nodesLeft > 0) {
      if (!isOpen && isBeyond()) isDone = true;
      else if (shared && bound >= SHARED_FROM) nodesLeft = deepenTogether(shared, nodesLeft);
      else {
        const left = deepen(nodesLeft);
        nodes += nodesLeft - left;
        nodesLeft = left;
      }
    }
    if (isDone) release?.();
    return isDone;
  }

  /** Aborted: whatever other threads still do for some milliseconds is ignored. */
  function stop(): void {
    isDone = true;
    round?.stop();
    if (round) void round.others.then(release);
    else release?.();
  }

  /** If all solutions are wanted, a known one is no reason to stop before its length. */
  function isBeyond(): boolean {
    return bound > (best && !goal.all ? Math.min(limit, best.length - 1) : limit);
  }

  /** The length is done when all threads are done. Without nodesLeft this one has to wait. */
  function deepenTogether(shared: SharedSearch, nodesLeft: number): number {
    isOpen = true;
    round ??= startRound(shared, bound);
    isWaiting = round.advance(nodesLeft);
    if (!isWaiting) return 0;
    const { reports } = round;
    if (!reports) return 0;
    round = undefined;
    isWaiting = false;
    const taken = pieces.of(bound);
    for (const report of reports) {
      nodes += report.nodes;
      for (const [piece, tried] of report.pieces ?? []) pieces.add(taken[piece], tried);
    }
    endLength(reports.flatMap((report) => report.solutions));
    return nodesLeft;
  }

  function endLength(found: readonly (readonly number[])[]): void {
    isOpen = false;
    solutions.push(...found);
    if (found.length > 0) best = solutions[0];
    if (solutions.length > 0) isDone = true;
    else bound = possible(bound + 1);
  }

  /** The smallest length from `length` on that the cube can have: every quarter turn changes the parity of the corners. */
  function possible(length: number): number {
    return metric === "QTM" && (length & 1) !== parity(cubiesOf(state).cp) ? length + 1 : length;
  }

  /** Returns what remains of nodesLeft. */
  function deepen(nodesLeft: number): number {
    if (!isOpen) begun = 0;
    const trunks = pieces.of(bound);
    if (!isOpen || isBetween) kernel.start(state, bound, trunks[begun++]);
    isOpen = true;
    isBetween = false;
    const outcome = kernel.run(nodesLeft);
    // One move more than allowed may have been tried; a pause has used up everything.
    const left = outcome === PAUSED ? 0 : Math.max(0, kernel.left - 1);
    pieces.add(trunks[begun - 1], nodesLeft - left);
    if (outcome === FOUND) {
      const moves = kernel.moves();
      if (solutions.push(moves) === 1) best = moves;
      if (!goal.all) isDone = true;
    } else if (outcome === EXHAUSTED) {
      isBetween = begun < trunks.length;
      if (!isBetween) endLength([]);
    }
    return left;
  }
}
