/** How far a group of orbits is from solved, in turns, and how much nearer patterns take it at some place of a word. */
import { bitCount } from "../../../search/index.ts";
import { PLACES } from "../wings.ts";
import type { Patterns } from "./patterns.ts";

/** The patterns that gain at some place, and what they are worth there. */
interface Gaining {
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

/** A guess of how many turns an arrangement is from the goal. */
export function restOf(arrangement: Uint8Array, goal: Uint8Array, isWing: boolean): number {
  return isWing ? restOfWings(arrangement) : restOfCenters(arrangement, goal);
}

export function measureOf(patterns: Patterns, goal: Uint8Array, isWing: boolean): Measure {
  return isWing ? measureOfWings(patterns, goal) : measureOfCenters(patterns, goal);
}

function startGaining({ count }: Patterns): Gaining {
  return { pattern: new Uint16Array(count), value: new Float64Array(count), count: 0 };
}

/** Turns that centers are from home: for each that has to change, and for the last two of an orbit. */
const CENTER = 1;
const LAST_CENTERS = 3.5;
function restOfCenters(arrangement: Uint8Array, goal: Uint8Array): number {
  let rest = 0;
  for (let begin = 0; begin < goal.length; begin += PLACES) {
    let wrong = 0;
    for (let at = begin; at < begin + PLACES; at++) if (arrangement[at] !== goal[at]) wrong++;
    if (wrong > 0) rest += LAST_CENTERS + CENTER * (wrong - 2);
  }
  return rest;
}

function measureOfCenters(patterns: Patterns, goal: Uint8Array): Measure {
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

// Wings, as a permutation: how far its cycles are from home, and the 3-cycles and other patterns that bring them nearer.

/**
 * Turns that wings are from home, in turns of a layer: for each swap of two that it takes, and for each cycle of even length besides,
 * since one turn cycles four of them. The best of some that were tried (ADR 0283#0293).
 */
const SWAP = 1.5;
const EVEN_CYCLE = 0.5;

/** How far a cycle of wings is from home. */
function restOfCycle(length: number): number {
  return SWAP * (length - 1) + (length % 2 === 0 ? EVEN_CYCLE : 0);
}

/** Of the cycles in a set of places, which holds all of each. */
function restOfCycles(arrangement: Uint8Array, places: number): number {
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

/** The number of the 3-cycle a → b → c → a. */
function keyOf(a: number, b: number, c: number): number {
  if (a < b && a < c) return (a * PLACES + b) * PLACES + c;
  return b < c ? (b * PLACES + c) * PLACES + a : (c * PLACES + a) * PLACES + b;
}

/** The patterns of several turns that are 3-cycles. */
interface ThreeCycles {
  /** By pattern: 1 if it is one. */
  readonly isThree: Uint8Array;
  /** Those that are the 3-cycle k: numbers[starts[k]] … numbers[starts[k + 1] - 1]. */
  readonly starts: Uint32Array;
  readonly numbers: Uint16Array;
}

function threeCycles({ count, short, begins, from, to }: Patterns): ThreeCycles {
  const isThree = new Uint8Array(count);
  const keys = new Int32Array(count);
  const starts = new Uint32Array(PLACES ** 3 + 1);
  for (let pattern = short; pattern < count; pattern++) {
    const begin = begins[pattern];
    if (begins[pattern + 1] - begin !== 3) continue;
    isThree[pattern] = 1;
    const next = from.indexOf(to[begin], begin);
    keys[pattern] = keyOf(from[begin], from[next], to[next]);
    starts[keys[pattern] + 1]++;
  }
  for (let key = 0; key < PLACES ** 3; key++) starts[key + 1] += starts[key];
  const numbers = new Uint16Array(starts[PLACES ** 3]);
  const filled = starts.slice();
  for (let pattern = short; pattern < count; pattern++)
    if (isThree[pattern]) numbers[filled[keys[pattern]]++] = pattern;
  return { isThree, starts, numbers };
}

/** 3-cycles that bring an arrangement nearer home: places[3 i] → places[3 i + 1] → places[3 i + 2], and what each gains. */
interface Splits {
  readonly places: Uint8Array;
  readonly gains: Float64Array;
  count: number;
}

/** There are so many 3-cycles, both ways. */
const MAX_SPLITS = (PLACES * (PLACES - 1) * (PLACES - 2)) / 3;

/** Those that split a cycle into three, and those that make two even cycles odd; there are no others. */
function findSplits(splits: Splits, arrangement: Uint8Array): void {
  const { places, gains } = splits;
  let found = 0;
  const add = (x: number, y: number, z: number, gain: number) => {
    places[3 * found] = x;
    places[3 * found + 1] = y;
    places[3 * found + 2] = z;
    gains[found++] = gain;
  };
  const cycles = cyclesOf(arrangement);
  for (const own of cycles) {
    const { length } = own;
    for (let i = 0; i < length; i++)
      for (let j = i + 1; j < length; j++)
        for (let k = j + 1; k < length; k++) {
          const rest = restOfCycle(j - i) + restOfCycle(k - j) + restOfCycle(length - k + i);
          add(own[i], own[j], own[k], restOfCycle(length) - rest);
        }
    if (length % 2 === 1) continue;
    for (const other of cycles)
      if (other !== own && other.length % 2 === 0)
        for (let i = 0; i < length; i++)
          for (let away = 1; away < length; away += 2)
            for (const z of other) add(own[i], own[(i + away) % length], z, 2 * EVEN_CYCLE);
  }
  splits.count = found;
}

/** The cycles of two and more, each from a place to where its wing belongs. */
function cyclesOf(arrangement: Uint8Array): number[][] {
  const cycles: number[][] = [];
  let seen = 0;
  for (let place = 0; place < PLACES; place++) {
    const own: number[] = [];
    for (let at = place; !((seen >> at) & 1); at = arrangement[at]) {
      seen |= 1 << at;
      own.push(at);
    }
    if (own.length > 1) cycles.push(own);
  }
  return cycles;
}

/** Wings that take more swaps are brought nearer by short turns, as long as one gains: commutators take longer to try, and more turns. */
const FAR = 10;
/** A commutator that moves more of the wings that are home hardly ever gains. */
const MAX_HOME_MOVED = 1;

function restOfWings(arrangement: Uint8Array): number {
  return restOfCycles(arrangement, 2 ** PLACES - 1);
}

function measureOfWings(patterns: Patterns, goal: Uint8Array): Measure {
  const { count, short, begins, from, to, inner, first, last } = patterns;
  const gaining = startGaining(patterns);
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
  const splits = { places: new Uint8Array(3 * MAX_SPLITS), gains: new Float64Array(MAX_SPLITS), count: 0 };
  let now = goal;
  let home = 0;
  let isAll = true;
  return { goal, rest: restOfWings, open, gainingAt };

  function open(arrangement: Uint8Array, reach: "short" | "all"): void {
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

  function gainingAt({ end, before, after }: WordPlace, least: number): Gaining {
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
    return gaining;
  }
}
