/** The centers of a large cube: whole axes first, then commutators put in wherever they pay, at prices that fall. */
import { makeTurns, type ReductionState } from "../reduction-state.ts";
import { beginWithRuns } from "./begin-with-runs.ts";
import { type CommutatorGoal, commutatorSearch, findCommutator, foundRuns } from "./commutator-search.ts";
import { insertRuns, type RunSequence, settleRuns, startSequence, turnsOfSequence } from "./run-sequence.ts";

export interface InsertionEffort {
  /** What the price is multiplied by when nothing more is found at it, below 1. */
  readonly fall: number;
  readonly rough: number;
  /** Another number, another solution. */
  readonly seed: number;
}

/** The first price, in stickers for a turn, and the last: at less there is hardly ever anything left. */
const HIGHEST_PRICE = 3.5;
const LOWEST_PRICE = 0.08;
/** Bytes of the states that are kept. */
const MAX_BYTES = 96e6;

/** Solves the centers in place, all or nearly all, and makes the wings of every depth even (`odd[depth]`: 1 where they are not). Yields now and then. */
export function* insertCommutators(
  work: ReductionState,
  odd: Uint8Array,
  effort: InsertionEffort,
): Generator<void, void> {
  const sequence = startSequence(work.size, work.colors);
  beginWithRuns(sequence, odd, effort.seed);
  yield;
  const search = commutatorSearch(work.size);
  const most = Math.floor(MAX_BYTES / (6 * work.size ** 2));
  for (let price = HIGHEST_PRICE; price > LOWEST_PRICE && sequence.wrong > 0; price *= effort.fall) {
    yield* sweep(sequence, search, { price, rough: effort.rough }, effort.seed);
    settleRuns(sequence, most);
  }
  makeTurns(work, turnsOfSequence(sequence));
}

/** Goes through all times, and a little back after each find that makes stickers right. */
function* sweep(
  sequence: RunSequence,
  search: ReturnType<typeof commutatorSearch>,
  goal: CommutatorGoal,
  seed: number,
): Generator<void, void> {
  for (let t = 0; t <= sequence.runs.length && sequence.wrong > 0; t++)
    for (let i = 0; i < 3; i++) {
      const axis = (i + seed) % 3;
      const hopes = sequence.hopes[t];
      if (hopes[axis] < goal.price) continue;
      yield;
      if (!findCommutator(search, sequence, t, axis, goal)) {
        hopes[axis] = Math.min(search.hope, 0.99 * goal.price);
        continue;
      }
      const { runs, circles } = foundRuns(search, sequence);
      const before = sequence.wrong;
      insertRuns(sequence, t, runs, circles);
      // What only seemed to save turns is gone past: its inverse seems to save them as well, and the two would take turns forever.
      t = sequence.wrong < before ? Math.max(-1, t - 3) : t + runs.length;
      break;
    }
}
