/**
 * The 8! orders of the corners by their lexicographic ranks, what moves do to them, and their cosets: orders that agree up to a
 * group of exchanges among alike corners. Three such groups are used. All contain what half turns do.
 */
import { CORNER_NAMES } from "../../geometry/index.ts";
import { composeInto, inverse, parity, rankPermutation, unrankPermutation } from "../../perm/index.ts";
import { cubieMoves, MOVE_COUNT, ORDERS_OF_EIGHT } from "../../search/index.ts";

const CORNERS = CORNER_NAMES.length;

/**
 * "tetrads": corners are alike if half turns can bring one to the place of the other (576 exchanges); "even": only even
 * exchanges (288); "squares": only what half turns do (96).
 */
export type CornerGroup = "tetrads" | "even" | "squares";

/** orderMoves[order · 18 + move]: the order after a move. */
export function cornerOrderMoves(): Uint16Array {
  const table = new Uint16Array(ORDERS_OF_EIGHT * MOVE_COUNT);
  const moved = new Uint8Array(CORNERS);
  for (let order = 0; order < ORDERS_OF_EIGHT; order++) {
    const corners = unrankPermutation(order, CORNERS);
    for (let move = 0; move < MOVE_COUNT; move += 3)
      table[order * MOVE_COUNT + move] = rankPermutation(
        composeInto(moved, corners, cubieMoves()[move].corner.from),
      );
  }
  for (let order = 0; order < ORDERS_OF_EIGHT; order++)
    for (let move = 0; move < MOVE_COUNT; move += 3) {
      const half = table[table[order * MOVE_COUNT + move] * MOVE_COUNT + move];
      table[order * MOVE_COUNT + move + 1] = half;
      table[order * MOVE_COUNT + move + 2] = table[half * MOVE_COUNT + move];
    }
  return table;
}

export interface CornerCosets {
  readonly count: number;
  /** of[order]: the coset of an order; the group itself, and so the solved order, is coset 0. */
  readonly of: Uint16Array;
  /** moves[coset · 18 + move]. */
  readonly moves: Uint16Array;
  /**
   * inverses[order · 8]: the coset of the inverse; inverses[order · 8 + 1 + face]: that of the inverse after a quarter turn
   * of the face, in either direction, since the half turn between the two is in the group.
   */
  readonly inverses: Uint16Array;
}

export function cornerCosets(kind: CornerGroup, orderMoves: Uint16Array): CornerCosets {
  const group = cornerGroup(kind);
  const of = new Uint16Array(ORDERS_OF_EIGHT).fill(ORDERS_OF_EIGHT);
  const relabeled = new Uint8Array(CORNERS);
  const firsts: number[] = [];
  for (let order = 0; order < ORDERS_OF_EIGHT; order++) {
    if (of[order] !== ORDERS_OF_EIGHT) continue;
    const corners = unrankPermutation(order, CORNERS);
    for (const exchange of group)
      of[rankPermutation(composeInto(relabeled, exchange, corners))] = firsts.length;
    firsts.push(order);
  }
  const moves = new Uint16Array(firsts.length * MOVE_COUNT);
  for (let i = 0; i < moves.length; i++)
    moves[i] = of[orderMoves[firsts[Math.floor(i / MOVE_COUNT)] * MOVE_COUNT + (i % MOVE_COUNT)]];
  return { count: firsts.length, of, moves, inverses: inverseCosets(of, orderMoves) };
}

function inverseCosets(of: Uint16Array, orderMoves: Uint16Array): Uint16Array {
  const ofInverse = Uint16Array.from(
    of,
    (_, order) => of[rankPermutation(inverse(unrankPermutation(order, CORNERS)))],
  );
  const table = new Uint16Array(ORDERS_OF_EIGHT * 8);
  for (let order = 0; order < ORDERS_OF_EIGHT; order++) {
    table[order * 8] = ofInverse[order];
    for (let face = 0; face < 6; face++)
      table[order * 8 + 1 + face] = ofInverse[orderMoves[order * MOVE_COUNT + 3 * face]];
  }
  return table;
}

/** The exchanges of a group, as permutations. */
function cornerGroup(kind: CornerGroup): number[][] {
  const squares = generatedByHalfTurns();
  if (kind === "squares") return squares;
  const tetrad = new Set(squares.map((exchange) => exchange[0]));
  const group: number[][] = [];
  for (let order = 0; order < ORDERS_OF_EIGHT; order++) {
    const exchange = unrankPermutation(order, CORNERS);
    if (exchange.some((corner, place) => tetrad.has(corner) !== tetrad.has(place))) continue;
    if (kind === "tetrads" || parity(exchange) === 0) group.push(exchange);
  }
  return group;
}

function generatedByHalfTurns(): number[][] {
  const halfTurns = cubieMoves().filter((_, move) => move % 3 === 1);
  const group = [unrankPermutation(0, CORNERS)];
  const known = new Set([0]);
  for (const exchange of group)
    for (const { corner } of halfTurns) {
      const next = composeInto(new Array<number>(CORNERS), exchange, corner.from);
      const rank = rankPermutation(next);
      if (known.has(rank)) continue;
      known.add(rank);
      group.push(next);
    }
  return group;
}
