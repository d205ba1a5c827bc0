/** What every move does to every value of a coordinate, as one flat table. */
import { factorial } from "../perm/index.ts";
import type { Coordinate } from "./coordinate.ts";
import { cubieMoves, type PlaceMove } from "./face-move.ts";

/** U R F D L B. */
const ALL_FACES = [0, 1, 2, 3, 4, 5];

/**
 * table[index · 3 · faces.length + move]: the value after a move of one of these faces, in their order. Rows are
 * contiguous because a search tries all moves of one value in turn. Only quarter turns are worked out; the other moves
 * are lookups of lookups.
 */
export function moveTable(coordinate: Coordinate, faces: readonly number[] = ALL_FACES): Uint16Array {
  const { size, orbit, isNumber } = coordinate;
  const width = 3 * faces.length;
  const table = new Uint16Array(size * width);
  const quarters = faces.map((face) => cubieMoves()[3 * face][orbit]);
  const after = isNumber
    ? quarters.map((quarter) => digitsAfter(coordinate, quarter))
    : marksAfter(coordinate, quarters);
  for (let column = 0; column < faces.length; column++) {
    const quarter = after[column];
    for (let index = 0; index < size; index++) {
      const half = quarter[quarter[index]];
      const at = index * width + 3 * column;
      table[at] = quarter[index];
      table[at + 1] = half;
      table[at + 2] = quarter[half];
    }
  }
  return table;
}

/**
 * The values after one quarter turn, where a value is a number whose digits are the marks, with the last left out. Each
 * digit moves by itself: the sums for k digits give those for k + 1, and the one left out comes last.
 */
function digitsAfter({ size, places, radix }: Coordinate, { from, turn }: PlaceMove): Uint16Array {
  const shares = new Uint16Array(places * radix);
  for (let place = 0; place < places - 1; place++)
    for (let digit = 0; digit < radix; digit++)
      shares[from[place] * radix + digit] = ((digit + turn[place]) % radix) * radix ** (places - 2 - place);
  const sums = new Uint16Array(size);
  const totals = new Uint8Array(size);
  for (let place = 0, known = 1; place < places - 1; place++, known *= radix)
    for (let index = known - 1; index >= 0; index--)
      for (let digit = radix - 1; digit >= 0; digit--) {
        sums[index * radix + digit] = sums[index] + shares[place * radix + digit];
        totals[index * radix + digit] = totals[index] + digit;
      }
  for (let index = 0; index < size; index++)
    sums[index] += shares[(places - 1) * radix + ((radix - (totals[index] % radix)) % radix)];
  return sums;
}

/** The values after each quarter turn, worked out on the marks; for labels, for one order on each set of places. */
function marksAfter(coordinate: Coordinate, quarters: readonly PlaceMove[]): Uint16Array[] {
  const { size, places, radix, labels = 0 } = coordinate;
  const orders = factorial(labels);
  const ordered = ordersAfter(coordinate, labels, orders);
  const after = quarters.map(() => new Uint16Array(size));
  const marks = new Uint8Array(places);
  const moved = new Uint8Array(places);
  for (let index = 0; index < size; index += orders) {
    coordinate.unrank(index, marks);
    for (let quarter = 0; quarter < quarters.length; quarter++) {
      const { from, turn } = quarters[quarter];
      for (let place = 0; place < places; place++)
        moved[place] = radix === 1 ? marks[from[place]] : (marks[from[place]] + turn[place]) % radix;
      const first = coordinate.rank(moved);
      const turned = first % orders;
      const values = after[quarter];
      for (let order = 0; order < orders; order++)
        values[index + order] = first - turned + ordered[turned * orders + order];
    }
  }
  return after;
}

/**
 * A move does to labelled pieces on given places the same, whatever the labels: the places' new order, as the labels
 * 1 … k in a row show it. ordered[turned · orders + order]: what `order` becomes where order 0 becomes `turned`.
 */
function ordersAfter({ rank, unrank, places }: Coordinate, labels: number, orders: number): Uint8Array {
  const ordered = new Uint8Array(orders * orders);
  const marks = new Uint8Array(places);
  const rows = Array.from({ length: orders }, (_, order) => {
    unrank(order, marks);
    return marks.filter((label) => label > 0);
  });
  marks.fill(0);
  for (let turned = 0; turned < orders && orders > 1; turned++)
    for (let order = 0; order < orders; order++) {
      for (let i = 0; i < labels; i++) marks[i] = rows[order][rows[turned][i] - 1];
      ordered[turned * orders + order] = rank(marks) % orders;
    }
  return ordered;
}
