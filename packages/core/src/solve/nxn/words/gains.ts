/** How far a group of orbits is from solved, in turns, and how much nearer patterns take it at some place of a word: of centers. */
import { type Patterns, PLACES } from "./patterns.ts";

/** The patterns that gain at some place, and what they are worth there. */
export interface Gaining {
  /** Their numbers, in the first `count` entries. */
  readonly pattern: Uint16Array;
  /** What each gains, less what its turns cost. */
  readonly value: Float64Array;
  count: number;
}

/** A place of a word, for the patterns of a group. */
export interface WordPlace {
  /** Where the rest of the word takes what is at each place of the group. */
  readonly end: Uint8Array;
  /** What each of the patterns' ends costs there as the first turn, and as the last. */
  readonly before: Float64Array;
  readonly after: Float64Array;
}

/**
 * How far a group is from solved, in turns, and what gains. An arrangement says what is where in the group: the label of place p in its
 * orbit k is at 24 k + p.
 */
export interface Measure {
  readonly goal: Uint8Array;
  /** A guess, and 0 for what is solved only. */
  rest(arrangement: Uint8Array): number;
  /** Takes in an arrangement: with short patterns only, but for wings that are near home, or with all. */
  open(arrangement: Uint8Array, reach: "short" | "all"): void;
  /** Finds what gains at a place and is worth more than `least`; the next call writes over it. */
  gainingAt(place: WordPlace, least: number): Gaining;
}

export function startGaining({ count }: Patterns): Gaining {
  return {
    pattern: new Uint16Array(count),
    value: new Float64Array(count),
    count: 0,
  };
}

/** Turns that centers are from home: for each that has to change, and for the last two of an orbit. */
const CENTER = 1;
const LAST_CENTERS = 3.5;
export function restOfCenters(arrangement: Uint8Array, goal: Uint8Array): number {
  let rest = 0;
  for (let begin = 0; begin < goal.length; begin += PLACES) {
    let wrong = 0;
    for (let at = begin; at < begin + PLACES; at++) if (arrangement[at] !== goal[at]) wrong++;
    if (wrong > 0) rest += LAST_CENTERS + CENTER * (wrong - 2);
  }
  return rest;
}

export function measureOfCenters(patterns: Patterns, goal: Uint8Array): Measure {
  const { count, short, begins, from, to, inner, first, last } = patterns;
  const gaining = startGaining(patterns);
  const { length } = goal;
  /** gains[from · length + to]: whether the center at one place is right at another, less whether it is where it is. */
  const gains = new Int8Array(length * length);
  const row = new Uint16Array(length);
  let stop = count;
  return { goal, rest: (arrangement) => restOfCenters(arrangement, goal), open, gainingAt };

  function open(arrangement: Uint8Array, reach: "short" | "all"): void {
    stop = reach === "short" ? short : count;
    for (let one = 0; one < length; one++) {
      const color = arrangement[one];
      const left = color === goal[one] ? 1 : 0;
      for (let other = 0; other < length; other++)
        gains[one * length + other] = (color === goal[other] ? 1 : 0) - left;
    }
  }

  function gainingAt({ end, before, after }: WordPlace, least: number): Gaining {
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
    return gaining;
  }
}
