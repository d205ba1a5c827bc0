/**
 * What every move does to arrangements, in small tables. A move takes labelled pieces on a set of places to another set,
 * and does the same to their order whatever the labels. So a move of an arrangement is a move of its set and a product of two orders.
 */
import { factorial } from "../perm/index.ts";
import type { Coordinate } from "./coordinate.ts";
import { cubieMoves } from "./face-move.ts";

/**
 * The value (set, order) becomes place[row] + ordered[turned[row] + order] with row = set · width + move.
 * All three are multiplied out, so that a move is two readings and a sum.
 */
export interface ArrangementMoves {
  /** How many sets of places, and how many orders there are on each. */
  readonly sets: number;
  readonly orders: number;
  /** Moves in a row: three for every face. */
  readonly width: number;
  /** place[set · width + move]: (the set it becomes) · orders. */
  readonly place: Uint16Array;
  /** turned[set · width + move]: (the order that order 0 becomes) · orders. */
  readonly turned: Uint16Array;
  /** ordered[turned + order]: the order that `order` becomes where order 0 becomes `turned`. */
  readonly ordered: Uint8Array;
}

/** The moves of these faces, in their order. */
export function arrangementMoves(coordinate: Coordinate, faces: readonly number[]): ArrangementMoves {
  const { size, orbit, places, labels = 0, rank, unrank } = coordinate;
  const orders = factorial(labels);
  const sets = size / orders;
  const width = 3 * faces.length;
  const moves: ArrangementMoves = {
    sets,
    orders,
    width,
    place: new Uint16Array(sets * width),
    turned: new Uint16Array(sets * width),
    ordered: productsOfOrders(coordinate, labels, orders),
  };
  const quarters = faces.map((face) => cubieMoves()[3 * face][orbit].from);
  const marks = new Uint8Array(places);
  const moved = new Uint8Array(places);
  for (let set = 0; set < sets; set++) {
    unrank(set * orders, marks);
    for (let face = 0; face < quarters.length; face++) {
      permute(marks, quarters[face], moved);
      const value = rank(moved);
      moves.place[set * width + 3 * face] = value - (value % orders);
      moves.turned[set * width + 3 * face] = (value % orders) * orders;
    }
  }
  for (let face = 0; face < quarters.length; face++) addTurns(moves, 3 * face);
  return moves;
}

function permute(marks: Uint8Array, from: Uint8Array, moved: Uint8Array): void {
  for (let place = 0; place < marks.length; place++) moved[place] = marks[from[place]];
}

/** Two and three of a quarter turn, from what one does. */
function addTurns({ sets, orders, width, place, turned, ordered }: ArrangementMoves, quarter: number): void {
  for (let amount = 1; amount < 3; amount++)
    for (let set = 0; set < sets; set++) {
      const row = set * width + quarter;
      const then = (place[row + amount - 1] / orders) * width + quarter;
      place[row + amount] = place[then];
      turned[row + amount] = ordered[turned[then] + turned[row + amount - 1] / orders] * orders;
    }
}

/** The labels 1 … k in a row show an order; `turned` says which of them comes to stand where. */
function productsOfOrders({ rank, unrank, places }: Coordinate, labels: number, orders: number): Uint8Array {
  const ordered = new Uint8Array(orders * orders);
  const marks = new Uint8Array(places);
  const rows = Array.from({ length: orders }, (_, order) => {
    unrank(order, marks);
    return marks.filter((label) => label > 0);
  });
  marks.fill(0);
  for (let turned = 0; turned < orders; turned++)
    for (let order = 0; order < orders; order++) {
      for (let i = 0; i < labels; i++) marks[i] = rows[order][rows[turned][i] - 1];
      ordered[turned * orders + order] = rank(marks) % orders;
    }
  return ordered;
}

/** table[value · width + move]: the value after the move, for arrangements on the first `sets` sets of places. */
export function arrangementTable(
  { orders, width, place, turned, ordered, sets: all }: ArrangementMoves,
  sets: number = all,
): Uint16Array {
  const table = new Uint16Array(sets * orders * width);
  for (let set = 0, row = 0; set < sets; set++)
    for (let move = 0; move < width; move++, row++)
      writeOrders(table, set * orders * width + move, width, place[row], ordered, turned[row], orders);
  return table;
}

function writeOrders(
  table: Uint16Array,
  at: number,
  width: number,
  base: number,
  ordered: Uint8Array,
  turned: number,
  orders: number,
): void {
  for (let order = 0; order < orders; order++) table[at + order * width] = base + ordered[turned + order];
}
