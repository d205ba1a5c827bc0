/** How far a group of orbits is from solved, in turns, and how much nearer patterns take it at some place of a word. */
import { bitCount } from "../../../search/index.ts";
import { findSplits, keyOf, restOfCycle, restOfCycles, startSplits, threeCycles } from "./cycles.ts";
import { type Patterns, PLACES, type WordOrbit } from "./patterns.ts";

/** Turns that centers are from home: for each that has to change, and for the last two of an orbit. */
const CENTER = 1;
const LAST_CENTERS = 3.5;
/** Wings that take more swaps are brought nearer by short turns, as long as one gains: commutators take longer to try, and more turns. */
const FAR = 10;
/** A commutator that moves more of the wings that are home hardly ever gains. */
const MAX_HOME_MOVED = 1;

/** What is where in a group: the label of place p in its orbit k is at 24 k + p. */
export type Arrangement = Uint8Array;

/** The patterns that gain at some place, and what they are worth there. */
export interface Gaining {
  /** Their numbers, in the first `count` entries. */
  readonly pattern: Uint16Array;
  /** What each gains, less what its turns cost. */
  readonly value: Float64Array;
  count: number;
}

/** A place of a word, for the patterns of a group. */
interface WordPlace {
  /** Where the rest of the word takes what is at each place of the group. */
  readonly end: Uint8Array;
  /** What each of the patterns' ends costs there as the first turn, and as the last. */
  readonly before: Float64Array;
  readonly after: Float64Array;
}

/** How far a group is from solved, in turns, and what gains. */
export interface Measure {
  readonly goal: Arrangement;
  /** A guess, and 0 for what is solved only. */
  rest(arrangement: Arrangement): number;
  /** Takes in an arrangement, for `fill`: with short patterns only, but for wings that are near home, or with all. */
  open(arrangement: Arrangement, reach: "short" | "all"): void;
  /** Finds what gains at a place and is worth more than `least`. */
  fill(gaining: Gaining, place: WordPlace, least: number): void;
}

export function measureOf(group: readonly WordOrbit[], patterns: Patterns): Measure {
  return group[0].isWing
    ? measureOfWings(patterns, goalOf(group))
    : measureOfCenters(patterns, goalOf(group));
}

/** A guess of how many turns it takes to solve a group. */
export function restOf(group: readonly WordOrbit[], arrangement: Arrangement): number {
  return group[0].isWing ? restOfWings(arrangement) : restOfCenters(arrangement, goalOf(group));
}

export function startGaining({ count }: Patterns): Gaining {
  return {
    pattern: new Uint16Array(count),
    value: new Float64Array(count),
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

function restOfWings(arrangement: Arrangement): number {
  return restOfCycles(arrangement, 2 ** PLACES - 1);
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

function measureOfWings(patterns: Patterns, goal: Arrangement): Measure {
  const { count, short, begins, from, to, inner, first, last } = patterns;
  const { isThree, starts, numbers } = threeCycles(patterns);
  const others = Uint16Array.from({ length: count }, (_, pattern) => pattern).filter((at) => !isThree[at]);
  /** By pattern: what it moves, as bits, and the most that it can be worth but for its ends: it takes wings as far from home. */
  const moved = new Int32Array(count);
  const most = new Float64Array(count);
  for (const pattern of others) {
    const alone = goal.slice();
    for (let i = begins[pattern]; i < begins[pattern + 1]; i++) {
      alone[to[i]] = from[i];
      moved[pattern] |= 1 << to[i];
    }
    most[pattern] = restOfWings(alone) - inner[pattern];
  }
  const arranged = new Uint8Array(PLACES);
  /** By place: the places of its cycle, and turns that it is from home. */
  const cycle = new Int32Array(PLACES);
  const rest = new Float64Array(PLACES);
  const back = new Uint8Array(PLACES);
  const splits = startSplits();
  let now = goal;
  let home = 0;
  let isAll = true;
  return { goal, rest: restOfWings, open, fill };

  function open(arrangement: Arrangement, reach: "short" | "all"): void {
    now = arrangement;
    arranged.set(arrangement);
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
    isAll = reach === "all" || swaps <= FAR;
    if (isAll) findSplits(splits, arrangement);
  }

  function fill(gaining: Gaining, { end, before, after }: WordPlace, least: number): void {
    let found = 0;
    let there = 0;
    for (let place = 0; place < PLACES; place++) {
      back[end[place]] = place;
      if ((home >> end[place]) & 1) there |= 1 << place;
    }
    for (let at = 0; at < others.length; at++) {
      const pattern = others[at];
      if (pattern >= short && (!isAll || bitCount(moved[pattern] & there) > MAX_HOME_MOVED)) continue;
      const paid = before[first[pattern]] + after[last[pattern]];
      if (most[pattern] - paid <= least) continue;
      const begin = begins[pattern];
      const stopAt = begins[pattern + 1];
      // Only the cycles that it touches change.
      let touched = 0;
      let gain = 0;
      for (let i = begin; i < stopAt; i++) {
        const place = end[from[i]];
        arranged[end[to[i]]] = now[place];
        if ((touched >> place) & 1) continue;
        touched |= cycle[place];
        gain += rest[place];
      }
      gain -= restOfCycles(arranged, touched);
      for (let i = begin; i < stopAt; i++) {
        const place = end[to[i]];
        arranged[place] = now[place];
      }
      const value = gain - inner[pattern] - paid;
      if (gain <= 0 || value <= least) continue;
      gaining.pattern[found] = pattern;
      gaining.value[found++] = value;
    }
    const { places, gains } = splits;
    const stop = isAll ? splits.count : 0;
    for (let i = 0; i < stop; i++) {
      const key = keyOf(back[places[3 * i]], back[places[3 * i + 1]], back[places[3 * i + 2]]);
      for (let k = starts[key]; k < starts[key + 1]; k++) {
        const pattern = numbers[k];
        const value = gains[i] - inner[pattern] - before[first[pattern]] - after[last[pattern]];
        if (value <= least) continue;
        gaining.pattern[found] = pattern;
        gaining.value[found++] = value;
      }
    }
    gaining.count = found;
  }
}

function measureOfCenters(patterns: Patterns, goal: Arrangement): Measure {
  const { count, short, begins, from, to, inner, first, last } = patterns;
  const { length } = goal;
  /** gains[from · length + to]: whether the center at one place is right at another, less whether it is where it is. */
  const gains = new Int8Array(length * length);
  const row = new Uint16Array(length);
  let stop = count;
  return { goal, rest: (arrangement) => restOfCenters(arrangement, goal), open, fill };

  function open(arrangement: Arrangement, reach: "short" | "all"): void {
    stop = reach === "short" ? short : count;
    for (let one = 0; one < length; one++) {
      const color = arrangement[one];
      const left = color === goal[one] ? 1 : 0;
      for (let other = 0; other < length; other++)
        gains[one * length + other] = (color === goal[other] ? 1 : 0) - left;
    }
  }

  function fill(gaining: Gaining, { end, before, after }: WordPlace, least: number): void {
    let found = 0;
    for (let place = 0; place < length; place++) row[place] = end[place] * length;
    for (let pattern = 0; pattern < stop; pattern++) {
      let gain = 0;
      const stopAt = begins[pattern + 1];
      for (let i = begins[pattern]; i < stopAt; i++) gain += gains[row[from[i]] + end[to[i]]];
      if (gain <= 0) continue;
      const value = CENTER * gain - inner[pattern] - before[first[pattern]] - after[last[pattern]];
      if (value <= least) continue;
      gaining.pattern[found] = pattern;
      gaining.value[found++] = value;
    }
    gaining.count = found;
  }
}
