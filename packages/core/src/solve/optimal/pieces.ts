/**
 * The order in which the pieces of a length are searched. The last length takes most of the time, and only until a solution turns
 * up; so those come first that are most likely to have one. Many moves were tried below a prefix at the length before if the cubes
 * that it leads to are nearer to solved than others, as far as the table tells. Measured: decision 0291.
 */
import type { Prefix, Prefixes } from "./prefixes.ts";

export interface Pieces {
  /** The pieces of a length, in the order in which to take them; lengths are searched one after another. */
  of(length: number): readonly Prefix[];
  /** Says that so many moves were tried in a piece of the present length. */
  add(piece: Prefix, moves: number): void;
}

/** Those first in which most moves were tried at the length before. */
export function busiestFirst(prefixes: Prefixes): Pieces {
  let present = -1;
  let pieces: readonly Prefix[] = [];
  /** Moves tried in a piece at the present length, and at the one before (of the superflip, some pieces skip a length). */
  const tried = new Map<Prefix, number>();
  const before = new Map<Prefix, number>();
  const triedBefore = (piece: Prefix) => before.get(piece) ?? 0;
  return {
    of(length) {
      if (length === present) return pieces;
      present = length;
      for (const [piece, moves] of tried) before.set(piece, moves);
      tried.clear();
      pieces = prefixes(length).toSorted((one, other) => triedBefore(other) - triedBefore(one));
      return pieces;
    },
    add(piece, moves) {
      tried.set(piece, (tried.get(piece) ?? 0) + moves);
    },
  };
}

/** In the standard order: for all solutions the last length is searched to its end, too. */
export function inStandardOrder(prefixes: Prefixes): Pieces {
  return { of: prefixes, add: () => {} };
}
