/** Phase 2: from within ⟨U, D, R2, L2, F2, B2⟩ home, by iterative deepening over the ten moves that stay there. */
import { MOVE_COUNT, ORDERS_OF_FOUR, successors } from "../search/index.ts";
import type { FewestTables } from "./tables.ts";

/** Longer ways are not tried: they cost more than another phase 1. */
const MAX_PHASE_TWO_LENGTH = 11;

export interface PhaseTwo {
  /** The shortest way home of at most `limit` moves, from arrangements of fours; undefined when there is none. */
  search(
    upperCorners: number,
    lowerCorners: number,
    upperEdges: number,
    lowerEdges: number,
    sliceEdges: number,
    previous: number,
    limit: number,
  ): readonly number[] | undefined;
  /** Moves tried since this was last asked. */
  takeNodes(): number;
}

export function makePhaseTwo({ moves, corners, edges, g1Moves }: FewestTables): PhaseTwo {
  const { fourCorners, fourEdges } = moves;
  const { list, count } = successors(g1Moves);
  const width = g1Moves.length;
  const uc = new Uint16Array(MAX_PHASE_TWO_LENGTH + 1);
  const lc = new Uint16Array(MAX_PHASE_TWO_LENGTH + 1);
  const ue = new Uint16Array(MAX_PHASE_TWO_LENGTH + 1);
  const le = new Uint16Array(MAX_PHASE_TWO_LENGTH + 1);
  const se = new Uint16Array(MAX_PHASE_TWO_LENGTH + 1);
  const path = new Uint8Array(MAX_PHASE_TWO_LENGTH + 1);
  let nodes = 0;
  return {
    search(upperCorners, lowerCorners, upperEdges, lowerEdges, sliceEdges, previous, limit) {
      const longest = Math.min(limit, MAX_PHASE_TWO_LENGTH);
      uc[0] = upperCorners;
      lc[0] = lowerCorners;
      ue[0] = upperEdges;
      le[0] = lowerEdges;
      se[0] = sliceEdges;
      const order = sliceEdges % ORDERS_OF_FOUR;
      let depth = Math.max(
        bound(corners, upperCorners, lowerCorners, order),
        bound(edges, upperEdges, lowerEdges, order),
      );
      for (; depth <= longest; depth++) if (walk(0, depth, previous)) return [...path.subarray(0, depth)];
      return undefined;
    },
    takeNodes() {
      const taken = nodes;
      nodes = 0;
      return taken;
    },
  };

  function walk(level: number, left: number, previous: number): boolean {
    if (left === 0) return true;
    const row = previous * width;
    const end = count[previous];
    nodes += end;
    for (let i = 0; i < end; i++) {
      const move = g1Moves[list[row + i]];
      const order = fourEdges[se[level] * MOVE_COUNT + move];
      const upperCorners = fourCorners[uc[level] * MOVE_COUNT + move];
      const lowerCorners = fourCorners[lc[level] * MOVE_COUNT + move];
      if (bound(corners, upperCorners, lowerCorners, order % ORDERS_OF_FOUR) >= left) continue;
      const upperEdges = fourEdges[ue[level] * MOVE_COUNT + move];
      const lowerEdges = fourEdges[le[level] * MOVE_COUNT + move];
      if (bound(edges, upperEdges, lowerEdges, order % ORDERS_OF_FOUR) >= left) continue;
      uc[level + 1] = upperCorners;
      lc[level + 1] = lowerCorners;
      ue[level + 1] = upperEdges;
      le[level + 1] = lowerEdges;
      se[level + 1] = order;
      path[level] = move;
      if (walk(level + 1, left - 1, move)) return true;
    }
    return false;
  }
}

function bound(table: Uint8Array, upper: number, lower: number, order: number): number {
  const at = (upper * ORDERS_OF_FOUR + (lower % ORDERS_OF_FOUR)) * ORDERS_OF_FOUR + order;
  return (table[at >> 1] >> ((at & 1) << 2)) & 15;
}
