/**
 * Solves a group of orbits by insertions at any time of a word, in a beam: a node is a word, its children are the word with one
 * more pattern inserted, and those stay for which length plus a guess of what is still to come is least. Runs that earlier groups
 * left are where layers come to be shared: a pattern costs what it adds to the runs at its place.
 */
import { leastCostOf } from "../layers.ts";
import { PLACES } from "../wings.ts";
import { type Measure, measureOf, restOf } from "./gains.ts";
import { type Patterns, patternsOf, runOfLayer, type WordOrbit } from "./patterns.ts";
import { insertInto, type Word, type WordPrice } from "./word.ts";

/** How hard a group is looked at. */
interface WordEffort {
  /** Words kept at each step, and at the end for the next group; and the children of each. */
  readonly width: number;
  readonly children: number;
  /** Without it, all patterns are tried. */
  readonly patterns?: "few";
}

interface Node {
  readonly word: Word;
  readonly arrangement: Uint8Array;
  readonly score: number;
}

/** What nodes of one group have in common. */
interface Search {
  readonly group: readonly WordOrbit[];
  readonly patterns: Patterns;
  readonly measure: Measure;
  readonly price: WordPrice;
  readonly effort: WordEffort;
}

/** More steps than this are not needed by any orbit. */
const MAX_STEPS = 60;
/** A word that costs so much more than the cheapest solved one is left. */
const SLACK = 3;

/** The cheapest words in which the group is solved too, at most `width`; none if all ends are dead. Yields after each node. */
export function* solveGroup(
  words: readonly Word[],
  group: readonly WordOrbit[],
  price: WordPrice,
  effort: WordEffort,
): Generator<void, Word[]> {
  const patterns = patternsOf(group, price, effort.patterns);
  const measure = measureOf(patterns, goalOf(group), group[0].isWing);
  const search = { group, patterns, measure, price, effort };
  const solved: Word[] = [];
  let least = Number.POSITIVE_INFINITY;
  let next = new Map<string, Node>();
  const take = (node: Node) => {
    const { word, arrangement } = node;
    if (isSame(arrangement, measure.goal)) {
      // Words that solve the group differ in what they leave to others.
      solved.push(word);
      least = Math.min(least, word.cost);
      return;
    }
    const key = String.fromCharCode(word.cost, ...arrangement);
    if (!next.has(key)) next.set(key, node);
  };
  for (const word of words) take(nodeOf(word, arrangementOf(word, group), measure));
  for (let step = 0; step <= MAX_STEPS && next.size > 0; step++) {
    const beam = [...next.values()].sort((a, b) => a.score - b.score).slice(0, effort.width);
    next = new Map();
    for (const node of beam) {
      if (node.word.cost >= least + SLACK) continue;
      for (const child of childrenOf(node, search)) take(child);
      yield;
    }
  }
  return solved.sort((a, b) => a.cost - b.cost).slice(0, effort.width);
}

function goalOf(group: readonly WordOrbit[]): Uint8Array {
  return joined(group.map(({ goal }) => goal));
}

function joined(lists: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(lists.length * PLACES);
  lists.forEach((list, i) => {
    all.set(list, i * PLACES);
  });
  return all;
}

/** A guess of what it will cost to solve the group after a word. */
export function guess(word: Word, group: readonly WordOrbit[]): number {
  return restOf(arrangementOf(word, group), goalOf(group), group[0].isWing);
}

function arrangementOf(word: Word, group: readonly WordOrbit[]): Uint8Array {
  return joined(group.map((orbit) => arrangementAfter(word, orbit)));
}

function nodeOf(word: Word, arrangement: Uint8Array, measure: Measure): Node {
  return { word, arrangement, score: word.cost + measure.rest(arrangement) };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((value, i) => value === other[i]);
}

/** ends[t · 24 + place]: where run t and all later ones take what is there before run t. */
export function endsOf({ runs }: Word, { layer, image }: WordOrbit): Uint8Array {
  const ends = new Uint8Array((runs.length + 1) * PLACES);
  for (let place = 0; place < PLACES; place++) ends[runs.length * PLACES + place] = place;
  for (let t = runs.length - 1; t >= 0; t--) {
    const { axis, amounts } = runs[t];
    const layers = layer[axis];
    const at = t * PLACES;
    for (let place = 0; place < PLACES; place++)
      ends[at + place] = ends[at + PLACES + image[(axis * 4 + amounts[layers[place]]) * PLACES + place]];
  }
  return ends;
}

/** What is where after the word. */
function arrangementAfter(word: Word, orbit: WordOrbit): Uint8Array {
  const { start, layer, image } = orbit;
  const after = new Uint8Array(PLACES);
  for (let from = 0; from < PLACES; from++) {
    let place = from;
    for (const { axis, amounts } of word.runs)
      place = image[(axis * 4 + amounts[layer[axis][place]]) * PLACES + place];
    after[place] = start[from];
  }
  return after;
}

/** Where all runs from `at` on take what is at each place of the group. */
function endsAt(ends: readonly Uint8Array[], at: number, end: Uint8Array): void {
  ends.forEach((all, i) => {
    for (let place = 0; place < PLACES; place++)
      end[i * PLACES + place] = i * PLACES + all[at * PLACES + place];
  });
}

interface Insertion {
  readonly at: number;
  readonly pattern: number;
  readonly value: number;
}

/** The word with each of the insertions that gain most, less what they cost. */
function childrenOf(node: Node, search: Search): Node[] {
  const { group, patterns, measure, price } = search;
  const { word, arrangement } = node;
  const ends = group.map((orbit) => endsOf(word, orbit));
  const end = new Uint8Array(arrangement.length);
  const short = bestInsertions(node, ends, search, "short");
  const insertions = short.length > 0 ? short : bestInsertions(node, ends, search, "all");
  return insertions.map(({ at, pattern }) => {
    endsAt(ends, at, end);
    const { begins, from, to, turns } = patterns;
    const moved = arrangement.slice();
    for (let i = begins[pattern]; i < begins[pattern + 1]; i++) moved[end[to[i]]] = arrangement[end[from[i]]];
    const runs = turns[pattern].map((turn) => runOfLayer(turn, price));
    return nodeOf(insertInto(word, at, runs, price), moved, measure);
  });
}

function bestInsertions(
  { word, arrangement }: Node,
  ends: readonly Uint8Array[],
  { patterns, measure, price, effort: { children } }: Search,
  reach: "short" | "all",
): Insertion[] {
  const { first, last, alone } = patterns;
  const end = new Uint8Array(arrangement.length);
  const before = new Float64Array(patterns.ends.length);
  const after = new Float64Array(patterns.ends.length);
  const place = { end, before, after };
  let best: Insertion[] = [];
  let least = Number.NEGATIVE_INFINITY;
  measure.open(arrangement, reach);
  for (let at = 0; at <= word.runs.length; at++) {
    endsAt(ends, at, end);
    pricesBeside(before, patterns, word.runs[at - 1], price);
    pricesBeside(after, patterns, word.runs[at], price);
    const gaining = measure.gainingAt(place, least);
    // After a run that moves nothing of the group the same gains, and is another insertion only where it merges.
    const isOther = at === 0 || ends.some((all) => isMoved(all, at - 1, at));
    for (let i = 0; i < gaining.count; i++) {
      const pattern = gaining.pattern[i];
      const one = first[pattern];
      const other = last[pattern];
      if (!isOther && before[one] === alone[one] && after[other] === alone[other]) continue;
      best.push({ at, pattern, value: gaining.value[i] });
    }
    if (best.length < 2 * children) continue;
    best = mostValued(best, children);
    least = best[children - 1].value;
  }
  return mostValued(best, children);
}

function isMoved(ends: Uint8Array, one: number, other: number): boolean {
  for (let place = 0; place < PLACES; place++)
    if (ends[one * PLACES + place] !== ends[other * PLACES + place]) return true;
  return false;
}

function mostValued(found: Insertion[], most: number): Insertion[] {
  return found.sort((a, b) => b.value - a.value || a.at - b.at || a.pattern - b.pattern).slice(0, most);
}

/** What each first or last turn costs next to a run: less where it merges. */
function pricesBeside(
  prices: Float64Array,
  { ends, alone }: Patterns,
  run: Word["runs"][number] | undefined,
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
    prices[i] = leastCostOf(amounts, price.price) - cost;
    amounts[layer] = was;
  }
}
