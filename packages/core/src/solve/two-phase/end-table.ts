/**
 * Lookup table for the last four moves of phase 1: 19,000 sequences that lead from 7,700 cosets into G1, keyed by coset. Walking them
 * takes half of all moves tried when there are many ways into G1 (ADR 0130#0134).
 */
import {
  FLIPS,
  HASH_FACTOR,
  inverseMove,
  MOVE_COUNT,
  NO_MOVE,
  SOLVED_SLICE,
  TWISTS,
} from "../../search/index.ts";
import type { PhaseOneMoves } from "./phase-one.ts";
import type { Steps } from "./steps.ts";

export interface EndTable {
  /** How many moves an end has; 0: the table is empty. */
  readonly length: number;
  /**
   * An open hash table of cosets: key (slice · 2¹¹ + flip) · 3⁷ + twist, as a signed number, probed from slot
   * imul(key, HASH_FACTOR) >>> shift on. first[slot]: one more than the place of its first end; 0 if the slot is free.
   */
  readonly keys: Int32Array;
  readonly first: Uint16Array;
  readonly shift: number;
  /** The ends of each coset, one after another: the moves, five bits each, the last one lowest; `LAST_END` marks the last. */
  readonly moves: Int32Array;
  /** follows[previous]: bit m is set where move m may follow. */
  readonly follows: Int32Array;
}

/** 2²⁰, above the moves. */
export const LAST_END = 1048576;

const LENGTH = 4;
const MOVE_BITS = 5;
/** 2²⁰: four moves. */
const MOVES_RANGE = 1048576;
const SLOTS_LOG = 14;

export function noEndTable(): EndTable {
  const none = new Int32Array(1);
  return { length: 0, keys: none, first: new Uint16Array(1), shift: 31, moves: none, follows: none };
}

/** In the order in which the walk would reach them, so that the results do not change. */
export function makeEndTable(one: PhaseOneMoves, steps: Steps, isG1Move: Uint8Array): EndTable {
  const follows = followMasks(steps);
  const found = endsInOrder(one, steps, follows, isG1Move);
  const keys = new Int32Array(1 << SLOTS_LOG);
  const first = new Uint16Array(1 << SLOTS_LOG);
  const moves = new Int32Array(found.length);
  for (let i = 0; i < found.length; i++) {
    const key = Math.floor(found[i] / MOVES_RANGE);
    if (i === 0 || key !== Math.floor(found[i - 1] / MOVES_RANGE)) {
      let slot = Math.imul(key, HASH_FACTOR) >>> (32 - SLOTS_LOG);
      while (first[slot] !== 0) slot = (slot + 1) & (first.length - 1);
      keys[slot] = key;
      first[slot] = i + 1;
      if (i > 0) moves[i - 1] |= LAST_END;
    }
    moves[i] = found[i] % MOVES_RANGE;
  }
  moves[found.length - 1] |= LAST_END;
  return { length: LENGTH, keys, first, shift: 32 - SLOTS_LOG, moves, follows };
}

/** One more than the place of the first end of a coset; 0 if it has none. */
export function firstEnd({ keys, first, shift }: EndTable, key: number): number {
  let slot = Math.imul(key, HASH_FACTOR) >>> shift;
  while (first[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & (first.length - 1);
  return first[slot];
}

/**
 * All sequences of four moves into G1 whose last move is not in G1, found backward from G1: (key as an unsigned number) · 2²⁰ + moves,
 * sorted, which puts those of a coset together and in order.
 */
function endsInOrder(
  one: PhaseOneMoves,
  { inPhaseOne }: Steps,
  follows: Int32Array,
  isG1Move: Uint8Array,
): Float64Array {
  const found: number[] = [];
  const goBack = (
    length: number,
    twist: number,
    flip: number,
    slice: number,
    moves: number,
    next: number,
  ) => {
    if (length === LENGTH) {
      found.push((slice * FLIPS + flip) * TWISTS * MOVES_RANGE + twist * MOVES_RANGE + moves);
      return;
    }
    for (let move = 0; move < MOVE_COUNT; move++) {
      if (length === 0 ? isG1Move[move] === 1 : ((follows[move] >> next) & 1) === 0) continue;
      const back = inverseMove(inPhaseOne[move]);
      goBack(
        length + 1,
        one.twist[twist * MOVE_COUNT + back],
        one.flip[flip * MOVE_COUNT + back],
        one.slice[slice * MOVE_COUNT + back],
        moves | (move << (MOVE_BITS * length)),
        move,
      );
    }
  };
  goBack(0, 0, 0, SOLVED_SLICE, 0, NO_MOVE);
  return Float64Array.from(found).sort();
}

function followMasks({ any: { list, count } }: Steps): Int32Array {
  return Int32Array.from(count, (width, previous) =>
    list
      .subarray(previous * MOVE_COUNT, previous * MOVE_COUNT + width)
      .reduce((mask, step) => mask | (1 << step), 0),
  );
}
