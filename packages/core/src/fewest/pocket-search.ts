/** The fewest turns for a 2x2: its 3,674,160 distances in one table, by codec's number; the interval is read through. */
import {
  inverseMove,
  type Prepared,
  packTables,
  prepare,
  type Recipe,
  type TableStore,
  unpackTables,
} from "../search/index.ts";

import { POCKET_ORDERS, POCKET_TWISTS, type PocketMoves, pocketMoves } from "../solve/index.ts";
import { type DistanceSpace, distanceAt, distanceTable } from "./distance-table.ts";
import { type Incumbent, offer } from "./incumbent.ts";
import type { RankInterval } from "./interval.ts";

export interface PocketTables extends Prepared {
  readonly moves: PocketMoves;
  readonly distances: Uint8Array;
}

export async function searchPocket(
  intervals: readonly RankInterval[],
  incumbent: Incumbent,
  store: TableStore | undefined,
  pause: () => Promise<void> | undefined,
): Promise<void> {
  const tables = await prepare(pocketRecipe, store, pause);
  let best = -1;
  let distance = incumbent.limit + 1;
  for (const { low, width } of intervals)
    for (let number = Number(low), end = Number(low + width); number < end; number++) {
      const own = distanceAt(tables.distances, number);
      if (own >= distance) continue;
      distance = own;
      best = number;
    }
  incumbent.bound = distance;
  if (best >= 0) offer(incumbent, waysTo(tables, best));
}

/** The moves that make the state: those that lead home from it, backwards. */
function waysTo({ moves, distances }: PocketTables, number: number): number[] {
  const { neighbors, degree } = pocketSpace(moves);
  const near = new Int32Array(degree);
  const way: number[] = [];
  for (let at = number, left = distanceAt(distances, at) - 1; left >= 0; left--) {
    neighbors(at, near, 0, degree);
    const i = near.findIndex((next) => distanceAt(distances, next) === left);
    way.push(inverseMove(moves.names[i]));
    at = near[i];
  }
  return way.reverse();
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
    const distances = read?.ok ? read.value[0] : yield* distanceTable(pocketSpace(moves));
    return { moves, distances, wasStored: read?.ok ?? false, pack: () => packTables(key, [distances]) };
  },
};

function pocketSpace({ names, order, twist }: PocketMoves): DistanceSpace {
  return {
    size: POCKET_ORDERS * POCKET_TWISTS,
    start: 0,
    degree: names.length,
    neighbors(index, into, from, to) {
      const row = (index / POCKET_TWISTS) | 0;
      const a = row * names.length;
      const b = (index - row * POCKET_TWISTS) * names.length;
      for (let i = from; i < to; i++) into[i] = order[a + i] * POCKET_TWISTS + twist[b + i];
    },
  };
}
