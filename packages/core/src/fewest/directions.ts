/** What all searches of a 3x3 share: the moves to try, and the directions to look from. */
import { rotations, transform, vectorKey } from "../geometry/index.ts";
import { MOVE_COUNT, type Successors, successors } from "../search/index.ts";

/** More than the moves of any path, with the start. */
export const LEVELS = 26;

/** All 18 moves, none of them after one that makes it needless. */
export function anyMove(): { readonly names: readonly number[]; readonly successors: Successors } {
  const names = Array.from({ length: MOVE_COUNT }, (_, move) => move);
  return { names, successors: successors(names) };
}

/** The rotations about the corner URF: they bring each of the three axes to U–D. The identity first. */
export function axisCycle(): number[] {
  const { matrices } = rotations();
  return [...matrices.keys()].filter((r) => vectorKey(transform(matrices[r], [1, 1, 1])) === "1,1,1");
}
