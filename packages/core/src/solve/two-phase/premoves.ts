/**
 * Premoves: moves that come after phase 2. If s solves p followed by the cube, then s followed by p solves the cube. So every short p
 * gives another cube, in another coset, with its own ways into G1. Working on the inverse, p is a move like any other.
 */
import { oppositeFace } from "../../geometry/index.ts";
import { MOVE_COUNT, NO_MOVE } from "../../search/index.ts";
import type { Steps } from "./steps.ts";

/**
 * premoves[k]: the premoves of k moves, undone last move first, as they are done to the inverse. The last of these is not in G1, since
 * phase 2 could do it as well. The two quarter turns of a face are next to each other: they are a move of G1 apart, so their cosets are the same.
 */
export type Premoves = readonly (readonly (readonly number[])[])[];

export function makePremoves(
  { any: { list, count }, inPhaseOne }: Steps,
  isG1Move: Uint8Array,
  most: number,
): Premoves {
  const premoves: number[][][] = [];
  let sequences: number[][] = [[]];
  for (let length = 0; length <= most; length++) {
    const fit = sequences.filter((premove) => length === 0 || isG1Move[premove[length - 1]] === 0);
    premoves.push(fit.map((premove) => premove.map((step) => inPhaseOne[step])));
    sequences = sequences.flatMap((premove) => {
      const previous = premove.at(-1) ?? NO_MOVE;
      const row = list.subarray(previous * MOVE_COUNT, previous * MOVE_COUNT + count[previous]);
      return Array.from(row, (step) => [...premove, step]);
    });
  }
  return premoves;
}

/** The same with turns of one face merged, where a premove meets the move before it. */
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
