/**
 * Iterative deepening depth-first search (Korf, 1985), on an explicit stack so that it can pause anywhere. It knows
 * nothing about cubes: a tree says what its moves do, level by level, and which positions cannot be near enough.
 * The kernels of two-phase and optimal are this loop written out over their tables; everything else uses this one.
 */
import type { CanonicalSequences } from "./canonical.ts";

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
  const levels = range.maxLength + 2;
  const path = new Uint8Array(levels);
  const state = new Uint16Array(levels);
  const cursor = new Uint8Array(levels);
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
  restart(range);
  return search;

  function restart({ rootBound, maxLength: longest, state: root = sequences.start }: IdaRange): void {
    level = 0;
    maxLength = Math.min(longest, levels - 2);
    state[0] = root;
    // Nothing left to spend: straight to the next depth.
    cursor[0] = rootBound === 0 ? sequences.count[root] : 0;
    left[0] = rootBound;
    search.depth = rootBound;
    search.solution = rootBound === 0 && (tree.accept?.(path, 0) ?? true) ? [] : undefined;
  }

  function advance(nodes: number): boolean {
    if (search.solution || search.depth > maxLength) return true;
    // Locals, where the loop spends its time: variables shared with a closure are read from and written to memory.
    const { width, list, count, next } = sequences;
    const before = search.nodes;
    let at = level;
    let own = state[at];
    let here = left[at];
    let tried = 0;
    while (tried < nodes) {
      const i = cursor[at];
      if (i >= count[own]) {
        if (at > 0) at--;
        else {
          cursor[0] = 0;
          left[0] = ++search.depth;
          if (search.depth > maxLength) break;
        }
        own = state[at];
        here = left[at];
        continue;
      }
      cursor[at] = i + 1;
      const move = list[own * width + i];
      const rest = here - (costs ? costs[move] : 1);
      if (rest < 0) continue;
      tried++;
      if (tree.step(at, move, rest) > rest) continue;
      path[at] = move;
      if (rest === 0) {
        // `accept` may read the count.
        search.nodes = before + tried;
        if (!(tree.accept?.(path, at + 1) ?? true)) continue;
        search.solution = [...path.subarray(0, at + 1)];
        break;
      }
      at++;
      own = next[own * width + move];
      here = rest;
      state[at] = own;
      left[at] = rest;
      cursor[at] = 0;
    }
    level = at;
    search.nodes = before + tried;
    return search.solution !== undefined || search.depth > maxLength;
  }
}
