/**
 * Solves a group of orbits by insertions at any time of a word, in a beam: a node is a word, its children are the word with one
 * more pattern inserted, and those stay for which length plus a guess of what is still to come is least. Runs that earlier groups
 * left are where layers come to be shared: a pattern costs what it adds to the runs at its place.
 */
import { parity, type RandomSource, randomBelow } from "../../../perm/index.ts";
import { type Patterns, patternsOf } from "./patterns.ts";
import { insertInto, runCost, runOfLayer, type Word, type WordPrice, type WordRun } from "./word.ts";
import { arrangementAfter, endsOf, innerLayers, PLACES, type WordOrbit } from "./word-orbits.ts";

/** How hard a group is looked at. */
export interface WordEffort {
  /** Words kept at each step, and the children of each. */
  readonly width: number;
  readonly children: number;
  /** Words that go on to the next group. */
  readonly keep: number;
  /** The most places of a word that are tried, chosen at random. */
  readonly places: number;
}

interface Node {
  readonly word: Word;
  /** What is where at the end: 24 places for each orbit. */
  readonly arrangement: Uint8Array;
  readonly score: number;
}

/** More steps than this are not needed by any orbit. */
const MAX_STEPS = 60;
/** A node that costs so much more than a solved one is left. */
const SLACK = 3;
/** Turns worth of a wing's step toward its place, of a center's, and of the last step of an orbit of centers. */
const WING = 2.2;
const CENTER = 1;
const LAST_CENTERS = 3.5;

/**
 * The cheapest words in which the group is solved too, at most `keep`; none if all ends are dead. Yields after each node.
 */
export function* solveGroup(
  words: readonly Word[],
  group: readonly WordOrbit[],
  price: WordPrice,
  { width, children, keep, places }: WordEffort,
  random: RandomSource,
): Generator<void, Word[]> {
  const patterns = patternsOf(group, price);
  const model = modelOf(group, price);
  const done: Word[] = [];
  let beam = yield* starts(words, model, width);
  for (let step = 0; step < MAX_STEPS && beam.length > 0; step++) {
    const next: Node[] = [];
    const seen = new Set<string>();
    const unsolved = beam.filter((node) => !model.isSolved(node.arrangement));
    for (const node of beam) if (model.isSolved(node.arrangement)) done.push(node.word);
    // Where nothing gains in any of them, some of what loses nothing goes on.
    for (const chance of [undefined, random]) {
      for (const node of unsolved) {
        if (node.word.cost >= leastCost(done) + (keep > 1 ? SLACK : 0)) continue;
        const at = placesOf(node.word, places, random);
        for (const insertion of bestInsertions(node, patterns, model, children, at, chance)) {
          const child = childOf(node, insertion, patterns, model);
          const key = `${child.word.cost} ${child.arrangement.join()}`;
          if (seen.has(key)) continue;
          seen.add(key);
          next.push(child);
        }
        yield;
      }
      if (next.length > 0 || done.length > 0) break;
    }
    beam = next.sort((a, b) => a.score - b.score).slice(0, width);
  }
  return done.sort((a, b) => a.cost - b.cost).slice(0, keep);
}

/** A guess of what it will cost to solve the group after a word. */
export function guess(word: Word, group: readonly WordOrbit[], price: WordPrice): number {
  return modelOf(group, price).node(word).score - word.cost;
}

function leastCost(words: readonly Word[]): number {
  return words.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY);
}

/** What is known of a group: how far an arrangement is from solved, and what an insertion gains. */
interface Model {
  readonly group: readonly WordOrbit[];
  readonly price: WordPrice;
  readonly goal: Uint8Array;
  /** What a turn of an inner layer costs. */
  readonly unit: number;
  node(word: Word, arrangement?: Uint8Array): Node;
  isSolved(arrangement: Uint8Array): boolean;
}

function modelOf(group: readonly WordOrbit[], price: WordPrice): Model {
  const goal = joined(group.map((orbit) => orbit.goal));
  const unit = runOfLayer({ axis: 0, layer: 1, amount: 1 }, price).cost;
  const rest = group[0].isWing ? restOfWings : restOfCenters;
  return {
    ...{ group, price, goal, unit },
    node: (word, arrangement = joined(group.map((orbit) => arrangementAfter(word, orbit)))) => ({
      word,
      arrangement,
      score: word.cost + unit * rest(arrangement, goal),
    }),
    isSolved: (arrangement) => arrangement.every((label, place) => label === goal[place]),
  };
}

function joined(lists: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(lists.length * PLACES);
  lists.forEach((list, i) => {
    all.set(list, i * PLACES);
  });
  return all;
}

/** Where all runs from `at` on take what is at each place of the group. */
function endsAt(ends: readonly Uint8Array[], at: number, end: Uint8Array): void {
  ends.forEach((all, i) => {
    for (let place = 0; place < PLACES; place++)
      end[i * PLACES + place] = i * PLACES + all[at * PLACES + place];
  });
}

function childOf(node: Node, { at, pattern }: Insertion, patterns: Patterns, model: Model): Node {
  const { turns, begins, from, to } = patterns;
  const { price, group } = model;
  const runs = turns[pattern].map((turn) => runOfLayer(turn, price));
  const later = { runs: node.word.runs.slice(at), cost: 0 };
  const end = new Uint8Array(node.arrangement.length);
  endsAt(
    group.map((orbit) => endsOf(later, orbit)),
    0,
    end,
  );
  const arrangement = node.arrangement.slice();
  for (let i = begins[pattern]; i < begins[pattern + 1]; i++)
    arrangement[end[to[i]]] = node.arrangement[end[from[i]]];
  return model.node(insertInto(node.word, at, runs, price), arrangement);
}

function restOfWings(arrangement: Uint8Array): number {
  const left = PLACES - paired(arrangement);
  return left === 0 ? 0 : WING * left + 1;
}

function restOfCenters(arrangement: Uint8Array, goal: Uint8Array): number {
  let rest = 0;
  for (let begin = 0; begin < goal.length; begin += PLACES) {
    let wrong = 0;
    for (let at = begin; at < begin + PLACES; at++) if (arrangement[at] !== goal[at]) wrong++;
    if (wrong > 0) rest += LAST_CENTERS + CENTER * (wrong - 2);
  }
  return rest;
}

/** 24 less 2 · ⌊length / 2⌋ of each cycle: twice the 3-cycles that it takes. */
function paired(permutation: Uint8Array): number {
  let seen = 0;
  let sum = PLACES;
  for (let place = 0; place < PLACES; place++) {
    if ((seen >> place) & 1) continue;
    let length = 0;
    for (let at = place; !((seen >> at) & 1); at = permutation[at]) {
      seen |= 1 << at;
      length++;
    }
    sum -= length & ~1;
  }
  return sum;
}

/**
 * Where the beam begins. Wings in an odd permutation need one quarter turn of one of their layers, which is tried at every place;
 * insertions are even.
 */
function* starts(words: readonly Word[], model: Model, width: number): Generator<void, Node[]> {
  const { group, price } = model;
  const nodes: Node[] = [];
  for (const word of words) {
    const node = model.node(word);
    if (!group[0].isWing || parity(node.arrangement) === 0) {
      nodes.push(node);
      continue;
    }
    for (let at = 0; at <= word.runs.length; at++) {
      for (const axis of [0, 1, 2])
        for (const layer of innerLayers(group, price.size))
          for (const amount of [1, 3])
            nodes.push(model.node(insertInto(word, at, [runOfLayer({ axis, layer, amount }, price)], price)));
      yield;
    }
  }
  return nodes.sort((a, b) => a.score - b.score).slice(0, width);
}

interface Insertion {
  readonly at: number;
  readonly pattern: number;
  readonly value: number;
}

/** How much chance weighs where nothing gains, in turns. */
const CHANCE = 4;

/** The insertions that gain most, less what they cost; with `chance`, of those that gain nothing and lose nothing. */
function bestInsertions(
  { word, arrangement }: Node,
  patterns: Patterns,
  { group, price, goal, unit }: Model,
  most: number,
  places: readonly number[],
  chance?: RandomSource,
): Insertion[] {
  const { count, inner, first, last } = patterns;
  const ends = group.map((orbit) => endsOf(word, orbit));
  const gainsAt = (group[0].isWing ? wingGains : centerGains)(patterns, arrangement, goal);
  const end = new Uint8Array(goal.length);
  const before = new Float64Array(patterns.ends.length);
  const after = new Float64Array(patterns.ends.length);
  const gaining = new Uint16Array(count);
  let gains = gainsAt(end);
  let some = 0;
  let known = -1;
  let found: Insertion[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const at of places) {
    // Runs that move nothing of the group change nothing but the price.
    if (known < 0 || ends.some((all) => isMoved(all, known, at))) {
      endsAt(ends, at, end);
      gains = gainsAt(end);
      some = 0;
      for (let pattern = 0; pattern < count; pattern++)
        if (chance ? gains[pattern] === 0 : gains[pattern] > 0) gaining[some++] = pattern;
      known = at;
    }
    if (some === 0) continue;
    pricesBeside(before, patterns, word.runs[at - 1], price);
    pricesBeside(after, patterns, word.runs[at], price);
    for (let i = 0; i < some; i++) {
      const pattern = gaining[i];
      let value = unit * gains[pattern] - inner[pattern] - before[first[pattern]] - after[last[pattern]];
      if (chance) value += CHANCE * chance();
      if (value <= least) continue;
      found.push({ at, pattern, value });
      if (found.length < 2 * most) continue;
      found = best(found, most);
      least = found[most - 1].value;
    }
  }
  return best(found, most);
}

function isMoved(ends: Uint8Array, one: number, other: number): boolean {
  for (let place = 0; place < PLACES; place++)
    if (ends[one * PLACES + place] !== ends[other * PLACES + place]) return true;
  return false;
}

function best(found: Insertion[], most: number): Insertion[] {
  return found.sort((a, b) => b.value - a.value).slice(0, most);
}

/** The places between two runs to be tried, in order: all, or that many. */
function placesOf({ runs }: Word, most: number, random: RandomSource): number[] {
  const all = Array.from({ length: runs.length + 1 }, (_, at) => at);
  if (all.length <= most) return all;
  for (let i = 0; i < most; i++) {
    const other = i + randomBelow(all.length - i, random);
    [all[i], all[other]] = [all[other], all[i]];
  }
  return all.slice(0, most).sort((a, b) => a - b);
}

/** What each first or last turn costs next to a run: less where it merges. */
function pricesBeside(
  prices: Float64Array,
  { ends, alone }: Patterns,
  run: WordRun | undefined,
  price: WordPrice,
): void {
  prices.set(alone);
  if (!run) return;
  const { amounts, cost } = run;
  for (let i = 0; i < ends.length; i++) {
    const { axis, layer, amount } = ends[i];
    if (axis !== run.axis) continue;
    const was = amounts[layer];
    amounts[layer] = (was + amount) & 3;
    prices[i] = runCost(amounts, price) - cost;
    amounts[layer] = was;
  }
}

type Gains = (end: Uint8Array) => Float64Array;

function centerGains(
  { count, begins, from, to }: Patterns,
  arrangement: Uint8Array,
  goal: Uint8Array,
): Gains {
  const gains = new Float64Array(count);
  const now = new Uint8Array(goal.length);
  const wanted = new Uint8Array(goal.length);
  return (end) => {
    for (let place = 0; place < end.length; place++) {
      now[place] = arrangement[end[place]];
      wanted[place] = goal[end[place]];
    }
    for (let pattern = 0; pattern < count; pattern++) {
      let gain = 0;
      for (let i = begins[pattern]; i < begins[pattern + 1]; i++) {
        const color = now[from[i]];
        if (wanted[to[i]] === color) gain++;
        if (wanted[from[i]] === color) gain--;
      }
      gains[pattern] = CENTER * gain;
    }
    return gains;
  };
}

function wingGains({ count, begins, from, to }: Patterns, arrangement: Uint8Array): Gains {
  const gains = new Float64Array(count);
  const after = new Uint8Array(PLACES);
  const before = paired(arrangement);
  return (end) => {
    for (let pattern = 0; pattern < count; pattern++) {
      after.set(arrangement);
      for (let i = begins[pattern]; i < begins[pattern + 1]; i++)
        after[end[to[i]]] = arrangement[end[from[i]]];
      gains[pattern] = WING * (paired(after) - before);
    }
    return gains;
  };
}
