/**
 * Tails: moves that come after phase 2. If p and then the cube is solved by s, the cube is solved by s and then p: so every short p
 * makes another cube of it, which lies in another coset and has its own ways into G1. Working on the inverse, p is a move like any other.
 */
import { oppositeFace } from "../../geometry/index.ts";
import { sharesOfPlaces } from "../arrangement-moves.ts";
import { cubieMoves, MOVE_COUNT, mayFollow, NO_MOVE } from "../face-move.ts";
import type { View } from "./view.ts";

/** The longest tail. */
export const LONGEST_TAIL = 2;

export interface Tails {
  /**
   * moves[k]: the tails of k moves, undone last move first, as they are done to the inverse. The last of these is none of G1, which phase 2
   * could do as well. The two quarter turns of a face stand side by side: they are a move of G1 apart, so cosets are the same.
   */
  readonly moves: readonly (readonly (readonly number[])[])[];
  /** What an edge adds to the rank of a set of four, as `sharesOfPlaces` has it, and a corner's digit to the twist. */
  readonly shares: Uint16Array;
  readonly digits: Uint16Array;
}

export function makeTails(isInner: Uint8Array): Tails {
  const moves: number[][][] = [];
  let sequences: number[][] = [[]];
  for (let length = 0; length <= LONGEST_TAIL; length++) {
    moves.push(sequences.filter((tail) => length === 0 || isInner[tail[length - 1]] === 0));
    sequences = sequences.flatMap((tail) =>
      [...Array(MOVE_COUNT).keys()]
        .filter((move) => mayFollow(tail.at(-1) ?? NO_MOVE, move))
        .map((move) => [...tail, move]),
    );
  }
  const digits = Uint16Array.from({ length: 8 }, (_, corner) => Math.floor(3 ** (6 - corner)));
  return { moves, shares: sharesOfPlaces(12, 4), digits };
}

/** The same with turns of one face made one, where a tail meets the move before it. */
export function joinMoves(moves: readonly number[]): number[] {
  const joined: number[] = [];
  for (const move of moves) {
    const face = Math.floor(move / 3);
    // Turns of the opposite face commute with it.
    let at = joined.length - 1;
    while (at >= 0 && Math.floor(joined[at] / 3) === oppositeFace(face)) at--;
    if (at < 0 || Math.floor(joined[at] / 3) !== face) joined.push(move);
    else {
      const amount = ((joined[at] % 3) + (move % 3) + 2) % 4;
      if (amount === 0) joined.splice(at, 1);
      else joined[at] = 3 * face + amount - 1;
    }
  }
  return joined;
}

export interface Coset {
  twist: number;
  flip: number;
  slice: number;
}

/**
 * Writes the coset of the inverse of the cube after the move, a tenth of the work of finding all coordinates: there are hundreds of
 * tails, and nearly all lead to cosets that are too far away.
 */
export function cosetBehind(
  { corners, edges }: View,
  move: number,
  { shares, digits }: Tails,
  into: Coset,
): void {
  const { corner, edge } = cubieMoves()[move];
  // The inverse has for a piece the place where it stands, turned the other way.
  let twist = 0;
  for (let place = 0; place < corner.from.length; place++) {
    const from = corner.from[place];
    twist += digits[corners.piece[from]] * ((6 - corners.turned[from] - corner.turn[place]) % 3);
  }
  let flip = 0;
  let set = 0;
  for (let place = 0; place < edge.from.length; place++) {
    const from = edge.from[place];
    // The last edge has no digit.
    flip |= ((edges.turned[from] ^ edge.turn[place]) << (11 - edges.piece[from])) >> 1;
    if (place >= 8) set |= 1 << edges.piece[from];
  }
  let slice = 0;
  for (let i = 0; i < 4; i++, set &= set - 1) slice += shares[4 * (31 - Math.clz32(set & -set)) + i];
  into.twist = twist;
  into.flip = flip;
  into.slice = slice;
}
