/**
 * The 2x2, optimally. Its state does not depend on how it is held, so the corner DBL counts as home and only U, R and
 * F are turned: 7! orders × 3⁶ twists. No state is more than 11 moves away, and the table knows all within 6,
 * so five moves of search are enough. (A table of all 3,674,160 states would take a hundred times as long to make.)
 */
import { CORNER_NAMES } from "../../geometry/index.ts";
import { rankPermutation, unrankPermutation } from "../../perm/index.ts";
import {
  type Coordinate,
  cubieMoves,
  emptyFrontier,
  type FrontierShape,
  type FrontierTable,
  frontierBound,
  frontierBytes,
  frontierTable,
  idaStar,
  moveTable,
  orientationCoordinate,
  packTables,
  type Space,
  successors,
  unpackTables,
} from "../../search/index.ts";
import { type CubeState, cubiesOf } from "../../state/index.ts";
import type { PreparedSolver, Search, SearchGoal, Solver } from "../solver.ts";

/** God's number of the 2x2. */
const LONGEST = 11;
const NEAR: FrontierShape = { depth: 6, wordsLog: 15, step: 2 };
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

export const pocketSolver: Solver = {
  name: "pocket",
  metric: "HTM",
  sizes: [2],
  longest: LONGEST,
  key: "pocket/2/HTM",
  *prepare(stored?: ArrayBuffer): Generator<void, PreparedSolver> {
    const moves = pocketMoves();
    yield;
    const read = stored && unpackTables(stored, pocketSolver.key, [frontierBytes(NEAR)]);
    const near = read?.ok ? emptyFrontier(NEAR, read.value[0]) : frontierTable(pocketSpace(moves), NEAR);
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
  const eight = moveTable(twistCoordinate(), faces);
  const twist = Uint16Array.from(
    { length: POCKET_TWISTS * names.length },
    (_, i) => eight[Math.floor(i / names.length) * UNTWISTED * names.length + (i % names.length)] / UNTWISTED,
  );
  return { names, order: moveTable(orderCoordinate(), faces), twist };
}

/** The order of the seven movable corners; marks are the corners 0 … 7 themselves. */
function orderCoordinate(): Coordinate {
  const places = CORNER_NAMES.map((_, place) => place).filter((place) => place !== FIXED);
  return {
    name: "order",
    size: POCKET_ORDERS,
    orbit: "corner",
    places: CORNER_NAMES.length,
    radix: 1,
    rank: (marks) => rankPermutation(places.map((place) => places.indexOf(marks[place]))),
    unrank(index, marks) {
      marks[FIXED] = FIXED;
      unrankPermutation(index, places.length).forEach((piece, i) => {
        marks[places[i]] = places[piece];
      });
    },
  };
}

/**
 * The twists of all eight. DBL stands on the last place that counts and is never twisted, so the values are multiples
 * of 3 (`UNTWISTED`), and a third of them is the twist of the seven.
 */
function twistCoordinate(): Coordinate {
  return orientationCoordinate("twist", "corner", CORNER_NAMES.length, 3);
}

const UNTWISTED = 3;

export function pocketSpace({ names, order, twist }: PocketMoves): Space {
  return {
    name: "pocket",
    size: POCKET_ORDERS * POCKET_TWISTS,
    start: 0,
    degree: names.length,
    neighbors(states, from, to, into) {
      let count = 0;
      for (let at = from; at < to; at++) {
        const index = states[at];
        const orderRow = Math.floor(index / POCKET_TWISTS) * names.length;
        const twistRow = (index % POCKET_TWISTS) * names.length;
        for (let i = 0; i < names.length; i++)
          into[count++] = order[orderRow + i] * POCKET_TWISTS + twist[twistRow + i];
      }
      return count;
    },
    aliases(index, into) {
      into[0] = index;
      return 1;
    },
    weight: () => 1,
  };
}

function searchPocket(moves: PocketMoves, near: FrontierTable, state: CubeState, goal: SearchGoal): Search {
  const { names, order: orderMoves, twist: twistMoves } = moves;
  const { cp, co } = cubiesOf(state);
  const order = new Uint16Array(LONGEST + 2);
  const twist = new Uint16Array(LONGEST + 2);
  order[0] = orderCoordinate().rank(Uint8Array.from(cp));
  twist[0] = twistCoordinate().rank(Uint8Array.from(co)) / UNTWISTED;
  const search = idaStar(
    {
      names,
      successors: successors(names),
      rootBound: order[0] + twist[0] === 0 ? 0 : Math.max(1, bound(0)),
      step(level, move, left) {
        order[level + 1] = orderMoves[order[level] * names.length + move];
        twist[level + 1] = twistMoves[twist[level] * names.length + move];
        return left === 0 ? order[level + 1] + twist[level + 1] === 0 : bound(level + 1) <= left;
      },
    },
    Math.min(goal.maxLength, LONGEST),
  );
  return {
    advance: (nodes) => search.advance(nodes),
    get best() {
      return search.solution;
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
    return frontierBound(near, order[level] * POCKET_TWISTS + twist[level]);
  }
}
