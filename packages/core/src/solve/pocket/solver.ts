/**
 * The 2x2, optimally. Its state does not depend on how it is held, so the corner DBL counts as home and only U, R and
 * F are turned: 7! orders × 3⁶ twists. No state is more than 11 moves away, and the table knows all within 6,
 * so five moves of search are enough. (A table of all 3,674,160 states would take a hundred times as long to make.)
 */
import { CORNER_NAMES, faceTurns } from "../../geometry/index.ts";
import {
  type BloomShape,
  type BloomTable,
  bloomBound,
  bloomBytes,
  bloomTable,
  canonicalSequences,
  cubieMoves,
  emptyBloom,
  idaStar,
  type MarkCoordinate,
  moveTable,
  orbitIndex,
  orientationCoordinate,
  packTables,
  permutationCoordinate,
  type Space,
  spaceOfTurns,
  unpackTables,
} from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import type { PreparedSolver, Search, SearchGoal, TableSolver } from "../table-solver.ts";

/** God's number of the 2x2. */
const MAX_LENGTH = 11;
const NEAR: BloomShape = { depth: 6, wordsLog: 15, step: 2 };
/** 7! and 3⁶. */
export const POCKET_ORDERS = 5040;
export const POCKET_TWISTS = 729;
const FIXED = CORNER_NAMES.indexOf("DBL");

export interface PocketMoves {
  /** The nine moves of the three faces that leave DBL alone, 0 … 17. */
  readonly names: readonly number[];
  /** order[value · 9 + i] and twist[value · 9 + i]: the value after the i-th move. Values as in codec's numbers. */
  readonly order: Uint16Array;
  readonly twist: Uint16Array;
}

export const pocketSolver: TableSolver = {
  name: "pocket",
  metric: "HTM",
  size: 2,
  maxLength: MAX_LENGTH,
  key: "pocket/2/HTM",
  *prepare(stored?: ArrayBuffer): Generator<void, PreparedSolver> {
    const moves = pocketMoves();
    yield;
    const read = stored && unpackTables(stored, pocketSolver.key, [bloomBytes(NEAR)]);
    const near = read?.ok ? emptyBloom(NEAR, read.value[0]) : bloomTable(pocketSpace(moves), NEAR);
    return {
      solver: pocketSolver,
      bytes: near.words.byteLength + moves.order.byteLength + moves.twist.byteLength,
      wasStored: read?.ok ?? false,
      complete() {},
      pack: () =>
        packTables(pocketSolver.key, [
          new Uint8Array(near.words.buffer, near.words.byteOffset, near.words.byteLength),
        ]),
      search: (state, goal) => searchPocket(moves, near, state, goal),
    };
  },
};

export function pocketMoves(): PocketMoves {
  const faces = [0, 1, 2, 3, 4, 5].filter((face) => cubieMoves()[3 * face].corner.from[FIXED] === FIXED);
  const names = faces.flatMap((face) => [3 * face, 3 * face + 1, 3 * face + 2]);
  return { names, order: moveTable(orderCoordinate(), faces), twist: moveTable(twistCoordinate(), faces) };
}

/** The places of the seven corners that move. */
function movable(): number[] {
  return CORNER_NAMES.flatMap((_, place) => (place === FIXED ? [] : [place]));
}

function orderCoordinate(): MarkCoordinate {
  return permutationCoordinate("order", 2, orbitIndex(2, "corner"), movable());
}

function twistCoordinate(): MarkCoordinate {
  return orientationCoordinate("twist", 2, orbitIndex(2, "corner"), movable());
}

export function pocketSpace({ names, order, twist }: PocketMoves, start: number = 0): Space {
  return spaceOfTurns({
    name: "pocket",
    size: POCKET_ORDERS * POCKET_TWISTS,
    start,
    degree: names.length,
    turn(index, from, to, into, at) {
      const row = (index / POCKET_TWISTS) | 0;
      const a = row * names.length;
      const b = (index - row * POCKET_TWISTS) * names.length;
      for (let i = from; i < to; i++) into[at + i - from] = order[a + i] * POCKET_TWISTS + twist[b + i];
    },
  });
}

function searchPocket(moves: PocketMoves, near: BloomTable, state: CubeState, goal: SearchGoal): Search {
  const { names, order: orderMoves, twist: twistMoves } = moves;
  const order = new Uint16Array(MAX_LENGTH + 2);
  const twist = new Uint16Array(MAX_LENGTH + 2);
  order[0] = orderCoordinate().of(state);
  twist[0] = twistCoordinate().of(state);
  const search = idaStar(
    {
      sequences: canonicalSequences(names.map((name) => faceTurns(2)[name])),
      rootBound: order[0] + twist[0] === 0 ? 0 : Math.max(1, bound(0)),
      step(level, move, left) {
        order[level + 1] = orderMoves[order[level] * names.length + move];
        twist[level + 1] = twistMoves[twist[level] * names.length + move];
        return left === 0 ? order[level + 1] + twist[level + 1] === 0 : bound(level + 1) <= left;
      },
    },
    Math.min(goal.maxLength, MAX_LENGTH),
  );
  return {
    advance: (nodes) => search.advance(nodes),
    get best() {
      return search.solution?.map((move) => names[move]);
    },
    get bound() {
      return search.depth;
    },
    get nodes() {
      return search.nodes;
    },
    get depth() {
      return search.depth;
    },
  };

  function bound(level: number): number {
    return bloomBound(near, order[level] * POCKET_TWISTS + twist[level]);
  }
}
