/**
 * Phase 1: from a root into ⟨U, D, R2, L2, F2, B2⟩ in exactly that many moves, in all ways, each followed by phase 2. The
 * twists are free (`phase-roots.ts`), so only flips and slice edges have to be solved; their exact distance guides the search.
 */
import {
  FLIPS,
  type IdaStar,
  idaStar,
  inverseMove,
  MOVE_COUNT,
  moveImages,
  ORDERS_OF_FOUR,
} from "../search/index.ts";
import { anyMove, LEVELS } from "./directions.ts";
import { type Incumbent, offer } from "./incumbent.ts";
import type { RootFamily } from "./phase-roots.ts";
import { makePhaseTwo } from "./phase-two.ts";
import type { FewestTables } from "./tables.ts";

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
  const { sequences } = anyMove();
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
    if (second) offer(incumbent, uprightMoves([...path.subarray(1, depth + 1), ...second], family));
  }
}

/** Moves that solve a root, as moves that make its state. */
function uprightMoves(moves: readonly number[], { rotation, isInverse }: RootFamily): number[] {
  const image = moveImages(rotation);
  const upright = moves.map((move) => image.indexOf(move));
  return isInverse ? upright.reverse().map(inverseMove) : upright;
}
