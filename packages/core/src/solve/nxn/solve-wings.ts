/**
 * Pairs all wings of any n, once the centers are solved, by the best exchange at each step: the one that pairs the most
 * wings per turn.
 */
import { type Axis, faces, type Turn } from "../../geometry/index.ts";
import { type CubeState, isReachable } from "../../state/index.ts";
import {
  amountChoice,
  costOf,
  costOfFace,
  type LayerPrice,
  NEVER,
  PRICES,
  turnsOfAmounts,
} from "./layers.ts";
import { settleOne, type WingExchange, wingExchanges } from "./wing-words.ts";
import {
  countUnpaired,
  moved,
  NO_WING,
  PLACES,
  placesAfter,
  reducedCube,
  standingAt,
  turnOfFace,
  turnWings,
  type Wings,
  wingDepths,
  wingPlaces,
} from "./wings.ts";

/** Pairs the wings in place; `reach`: how many outer turns may come before an exchange. */
export function* solveWings(
  wings: Wings,
  reach: 0 | 1,
  price: LayerPrice = PRICES.OBTM,
): Generator<void, void> {
  if (countUnpaired(wings) === 0) return;
  const exchanges = yield* wingExchanges();
  const choice = amountChoice(wings.size);
  const search: WingSearch = { wings, choice, price, rate: 0, best: undefined, last: undefined };
  for (let left = countUnpaired(wings); left > 0; ) {
    // Something nearly as good as the last step is usually still there, so anything worse is not examined closely.
    search.rate *= NEARLY;
    for (let round = 0; round < 2 && !search.best; round++) {
      for (const before of wordsWithin(reach)) {
        lookAfter(search, exchanges, before);
        yield;
      }
      if (!search.best) search.rate = 0;
    }
    const { best } = search;
    turnWings(wings, best ? turnsOf(search, best) : settleOne(wings));
    search.best = undefined;
    search.last = best;
    const now = countUnpaired(wings);
    if (now >= left) throw new Error("Internal error: a step paired no more wings.");
    left = now;
  }
}

/** The fraction of the last rate that the first search for a step demands. */
const NEARLY = 0.8;

type Word = WingExchange["word"];

interface Found {
  readonly before: Word;
  readonly exchange: WingExchange;
  readonly set: Uint8Array;
}

interface WingSearch {
  readonly wings: Wings;
  readonly choice: ReturnType<typeof amountChoice>;
  readonly price: LayerPrice;
  /** Wings per turn of the best so far, or the rate that it has to exceed. */
  rate: number;
  best: Found | undefined;
  /** The last step: it ends with S⁻¹, into which the next S about the same axis merges. */
  last: Found | undefined;
}

function wordsWithin(reach: 0 | 1): Word[] {
  const turns = faces().flatMap(({ index }) => [1, 2, 3].map((quarters): Word => [[index, quarters]]));
  return [[], ...(reach === 1 ? turns : [])];
}

/** Keeps the best exchange after some outer turns, if it beats the best so far. */
function lookAfter(search: WingSearch, exchanges: readonly WingExchange[], before: Word): void {
  const { wings, choice, last, price } = search;
  const { still } = choice;
  const { size } = wings;
  let { orbits, middles } = wings as { orbits: readonly Uint8Array[]; middles: Uint8Array };
  for (const [face, quarters] of before) {
    const image = placesAfter(turnOfFace(face, size, quarters), size, -1);
    orbits = orbits.map((orbit) => moved(orbit, image));
    middles = moved(middles, image);
  }
  const pairs = countPairs(orbits, middles);
  const beforehand = costOfWord(before, price);
  for (const exchange of exchanges) {
    const { axis, quarters, low, high } = exchange;
    const fixed = beforehand + costOfWord(exchange.word, price);
    // S alone takes two turns or more, except where it merges into the last step.
    const merges = before.length === 0 && last?.exchange.axis === axis;
    const most = pairedAt(pairs, low) + pairedAt(pairs, high);
    if (most <= search.rate * (merges ? fixed : fixed + 2)) continue;
    fillGains(choice, exchange, orbits, middles);
    const pending = merges ? last.set.map((isOn) => isOn * (4 - last.exchange.quarters)) : still;
    if (choice.choose(search.rate, pending, still, price) <= search.rate * fixed) continue;
    const set = choice.amounts.map((amount) => (amount === 0 ? 0 : 1));
    const turned = pending.map((amount, layer) => (amount + set[layer] * quarters) & 3);
    const cost = fixed + costOf(turned, price) - costOf(pending, price) + costOfSet(set, quarters, price);
    const total = gainOfSet(exchange, set, orbits, middles);
    if (total <= search.rate * cost) continue;
    search.rate = total / cost;
    search.best = { before, exchange, set };
  }
}

function costOfWord(word: Word, price: LayerPrice): number {
  let cost = 0;
  for (const [, quarters] of word) cost += costOfFace(quarters, price);
  return cost;
}

function costOfSet(set: Uint8Array, quarters: number, price: LayerPrice): number {
  return costOf(
    set.map((isOn) => isOn * (4 - quarters)),
    price,
  );
}

/**
 * counts[place of a wing · 24 + place of a middle edge]: at how many depths the wing in the first place belongs next to
 * the middle edge in the second.
 */
function countPairs(orbits: readonly Uint8Array[], middles: Uint8Array): Uint8Array {
  const counts = new Uint8Array(PLACES * PLACES);
  const placeOf = new Uint8Array(PLACES);
  for (let place = 0; place < PLACES; place++) placeOf[middles[place]] = place;
  for (const orbit of orbits)
    for (let place = 0; place < PLACES; place++)
      if (orbit[place] !== NO_WING) counts[place * PLACES + placeOf[orbit[place]]]++;
  return counts;
}

/** How many wings of all depths would be paired after some changes: pairs (place of the wing, place of the middle edge). */
function pairedAt(counts: Uint8Array, changes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < changes.length; at += 2) count += counts[changes[at] * PLACES + changes[at + 1]];
  return count;
}

/** Writes what each inner layer would gain by itself. */
function fillGains(
  { gains }: WingSearch["choice"],
  { low, high, quarters, withLow, withHigh }: WingExchange,
  orbits: readonly Uint8Array[],
  middles: Uint8Array,
): void {
  const size = gains.length / 4;
  gains.fill(NEVER);
  for (let layer = 1; layer < size - 1; layer++) gains[4 * layer] = 0;
  for (let i = 0; i < orbits.length; i++) {
    gains[4 * (i + 1) + quarters] = gainOf(low, orbits[i], middles);
    gains[4 * (size - 2 - i) + quarters] = gainOf(high, orbits[i], middles);
  }
  gains[withLow ? quarters : 0] = 0;
  gains[4 * (size - 1) + (withHigh ? quarters : 0)] = 0;
}

function gainOfSet(
  { low, high, both }: WingExchange,
  set: Uint8Array,
  orbits: readonly Uint8Array[],
  middles: Uint8Array,
): number {
  let total = 0;
  for (let i = 0; i < orbits.length; i++) {
    const isLow = set[i + 1] === 1;
    const isHigh = set[set.length - 2 - i] === 1;
    if (isLow || isHigh) total += gainOf(isLow && isHigh ? both : isLow ? low : high, orbits[i], middles);
  }
  return total;
}

function gainOf(changes: Uint8Array, orbit: Uint8Array, middles: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < changes.length; at += 2) {
    const middle = changes[at + 1];
    if (orbit[changes[at]] === middles[middle]) sum++;
    if (orbit[middle] === middles[middle]) sum--;
  }
  return sum;
}

function turnsOf({ wings }: WingSearch, { before, exchange, set }: Found): Turn[] {
  const { size } = wings;
  const { axis, quarters, word } = exchange;
  return [
    ...before.map(([face, amount]) => turnOfFace(face, size, amount)),
    ...turnsOfAmounts(set, axis as Axis, quarters),
    ...word.map(([face, amount]) => turnOfFace(face, size, amount)),
    ...turnsOfAmounts(set, axis as Axis, 4 - quarters),
  ];
}

/*
 * The edges that wings are paired with. An odd cube has them. On an even cube they are virtual: any twelve edges in any
 * places will do if, with the corners, they make a solvable 3x3. The ones chosen are those next to which most wings
 * already stand.
 */

/** The wings of a cube whose centers stand as `centers` leaves them. Those of depths below `from` do not matter. */
export function wingsOf(state: CubeState, centers: number, from: number = 1): Wings {
  const { size } = state;
  const orbits = wingDepths(size).map((depth) =>
    depth < from ? new Uint8Array(PLACES).fill(NO_WING) : standingAt(state, depth),
  );
  const middles =
    size % 2 === 1
      ? standingAt(state, (size - 1) / 2)
      : virtualMiddles(orbits, (found) => isReachable(reducedCube(state, found, centers)));
  return { size, orbits, middles, turns: [] };
}

function virtualMiddles(
  orbits: readonly Uint8Array[],
  isAllowed: (middles: Uint8Array) => boolean,
): Uint8Array {
  const middles = mostPaired(orbits);
  let best: Uint8Array | undefined;
  let bestScore = -1;
  for (const candidate of variantsOf(middles)) {
    const score = countPaired(orbits, candidate);
    if (score <= bestScore || !isAllowed(candidate)) continue;
    best = candidate;
    bestScore = score;
  }
  return best!;
}

function countPaired(orbits: readonly Uint8Array[], middles: Uint8Array): number {
  let count = 0;
  for (const orbit of orbits)
    for (let place = 0; place < PLACES; place++) if (orbit[place] === middles[place]) count++;
  return count;
}

/** Edge by edge, the choice that pairs the most wings. */
function mostPaired(orbits: readonly Uint8Array[]): Uint8Array {
  const { partner } = wingPlaces();
  const middles = new Uint8Array(PLACES).fill(PLACES);
  const isUsed = new Uint8Array(PLACES);
  const pairs: { place: number; home: number; score: number }[] = [];
  for (let place = 0; place < PLACES; place++)
    for (let home = 0; home < PLACES; home++) {
      let score = 0;
      for (const orbit of orbits) {
        if (orbit[place] === home) score++;
        if (orbit[partner[place]] === partner[home]) score++;
      }
      pairs.push({ place, home, score });
    }
  pairs.sort((a, b) => b.score - a.score);
  for (const { place, home } of pairs) {
    if (middles[place] < PLACES || isUsed[home] === 1) continue;
    put(middles, place, home);
    isUsed[home] = 1;
    isUsed[partner[home]] = 1;
  }
  return middles;
}

function put(middles: Uint8Array, place: number, home: number): void {
  const { partner } = wingPlaces();
  middles[place] = home;
  middles[partner[place]] = partner[home];
}

/** The same; with one edge flipped; with two edges exchanged, in either orientation. One of these is solvable. */
function* variantsOf(middles: Uint8Array): Generator<Uint8Array> {
  const { partner } = wingPlaces();
  yield middles;
  for (let place = 0; place < PLACES; place++) {
    const turned = middles.slice();
    put(turned, place, middles[partner[place]]);
    if (place < partner[place]) yield turned;
    for (let other = 0; other < PLACES; other++) {
      if (place > partner[place] || other === place || other === partner[place]) continue;
      const exchanged = middles.slice();
      put(exchanged, place, middles[other]);
      put(exchanged, other, middles[place]);
      yield exchanged;
      const both = exchanged.slice();
      put(both, place, exchanged[partner[place]]);
      yield both;
    }
  }
}
