/**
 * Pairs all wings of any n, once the centers are solved, by the best exchange at each step: the one that pairs the most
 * wings per turn.
 */
import { type Axis, faces, type Turn } from "../../geometry/index.ts";
import { amountChoice, costOf, type LayerPrice, NEVER, PRICES, turnsOfAmounts } from "./layers.ts";
import { settleOne } from "./three-cycles.ts";
import {
  countUnpaired,
  moved,
  NO_WING,
  PLACES,
  pairsParted,
  placesAfter,
  placesBefore,
  turnOfFace,
  turnWings,
  type Wings,
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
  const costs = Uint16Array.from(exchanges.all, ({ word }) => costOfWord(word, price));
  const search: WingSearch = { wings, choice, price, costs, rate: 0, best: undefined, last: undefined };
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

interface Found {
  readonly before: Word;
  readonly exchange: WingExchange;
  readonly set: Uint8Array;
}

interface WingSearch {
  readonly wings: Wings;
  readonly choice: ReturnType<typeof amountChoice>;
  readonly price: LayerPrice;
  /** costs[exchange]: what its word costs. */
  readonly costs: Uint16Array;
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
function lookAfter(search: WingSearch, { all, parted, begins }: Exchanges, before: Word): void {
  const { wings, choice, last, price, costs } = search;
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
  for (let i = 0; i < all.length; i++) {
    // How many wings of all depths would be paired at most. Nearly all exchanges end here, so no object is touched.
    let most = 0;
    for (let at = begins[i]; at < begins[i + 1]; at++) most += pairs[parted[at]];
    const fixed = beforehand + costs[i];
    if (most <= search.rate * fixed) continue;
    const exchange = all[i];
    const { axis, quarters } = exchange;
    // S alone takes two turns or more, except where it merges into the last step.
    const merges = before.length === 0 && last?.exchange.axis === axis;
    if (!merges && most <= search.rate * (fixed + 2)) continue;
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

function costOfWord(word: Word, { own, beside }: LayerPrice): number {
  let cost = 0;
  for (const [, quarters] of word) cost += own[quarters] + beside[4 * quarters];
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
 * Exchanges of wings that leave the centers alone: S · W · S⁻¹, where S turns inner layers about an axis and W is a
 * word of outer turns whose net turn of each face around the axis is zero, so that the rows of centers that S brings
 * there return. Wings and midges go through W alike, except for the wings that S moves: they change their midges.
 */

/** A word of outer turns: (face, right-handed quarters). */
type Word = readonly (readonly [face: number, quarters: number])[];

interface WingExchange {
  readonly axis: 0 | 1 | 2;
  /** The quarter turns of S, and whether the outermost layers turn with it. */
  readonly quarters: number;
  readonly withLow: boolean;
  readonly withHigh: boolean;
  readonly word: Word;
  /**
   * What changes if S turns the layer of a depth on the low side, on the high side, and on both: pairs (place where the
   * wing comes from, place where the midge comes from), flattened. A wing can move from one side to the other, so the
   * changes for both are not the union of the two.
   */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  readonly both: Uint8Array;
}

interface Exchanges {
  readonly all: readonly WingExchange[];
  /** parted[begins[i] … begins[i + 1] − 1]: the pairs of exchange i on both sides, 24 · place of the wing + place of the midge. */
  readonly parted: Uint16Array;
  readonly begins: Uint32Array;
}

let made: Exchanges | undefined;

/** Words longer than this are for the last edges: with inner layers alone there are enough of them. */
const LONG = 4;

/** All of these exchanges, the same for every n; built on first use, with pauses between words. */
function* wingExchanges(): Generator<void, Exchanges> {
  if (made) return made;
  const found: WingExchange[] = [];
  for (const axis of [0, 1, 2] as const) {
    const lifts = liftsAbout(axis);
    for (const word of wordsAround(axis)) {
      const turns = word.map(([face, quarters]) => turnOfFace(face, MODEL, quarters));
      const outer = placesBefore(turns, MODEL, DEPTH);
      for (const lift of lifts)
        if (word.length <= LONG || !(lift.withLow || lift.withHigh))
          found.push(exchangeOf(axis, lift, word, outer));
      yield;
    }
  }
  const all = found.filter(({ low, high }) => low.length + high.length > 0);
  const begins = new Uint32Array(all.length + 1);
  const parted: number[] = [];
  for (const [i, { low, high }] of all.entries()) {
    for (const side of [low, high])
      for (let at = 0; at < side.length; at += 2) parted.push(side[at] * PLACES + side[at + 1]);
    begins[i + 1] = parted.length;
  }
  made = { all, parted: Uint16Array.from(parted), begins };
  return made;
}

/** A X A⁻¹, A X Y A⁻¹, and the word that flips an edge in place: A X A⁻¹ B A⁻¹ B⁻¹ A. */
function wordsAround(axis: 0 | 1 | 2): Word[] {
  const around = faces().filter((face) => face.axis !== axis);
  const [one, other] = faces().filter((face) => face.axis === axis);
  const words: Word[] = [];
  for (const { index: a } of around)
    for (const q of [1, 2, 3]) {
      for (let key = 1; key < 16; key++) {
        const inner: Word = [
          [one.index, key % 4],
          [other.index, key >> 2],
        ];
        words.push([[a, q], ...inner.filter(([, amount]) => amount > 0), [a, 4 - q]]);
      }
      for (const { index: b } of around)
        if (q !== 2 && b % 3 !== a % 3)
          for (const key of [0, 1, 2, 3, 4, 5, 6, 7]) {
            const x = key & 1 ? one.index : other.index;
            const p = key & 2 ? 1 : 3;
            const s = key & 4 ? 1 : 3;
            words.push([
              [a, q],
              [x, p],
              [a, 4 - q],
              [b, s],
              [a, 4 - q],
              [b, 4 - s],
              [a, q],
            ]);
          }
    }
  return words;
}

/** A size at which the low and high layers of one depth are far apart; the result does not depend on it. */
const MODEL = 6;
const DEPTH = 1;

/** S and S⁻¹ as permutations of places: of midges, and of the wings of a depth whose low, high or both layers S turns. */
interface Lift extends Pick<WingExchange, "quarters" | "withLow" | "withHigh"> {
  readonly images: readonly (readonly [there: Uint8Array, back: Uint8Array])[];
}

function liftsAbout(axis: 0 | 1 | 2): Lift[] {
  const [below, above] = [DEPTH, MODEL - 1 - DEPTH];
  return [1, 2, 3].flatMap((quarters) =>
    [0, 1, 2, 3].map((ends) => {
      const withLow = (ends & 1) === 1;
      const withHigh = ends > 1;
      const outer = [...(withLow ? [0] : []), ...(withHigh ? [MODEL - 1] : [])];
      const image = (inner: readonly number[], amount: number, depth: number) => {
        const layers = [...outer, ...inner];
        const turns = layers.map((layer) => ({ axis, first: layer, last: layer, quarters: amount }));
        return placesBefore(turns, MODEL, depth);
      };
      const images = [[], [below], [above], [below, above]].map((inner) => {
        const depth = inner.length === 0 ? -1 : DEPTH;
        return [image(inner, quarters, depth), image(inner, 4 - quarters, depth)] as const;
      });
      return { quarters, withLow, withHigh, images };
    }),
  );
}

/** `outer`: the word as a permutation of places, the same for wings and midges. */
function exchangeOf(axis: 0 | 1 | 2, { images, ...lift }: Lift, word: Word, outer: Uint8Array): WingExchange {
  const whole = images.map(([there, back]) => back.map((place) => there[outer[place]]));
  const [low, high, both] = whole.slice(1).map((wings) => pairsParted(wings, whole[0]));
  return { axis, ...lift, word, low, high, both };
}
