/** The fewest turns for a 2x2: its 3,674,160 distances in one table, by codec's number; the interval is read through. */
import { CORNER_NAMES } from "../geometry/index.ts";
import { rankPermutation, unrankPermutation } from "../perm/index.ts";
import {
  type Coordinate,
  cubieMoves,
  inverseMove,
  moveTable,
  packTables,
  type TableStore,
  unpackTables,
} from "../solve/index.ts";
import type { Control } from "./control.ts";
import { type DistanceSpace, distanceAt, distanceTable } from "./distance-table.ts";
import { type Incumbent, offer } from "./incumbent.ts";
import type { RankInterval } from "./interval.ts";
import { type Preparation, prepare, type TableRecipe } from "./prepare.ts";

/** 7! orders of the corners but DBL, which is never turned, and 3⁶ of their twists. */
const ORDERS = 5040;
const TWISTS = 729;
const FIXED = CORNER_NAMES.indexOf("DBL");

export interface PocketTables {
  readonly moves: PocketMoves;
  readonly distances: Uint8Array;
}

export interface PocketMoves {
  /** The nine moves of U, R and F. */
  readonly names: readonly number[];
  /** order[value · 9 + i], twist[value · 9 + i]. */
  readonly order: Uint16Array;
  readonly twist: Uint16Array;
}

const preparation: Preparation<PocketTables> = {};

export async function searchPocket(
  intervals: readonly RankInterval[],
  incumbent: Incumbent,
  control: Control,
  store: TableStore | undefined,
): Promise<void> {
  const tables = await prepare(pocketRecipe(), preparation, store, control.pause);
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
  const { neighbours, degree } = pocketSpace(moves);
  const near = new Int32Array(degree);
  const way: number[] = [];
  for (let at = number, left = distanceAt(distances, at) - 1; left >= 0; left--) {
    neighbours(at, near, 0, degree);
    const i = near.findIndex((next) => distanceAt(distances, next) === left);
    way.push(inverseMove(moves.names[i]));
    at = near[i];
  }
  return way.reverse();
}

/** The whole table: 1.8 MB, made in some 0.3 s. */
export function pocketRecipe(): TableRecipe<PocketTables> {
  const key = "fewest-pocket/1/HTM";
  return {
    key,
    *make(stored) {
      const faces = [0, 1, 2, 3, 4, 5].filter((face) => cubieMoves()[3 * face].corner.from[FIXED] === FIXED);
      const names = faces.flatMap((face) => [3 * face, 3 * face + 1, 3 * face + 2]);
      const moves = {
        names,
        order: moveTable(orderCoordinate(), faces),
        twist: moveTable(twistCoordinate(), faces),
      };
      yield;
      const read = stored && unpackTables(stored, key, [(ORDERS * TWISTS) / 2]);
      const distances = read?.ok ? read.value[0] : yield* distanceTable(pocketSpace(moves));
      return { tables: { moves, distances }, wasStored: read?.ok ?? false };
    },
    pack: ({ distances }) => packTables(key, [distances]),
  };
}

/** Lexicographic, as in codec; marks are the corners themselves. */
function orderCoordinate(): Coordinate {
  const places = CORNER_NAMES.map((_, place) => place).filter((place) => place !== FIXED);
  return {
    name: "order",
    size: ORDERS,
    orbit: "corner",
    places: CORNER_NAMES.length,
    radix: 1,
    rank: (marks) => rankPermutation(places.map((place) => places.indexOf(marks[place]))),
    unrank(index, marks) {
      marks[FIXED] = FIXED;
      unrankPermutation(index, places.length).forEach((piece, i) => {
        marks[places[i]] = places[piece];
      });
    },
  };
}

/** The twists of the first six of the seven, in base 3: as codec has them. */
function twistCoordinate(): Coordinate {
  const places = CORNER_NAMES.map((_, place) => place).filter((place) => place !== FIXED);
  const last = places.pop()!;
  return {
    name: "twist",
    size: TWISTS,
    orbit: "corner",
    places: CORNER_NAMES.length,
    radix: 3,
    rank: (marks) => places.reduce((value, place) => value * 3 + marks[place], 0),
    unrank(index, marks) {
      marks.fill(0);
      let rest = index;
      let sum = 0;
      for (const place of places.toReversed()) {
        marks[place] = rest % 3;
        sum += marks[place];
        rest = Math.floor(rest / 3);
      }
      marks[last] = (3 - (sum % 3)) % 3;
    },
  };
}

function pocketSpace({ names, order, twist }: PocketMoves): DistanceSpace {
  return {
    size: ORDERS * TWISTS,
    start: 0,
    degree: names.length,
    neighbours(index, into, from, to) {
      const row = (index / TWISTS) | 0;
      const a = row * names.length;
      const b = (index - row * TWISTS) * names.length;
      for (let i = from; i < to; i++) into[i] = order[a + i] * TWISTS + twist[b + i];
    },
  };
}
