/** How far a group of orbits is from solved, in turns, and how much nearer patterns take it at some place of a word. */
import { bitCount } from "../../../search/index.ts";
import type { Patterns } from "./patterns.ts";
import { PLACES, type WordOrbit } from "./word-orbits.ts";

/**
 * Turns that wings are from home, in turns of a layer: for each swap of two that it takes, and for each cycle of even length besides,
 * since one turn cycles four of them. The best of some that were tried (ADR 0283#0293).
 */
const SWAP = 1.5;
const EVEN_CYCLE = 0.5;
/** The same for each center that has to change, and for the last two of an orbit. */
const CENTER = 1;
const LAST_CENTERS = 3.5;
/** Wings that take more swaps are brought nearer by short turns, as long as one gains: commutators take longer to try, and more turns. */
const FAR = 10;
/** A commutator that moves more of the wings that are home hardly ever gains. */
const MAX_HOME_MOVED = 1;

/** What is where in a group: the label of place p in its orbit k is at 24 k + p. */
export type Arrangement = Uint8Array;

/** The patterns that gain at some place, and what they are worth. */
export interface Gaining {
  /** Their numbers, in the first `count` entries. */
  readonly pattern: Uint16Array;
  /** What each gains, less what all its turns cost but the first and the last. */
  readonly worth: Float64Array;
  /** The most that it can be worth with those two: they may undo what is beside them. */
  readonly most: Float64Array;
  count: number;
}

/** How far a group is from solved, in turns, and what gains. */
export interface Measure {
  readonly goal: Arrangement;
  /** A guess, and 0 for what is solved only. */
  rest(arrangement: Arrangement): number;
  /** Takes in an arrangement, for `fill`: with short patterns only, but for wings that are near home, or with all. */
  open(arrangement: Arrangement, reach: "short" | "all"): void;
  /** Finds what gains where `end` says where the rest of the word takes what is at each place, if it can be worth more than `least`. */
  fill(gaining: Gaining, end: Uint8Array, least: number): void;
}

export function measureOf(group: readonly WordOrbit[], patterns: Patterns): Measure {
  return group[0].isWing
    ? measureOfWings(patterns, goalOf(group))
    : measureOfCenters(patterns, goalOf(group));
}

/** A guess of how many turns it takes to solve a group. */
export function restOf(group: readonly WordOrbit[], arrangement: Arrangement): number {
  return group[0].isWing ? restOfCycles(arrangement) : restOfCenters(arrangement, goalOf(group));
}

export function startGaining({ count }: Patterns): Gaining {
  return {
    pattern: new Uint16Array(count),
    worth: new Float64Array(count),
    most: new Float64Array(count),
    count: 0,
  };
}

function goalOf(group: readonly WordOrbit[]): Arrangement {
  return joined(group.map(({ goal }) => goal));
}

export function joined(lists: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(lists.length * PLACES);
  lists.forEach((list, i) => {
    all.set(list, i * PLACES);
  });
  return all;
}

/** How far a cycle of wings is from home. */
function restOfCycle(length: number): number {
  return SWAP * (length - 1) + (length % 2 === 0 ? EVEN_CYCLE : 0);
}

/** Of the cycles in a set of places, which holds all of each; default: all places. */
function restOfCycles(arrangement: Arrangement, places = 2 ** PLACES - 1): number {
  let left = places;
  let rest = 0;
  while (left !== 0) {
    let place = 31 - Math.clz32(left);
    let length = 0;
    while ((left >> place) & 1) {
      left ^= 1 << place;
      place = arrangement[place];
      length++;
    }
    rest += restOfCycle(length);
  }
  return rest;
}

function restOfCenters(arrangement: Arrangement, goal: Arrangement): number {
  let rest = 0;
  for (let begin = 0; begin < goal.length; begin += PLACES) {
    let wrong = 0;
    for (let at = begin; at < begin + PLACES; at++) if (arrangement[at] !== goal[at]) wrong++;
    if (wrong > 0) rest += LAST_CENTERS + CENTER * (wrong - 2);
  }
  return rest;
}

function add(
  gaining: Gaining,
  { inner, first, last, alone }: Patterns,
  pattern: number,
  gain: number,
  least: number,
): void {
  const worth = gain - inner[pattern];
  const most = worth + alone[first[pattern]] + alone[last[pattern]];
  if (most <= least) return;
  const at = gaining.count++;
  gaining.pattern[at] = pattern;
  gaining.worth[at] = worth;
  gaining.most[at] = most;
}

function measureOfWings(patterns: Patterns, goal: Arrangement): Measure {
  const { count, short, begins, from, to, moved } = patterns;
  const after = new Uint8Array(PLACES);
  /** By place: the places of its cycle, and turns that it is from home. */
  const cycle = new Int32Array(PLACES);
  const rest = new Float64Array(PLACES);
  let now = goal;
  let home = 0;
  let stop = count;
  return { goal, rest: (arrangement) => restOfCycles(arrangement), open, fill };

  function open(arrangement: Arrangement, reach: "short" | "all"): void {
    now = arrangement;
    after.set(arrangement);
    home = 0;
    let swaps = PLACES;
    for (let place = 0; place < PLACES; place++) {
      let bits = 0;
      for (let at = place; !((bits >> at) & 1); at = now[at]) bits |= 1 << at;
      cycle[place] = bits;
      rest[place] = restOfCycle(bitCount(bits));
      if (bits === 1 << place) home |= bits;
      // Each cycle counts where it is met last.
      if (31 - Math.clz32(bits) === place) swaps--;
    }
    stop = reach === "short" && swaps > FAR ? short : count;
  }

  function fill(gaining: Gaining, end: Uint8Array, least: number): void {
    gaining.count = 0;
    let there = 0;
    for (let place = 0; place < PLACES; place++) if ((home >> end[place]) & 1) there |= 1 << place;
    for (let pattern = 0; pattern < stop; pattern++) {
      if (pattern >= short && bitCount(moved[2 * pattern] & there) > MAX_HOME_MOVED) continue;
      const begin = begins[pattern];
      const stopAt = begins[pattern + 1];
      // Only the cycles that it touches change.
      let touched = 0;
      let gain = 0;
      for (let i = begin; i < stopAt; i++) {
        const place = end[from[i]];
        after[end[to[i]]] = now[place];
        if ((touched >> place) & 1) continue;
        touched |= cycle[place];
        gain += rest[place];
      }
      gain -= restOfCycles(after, touched);
      for (let i = begin; i < stopAt; i++) {
        const place = end[to[i]];
        after[place] = now[place];
      }
      if (gain > 0) add(gaining, patterns, pattern, gain, least);
    }
  }
}

function measureOfCenters(patterns: Patterns, goal: Arrangement): Measure {
  const { count, short, begins, from, to, moved, inner, first, last, alone } = patterns;
  /** By pattern: the most that it can be worth without what it gains. */
  const beside = Float64Array.from(
    { length: count },
    (_, pattern) => alone[first[pattern]] + alone[last[pattern]] - inner[pattern],
  );
  const here = new Uint8Array(goal.length);
  const wanted = new Uint8Array(goal.length);
  const wrong = new Int32Array(2);
  let now = goal;
  let stop = count;
  return { goal, rest: (arrangement) => restOfCenters(arrangement, goal), open, fill };

  function open(arrangement: Arrangement, reach: "short" | "all"): void {
    now = arrangement;
    stop = reach === "short" ? short : count;
  }

  function fill(gaining: Gaining, end: Uint8Array, least: number): void {
    gaining.count = 0;
    wrong.fill(0);
    for (let place = 0; place < end.length; place++) {
      const at = end[place];
      here[place] = now[at];
      wanted[place] = goal[at];
      if (now[at] !== goal[at]) wrong[place < PLACES ? 0 : 1] |= 1 << (place % PLACES);
    }
    const [one, other] = wrong;
    for (let pattern = 0; pattern < stop; pattern++) {
      // It gains no more than the centers that it moves and that are wrong.
      const most = bitCount(moved[2 * pattern] & one) + bitCount(moved[2 * pattern + 1] & other);
      if (CENTER * most + beside[pattern] <= least) continue;
      let gain = 0;
      for (let i = begins[pattern]; i < begins[pattern + 1]; i++) {
        const color = here[from[i]];
        if (wanted[to[i]] === color) gain++;
        if (wanted[from[i]] === color) gain--;
      }
      if (gain > 0) add(gaining, patterns, pattern, CENTER * gain, least);
    }
  }
}
