/** The fewest turns for a 2x2: its 3,674,160 distances in one table, by codec's number; the interval is read in full. */

import { rankState } from "../codec/index.ts";
import {
  distanceAt,
  inverseMove,
  movesOfTurns,
  POCKET_TABLES,
  type PreparedStage,
  pocketStage,
  prepare,
  prepareStage,
  prepareStoredStage,
  type Recipe,
  type StoredStage,
  type TableStore,
  tableSpace,
} from "../search/index.ts";
import type { CubeState } from "../state/index.ts";
import { type Incumbent, offer } from "./incumbent.ts";
import type { RankInterval } from "./interval.ts";

export async function searchPocket(
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
      : await runPausing(prepareStage(pocketStage(POCKET_TABLES.all, [start])), pause);
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

async function runPausing<T>(work: Generator<void, T>, pause: () => Promise<void> | undefined): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}

/** The whole table: 1.8 MB, built in some 0.3 s. */
const pocketRecipe: Recipe<StoredStage> = {
  name: "fewest-pocket",
  key: "fewest-pocket/1/HTM",
  prepare: (stored) => prepareStoredStage(pocketStage(POCKET_TABLES.all), pocketRecipe.key, stored),
};
