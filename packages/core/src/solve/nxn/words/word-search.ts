/**
 * Solves a group of orbits by insertions at any time of a word, in a beam: a node is a word, its children are the word with one
 * more pattern inserted, and those stay for which length plus a guess of what is still to come is least. Runs that earlier groups
 * left are where layers come to be shared: a pattern costs what it adds to the runs at its place.
 */
import { randomBelow, type RandomSource } from "../../../perm/index.ts";
import { type Patterns, patternsOf } from "./patterns.ts";
import { insertInto, type LayerTurn, runCost, runOfLayer, type Word, type WordPrice } from "./word.ts";
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
/** Turns worth of a wing's step towards its place, of a center's, and of the last step of an orbit of centers. */
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
    for (const node of beam) {
      if (model.isSolved(node.arrangement)) {
        done.push(node.word);
        continue;
      }
      const least = leastCost(done);
      if (node.word.cost >= least + (keep > 1 ? SLACK : 0)) continue;
      for (const { at, pattern } of bestInsertions(node, patterns, model, children, places, random)) {
        const runs = patterns.turns[pattern].map((turn) => runOfLayer(turn, price));
        const child = model.node(insertInto(node.word, at, runs, price));
        const key = `${child.word.cost} ${child.arrangement.join()}`;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(child);
      }
      yield;
    }
    beam = next.sort((a, b) => a.score - b.score).slice(0, width);
  }
  return done.sort((a, b) => a.cost - b.cost).slice(0, keep);
}

function leastCost(words: readonly Word[]): number {
  return words.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY);
}

/** What is known of a group: how far an arrangement is from solved, and what an insertion gains. */
interface Model {
  readonly group: readonly WordOrbit[];
  readonly price: WordPrice;
  readonly goal: Uint8Array;
  node(word: Word): Node;
  isSolved(arrangement: Uint8Array): boolean;
}

function modelOf(group: readonly WordOrbit[], price: WordPrice): Model {
  const goal = new Uint8Array(group.length * PLACES);
  group.forEach((orbit, i) => {
    goal.set(orbit.goal, i * PLACES);
  });
  const scale = unitOf(price);
  const rest = group[0].isWing ? restOfWings : restOfCenters;
  return {
    group,
    price,
    goal,
    node(word) {
      const arrangement = new Uint8Array(goal.length);
      group.forEach((orbit, i) => {
        arrangement.set(arrangementAfter(word, orbit), i * PLACES);
      });
      return { word, arrangement, score: word.cost + scale * rest(arrangement, goal) };
    },
    isSolved: (arrangement) => arrangement.every((label, place) => label === goal[place]),
  };
}

/** What a turn of an inner layer costs: guesses are made for 1. */
function unitOf(price: WordPrice): number {
  return runOfLayer({ axis: 0, layer: 1, amount: 1 }, price).cost;
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
    if (!group[0].isWing || !isOdd(node.arrangement)) {
      nodes.push(node);
      continue;
    }
    for (let at = 0; at <= word.runs.length; at++) {
      for (const axis of [0, 1, 2])
        for (const layer of innerLayers(group, price.size))
          for (const amount of [1, 3])
            nodes.push(
              model.node(insertInto(word, at, [runOfLayer({ axis, layer, amount }, price)], price)),
            );
      yield;
    }
  }
  return nodes.sort((a, b) => a.score - b.score).slice(0, width);
}

function isOdd(permutation: Uint8Array): boolean {
  let seen = 0;
  let odd = false;
  for (let place = 0; place < PLACES; place++)
    for (let at = place, length = 0; !((seen >> at) & 1); at = permutation[at], length++) {
      seen |= 1 << at;
      if (length > 0) odd = !odd;
    }
  return odd;
}

interface Insertion {
  readonly at: number;
  readonly pattern: number;
  readonly value: number;
}

/** The insertions that gain most, less what they cost. */
function bestInsertions(
  { word, arrangement }: Node,
  patterns: Patterns,
  { group, price, goal }: Model,
  most: number,
  places: number,
  random: RandomSource,
): Insertion[] {
  const { count, inner, first, last } = patterns;
  const scale = unitOf(price);
  const ends = group.map((orbit) => endsOf(word, orbit));
  const gainAt = group[0].isWing ? wingGains(patterns, arrangement) : centerGains(patterns, arrangement, goal);
  const end = new Uint8Array(goal.length);
  let found: Insertion[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const at of placesOf(word, places, random)) {
    ends.forEach((all, i) => {
      for (let place = 0; place < PLACES; place++) end[i * PLACES + place] = i * PLACES + all[at * PLACES + place];
    });
    const before = patterns.ends.map((turn) => added(word, at - 1, turn, price));
    const after = patterns.ends.map((turn) => added(word, at, turn, price));
    const gains = gainAt(end);
    for (let pattern = 0; pattern < count; pattern++) {
      const gain = gains[pattern];
      if (gain <= 0) continue;
      const value = scale * gain - inner[pattern] - before[first[pattern]] - after[last[pattern]];
      if (value <= least) continue;
      found.push({ at, pattern, value });
      if (found.length < 2 * most) continue;
      found = best(found, most);
      least = found[most - 1].value;
    }
  }
  return best(found, most);
}

function best(found: Insertion[], most: number): Insertion[] {
  return found.sort((a, b) => b.value - a.value).slice(0, most);
}

/** The places between two runs to be tried: all, or that many. */
function placesOf({ runs }: Word, most: number, random: RandomSource): number[] {
  const all = Array.from({ length: runs.length + 1 }, (_, at) => at);
  if (all.length <= most) return all;
  for (let i = 0; i < most; i++) {
    const other = i + randomBelow(all.length - i, random);
    [all[i], all[other]] = [all[other], all[i]];
  }
  return all.slice(0, most);
}

/** What a turn costs next to a run: less where it merges. */
function added({ runs }: Word, at: number, { axis, layer, amount }: LayerTurn, price: WordPrice): number {
  const run = runs[at];
  if (run?.axis !== axis) return runOfLayer({ axis, layer, amount }, price).cost;
  const merged = run.amounts.slice();
  merged[layer] = (merged[layer] + amount) & 3;
  return runCost(merged, price) - run.cost;
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
