/**
 * The last four moves of phase 1 by heart: 19,000 sequences that lead from 7,700 cosets into G1, found by the coset. To walk them
 * takes half of all tried moves when ways into G1 are many (ADR 0134).
 */
import { inverseMove, MOVE_COUNT, mayFollow, NO_MOVE } from "../face-move.ts";
import { HASH_FACTOR } from "../frontier-table.ts";
import { FLIPS, type PhaseOneMoves, TWISTS } from "./phase-one.ts";

export interface Endings {
  /** How many moves an ending has; 0: there are none by heart. */
  readonly length: number;
  /**
   * An open hash table of cosets: key (slice · 2048 + flip) · 2187 + twist, as a signed number, looked for from slot
   * imul(key, HASH_FACTOR) >>> shift on. first[slot]: one more than the place of its first ending; 0 where the slot is free.
   */
  readonly keys: Int32Array;
  readonly first: Uint16Array;
  readonly shift: number;
  /** The endings of a coset one after the other: the moves, five bits each, the first one lowest; `LAST_ENDING` marks the last. */
  readonly moves: Int32Array;
  /** follows[previous]: bit m is set where move m may follow. */
  readonly follows: Int32Array;
}

export const LAST_ENDING: number = 1 << 20;

const LENGTH = 4;
const MOVE_BITS = 5;
const SLOTS_LOG = 14;

export function noEndings(): Endings {
  const none = new Int32Array(1);
  return { length: 0, keys: none, first: new Uint16Array(1), shift: 31, moves: none, follows: none };
}

/** In the order in which the walk would come to them, so that it makes no difference to what is found. */
export function makeEndings(one: PhaseOneMoves, isInner: Uint8Array, solvedSlice: number): Endings {
  const found = endingsInOrder(one, isInner, solvedSlice);
  const keys = new Int32Array(1 << SLOTS_LOG);
  const first = new Uint16Array(1 << SLOTS_LOG);
  const moves = new Int32Array(found.length);
  found.forEach(({ key, packed }, i) => {
    if (key !== found[i - 1]?.key) {
      let slot = Math.imul(key, HASH_FACTOR) >>> (32 - SLOTS_LOG);
      while (first[slot] !== 0) slot = (slot + 1) & (first.length - 1);
      keys[slot] = key;
      first[slot] = i + 1;
    }
    moves[i] = packed | (key === found[i + 1]?.key ? 0 : LAST_ENDING);
  });
  return { length: LENGTH, keys, first, shift: 32 - SLOTS_LOG, moves, follows: followMasks() };
}

/** One more than the place of the first ending of a coset; 0: it has none. */
export function firstEnding({ keys, first, shift }: Endings, key: number): number {
  let slot = Math.imul(key, HASH_FACTOR) >>> shift;
  while (first[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & (first.length - 1);
  return first[slot];
}

interface Ending {
  readonly key: number;
  readonly packed: number;
  /** The moves as a number in the order of sequences. */
  readonly rank: number;
}

/** All sequences of four moves into G1 whose last move is none of G1, backwards from G1; by coset, then in order. */
function endingsInOrder(one: PhaseOneMoves, isInner: Uint8Array, solvedSlice: number): Ending[] {
  const found: Ending[] = [];
  const goBack = (
    length: number,
    twist: number,
    flip: number,
    slice: number,
    packed: number,
    rank: number,
    next: number,
  ) => {
    if (length === LENGTH) {
      found.push({ key: Math.imul(slice * FLIPS + flip, TWISTS) + twist, packed, rank });
      return;
    }
    for (let move = 0; move < MOVE_COUNT; move++) {
      if (length === 0 ? isInner[move] === 1 : !mayFollow(move, next)) continue;
      const back = inverseMove(move);
      goBack(
        length + 1,
        one.twist[twist * MOVE_COUNT + back],
        one.flip[flip * MOVE_COUNT + back],
        one.slice[slice * MOVE_COUNT + back],
        (packed << MOVE_BITS) | move,
        rank + (move << (MOVE_BITS * length)),
        move,
      );
    }
  };
  goBack(0, 0, 0, solvedSlice, 0, 0, NO_MOVE);
  return found.sort((a, b) => a.key - b.key || a.rank - b.rank);
}

function followMasks(): Int32Array {
  return Int32Array.from({ length: NO_MOVE + 1 }, (_, previous) => {
    let mask = 0;
    for (let move = 0; move < MOVE_COUNT; move++) if (mayFollow(previous, move)) mask |= 1 << move;
    return mask;
  });
}
