/**
 * Solves the centers of a cube of any size: whole axes first, then commutators inserted wherever they pay, at falling prices.
 */
import { makeTurns, type ReductionState } from "../reduction-state.ts";
import { beginWithRuns } from "./begin-with-runs.ts";
import { commutatorSearch, findCommutator, foundRuns } from "./commutator-search.ts";
import { insertRuns, type RunSequence, settleRuns, startSequence, turnsOfSequence } from "./run-sequence.ts";

/** The first price, in stickers per turn, and the last: below it there is hardly ever anything left to find. */
const HIGHEST_PRICE = 3.5;
const LOWEST_PRICE = 0.08;
/** The factor by which it falls when nothing more is found at it. */
const FALL = 0.9;
/** The most memory, in bytes, for the states that are kept. */
const MAX_BYTES = 96e6;

/**
 * Solves all or nearly all centers in place, and fixes the wing parity of every depth (`odd[depth]`: 1 where it is
 * odd). Different seeds give different
 * solutions. Yields every few milliseconds.
 */
export function* insertCommutators(
  work: ReductionState,
  odd: Uint8Array,
  seed: number,
): Generator<void, void> {
  const sequence = startSequence(work.size, work.colors);
  beginWithRuns(sequence, odd, seed);
  yield;
  const search = commutatorSearch(work.size);
  const most = Math.floor(MAX_BYTES / (6 * work.size ** 2));
  for (let price = HIGHEST_PRICE; price > LOWEST_PRICE && sequence.wrong > 0; price *= FALL) {
    yield* sweep(sequence, search, price, seed);
    settleRuns(sequence, most);
  }
  makeTurns(work, turnsOfSequence(sequence));
}

/** Visits every position of the sequence, and steps back a little after each find that makes stickers right. */
function* sweep(
  sequence: RunSequence,
  search: ReturnType<typeof commutatorSearch>,
  price: number,
  seed: number,
): Generator<void, void> {
  for (let t = 0; t <= sequence.runs.length && sequence.wrong > 0; t++)
    for (let i = 0; i < 3; i++) {
      const axis = (i + seed) % 3;
      const hopes = sequence.hopes[t];
      if (hopes[axis] < price) continue;
      yield;
      if (!findCommutator(search, sequence, t, axis, price)) {
        hopes[axis] = Math.min(search.hope, 0.99 * price);
        continue;
      }
      const { runs, cycles } = foundRuns(search, sequence);
      const before = sequence.wrong;
      insertRuns(sequence, t, runs, cycles);
      // A find that only seemed to save turns is left behind: its inverse seems to save them as well, and the two would
      // alternate forever.
      t = sequence.wrong < before ? Math.max(-1, t - 3) : t + runs.length;
      break;
    }
}
