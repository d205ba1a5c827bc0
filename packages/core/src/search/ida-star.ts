/**
 * Iterative deepening depth-first search (Korf, 1985), on an explicit stack so that it can pause anywhere. It knows
 * nothing of cubes: a tree says what its moves do, level by level, and which positions cannot be near enough.
 * The two-phase kernels are this loop written out over their tables; everything else uses this one.
 */
import { NO_MOVE, type Successors } from "./face-move.ts";

export interface Tree {
  /** names[i]: the i-th move as 0 … 17. */
  readonly names: readonly number[];
  readonly successors: Successors;
  /** At least so many moves are needed from the root; 0 only when it is solved. */
  readonly rootBound: number;
  /**
   * Writes the position after move i from `level` to `level + 1`. False when it is certainly more than `left` moves from
   * solved; for left = 0 the answer must be exact.
   */
  step(level: number, move: number, left: number): boolean;
}

export interface IdaStar {
  /** Tries about so many moves. True: finished, with or without a solution. */
  advance(fuel: number): boolean;
  readonly solution: readonly number[] | undefined;
  /** The length being tried: no solution is shorter. */
  readonly depth: number;
  readonly nodes: number;
}

export function idaStar(tree: Tree, maxLength: number): IdaStar {
  const { names, successors } = tree;
  const width = names.length;
  const path = new Uint8Array(maxLength + 2).fill(NO_MOVE);
  const cursor = new Uint8Array(maxLength + 2);
  const search = {
    advance,
    solution: undefined as readonly number[] | undefined,
    depth: tree.rootBound,
    nodes: 0,
  };
  let level = 0;
  if (tree.rootBound === 0) search.solution = [];
  return search;

  function advance(fuel: number): boolean {
    const end = search.nodes + fuel;
    while (!search.solution && search.depth <= maxLength && search.nodes < end) {
      const previous = path[level];
      if (cursor[level] === successors.count[previous]) {
        if (level > 0) level--;
        else {
          search.depth++;
          cursor[0] = 0;
        }
        continue;
      }
      const move = successors.list[previous * width + cursor[level]++];
      const left = search.depth - level - 1;
      search.nodes++;
      if (!tree.step(level, move, left)) continue;
      path[level + 1] = names[move];
      if (left === 0) search.solution = [...path.subarray(1, search.depth + 1)];
      else cursor[++level] = 0;
    }
    return search.solution !== undefined || search.depth > maxLength;
  }
}
