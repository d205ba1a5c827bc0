/** What every move does to every value of a coordinate, as one flat table. */

import { faceTurns } from "../geometry/index.ts";
import { arrangementMoves, arrangementTable } from "./arrangement-moves.ts";
import { type MarkCoordinate, type PlaceMove, writeColumn } from "./coordinate.ts";
import { MOVE_COUNT } from "./face-move.ts";
import { markMove } from "./orbit-coordinates.ts";

/**
 * table[index · 18 + move]: the value after a move. Rows are contiguous because a search tries all moves of one value in
 * turn. Only quarter turns are computed; the other moves are lookups of lookups.
 */
export function moveTable(coordinate: MarkCoordinate): Uint16Array {
  if (coordinate.labels !== undefined) return arrangementTable(arrangementMoves(coordinate));
  const { size, cube, isNumber } = coordinate;
  const table = new Uint16Array(size * MOVE_COUNT);
  for (let move = 0; move < MOVE_COUNT; move += 3) {
    const quarter = markMove(coordinate, faceTurns(cube)[move]);
    writeTurns(table, isNumber ? digitsAfter(coordinate, quarter) : marksAfter(coordinate, quarter), move);
  }
  return table;
}

/** Writes what one, two and three of a quarter turn do, from `first` on in each row. */
function writeTurns(table: Uint16Array, quarter: Uint16Array, first: number): void {
  for (let index = 0, at = first; index < quarter.length; index++, at += MOVE_COUNT) {
    const half = quarter[quarter[index]];
    table[at] = quarter[index];
    table[at + 1] = half;
    table[at + 2] = quarter[half];
  }
}

/**
 * The values after one quarter turn, if a value is a number whose digits are the marks without the last. Each digit moves by
 * itself, so the results for the first half of the digits and for the second are simply added; the omitted digit comes
 * last.
 */
function digitsAfter({ size, places, radix }: MarkCoordinate, { from, turn }: PlaceMove): Uint16Array {
  const shares = new Uint16Array(places * radix);
  for (let place = 0; place < places - 1; place++)
    for (let digit = 0; digit < radix; digit++)
      shares[from[place] * radix + digit] = ((digit + turn[place]) % radix) * radix ** (places - 2 - place);
  const half = places >> 1;
  const high = sumsOfDigits(shares.subarray(0, half * radix), radix);
  const low = sumsOfDigits(shares.subarray(half * radix, (places - 1) * radix), radix);
  const after = new Uint16Array(size);
  addHalves(after, high, low, shares.subarray((places - 1) * radix), radix);
  return after;
}

interface DigitSums {
  /** For every number of these digits: what they become, added up, and the sum of the digits mod radix. */
  readonly sums: Uint16Array;
  readonly totals: Uint8Array;
}

function sumsOfDigits(shares: Uint16Array, radix: number): DigitSums {
  const size = radix ** (shares.length / radix);
  const sums = new Uint16Array(size);
  const totals = new Uint8Array(size);
  for (let at = 0, known = 1; at < shares.length; at += radix, known *= radix)
    for (let index = known - 1; index >= 0; index--)
      for (let digit = radix - 1; digit >= 0; digit--) {
        sums[index * radix + digit] = sums[index] + shares[at + digit];
        totals[index * radix + digit] = (totals[index] + digit) % radix;
      }
  return { sums, totals };
}

function addHalves(
  after: Uint16Array,
  high: DigitSums,
  low: DigitSums,
  last: Uint16Array,
  radix: number,
): void {
  const width = low.sums.length;
  /** rest[total of the other digits]: what the omitted one becomes. */
  const rest = Uint16Array.from({ length: 2 * radix }, (_, total) => last[(2 * radix - total) % radix]);
  for (let i = 0, at = 0; i < high.sums.length; i++) {
    const base = high.sums[i];
    const total = high.totals[i];
    for (let j = 0; j < width; j++, at++) after[at] = base + low.sums[j] + rest[total + low.totals[j]];
  }
}

/** The same for any marks. */
function marksAfter(coordinate: MarkCoordinate, quarter: PlaceMove): Uint16Array {
  const after = new Uint16Array(coordinate.size);
  writeColumn(coordinate, quarter, after, 0, 1);
  return after;
}
