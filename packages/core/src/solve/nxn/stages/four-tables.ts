/** The tables of the three stages of a 4x4. Built once, and read-only from then on. */

import {
  type BloomShape,
  type BloomTable,
  distanceSteps,
  type KeepTable,
  keptTables,
  makeTable,
  maskSpace,
  type TableBytes,
} from "../../../search/index.ts";
import { placesAfter } from "../wing-places.ts";
import { firstTurns, movesOf, SIZE, secondTurns, thirdTurns, X } from "./four-turns.ts";
import type { PreparedStages } from "./improve.ts";
import { type MaskClasses, type MaskOrbit, maskClasses, maskOrbit } from "./mask-coordinate.ts";
import { type PairMoves, type PairNumbers, pairMoves, pairNumbers, pairSpace } from "./pair-order.ts";
import { type PartingSets, partingSets } from "./parted-wings.ts";
import { jointDistances, nearTable, type SmallTable } from "./small-tables.ts";
import type { TurnList } from "./turn-list.ts";

/** The byte of the faces on the x axis. */
const X_BYTE = 0xff00;

/** Where the colors of one axis are. */
export interface FirstTables {
  readonly list: TurnList;
  readonly moves: Uint32Array;
  readonly distances: Uint8Array;
}

function* firstTables(keep: KeepTable): Generator<void, FirstTables> {
  const list = firstTurns();
  const moves = movesOf(list);
  const distances = yield* keep(() => distanceSteps(maskSpace("first axis", moves, [X_BYTE])));
  return { list, moves, distances };
}

/** The other two axes, either one on top; the pattern of the first axis, in either color; wing parity. */
export interface SecondTables {
  readonly list: TurnList;
  readonly apart: MaskClasses;
  readonly pattern: MaskClasses;
  readonly distances: Uint8Array;
  readonly isOdd: Uint8Array;
}

export function* secondTables(limit?: number, keep: KeepTable = makeTable): Generator<void, SecondTables> {
  const list = secondTurns();
  const moves = movesOf(list);
  const apart = maskClasses([0x0000ff], moves, 0xff00ff);
  const pattern = maskClasses([0x0f00], moves, X_BYTE);
  yield;
  const isOdd = Uint8Array.from(list.turns, ({ first, last, quarters }) =>
    first !== last && quarters !== 2 ? 1 : 0,
  );
  const wingParity: SmallTable = {
    size: 2,
    next: Uint16Array.from([0, 1].flatMap((odd) => Array.from(isOdd, (toggle) => odd ^ toggle))),
  };
  // The patterns that half turns make of a solved one.
  const ends = maskOrbit([0x0f00], movesOf(thirdTurns()));
  const goals = new Set(Array.from(ends.masks, (mask) => pattern.classOf(mask) * 2));
  const distances = yield* keep(() =>
    jointDistances([apart, pattern, wingParity], list.turns.length, goals, limit),
  );
  return { list, apart, pattern, distances, isOdd };
}

export function fourPairMoves(): PairMoves {
  return pairMoves(
    thirdTurns().turns.map((turn) => placesAfter(turn, SIZE, 1)),
    [X, 1, 2],
  );
}

/** Centers in the third stage: one color of each axis, and the parity of the pairs relative to the corners. */
export interface ThirdTables {
  readonly list: TurnList;
  /** One mask orbit for each byte. */
  readonly orbits: readonly MaskOrbit[];
  readonly distances: Uint8Array;
  readonly next: Uint16Array;
  readonly isOdd: Uint8Array;
}

const GOALS = [0, 3, 5, 6];

export function* thirdTables(withParity: boolean, keep: KeepTable = makeTable): Generator<void, ThirdTables> {
  const list = thirdTurns();
  const moves = movesOf(list);
  const orbits = [0, 1, 2].map((byte) => maskOrbit([0x0f << (8 * byte), 0xf0 << (8 * byte)], moves));
  const toggle = list.turns.map(({ first, last }) => (withParity && first !== last ? 1 : 0));
  const width = list.turns.length;
  const sizes = orbits.map(({ size }) => size);
  const first: SmallTable = orbits[1];
  const second: SmallTable = orbits[0];
  const parities = withParity ? 2 : 1;
  const third: SmallTable = {
    size: sizes[2] * parities,
    next: Uint16Array.from({ length: sizes[2] * parities * width }, (_, i) => {
      const turn = i % width;
      const value = Math.floor(i / width);
      const odd = value % parities;
      return orbits[2].next[Math.floor(value / parities) * width + turn] * parities + (odd ^ toggle[turn]);
    }),
  };
  const goals = GOALS.map(
    (sides) => (((sides & 1) * sizes[0] + ((sides >> 1) & 1)) * sizes[2] + (sides >> 2)) * parities,
  );
  const distances = yield* keep(() => jointDistances([first, second, third], width, goals));
  return { list, orbits, distances, next: third.next, isOdd: Uint8Array.from(toggle) };
}

export interface FourTables {
  readonly first: FirstTables;
  readonly second: SecondTables;
  readonly third: ThirdTables;
  readonly pairs: PairMoves;
  readonly parting: PartingSets;
  readonly numbers: PairNumbers;
  readonly nearPairs: BloomTable;
}

/** Second-stage distances are exact up to this; the best candidates take fewer turns. */
const SECOND_LIMIT = 7;
/**
 * Orders of pairs up to nine turns from paired: with eight, the third stage tries twice as many turns. It holds for the
 * first cube too: no solution depends on which cubes were solved before. The filters take 2.6 MB; with twice
 * as much, the third stage tries 4 % fewer turns in as much time.
 */
const NEAR_PAIRS: BloomShape = { depth: 9, wordsLog: 19, step: 2 };

/** The key under which the tables are stored. */
export const FOUR_KEY = "stages-4x4/2/OBTM";
const TABLES = 4;

/** Builds the tables, or takes their distances from the store. */
export function* fourTables(stored?: TableBytes): Generator<void, PreparedStages<FourTables>> {
  const { keep, wasStored, pack } = keptTables(FOUR_KEY, TABLES, stored);
  const first = yield* firstTables(keep);
  const second = yield* secondTables(SECOND_LIMIT, keep);
  const third = yield* thirdTables(true, keep);
  const pairs = fourPairMoves();
  const parting = partingSets(
    pairs,
    second.list.turns.map((turn) => placesAfter(turn, SIZE, 1)),
  );
  const numbers = pairNumbers(pairs, X);
  yield;
  const nearPairs = yield* nearTable(pairSpace(pairs, numbers), NEAR_PAIRS, keep);
  return { tables: { first, second, third, pairs, parting, numbers, nearPairs }, wasStored, pack };
}
