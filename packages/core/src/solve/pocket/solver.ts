/**
 * The 2x2, optimally, on the space of `search`. No state is more than 11 moves away, and the table knows all within 6, so five
 * moves of search are enough. (A table of all 3,674,160 states would take a hundred times as long to make.)
 */
import { faceTurns } from "../../geometry/index.ts";
import {
  type BloomShape,
  type BloomTable,
  bloomBound,
  bloomBytes,
  bloomTable,
  canonicalSequences,
  emptyBloom,
  idaStar,
  POCKET_TWISTS,
  type PocketMoves,
  packTables,
  pocketMoves,
  pocketOrder,
  pocketSpace,
  pocketTwist,
  unpackTables,
} from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import type { PreparedSolver, Search, SearchGoal, TableSolver } from "../table-solver.ts";

/** God's number of the 2x2. */
const MAX_LENGTH = 11;
const NEAR: BloomShape = { depth: 6, wordsLog: 15, step: 2 };

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

function searchPocket(moves: PocketMoves, near: BloomTable, state: CubeState, goal: SearchGoal): Search {
  const { names, order: orderMoves, twist: twistMoves } = moves;
  const order = new Uint16Array(MAX_LENGTH + 2);
  const twist = new Uint16Array(MAX_LENGTH + 2);
  order[0] = pocketOrder().of(state);
  twist[0] = pocketTwist().of(state);
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
