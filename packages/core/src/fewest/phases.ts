/**
 * The two phases, walked.
 *
 * Phase 1: from a root into ⟨U, D, R2, L2, F2, B2⟩ in exactly that many moves, in all ways, each followed by phase 2. The
 * twists are free (`phase-search.ts`), so only flips and slice edges have to be solved; their exact distance guides the search.
 *
 * Phase 2: from within ⟨U, D, R2, L2, F2, B2⟩ home, by iterative deepening over the ten moves that stay there.
 */
import {
  FLIPS,
  type IdaStar,
  idaStar,
  MOVE_COUNT,
  movesSeenFrom,
  ORDERS_OF_FOUR,
  onlyMoves,
} from "../search/index.ts";
import { anyMove, type FewestTables, type Incumbent, LEVELS, offer, type Positions } from "./tables.ts";

/** The states of one prefix from one direction. */
export interface RootFamily extends Positions {
  readonly rotation: number;
  /** Whether the search starts at the inverses of the roots. */
  readonly isInverse: boolean;
  /** By root: its flip, and a lower bound on the moves of phase 1. */
  readonly flips: Uint16Array;
  readonly bounds: Uint8Array;
}

/** One walker with its stacks; a search must finish before the next one starts. */
export interface PhaseOne {
  /** All phases 1 of exactly `depth` moves; answers go to the incumbent. Undefined, with nothing to walk, for depth 0. */
  search(family: RootFamily, root: number, depth: number): IdaStar | undefined;
}

export function makePhaseOne(tables: FewestTables, incumbent: Incumbent): PhaseOne {
  const { moves, flipSlice, isG1Move } = tables;
  const { flip: flipMoves, slice: sliceMoves, fourEdges, fourCorners } = moves;
  const phaseTwo = makePhaseTwo(tables);
  const flip = new Uint16Array(LEVELS);
  const slice = new Uint16Array(LEVELS);
  const path = new Uint8Array(LEVELS);
  /** Canonical-sequence states. */
  const states = new Uint16Array(LEVELS);
  const upperCorners = new Uint16Array(LEVELS);
  const lowerCorners = new Uint16Array(LEVELS);
  const upperEdges = new Uint16Array(LEVELS);
  const lowerEdges = new Uint16Array(LEVELS);
  const sliceEdges = new Uint16Array(LEVELS);
  /** Up to which level the states and the places of the pieces are valid. */
  let valid = 0;
  let family: RootFamily;
  const sequences = anyMove();
  const walk = idaStar({ sequences, step }, { rootBound: 1, maxLength: LEVELS - 2 });
  return { search };

  function search(of: RootFamily, root: number, depth: number): IdaStar | undefined {
    family = of;
    flip[0] = of.flips[root];
    slice[0] = Math.floor(of.sliceEdges / ORDERS_OF_FOUR);
    upperCorners[0] = of.upperCorners;
    lowerCorners[0] = of.lowerCorners;
    upperEdges[0] = of.upperEdges;
    lowerEdges[0] = of.lowerEdges;
    sliceEdges[0] = of.sliceEdges;
    states[0] = sequences.start;
    valid = 0;
    if (depth === 0) {
      enter(0);
      return undefined;
    }
    walk.restart({ rootBound: depth, maxLength: depth });
    return walk;
  }

  function step(level: number, move: number, left: number): number {
    const f = flipMoves[flip[level] * MOVE_COUNT + move];
    const s = sliceMoves[slice[level] * MOVE_COUNT + move];
    const at = s * FLIPS + f;
    if (((flipSlice[at >> 1] >> ((at & 1) << 2)) & 15) > left) return left + 1;
    flip[level + 1] = f;
    slice[level + 1] = s;
    path[level + 1] = move;
    if (valid > level) valid = level;
    // A last move that stays within the group belongs to phase 2: a shorter phase 1 gives the same answer.
    if (left === 0 && isG1Move[move] === 0) enter(level + 1);
    return left > 0 ? 0 : 1;
  }

  function enter(depth: number): void {
    for (let level = valid; level < depth; level++) {
      const m = path[level + 1];
      states[level + 1] = sequences.next[states[level] * MOVE_COUNT + m];
      upperCorners[level + 1] = fourCorners[upperCorners[level] * MOVE_COUNT + m];
      lowerCorners[level + 1] = fourCorners[lowerCorners[level] * MOVE_COUNT + m];
      upperEdges[level + 1] = fourEdges[upperEdges[level] * MOVE_COUNT + m];
      lowerEdges[level + 1] = fourEdges[lowerEdges[level] * MOVE_COUNT + m];
      sliceEdges[level + 1] = fourEdges[sliceEdges[level] * MOVE_COUNT + m];
    }
    valid = depth;
    const second = phaseTwo.search(
      upperCorners[depth],
      lowerCorners[depth],
      upperEdges[depth],
      lowerEdges[depth],
      sliceEdges[depth],
      states[depth],
      incumbent.limit - depth,
    );
    incumbent.nodes += phaseTwo.takeNodes();
    if (!second) return;
    const { rotation, isInverse } = family;
    offer(incumbent, movesSeenFrom(rotation, isInverse, [...path.subarray(1, depth + 1), ...second]));
  }
}

/** Longer ways are not tried: they cost more than another phase 1. */
const MAX_PHASE_TWO_LENGTH = 11;

interface PhaseTwo {
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

function makePhaseTwo({ moves, corners, edges, g1Moves }: FewestTables): PhaseTwo {
  const { fourCorners, fourEdges } = moves;
  const levels = MAX_PHASE_TWO_LENGTH + 1;
  const uc = new Uint16Array(levels);
  const lc = new Uint16Array(levels);
  const ue = new Uint16Array(levels);
  const le = new Uint16Array(levels);
  const se = new Uint16Array(levels);
  const sequences = onlyMoves(anyMove(), g1Moves);
  const walk = idaStar({ sequences, step }, { rootBound: 1, maxLength: MAX_PHASE_TWO_LENGTH });
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
