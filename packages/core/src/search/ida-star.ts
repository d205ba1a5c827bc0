/**
 * Iterative deepening depth-first search (Korf, 1985), on an explicit stack so that it can pause anywhere. It knows
 * nothing of cubes: a tree says what its moves do, level by level, and which positions cannot be near enough.
 * The kernels of two-phase and optimal are this loop written out over their tables; everything else uses this one.
 */
import type { CanonicalSequences } from "./canonical.ts";

export interface Tree {
  /** The moves by their indices, and which may follow which. */
  readonly sequences: CanonicalSequences;
  /** costs[move]: what each counts; all 1 by default. */
  readonly costs?: Uint8Array | undefined;
  /** At least so much is needed from the root; 0 only when it is solved. */
  readonly rootBound: number;
  /**
   * Writes the position after a move from `level` to `level + 1`. False when it certainly needs more than `left` to be
   * solved; for left = 0 the answer must be exact.
   */
  step(level: number, move: number, left: number): boolean;
  /** Asked of every solution: false, and the search goes on. */
  accept?(moves: readonly number[]): boolean;
}

export interface IdaStar {
  /** Tries about so many moves. True: finished, with or without a solution. */
  advance(nodes: number): boolean;
  readonly solution: readonly number[] | undefined;
  /** The length being tried: no solution is shorter. */
  readonly depth: number;
  readonly nodes: number;
}

/** Looks for a solution of at most `maxLength`, the shortest first. */
export function idaStar(tree: Tree, maxLength: number): IdaStar {
  const { sequences, costs } = tree;
  const { width, list, count, next } = sequences;
  const path = new Uint8Array(maxLength + 2);
  const state = new Uint16Array(maxLength + 2);
  const cursor = new Uint8Array(maxLength + 2);
  /** left[level]: what is left to spend there. */
  const left = new Int16Array(maxLength + 2);
  const search = {
    advance,
    solution: undefined as readonly number[] | undefined,
    depth: tree.rootBound,
    nodes: 0,
  };
  let level = 0;
  state[0] = sequences.start;
  left[0] = search.depth;
  if (tree.rootBound === 0 && (tree.accept?.([]) ?? true)) search.solution = [];
  return search;

  function advance(nodes: number): boolean {
    const end = search.nodes + nodes;
    while (!search.solution && search.depth <= maxLength && search.nodes < end) {
      const own = state[level];
      if (cursor[level] === count[own] || left[level] === 0) {
        if (level > 0) level--;
        else {
          search.depth++;
          left[0] = search.depth;
          cursor[0] = 0;
        }
        continue;
      }
      const move = list[own * width + cursor[level]++];
      const rest = left[level] - (costs ? costs[move] : 1);
      if (rest < 0) continue;
      search.nodes++;
      if (!tree.step(level, move, rest)) continue;
      path[level] = move;
      if (rest === 0) {
        const moves = [...path.subarray(0, level + 1)];
        if (tree.accept?.(moves) ?? true) search.solution = moves;
        continue;
      }
      level++;
      state[level] = next[own * width + move];
      left[level] = rest;
      cursor[level] = 0;
    }
    return search.solution !== undefined || search.depth > maxLength;
  }
}
