/**
 * Exact distances near the goal, by open addressing, for positions too many to number: each is two words, of 24 and of 31 bits.
 * Classes under symmetries are stored under all names of their representatives.
 */
import { atOnce } from "../portions.ts";

export interface WordSpace {
  /** The positions at distance 0, two words each. */
  readonly goals: readonly number[];
  readonly degree: number;
  /** Writes what a move makes of a position to into[0] and into[1], as the representative of its class. */
  turn(first: number, second: number, move: number, into: Int32Array): void;
  /** Writes all names of a representative, two words each, itself included; returns how many. Omitted if each has only one. */
  aliases?(first: number, second: number, into: Int32Array): number;
}

export interface HashedTable {
  /** Two words per place: distance + 1 above the 24 bits of the first word (0: empty), and the second word. */
  readonly words: Int32Array;
  /** Positions not in the table are at least this far. */
  readonly beyond: number;
}

export interface HashedGoal {
  /** Layers up to this distance: at most 126. */
  readonly depth: number;
  /** No further layer once there are this many names; default: no limit. */
  readonly enough?: number;
  /** How many names there will be, if that is known: then the table need not grow, which takes a tenth of the time. */
  readonly expected?: number;
}

/** Positions expanded between two pauses, and words moved when the table grows. */
const CHUNK = 128;
const WORDS_BETWEEN = 1 << 17;
const MAX_NAMES = 48;
const FIRST = 0xffffff;

export function* hashedSteps(
  { goals, degree, turn, aliases }: WordSpace,
  { depth, enough = Number.POSITIVE_INFINITY, expected = 0 }: HashedGoal,
): Generator<void, HashedTable> {
  let length = 1 << 13;
  while (isTooFull(1.05 * expected, length)) length *= 2;
  let words = new Int32Array(length);
  let count = 0;
  const image = new Int32Array(2);
  const names = new Int32Array(2 * MAX_NAMES);
  let layer: number[] = [];
  let distance = 0;
  for (let at = 0; at < goals.length; at += 2) add(goals[at], goals[at + 1], layer);
  while (distance < depth && layer.length > 0 && count < enough) {
    distance++;
    const next: number[] = [];
    for (let at = 0; at < layer.length; at += 2) {
      for (let move = 0; move < degree; move++) {
        turn(layer[at], layer[at + 1], move, image);
        if (words[placeOf(words, image[0], image[1])] === 0) add(image[0], image[1], next);
      }
      if (at % (2 * CHUNK) !== 2 * CHUNK - 2) continue;
      yield;
      // In time, so that a large table grows here, with pauses.
      if (isTooFull(1.05 * count, words.length)) words = yield* grown(words);
    }
    layer = next;
  }
  return { words, beyond: distance + 1 };

  /** Adds a representative by all of its names. */
  function add(first: number, second: number, to: number[]): void {
    to.push(first, second);
    names[0] = first;
    names[1] = second;
    const found = aliases ? aliases(first, second, names) : 1;
    while (isTooFull(count + found, words.length)) words = atOnce(grown(words));
    for (let i = 0; i < 2 * found; i += 2) {
      const place = placeOf(words, names[i], names[i + 1]);
      if (words[place] !== 0) continue;
      words[place] = names[i] | ((distance + 1) << 24);
      words[place + 1] = names[i + 1];
      count++;
    }
  }
}

/** The table that those words are. */
export function hashedTable(words: Int32Array): HashedTable {
  let farthest = 0;
  for (let at = 0; at < words.length; at += 2) farthest = Math.max(farthest, words[at] >> 24);
  return { words, beyond: farthest };
}

/** Calls `take` for each name in the table. */
export function eachHashed({ words }: HashedTable, take: (first: number, second: number) => void): void {
  for (let at = 0; at < words.length; at += 2) if (words[at] !== 0) take(words[at] & FIRST, words[at + 1]);
}

/** At most three quarters of the places are taken, so that probe sequences stay short. */
function isTooFull(names: number, words: number): boolean {
  return names * 8 > words * 3;
}

/** How far a position is from the goal; `beyond` if farther than the table knows. Positions are looked up as representatives. */
export function hashedDistance({ words, beyond }: HashedTable, first: number, second: number): number {
  const word = words[placeOf(words, first, second)];
  return word === 0 ? beyond : (word >> 24) - 1;
}

/** Where a position is, or the empty place where it would be. */
function placeOf(words: Int32Array, first: number, second: number): number {
  const mask = words.length - 2;
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second + 0x7f4a7c15, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  for (let at = (hash ^ (hash >>> 13)) & mask; ; at = (at + 2) & mask) {
    const word = words[at];
    if (word === 0 || ((word & FIRST) === first && words[at + 1] === second)) return at;
  }
}

function* grown(old: Int32Array): Generator<void, Int32Array<ArrayBuffer>> {
  const words = new Int32Array(2 * old.length);
  for (let at = 0; at < old.length; at += 2) {
    if (at % WORDS_BETWEEN === 0) yield;
    if (old[at] === 0) continue;
    const place = placeOf(words, old[at] & FIRST, old[at + 1]);
    words[place] = old[at];
    words[place + 1] = old[at + 1];
  }
  return words;
}
