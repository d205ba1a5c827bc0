/** The fewest turns for a 2x2: its 3,674,160 distances in one table, by codec's number; the interval is read through. */

import { rankState } from "../codec/index.ts";
import {
  distanceAt,
  distanceSteps,
  inverseMove,
  POCKET_ORDERS,
  POCKET_TWISTS,
  type PocketMoves,
  type Prepared,
  packNibbles,
  packTables,
  pocketMoves,
  pocketSpace,
  prepare,
  type Recipe,
  type TableStore,
  unpackTables,
} from "../search/index.ts";
import type { CubeState } from "../state/index.ts";
import { type Incumbent, offer } from "./incumbent.ts";
import type { RankInterval } from "./interval.ts";

export interface PocketTables extends Prepared {
  readonly moves: PocketMoves;
  readonly distances: Uint8Array;
}

export async function searchPocket(
  intervals: readonly RankInterval[],
  from: CubeState,
  incumbent: Incumbent,
  store: TableStore | undefined,
  pause: () => Promise<void> | undefined,
): Promise<void> {
  const start = Number(rankState(from));
  const tables = await prepare(pocketRecipe, store, pause);
  const { moves } = tables;
  // Another cube has distances of its own; they are not kept.
  const distances = start === 0 ? tables.distances : await runPausing(distancesFrom(moves, start), pause);
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
  if (best >= 0) offer(incumbent, waysTo(moves, distances, best));
}

/** The moves that make the state of the cube that is turned: those that lead back from it, backwards. */
function waysTo(moves: PocketMoves, distances: Uint8Array, number: number): number[] {
  const { neighbors, degree } = pocketSpace(moves);
  const near = new Int32Array(degree);
  const way: number[] = [];
  for (let at = number, left = distanceAt(distances, at) - 1; left >= 0; left--) {
    neighbors([at], 0, 1, near);
    const i = near.findIndex((next) => distanceAt(distances, next) === left);
    way.push(inverseMove(moves.names[i]));
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

/** The whole table: 1.8 MB, made in some 0.3 s. */
export const pocketRecipe: Recipe<PocketTables> = {
  name: "fewest-pocket",
  key: "fewest-pocket/1/HTM",
  *prepare(stored) {
    const moves = pocketMoves();
    yield;
    const { key } = pocketRecipe;
    const read = stored && unpackTables(stored, key, [(POCKET_ORDERS * POCKET_TWISTS) / 2]);
    const distances = read?.ok ? read.value[0] : yield* distancesFrom(moves);
    return { moves, distances, wasStored: read?.ok ?? false, pack: () => packTables(key, [distances]) };
  },
};

function* distancesFrom(moves: PocketMoves, start: number = 0): Generator<void, Uint8Array> {
  return packNibbles(yield* distanceSteps(pocketSpace(moves, start)));
}
