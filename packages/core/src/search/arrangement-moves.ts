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
  const weights = Uint16Array.from({ length: labels }, (_, i) => factorial(i));
  const moves: ArrangementMoves = {
    sets,
    orders,
    place: new Uint16Array(sets * MOVE_COUNT),
    turned: new Uint16Array(sets * MOVE_COUNT),
    ordered: productsOfOrders(coordinate, labels, weights),
  };
  const members = membersOfSets(sets, labels);
  const shares = sharesOfPlaces(places, labels);
  const ones = onesOfSix();
  for (let move = 0; move < MOVE_COUNT; move += 3) {
    const { from } = orbitMove(cube, orbit, faceTurns(cube)[move]);
    const to = new Uint8Array(places);
    for (let place = 0; place < places; place++) to[from[place]] = place;
    turnSets(moves, members, to, shares, weights, ones, move);
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

/** shares[place · labels + i]: what the place adds to the rank of a set of which it is the i-th. */
export function sharesOfPlaces(places: number, labels: number): Uint16Array {
  const shares = new Uint16Array(places * labels);
  for (let place = 0; place < places; place++)
    for (let i = 0; i < labels; i++) shares[place * labels + i] = binomial(place, i + 1);
  return shares;
}

/** A quarter turn of every set, and of the labels 1 … k that stand on it in order. */
function turnSets(
  { sets, orders, place, turned }: ArrangementMoves,
  members: Uint8Array,
  to: Uint8Array,
  shares: Uint16Array,
  weights: Uint16Array,
  ones: Uint8Array,
  column: number,
): void {
  const labels = weights.length;
  for (let set = 0; set < sets; set++) {
    const value = turnSet(members, set * labels, to, shares, weights, ones);
    const order = value % orders;
    place[set * MOVE_COUNT + column] = value - order;
    turned[set * MOVE_COUNT + column] = order * orders;
  }
}

/** (The set it becomes) · orders + (the order that order 0 becomes). Places are bits, so those below one are counted by a lookup. */
function turnSet(
  members: Uint8Array,
  first: number,
  to: Uint8Array,
  shares: Uint16Array,
  weights: Uint16Array,
  ones: Uint8Array,
): number {
  const labels = weights.length;
  const orders = labels * weights[labels - 1];
  let all = 0;
  for (let i = 0; i < labels; i++) all |= 1 << to[members[first + i]];
  let before = 0;
  let value = 0;
  for (let i = 0; i < labels; i++) {
    const own = to[members[first + i]];
    const below = (1 << own) - 1;
    const at = onesIn(ones, all & below);
    // The order counts the larger labels before each.
    value += shares[own * labels + at] * orders + (at - onesIn(ones, before & below)) * weights[at];
    before |= 1 << own;
  }
  return value;
}

/** ones[bits]: how many of six are set. */
export function onesOfSix(): Uint8Array {
  const ones = new Uint8Array(64);
  for (let bits = 1; bits < ones.length; bits++) ones[bits] = ones[bits >> 1] + (bits & 1);
  return ones;
}

/** How many of twelve are set. */
export function onesIn(ones: Uint8Array, bits: number): number {
  return ones[bits & 63] + ones[bits >> 6];
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
function productsOfOrders(
  { unrank, places }: MarkCoordinate,
  labels: number,
  weights: Uint16Array,
): Uint8Array {
  const orders = labels * weights[labels - 1];
  const ordered = new Uint8Array(orders * orders);
  const marks = new Uint8Array(places);
  const rows = Array.from({ length: orders }, (_, order) => {
    unrank(order, marks);
    return marks.slice(0, labels);
  });
  const product = new Uint8Array(labels);
  for (let turned = 0; turned < orders; turned++)
    for (let order = 0; order < orders; order++) {
      for (let i = 0; i < labels; i++) product[i] = rows[order][rows[turned][i] - 1];
      ordered[turned * orders + order] = rankOfOrder(product, weights);
    }
  return ordered;
}

/** As the coordinate ranks them: label by label, how many larger ones come before it. */
function rankOfOrder(row: Uint8Array, weights: Uint16Array): number {
  let rank = 0;
  for (let at = 1; at < row.length; at++)
    for (let before = 0; before < at; before++) if (row[before] > row[at]) rank += weights[at];
  return rank;
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
