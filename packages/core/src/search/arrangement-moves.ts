/**
 * What every move does to arrangements, in small tables. A move takes labeled pieces on a set of places to another set, and
 * does the same to their order whatever the labels. So moving an arrangement means moving its set and multiplying two orders.
 */

import { faceTurns } from "../geometry/index.ts";
import { binomial, factorial } from "../perm/index.ts";
import { type MarkCoordinate, orbitMove } from "./coordinate.ts";
import { MOVE_COUNT } from "./face-move.ts";

/**
 * The value (set, order) becomes place[row] + ordered[turned[row] + order] with row = set · 18 + move.
 * All three are multiplied out, so that a move is two lookups and a sum.
 */
export interface ArrangementMoves {
  /** How many sets of places, and how many orders there are on each. */
  readonly sets: number;
  readonly orders: number;
  /** place[set · 18 + move]: (the set it becomes) · orders. */
  readonly place: Uint16Array;
  /** turned[set · 18 + move]: (the order that order 0 becomes) · orders. */
  readonly turned: Uint16Array;
  /** ordered[turned + order]: the order that `order` becomes where order 0 becomes `turned`. */
  readonly ordered: Uint8Array;
}

export function arrangementMoves(coordinate: MarkCoordinate): ArrangementMoves {
  const { size, cube, orbit, places, labels = 0 } = coordinate;
  const orders = factorial(labels);
  const sets = size / orders;
  const ranks = arrangementRanks(labels);
  const moves: ArrangementMoves = {
    sets,
    orders,
    place: new Uint16Array(sets * MOVE_COUNT),
    turned: new Uint16Array(sets * MOVE_COUNT),
    ordered: productsOfOrders(coordinate, orders),
  };
  const members = membersOfSets(sets, labels);
  for (let move = 0; move < MOVE_COUNT; move += 3) {
    const { from } = orbitMove(cube, orbit, faceTurns(cube)[move]);
    const to = new Uint8Array(places);
    for (let place = 0; place < places; place++) to[from[place]] = place;
    turnSets(moves, members, to, ranks, move);
    addTurns(moves, move);
  }
  return moves;
}

/** members[set · labels + i]: the i-th place of the set, in ascending order. Sets are ordered by their ranks. */
export function membersOfSets(sets: number, labels: number): Uint8Array {
  const members = new Uint8Array(sets * labels);
  for (let i = 0; i < labels; i++) members[i] = i;
  for (let set = 1; set < sets; set++) {
    const row = set * labels;
    members.copyWithin(row, row - labels, row);
    // The next set raises the first place that can be raised and resets those before it.
    let i = 0;
    while (i + 1 < labels && members[row + i] + 1 === members[row + i + 1]) members[row + i] = i++;
    members[row + i]++;
  }
  return members;
}

/** The summands from which the rank of an arrangement of at most nine labels on at most twelve places is computed. */
export interface ArrangementRanks {
  /** shares[place · labels + i]: what the place adds to the rank of a set of which it is the i-th. */
  readonly shares: Uint16Array;
  /** 0!, 1!, 2! … */
  readonly weights: Uint16Array;
  /** ones[bits]: how many of six are set. */
  readonly ones: Uint8Array;
}

export function arrangementRanks(labels: number): ArrangementRanks {
  const shares = new Uint16Array(12 * labels);
  for (let at = 0; at < shares.length; at++)
    shares[at] = binomial(Math.floor(at / labels), (at % labels) + 1);
  const ones = new Uint8Array(64);
  for (let bits = 1; bits < ones.length; bits++) ones[bits] = ones[bits >> 1] + (bits & 1);
  return { shares, weights: Uint16Array.from({ length: labels }, (_, i) => factorial(i)), ones };
}

/** As `arrangementCoordinate` ranks labels at places[first …]. Places are bits, so those below one are counted by a lookup. */
export function arrangementAt(
  { shares, weights, ones }: ArrangementRanks,
  places: Uint8Array,
  first: number,
): number {
  const labels = weights.length;
  const orders = labels * weights[labels - 1];
  let all = 0;
  for (let i = 0; i < labels; i++) all |= 1 << places[first + i];
  let before = 0;
  let value = 0;
  for (let i = 0; i < labels; i++) {
    const place = places[first + i];
    const below = (1 << place) - 1;
    const at = onesIn(ones, all & below);
    // The order counts the larger labels before each.
    value += shares[place * labels + at] * orders + (at - onesIn(ones, before & below)) * weights[at];
    before |= 1 << place;
  }
  return value;
}

/** How many of twelve are set. */
function onesIn(ones: Uint8Array, bits: number): number {
  return ones[bits & 63] + ones[bits >> 6];
}

/** A quarter turn of every set, and of the labels 1 … k that stand on it in order, which is order 0. */
function turnSets(
  { sets, orders, place, turned }: ArrangementMoves,
  members: Uint8Array,
  to: Uint8Array,
  ranks: ArrangementRanks,
  column: number,
): void {
  const labels = ranks.weights.length;
  const moved = members.map((place) => to[place]);
  for (let set = 0; set < sets; set++) {
    const value = arrangementAt(ranks, moved, set * labels);
    const order = value % orders;
    place[set * MOVE_COUNT + column] = value - order;
    turned[set * MOVE_COUNT + column] = order * orders;
  }
}

/** The double and triple of a quarter turn, from the single. */
function addTurns({ sets, orders, place, turned, ordered }: ArrangementMoves, quarter: number): void {
  for (let amount = 1; amount < 3; amount++)
    for (let set = 0; set < sets; set++) {
      const row = set * MOVE_COUNT + quarter;
      const then = (place[row + amount - 1] / orders) * MOVE_COUNT + quarter;
      place[row + amount] = place[then];
      turned[row + amount] = ordered[turned[then] + turned[row + amount - 1] / orders] * orders;
    }
}

/** The labels 1 … k in a row show an order; `turned` says which of them moves where. */
function productsOfOrders({ rank, unrank, places, labels = 0 }: MarkCoordinate, orders: number): Uint8Array {
  const ordered = new Uint8Array(orders * orders);
  const product = new Uint8Array(places);
  const rows = Array.from({ length: orders }, (_, order) => {
    unrank(order, product);
    return product.slice();
  });
  for (let turned = 0; turned < orders; turned++)
    for (let order = 0; order < orders; order++) {
      for (let i = 0; i < labels; i++) product[i] = rows[order][rows[turned][i] - 1];
      ordered[turned * orders + order] = rank(product);
    }
  return ordered;
}

/** table[value · 18 + move]: the value after the move, for arrangements on the first `sets` sets of places. */
export function arrangementTable(
  { orders, place, turned, ordered, sets: all }: ArrangementMoves,
  sets: number = all,
): Uint16Array {
  const table = new Uint16Array(sets * orders * MOVE_COUNT);
  for (let set = 0, row = 0; set < sets; set++)
    for (let move = 0; move < MOVE_COUNT; move++, row++)
      writeOrders(table, set * orders * MOVE_COUNT + move, place[row], ordered, turned[row], orders);
  return table;
}

function writeOrders(
  table: Uint16Array,
  at: number,
  base: number,
  ordered: Uint8Array,
  turned: number,
  orders: number,
): void {
  for (let order = 0; order < orders; order++)
    table[at + order * MOVE_COUNT] = base + ordered[turned + order];
}
