/** Phase 2: from within ⟨U, D, R2, L2, F2, B2⟩ home, by iterative deepening over the ten moves that stay there. */
import { idaStar, MOVE_COUNT, ORDERS_OF_FOUR } from "../search/index.ts";
import { g1Move } from "./directions.ts";
import type { FewestTables } from "./tables.ts";

/** Longer ways are not tried: they cost more than another phase 1. */
const MAX_PHASE_TWO_LENGTH = 11;

export interface PhaseTwo {
  /**
   * The shortest way home of at most `limit` moves, from arrangements of fours, after moves that end in this
   * canonical-sequence state; undefined if there is none.
   */
  search(
    upperCorners: number,
    lowerCorners: number,
    upperEdges: number,
    lowerEdges: number,
    sliceEdges: number,
    state: number,
    limit: number,
  ): readonly number[] | undefined;
  /** Moves tried since the last call. */
  takeNodes(): number;
}

export function makePhaseTwo({ moves, corners, edges, g1Moves }: FewestTables): PhaseTwo {
  const { fourCorners, fourEdges } = moves;
  const levels = MAX_PHASE_TWO_LENGTH + 1;
  const uc = new Uint16Array(levels);
  const lc = new Uint16Array(levels);
  const ue = new Uint16Array(levels);
  const le = new Uint16Array(levels);
  const se = new Uint16Array(levels);
  const walk = idaStar({ ...g1Move(g1Moves), step }, { rootBound: 1, maxLength: MAX_PHASE_TWO_LENGTH });
  let taken = 0;
  return {
    search(upperCorners, lowerCorners, upperEdges, lowerEdges, sliceEdges, state, limit) {
      const maxLength = Math.min(limit, MAX_PHASE_TWO_LENGTH);
      const order = sliceEdges % ORDERS_OF_FOUR;
      const rootBound = Math.max(
        bound(corners, upperCorners, lowerCorners, order),
        bound(edges, upperEdges, lowerEdges, order),
      );
      // Most ends of phase 1 are too far from home.
      if (rootBound > maxLength) return undefined;
      uc[0] = upperCorners;
      lc[0] = lowerCorners;
      ue[0] = upperEdges;
      le[0] = lowerEdges;
      se[0] = sliceEdges;
      walk.restart({ rootBound, maxLength, state });
      walk.advance(Number.POSITIVE_INFINITY);
      return walk.solution;
    },
    takeNodes() {
      const nodes = walk.nodes - taken;
      taken = walk.nodes;
      return nodes;
    },
  };

  function step(level: number, move: number, left: number): number {
    const order = fourEdges[se[level] * MOVE_COUNT + move];
    const upperCorners = fourCorners[uc[level] * MOVE_COUNT + move];
    const lowerCorners = fourCorners[lc[level] * MOVE_COUNT + move];
    if (bound(corners, upperCorners, lowerCorners, order % ORDERS_OF_FOUR) > left) return left + 1;
    const upperEdges = fourEdges[ue[level] * MOVE_COUNT + move];
    const lowerEdges = fourEdges[le[level] * MOVE_COUNT + move];
    if (bound(edges, upperEdges, lowerEdges, order % ORDERS_OF_FOUR) > left) return left + 1;
    uc[level + 1] = upperCorners;
    lc[level + 1] = lowerCorners;
    ue[level + 1] = upperEdges;
    le[level + 1] = lowerEdges;
    se[level + 1] = order;
    return 0;
  }
}

function bound(table: Uint8Array, upper: number, lower: number, order: number): number {
  const at = (upper * ORDERS_OF_FOUR + (lower % ORDERS_OF_FOUR)) * ORDERS_OF_FOUR + order;
  return (table[at >> 1] >> ((at & 1) << 2)) & 15;
}
