/**
 * The exact search: iterative deepening from the given cube, guided by the edge patterns, into intervals of states that
 * share the places of at least eight edges. If they share all twelve, the table serves from three directions.
 */
import { PACKED_WORDS, packCubies, packedKernel, RANK_LIMBS, unrankState } from "../codec/index.ts";
import { CORNER_NAMES, EDGE_NAMES } from "../geometry/index.ts";
import {
  axisCycle,
  conjugateState,
  cubieMoves,
  distanceAt,
  type IdaStar,
  idaStar,
  MOVE_COUNT,
  moveImages,
  ORDERS_OF_FOUR,
  PORTION,
  SETS_OF_EIGHT,
  type Tree,
} from "../search/index.ts";
import { type CubeState, composeStates, cubiesOf, invertState } from "../state/index.ts";
import { patternIndex } from "./edge-patterns.ts";
import { EDGE_DIGITS, type RankInterval, sharedLevel } from "./interval.ts";
import {
  anyMove,
  type FewestTables,
  type Incumbent,
  LEVELS,
  offer,
  positionsOf,
  type Work,
} from "./tables.ts";

/** A depth takes about 13 times as many moves as the one before. */
const GROWTH = 13;

/**
 * Deepens all intervals together, so that the first answer is the shortest over all of them; `incumbent.bound` rises along
 * with it. Stops when no shorter answer is possible, or when the next depth would take more than `effort` moves.
 */
export function* searchPatterns(
  tables: FewestTables,
  intervals: readonly RankInterval[],
  from: CubeState,
  incumbent: Incumbent,
  effort: number,
): Work {
  const searches = intervals.map((interval) => searchInterval(tables, interval, from, incumbent.limit));
  const start = incumbent.nodes;
  let depth = 0;
  let before = start;
  for (;;) {
    const search = shallowest(searches);
    incumbent.bound = Math.min(search ? search.depth : Number.POSITIVE_INFINITY, incumbent.limit + 1);
    if (!search || incumbent.bound > incumbent.limit) return;
    if (search.depth > depth) {
      const next = (incumbent.nodes - before) * GROWTH;
      if (incumbent.nodes - start + next > effort) return;
      before = incumbent.nodes;
      depth = search.depth;
    }
    const { nodes } = search;
    search.advance(PORTION);
    incumbent.nodes += search.nodes - nodes;
    if (search.solution) offer(incumbent, search.solution);
    yield;
  }
}

function shallowest(searches: readonly IdaStar[]): IdaStar | undefined {
  let least: IdaStar | undefined;
  for (const search of searches)
    if (!search.solution && (!least || search.depth < least.depth)) least = search;
  return least;
}

/**
 * Searches all moves that may lead into the interval. A node is g⁻¹ (for the states g of the interval), then the given cube,
 * then some moves; when that is solved, the moves make g from that cube.
 */
function searchInterval(
  tables: FewestTables,
  interval: RankInterval,
  from: CubeState,
  maxLength: number,
): IdaStar {
  const { moves, patterns, patternIndex: index } = tables;
  const { classOf, setRow, conjugate, otherSet } = index;
  const fourEdges = moves.fourEdges;
  const state = composeStates(invertState(unrankState(interval.low, 3)), from);
  const directions = sharedLevel(interval) >= EDGE_DIGITS ? axisCycle() : axisCycle().slice(0, 1);
  const roots = directions.map((rotation) => positionsOf(conjugateState(state, rotation)));
  const images = directions.map((rotation) => moveImages(rotation));
  const upper = directions.map(() => new Uint16Array(LEVELS));
  const lower = directions.map(() => new Uint16Array(LEVELS));
  roots.forEach((root, k) => {
    upper[k][0] = root.upperEdges;
    lower[k][0] = root.lowerEdges;
  });
  const path = new Uint8Array(LEVELS);
  const isInside = leafTest(interval, from);
  const bounds = roots.map((root) =>
    distanceAt(patterns, patternIndex(index, root.upperEdges, root.lowerEdges)),
  );
  const tree: Tree = {
    sequences: anyMove(),
    step(level, move, left) {
      for (let k = 0; k < images.length; k++) {
        const m = images[k][move];
        const a = fourEdges[upper[k][level] * MOVE_COUNT + m];
        const b = fourEdges[lower[k][level] * MOVE_COUNT + m];
        // patternIndex and distanceAt, inlined.
        const kind = classOf[a];
        const c = conjugate[(b << 3) | (kind & 7)];
        const set = (c / ORDERS_OF_FOUR) | 0;
        const at =
          ((kind >> 3) * SETS_OF_EIGHT + otherSet[setRow[kind >> 3] + set]) * ORDERS_OF_FOUR +
          (c - set * ORDERS_OF_FOUR);
        if (((patterns[at >> 1] >> ((at & 1) << 2)) & 15) > left) return left + 1;
        upper[k][level + 1] = a;
        lower[k][level + 1] = b;
      }
      path[level + 1] = move;
      return left > 0 || isInside(path, level + 1) ? 0 : 1;
    },
  };
  // A pattern that is home need not mean solved: whether the cube is in the interval was checked before.
  return idaStar(tree, { rootBound: Math.max(1, ...bounds), maxLength });
}

// Whether some moves make a state of an interval: its number without BigInt, by codec's kernel.

/** Tests moves path[1 … length], made on the cube to be turned. */
type LeafTest = (path: Uint8Array, length: number) => boolean;

function leafTest({ low, width }: RankInterval, from: CubeState): LeafTest {
  const moves = cubieMoves();
  const start = cubiesOf(from);
  const first = limbsOf(low);
  const last = limbsOf(low + width - 1n);
  const cubies = [0, 1].map(() => ({
    cp: new Array<number>(CORNER_NAMES.length).fill(0),
    co: new Array<number>(CORNER_NAMES.length).fill(0),
    ep: new Array<number>(EDGE_NAMES.length).fill(0),
    eo: new Array<number>(EDGE_NAMES.length).fill(0),
  }));
  const cube = new Int32Array(PACKED_WORDS);
  const limbs = new Int32Array(RANK_LIMBS);
  const kernel = packedKernel();
  return (path, length) => {
    let now = cubies[0];
    let next = cubies[1];
    for (let place = 0; place < now.cp.length; place++) {
      now.cp[place] = start.cp[place];
      now.co[place] = start.co[place];
    }
    for (let place = 0; place < now.ep.length; place++) {
      now.ep[place] = start.ep[place];
      now.eo[place] = start.eo[place];
    }
    for (let i = 1; i <= length; i++) {
      const { corner, edge } = moves[path[i]];
      for (let place = 0; place < now.cp.length; place++) {
        next.cp[place] = now.cp[corner.from[place]];
        next.co[place] = (now.co[corner.from[place]] + corner.turn[place]) % 3;
      }
      for (let place = 0; place < now.ep.length; place++) {
        next.ep[place] = now.ep[edge.from[place]];
        next.eo[place] = now.eo[edge.from[place]] ^ edge.turn[place];
      }
      [now, next] = [next, now];
    }
    packCubies(now, cube, 0);
    kernel.rank(cube, limbs, 0, 1);
    return compare(limbs, first) >= 0 && compare(limbs, last) <= 0;
  };
}

/** 22 bits each, least significant first. */
function limbsOf(rank: bigint): Int32Array {
  return Int32Array.from({ length: RANK_LIMBS }, (_, i) => Number((rank >> BigInt(22 * i)) & 0x3fffffn));
}

function compare(a: Int32Array, b: Int32Array): number {
  return a[2] - b[2] || a[1] - b[1] || a[0] - b[0];
}
