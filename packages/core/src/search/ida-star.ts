/**
 * Iterative deepening depth-first search (Korf, 1985), on an explicit stack so that it can pause anywhere. It knows
 * nothing about cubes: a tree says what its moves do, level by level, and which positions cannot be near enough.
 * The kernels of two-phase and optimal are this loop written out over their tables; everything else uses this one.
 */
import type { CanonicalSequences } from "./canonical.ts";

/**
 * Out of list[from … to − 1], writes to into[at …] the moves at `level` that `step` would not cut, in the same order, and returns where
 * they end. `into` may be the list itself, with `at` up to `from`. One call for all moves of a position takes half as long as one for
 * each, because lookups that do not wait for each other overlap.
 */
export type Sift = (
  level: number,
  list: Uint8Array,
  from: number,
  to: number,
  left: number,
  into: Uint8Array,
  at: number,
) => number;

export interface Tree {
  /** The moves by their indices, and which may follow which. */
  readonly sequences: CanonicalSequences;
  /** costs[move]: the cost of each; default 1. */
  readonly costs?: Uint8Array | undefined;
  /**
   * Writes the position after a move from `level` to `level + 1`, and returns a lower bound on its distance from solved. Above `left`
   * the move is cut, whatever the number; for left = 0 the answer must be exact.
   */
  step(level: number, move: number, left: number): number;
  /** Optional, where every move costs 1. */
  sift?: Sift | undefined;
  /** Asked about every solution, path[0 … length − 1]; if false, the search goes on. The path must not be kept. */
  accept?(path: Uint8Array, length: number): boolean;
}

/** Where a search begins and ends. */
export interface IdaRange {
  /** A lower bound on the length from the root; 0 only if it is solved. */
  readonly rootBound: number;
  /** Longer solutions are not sought. */
  readonly maxLength: number;
  /** The canonical-sequence state at the root; default: that of the empty sequence. */
  readonly state?: number;
}

export interface IdaStar {
  /** Tries about that many moves. True: finished, with or without a solution. */
  advance(nodes: number): boolean;
  /** Looks for the next solution, possibly from another root, which the tree must know by then. `nodes` keeps counting. */
  restart(range: IdaRange): void;
  readonly solution: readonly number[] | undefined;
  /** The length being tried: no solution is shorter. */
  readonly depth: number;
  readonly nodes: number;
}

/** Looks for a solution of at most `maxLength`, shortest first. Restarted searches never go deeper than the first `maxLength`. */
export function idaStar(tree: Tree, range: IdaRange): IdaStar {
  const { sequences, costs } = tree;
  const { width, list, count, next } = sequences;
  const levels = range.maxLength + 2;
  const path = new Uint8Array(levels);
  const state = new Uint16Array(levels);
  /** moves[cursor[level] … end[level] − 1] are still to be made at a level. */
  const moves = tree.sift ? new Uint8Array(levels * width) : list;
  const cursor = new Int32Array(levels);
  const end = new Int32Array(levels);
  /** left[level]: what may still be spent there. */
  const left = new Int16Array(levels);
  const search = {
    advance,
    restart,
    solution: undefined as readonly number[] | undefined,
    depth: 0,
    nodes: 0,
  };
  let level = 0;
  let maxLength = 0;
  let isOpen = false;
  restart(range);
  return search;

  function restart({ rootBound, maxLength: longest, state: root = sequences.start }: IdaRange): void {
    level = 0;
    maxLength = Math.min(longest, levels - 2);
    state[0] = root;
    search.depth = rootBound;
    search.solution = rootBound === 0 && (tree.accept?.(path, 0) ?? true) ? [] : undefined;
    isOpen = false;
  }

  /** Lists the moves at a level, and returns how many were tried to find them. */
  function open(at: number, spend: number): number {
    const from = state[at] * width;
    const to = from + count[state[at]];
    left[at] = spend;
    if (spend > 0 && tree.sift) {
      cursor[at] = at * width;
      end[at] = tree.sift(at, list, from, to, spend - 1, moves, at * width);
      return to - from;
    }
    cursor[at] = from;
    // With nothing left to spend: straight to the next depth.
    end[at] = spend > 0 ? to : from;
    return 0;
  }

  function advance(nodes: number): boolean {
    if (search.solution || search.depth > maxLength) return true;
    const before = search.nodes;
    const isSifted = tree.sift !== undefined;
    let at = level;
    let tried = isOpen ? 0 : open(0, search.depth);
    isOpen = true;
    while (tried < nodes) {
      const i = cursor[at];
      if (i >= end[at]) {
        if (at > 0) at--;
        else {
          if (++search.depth > maxLength) break;
          tried += open(0, search.depth);
        }
        continue;
      }
      cursor[at] = i + 1;
      const move = moves[i];
      const rest = left[at] - (costs ? costs[move] : 1);
      if (rest < 0) continue;
      if (!isSifted) tried++;
      if (tree.step(at, move, rest) > rest) continue;
      path[at] = move;
      if (rest === 0) {
        // `accept` may read the count.
        search.nodes = before + tried;
        if (!(tree.accept?.(path, at + 1) ?? true)) continue;
        search.solution = [...path.subarray(0, at + 1)];
        break;
      }
      state[at + 1] = next[state[at] * width + move];
      at++;
      tried += open(at, rest);
    }
    level = at;
    search.nodes = before + tried;
    return search.solution !== undefined || search.depth > maxLength;
  }
}
