/**
 * The pieces of a 5x5. Centers: two orbits of 24, and the colors that stand there. Edges once turns keep the wings in two
 * halves: next to every edge place there is one *low* and one *high* wing place. The twelve edge places are numbered by
 * the axis along which they lie: y first (the belt that is filled before the last stage), then x, then z.
 */
import { symmetryInverse, type Turn } from "../../../geometry/index.ts";
import {
  classSteps,
  type MaskOrbit,
  maskOrbit,
  type TablePart,
  tablePart,
  type ValueClasses,
} from "../../../search/index.ts";
import { type CenterOrbit, centerMoves, orbitFrom } from "../center-masks.ts";
import { placesAfter, wingPlaces } from "../wings.ts";
import { fiveTurns, wingImage, X, Y, Z } from "./stage-turns.ts";

export const SIZE = 5;

/** The center orbits of a 5x5: the corners and the edges of each face's 3x3 of centers. */
interface FiveCenters {
  readonly corner: CenterOrbit;
  readonly edge: CenterOrbit;
}

export function fiveCenters(): FiveCenters {
  return { corner: orbitFrom(SIZE, SIZE + 1), edge: orbitFrom(SIZE, SIZE + 2) };
}

/** The masks that turns make of the same places of corners and of edges. */
export function maskOrbits(
  turns: readonly Turn[],
  places: number,
): { readonly corner: MaskOrbit; readonly edge: MaskOrbit } {
  const { corner, edge } = fiveCenters();
  return {
    corner: maskOrbit([places], centerMoves(SIZE, corner, turns)),
    edge: maskOrbit([places], centerMoves(SIZE, edge, turns)),
  };
}

/*
 * Wings of one depth when the turns keep them in two halves, *low* and *high*, one place of each next to every edge.
 */

export const EDGES = 12;

/** Where the turns take the low and the high place of every edge. */
export interface PairMoves {
  /** lowPlace[e], highPlace[e]: places of wings (wings.ts). Edges along the first axis come first. */
  readonly lowPlace: Uint8Array;
  readonly highPlace: Uint8Array;
  /** edgeOf[place]: 0 … 11; isHigh[place]. */
  readonly edgeOf: Uint8Array;
  readonly isHigh: Uint8Array;
  /** low[turn · 12 + e], high[turn · 12 + e]. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

/**
 * Builds the tables. The two halves are the places to which the turns take the outermost wing at one place. Edges along
 * the first of `axes` are numbered first, and so on.
 */
export function pairMoves(size: number, turns: readonly Turn[], axes: readonly number[]): PairMoves {
  const images = turns.map((turn) => placesAfter(turn, size, 1));
  const { partner, inner } = wingPlaces();
  const isHigh = new Uint8Array(24).fill(1);
  const lows = [0];
  isHigh[0] = 0;
  for (const place of lows)
    for (const image of images)
      if (isHigh[image[place]] === 1) {
        isHigh[image[place]] = 0;
        lows.push(image[place]);
      }
  if (lows.length !== EDGES || lows.some((place) => isHigh[partner[place]] === 0))
    throw new Error(`the turns do not part the wings: one half has ${lows.length}`);
  lows.sort((a, b) => axes.indexOf(inner[a]) - axes.indexOf(inner[b]));
  const lowPlace = Uint8Array.from(lows);
  const highPlace = lowPlace.map((place) => partner[place]);
  const edgeOf = new Uint8Array(24);
  lowPlace.forEach((place, edge) => {
    edgeOf[place] = edge;
    edgeOf[partner[place]] = edge;
  });
  const through = (places: Uint8Array) =>
    Uint8Array.from(images.flatMap((image) => Array.from(places, (place) => edgeOf[image[place]])));
  return { lowPlace, highPlace, edgeOf, isHigh, low: through(lowPlace), high: through(highPlace) };
}

/** The order of wings given as `standing[place]`; each pair must have one wing in each half. */
export function orderOf({ lowPlace, edgeOf, isHigh }: PairMoves, standing: Uint8Array): Uint8Array {
  const { partner } = wingPlaces();
  const edgeOfWing = new Uint8Array(24);
  for (let place = 0; place < 24; place++)
    if (isHigh[place] === 1) edgeOfWing[standing[place]] = edgeOf[place];
  return lowPlace.map((place) => edgeOfWing[partner[standing[place]]]);
}

/** The wings in the two halves that the turns of the last two stages keep; the edges of the belt come first. */
export function fivePairs(): PairMoves {
  return pairMoves(SIZE, fiveTurns("halves").turns, [Y, X, Z]);
}

/** Where a turn takes the twelve places: their midges, low wings and high wings. */
interface EdgeMove {
  readonly middle: Uint8Array;
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

export function edgeMove({ lowPlace, highPlace, edgeOf }: PairMoves, turn: Turn): EdgeMove {
  const wings = placesAfter(turn, SIZE, 1);
  const middles = placesAfter(turn, SIZE, -1);
  return {
    middle: lowPlace.map((place) => edgeOf[middles[place]]),
    low: lowPlace.map((place) => edgeOf[wings[place]]),
    high: highPlace.map((place) => edgeOf[wings[place]]),
  };
}

/** What a symmetry does to the edge places `from` … `to` − 1, and whether it exchanges low and high ones. */
export function edgeImage(
  { lowPlace, edgeOf, isHigh }: PairMoves,
  s: number,
  from: number,
  to: number,
): { readonly image: Uint8Array; readonly swaps: boolean } {
  const image = wingImage(s);
  const swaps = isHigh[image[lowPlace[from]]] === 1;
  if (lowPlace.subarray(from, to).some((place) => (isHigh[image[place]] === 1) !== swaps))
    throw new Error("the symmetry mixes low and high wings");
  return { image: lowPlace.map((place) => edgeOf[image[place]]), swaps };
}

/** flips: bit e is set if the low half of a midge is on the high side of place e. */
export function flipsAfter({ lowPlace, edgeOf, isHigh }: PairMoves, turn: Turn, flips: number): number {
  const image = placesAfter(turn, SIZE, -1);
  let after = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    const to = image[lowPlace[edge]];
    after |= (((flips >> edge) & 1) ^ isHigh[to]) << edgeOf[to];
  }
  return after;
}

/*
 * The other eight edges of a 5x5 once four are in the belt: for each midge, where its low wing is, and where its high one
 * is. Each of these is a permutation of eight (40,320), which a turn changes from both sides; a mirror image exchanges
 * high and low wings, so one numbering serves both.
 */

/** The places 4 … 11 of edges. */
const FROM = 4;
const COUNT = 8;
const ORDERS = 40_320;

/** The rank of a permutation of eight (Lehmer code). */
export function rankEight(order: Uint8Array): number {
  const six = rankSix(order[0], order[1], order[2], order[3], order[4], order[5]);
  return 2 * six + (order[6] > order[7] ? 1 : 0);
}

/**
 * The rank of the first six of eight. Tables take millions of them, so what is counted is kept in one word: four bits for
 * each number, how many smaller ones have not come yet. Each number takes one from all larger ones. Comparing all pairs
 * takes three times as long.
 */
export function rankSix(a: number, b: number, c: number, d: number, e: number, f: number): number {
  const afterA = 0x76543210 - (0x11111110 << (a << 2));
  const afterB = afterA - (0x11111110 << (b << 2));
  const afterC = afterB - (0x11111110 << (c << 2));
  const afterD = afterC - (0x11111110 << (d << 2));
  const afterE = afterD - (0x11111110 << (e << 2));
  let rank = a * 7 + ((afterA >>> (b << 2)) & 15);
  rank = rank * 6 + ((afterB >>> (c << 2)) & 15);
  rank = rank * 5 + ((afterC >>> (d << 2)) & 15);
  rank = rank * 4 + ((afterD >>> (e << 2)) & 15);
  return rank * 3 + ((afterE >>> (f << 2)) & 15);
}

export function unrankEight(rank: number, into: Uint8Array): void {
  let rest = rank;
  let weight = ORDERS;
  /** The numbers that have not come yet, ascending, in four bits each. */
  let left = 0x76543210;
  for (let i = 0; i < COUNT; i++) {
    weight /= COUNT - i;
    const digit = (rest / weight) | 0;
    rest -= digit * weight;
    const at = digit << 2;
    into[i] = (left >>> at) & 15;
    const before = (1 << at) - 1;
    left = (left & before) | ((left >>> 4) & ~before);
  }
}

/** Permutations ranked between two pauses: a few milliseconds. */
const ORDERS_BETWEEN = 10_000;

/**
 * The orders as a part, for wings that move as `wings` says and midges as `middles` says, both over the places of
 * all twelve edges. Yields after every `ORDERS_BETWEEN` permutations.
 */
export function* orderPart(
  middles: readonly Uint8Array[],
  wings: readonly Uint8Array[],
): Generator<void, TablePart> {
  const between = Math.floor(ORDERS_BETWEEN / wings.length);
  const next = new Uint16Array(ORDERS * wings.length);
  const order = new Uint8Array(COUNT);
  const moved = new Uint8Array(COUNT);
  for (let rank = 0; rank < ORDERS; rank++) {
    if (rank % between === between - 1) yield;
    unrankEight(rank, order);
    for (let turn = 0; turn < wings.length; turn++)
      next[rank * wings.length + turn] = rankImage(order, middles[turn], wings[turn], moved);
  }
  return tablePart(ORDERS, next, wings.length);
}

/** The rank of an order after wings and midges have moved; `image` is room for it. */
function rankImage(order: Uint8Array, middles: Uint8Array, wings: Uint8Array, image: Uint8Array): number {
  for (let i = 0; i < COUNT; i++) image[middles[FROM + i] - FROM] = wings[FROM + order[i]] - FROM;
  return rankEight(image);
}

/**
 * The classes of orders under symmetries that move edges as `images` say. Where `mirrors` is 1 they exchange low and high
 * wings.
 */
export function* orderClasses(
  symmetries: readonly number[],
  images: readonly Uint8Array[],
  mirrors: readonly number[],
): Generator<void, ValueClasses> {
  const order = new Uint8Array(COUNT);
  const moved = new Uint8Array(COUNT);
  return yield* classSteps({
    size: ORDERS,
    inverse: symmetries.map((s) => symmetries.indexOf(symmetryInverse(s))),
    bits: 4,
    mirrors,
    image(value, s) {
      unrankEight(value, order);
      return rankImage(order, images[s], images[s], moved);
    },
  });
}
