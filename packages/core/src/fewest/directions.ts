/** What all searches of a 3x3 share: the moves to try, and the directions to look from. */
import { faceTurns, rotations, transform, vectorKey } from "../geometry/index.ts";
import { type CanonicalSequences, canonicalSequences, onlyMoves } from "../search/index.ts";

/** More than the moves of any path, including the start. */
export const LEVELS = 26;

/** All 18 moves, except those that the move before makes redundant. */
export function anyMove(): { readonly sequences: CanonicalSequences } {
  return { sequences: canonicalSequences(faceTurns(3)) };
}

/** The same states, with only some of the moves allowed. */
export function g1Move(allowed: readonly number[]): { readonly sequences: CanonicalSequences } {
  return { sequences: onlyMoves(anyMove().sequences, allowed) };
}

/** The rotations about the corner URF: they bring each of the three axes to U–D. The identity first. */
export function axisCycle(): number[] {
  const { matrices } = rotations();
  return [...matrices.keys()].filter((r) => vectorKey(transform(matrices[r], [1, 1, 1])) === "1,1,1");
}
