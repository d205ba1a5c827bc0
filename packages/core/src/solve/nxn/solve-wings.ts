/** All wings of any n, once the centers are solved: the best exchange at each step, the one that matches most wings a turn. */
import { faces, type Turn } from "../../geometry/index.ts";
import { turnOfFace } from "./center-commutators.ts";
import { ALWAYS, chooseLayers, edgesOf, layerChoice, NEVER, turnsOfSet } from "./layer-set.ts";
import { settleOne } from "./wing-cycle.ts";
import { PLACES, placesAfter } from "./wing-places.ts";
import { type WingExchange, type Word, wingExchanges } from "./wing-words.ts";
import { turnWings, unmatched, type Wings } from "./wings.ts";

/** Solves the wings in place; `reach`: how many outer turns may come before an exchange, 0 … 2. */
export function* solveWings(wings: Wings, reach: number): Generator<void, void> {
  if (unmatched(wings) === 0) return;
  const exchanges = yield* wingExchanges();
  for (let left = unmatched(wings); left > 0; ) {
    let best: Found | undefined;
    for (const before of wordsWithin(reach)) {
      best = lookAfter(wings, exchanges, before, best);
      yield;
    }
    turnWings(wings, best ? best.turns : settleOne(wings));
    const now = unmatched(wings);
    if (now >= left) throw new Error("solveWings: no wing gained, which cannot be");
    left = now;
  }
}

interface Found {
  readonly turns: readonly Turn[];
  readonly rate: number;
}

/** Words of up to `reach` outer turns, neighbors on different faces, and opposite ones in one order only. */
function wordsWithin(reach: number): Word[] {
  let last: Word[] = [[]];
  const all: Word[] = [[]];
  for (let length = 1; length <= reach; length++) {
    last = last.flatMap((word) =>
      faces()
        .filter(({ index, axis }) => {
          const end = word.at(-1);
          return !end || (end[0] !== index && (faces()[end[0]].axis !== axis || end[0] < index));
        })
        .flatMap(({ index }) => [1, 2, 3].map((quarters): Word => [...word, [index, quarters]])),
    );
    all.push(...last);
  }
  return all;
}

/** The best exchange after some outer turns, if it is better than the best so far. */
function lookAfter(
  wings: Wings,
  exchanges: readonly WingExchange[],
  before: Word,
  bestSoFar: Found | undefined,
): Found | undefined {
  const { size } = wings;
  const outer = before.map(([face, quarters]) => turnOfFace(face, size, quarters));
  let orbits: readonly Uint8Array[] = wings.orbits;
  let middles = wings.middles;
  for (const turn of outer) {
    const image = placesAfter(turn, size, -1);
    orbits = orbits.map((orbit) => moved(orbit, image));
    middles = moved(middles, image);
  }
  const choice = layerChoice(size);
  const { gain, set } = choice;
  let best = bestSoFar;
  let rate = best?.rate ?? 0;
  for (const exchange of exchanges) {
    const fixed = before.length + exchange.word.length;
    if (fillGains(gain, exchange, orbits, middles) <= rate * fixed) continue;
    gain[0] = exchange.withLow ? ALWAYS : NEVER;
    gain[size - 1] = exchange.withHigh ? ALWAYS : NEVER;
    if (chooseLayers(choice, 2 * rate) <= rate * fixed) continue;
    const total = gainOfSet(exchange, set, orbits, middles);
    const cost = fixed + 2 * edgesOf(set);
    if (total <= rate * cost) continue;
    rate = total / cost;
    best = { rate, turns: [...outer, ...turnsOfExchange(exchange, set, size)] };
  }
  return best;
}

function moved(standing: Uint8Array, image: Uint8Array): Uint8Array {
  const after = new Uint8Array(PLACES);
  for (let place = 0; place < PLACES; place++) after[image[place]] = standing[place];
  return after;
}

/** Writes what each inner layer gains, as if it were alone, and returns the sum of what is positive. */
function fillGains(
  gain: Float64Array,
  { low, high }: WingExchange,
  orbits: readonly Uint8Array[],
  middles: Uint8Array,
): number {
  const size = gain.length;
  let positive = 0;
  if (size % 2 === 1) gain[(size - 1) / 2] = NEVER;
  for (let i = 0; i < orbits.length; i++) {
    const below = gainOf(low, orbits[i], middles);
    const above = gainOf(high, orbits[i], middles);
    gain[i + 1] = below;
    gain[size - 2 - i] = above;
    if (below > 0) positive += below;
    if (above > 0) positive += above;
  }
  return positive;
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

function turnsOfExchange({ axis, quarters, word }: WingExchange, set: Uint8Array, size: number): Turn[] {
  return [
    ...turnsOfSet(set, axis, quarters),
    ...word.map(([face, amount]) => turnOfFace(face, size, amount)),
    ...turnsOfSet(set, axis, 4 - quarters),
  ];
}
