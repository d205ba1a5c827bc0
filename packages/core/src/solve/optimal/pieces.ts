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

/**
 * Those first in which most moves were tried at the length before. Long lengths are cut finer (`finer`: into prefixes of one move
 * more), and then it is the moves tried in the fine piece times those in the whole.
 */
export function busiestFirst(prefixes: Prefixes, finer?: (piece: Prefix) => readonly Prefix[]): Pieces {
  let present = -1;
  let pieces: readonly Prefix[] = [];
  /** Moves tried in a piece at the present length, and at the one before (of the superflip, some pieces skip a length). */
  const tried = new Map<Prefix, number>();
  const before = new Map<Prefix, number>();
  /** What a piece was cut into. */
  const parts = new Map<Prefix, readonly Prefix[]>();
  return {
    of(length) {
      if (length === present) return pieces;
      present = length;
      let all = 0;
      for (const [piece, moves] of tried) {
        before.set(piece, moves);
        all += moves;
      }
      for (const [whole, cut] of parts)
        before.set(
          whole,
          cut.reduce((sum, part) => sum + (before.get(part) ?? 0), 0),
        );
      tried.clear();
      pieces = prefixes(length)
        .flatMap((whole) => {
          if (finer && all >= FINE_FROM && !parts.has(whole)) parts.set(whole, finer(whole));
          const promise = before.get(whole) ?? 0;
          const cut = parts
            .get(whole)
            ?.map((piece) => ({ piece, promise: promise * (before.get(piece) ?? 1) }));
          return cut ?? [{ piece: whole, promise }];
        })
        .toSorted((one, other) => other.promise - one.promise)
        .map(({ piece }) => piece);
      return pieces;
    },
    add(piece, moves) {
      tried.set(piece, (tried.get(piece) ?? 0) + moves);
    },
  };
}

/** Moves tried at a length from which on the next one is cut finer: it will take seconds, and to begin a fine piece takes 10 µs. */
const FINE_FROM = 1e7;

/** In the standard order: for all solutions the last length is searched to its end, too. */
export function inStandardOrder(prefixes: Prefixes): Pieces {
  return { of: prefixes, add: () => {} };
}
