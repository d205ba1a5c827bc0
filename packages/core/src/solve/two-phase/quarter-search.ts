/**
 * Two-phase search in quarter turns, from all directions: ways into G1 by quarter turns, one longer each round, and for each the
 * cheapest rest that leaves the total below the best. All solutions of a cube have one parity, so the best falls by two.
 */
import {
  inQuarterTurns,
  isWithin,
  MOVE_COUNT,
  NO_MOVE,
  ORDERS_OF_FOUR,
  successors,
} from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import { type Search, type SearchGoal, searchOf } from "../table-solver.ts";
import { phaseOneIndex } from "./phase-one.ts";
import { SOLVED_LOWER } from "./phase-two.ts";
import { type QuarterTables, quartersOf } from "./quarter-tables.ts";
import type { Root } from "./root.ts";
import { directionsOf, seenFromCube } from "./starts.ts";
import { SOLVED_SLICE } from "./tables.ts";

/** Totals up to this are settled first, which proves the answer. */
const SHORT = 10;
/** The longest phase 2 that is followed while there are other ways to try. */
const CAP = 14;
/** No sequence of quarter turns gets longer. */
const MAX_LENGTH = 32;
/** Levels of phase 1 at which the walk can pause are those with more than this left. */
const AT_ONCE = 9;
/** Numbers that make a node of phase 2. */
const FIVE = 5;

export function searchQuarters(tables: QuarterTables, state: CubeState, goal: SearchGoal): Search {
  const directions = directionsOf(tables, state);
  const walk = makeWalk(tables);
  let best: readonly number[] | undefined;
  let bound = 0;
  let depth = 0;
  let nodes = 0;
  const work = plan();
  return searchOf(() => ({ best, bound, nodes, depth }), advance);

  function advance(budget: number): boolean {
    const until = nodes + budget;
    for (;;) {
      const { done } = work.next();
      nodes += walk.takeNodes();
      if (done) return true;
      if (nodes >= until) return false;
    }
  }

  /** Yields at pauses. */
  function* plan(): Generator<void, void> {
    for (let total = 0; total <= Math.min(SHORT, goal.maxLength); total++) {
      for (depth = 0; depth <= total; depth++) yield* from(0, total);
      if (best) return;
      bound = total + 1;
    }
    for (const cap of [CAP, MAX_LENGTH]) {
      let isCut = false;
      for (depth = 0; depth <= longest(); depth++)
        for (let direction = 0; direction < directions.length; direction++) {
          yield* from(direction, longest(), cap);
          isCut ||= walk.isCut;
          if (best && (!goal.improve || best.length <= bound)) return;
        }
      if (!isCut) break;
    }
    bound = longest() + 1;
  }

  /** What still counts; solutions of the other parity do not exist. */
  function longest(): number {
    return best ? best.length - 2 : goal.maxLength;
  }

  function* from(direction: number, total: number, cap = MAX_LENGTH): Generator<void, void> {
    for (const _ of walk.ways(directions[direction].root, depth, total, cap)) {
      const moves = walk.takeFound();
      if (moves) best = inQuarterTurns(seenFromCube(directions[direction], moves));
      yield;
      if (best && (!goal.improve || depth > longest())) return;
    }
  }
}

interface QuarterWalk {
  /** Walks all ways into G1 of that many quarter turns, and from each to totals up to the longest. Yields at pauses. */
  ways(root: Root, depth: number, longest: number, cap: number): Generator<void, void>;
  /** The moves of the shortest solution since it was last asked for. */
  takeFound(): number[] | undefined;
  takeNodes(): number;
  /** Whether the cap ever cut a phase 2 short. */
  readonly isCut: boolean;
}

function makeWalk(tables: QuarterTables): QuarterWalk {
  const { one, reduction, near, sequences, isG1Move, sliceOrder, corners, edges } = tables;
  const { fourCorners, fourEdges } = one;
  const { place, turned, ordered } = one.edges;
  const two = successors([...isG1Move.keys()].filter((move) => isG1Move[move] === 1));
  const twoMoves = [...isG1Move.keys()].filter((move) => isG1Move[move] === 1);
  const path = new Uint8Array(MAX_LENGTH);
  const rest = new Uint8Array(MAX_LENGTH);
  const first = new Uint16Array(MAX_LENGTH * FIVE);
  const second = new Uint16Array(MAX_LENGTH * FIVE);
  let known = 0;
  let knownEdges = 0;
  let depth = 0;
  let limit = 0;
  let cap = 0;
  let nodes = 0;
  let isCut = false;
  let found: number[] | undefined;
  return {
    *ways(root, length, longest, most) {
      depth = length;
      limit = longest;
      cap = most;
      isCut = false;
      known = 0;
      knownEdges = 0;
      first.set([root.upperCorners, root.lowerCorners, root.upperEdges, root.lowerEdges, root.sliceEdges]);
      const { twist, flip, slice } = root;
      if (depth > 0) yield* pausing(0, NO_MOVE, twist, flip, slice);
      else if (twist === 0 && flip === 0 && slice === SOLVED_SLICE) enter();
      yield;
    },
    takeFound() {
      const moves = found;
      found = undefined;
      return moves;
    },
    takeNodes() {
      const count = nodes;
      nodes = 0;
      return count;
    },
    get isCut() {
      return isCut;
    },
  };

  function* pausing(
    level: number,
    state: number,
    twist: number,
    flip: number,
    slice: number,
  ): Generator<void, void> {
    if (depth - level <= AT_ONCE) {
      follow(level, state, twist, flip, slice);
      yield;
      return;
    }
    for (let i = 0; i < sequences.count[state]; i++) {
      const move = sequences.list[state * MOVE_COUNT + i];
      path[level] = move;
      if (known > level) known = level;
      const next = sequences.next[state * MOVE_COUNT + move];
      const [twistThen, flipThen, sliceThen] = [
        one.twist[twist * MOVE_COUNT + move],
        one.flip[flip * MOVE_COUNT + move],
        one.slice[slice * MOVE_COUNT + move],
      ];
      yield* pausing(level + 1, next, twistThen, flipThen, sliceThen);
    }
  }

  function follow(level: number, state: number, twist: number, flip: number, slice: number): void {
    const left = depth - level - 1;
    const count = sequences.count[state];
    nodes += count;
    for (let i = 0; i < count; i++) {
      const move = sequences.list[state * MOVE_COUNT + i];
      const twistThen = one.twist[twist * MOVE_COUNT + move];
      const flipThen = one.flip[flip * MOVE_COUNT + move];
      const slices = slice * MOVE_COUNT + move;
      if (left === 0) {
        // A last turn that stays in G1, or makes a half turn that does, belongs to phase 2.
        if (twistThen !== 0 || flipThen !== 0 || one.slice[slices] !== SOLVED_SLICE) continue;
        if (isG1Move[move] === 1 || sequences.next[state * MOVE_COUNT + move] !== move) continue;
        path[level] = move;
        if (known > level) known = level;
        enter();
        continue;
      }
      if (left <= near.depth) {
        const index = phaseOneIndex(reduction, twistThen, flipThen, reduction.symSliceAfter[slices]);
        if (!isWithin(near, index, left)) continue;
      }
      path[level] = move;
      if (known > level) known = level;
      follow(level + 1, sequences.next[state * MOVE_COUNT + move], twistThen, flipThen, one.slice[slices]);
    }
  }

  /** Phase 2 from where phase 1 has led. */
  function enter(): void {
    const room = limit - depth;
    if (room < 0) return;
    for (let level = known; level < depth; level++) {
      const at = level * FIVE;
      const move = path[level];
      first[at + 5] = fourCorners[first[at] * MOVE_COUNT + move];
      first[at + 6] = fourCorners[first[at + 1] * MOVE_COUNT + move];
      first[at + 9] = edgesAfter(first[at + 4], move);
    }
    knownEdges = Math.min(knownEdges, known);
    known = depth;
    // Most ways in end here: their corners alone are too far away.
    const corner = first[depth * FIVE] * ORDERS_OF_FOUR + (first[depth * FIVE + 1] % ORDERS_OF_FOUR);
    if (corners[corner * ORDERS_OF_FOUR + (first[depth * FIVE + 4] % ORDERS_OF_FOUR)] > room) return;
    for (let level = knownEdges; level < depth; level++) {
      const at = level * FIVE;
      first[at + 7] = edgesAfter(first[at + 2], path[level]);
      first[at + 8] = edgesAfter(first[at + 3], path[level]);
    }
    knownEdges = depth;
    for (let i = 0; i < FIVE; i++) second[i] = first[depth * FIVE + i];
    second[4] %= ORDERS_OF_FOUR;
    const bound = boundAt(0);
    if (bound > room) return;
    const most = Math.min(room, cap);
    if (most < room) isCut = true;
    const last = depth > 0 ? path[depth - 1] : NO_MOVE;
    // Each state's bounds have its parity, so that every other price is left out.
    for (let price = bound; price <= most; price += 2) {
      const length = solve(0, last, price);
      if (length < 0) continue;
      found = [...path.subarray(0, depth), ...rest.subarray(0, length)];
      limit = depth + price - 2;
      return;
    }
  }

  function edgesAfter(value: number, move: number): number {
    const set = (value / ORDERS_OF_FOUR) | 0;
    const row = set * MOVE_COUNT + move;
    return place[row] + ordered[turned[row] + value - set * ORDERS_OF_FOUR];
  }

  function boundAt(at: number): number {
    const order = second[at + 4];
    const corner = second[at] * ORDERS_OF_FOUR + (second[at + 1] % ORDERS_OF_FOUR);
    const edge = second[at + 2] * ORDERS_OF_FOUR + (second[at + 3] % ORDERS_OF_FOUR);
    return Math.max(corners[corner * ORDERS_OF_FOUR + order], edges[edge * ORDERS_OF_FOUR + order]);
  }

  /** The number of moves of a phase 2 of exactly that price, or −1. */
  function solve(level: number, previous: number, price: number): number {
    const at = level * FIVE;
    if (price === 0) return boundAt(at) === 0 && isHome(at) ? level : -1;
    const count = two.count[previous];
    nodes += count;
    for (let i = 0; i < count; i++) {
      const move = twoMoves[two.list[previous * twoMoves.length + i]];
      const left = price - quartersOf(move);
      if (left < 0) continue;
      second[at + 5] = fourCorners[second[at] * MOVE_COUNT + move];
      second[at + 6] = fourCorners[second[at + 1] * MOVE_COUNT + move];
      second[at + 9] = sliceOrder[second[at + 4] * MOVE_COUNT + move];
      second[at + 7] = fourEdges[second[at + 2] * MOVE_COUNT + move];
      second[at + 8] = fourEdges[second[at + 3] * MOVE_COUNT + move];
      if (boundAt(at + FIVE) > left) continue;
      rest[level] = move;
      const length = solve(level + 1, move, left);
      if (length >= 0) return length;
    }
    return -1;
  }

  function isHome(at: number): boolean {
    return (
      second[at] === 0 &&
      second[at + 1] === SOLVED_LOWER &&
      second[at + 2] === 0 &&
      second[at + 3] === SOLVED_LOWER &&
      second[at + 4] === 0
    );
  }
}
