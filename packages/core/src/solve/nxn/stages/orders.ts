/**
 * Orders of wings next to edges, as numbers: of all twelve pairs on a 4x4, and of the eight edges of a 5x5 around its belt.
 */
import { symmetryInverse } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import {
  classSteps,
  type Space,
  type TablePart,
  tablePart,
  type ValueClasses,
} from "../../../search/index.ts";
import { EDGES, type PairMoves } from "./pieces.ts";
import { symmetriesKeeping, wingImage } from "./stage-turns.ts";

/*
 * Wings of one depth when the turns keep them in two halves, *low* and *high*, one place of each next to every edge.
 * Their *order* maps e to the edge where the partner of the low wing of edge e is. All wings are paired when that is
 * the identity. A turn changes it from both sides: order'[low[e]] = high[order[e]]. It is an even permutation whenever
 * the wings' is.
 *
 * Its index is (class of the images of the first four edges under the symmetries) · 20,160 + (rank of the rest).
 */

/** 8! / 2: the orders of the other eight edges, whose parity is known. */
const RESTS = 20_160;
/** The bits of a symmetry: eight keep the first axis and the low places. */
const BITS = 3;
const SYMMETRY = (1 << BITS) - 1;

interface PairNumbers {
  readonly classes: ValueClasses;
  /** first[class · 4 + i]: the images of the first four edges; others[class · 8 + i]: the edges that are left, ascending. */
  readonly first: Uint8Array;
  readonly others: Uint8Array;
  /** images[symmetry][edge]; source[symmetry · 12 + edge]: the edge that the symmetry takes there. */
  readonly images: readonly Uint8Array[];
  readonly source: Uint8Array;
  /**
   * rest[(class · 8 + symmetry) · 12 + edge]: where the symmetry takes that edge among the eight that are left,
   * ascending.
   */
  readonly rest: Uint8Array;
  /** isOdd[class]: 1 if the first four, followed by the others, are an odd order; evenRests[8 · rank …]: even orders of eight. */
  readonly isOdd: Uint8Array;
  readonly evenRests: Uint8Array;
  /** All orders by number, starting from the one in which all wings are paired. */
  space(): Space;
}

/** The symmetries are those that keep the axis and the low places. */
export function* pairNumbers(pairs: PairMoves, axis: number): Generator<void, PairNumbers> {
  const { lowPlace, edgeOf, isHigh } = pairs;
  const keeping = symmetriesKeeping([axis]).filter((s) => {
    const image = wingImage(s);
    return lowPlace.every((place) => isHigh[image[place]] === 0);
  });
  const images = keeping.map((s) => {
    const image = wingImage(s);
    return lowPlace.map((place) => edgeOf[image[place]]);
  });
  const source = Uint8Array.from(
    images.flatMap((image) => Array.from(image, (_, edge) => image.indexOf(edge))),
  );
  const classes = yield* classSteps({
    size: EDGES ** 4,
    inverse: keeping.map((s) => keeping.indexOf(symmetryInverse(s))),
    bits: BITS,
    occurs: (value) => new Set(fourOf(value)).size === 4,
    image(value, s) {
      const four = fourOf(value);
      let seen = 0;
      for (let i = 0; i < 4; i++) seen = seen * EDGES + images[s][four[source[s * EDGES + i]]];
      return seen;
    },
  });
  const count = classes.representative.length;
  const first = Uint8Array.from(Array.from(classes.representative, fourOf).flat());
  const others = new Uint8Array(8 * count);
  const rest = new Uint8Array((count << BITS) * EDGES);
  for (let own = 0; own < count; own++) {
    const left = images[0].filter((edge) => !first.subarray(4 * own, 4 * own + 4).includes(edge));
    others.set(left, 8 * own);
    images.forEach((image, s) => {
      for (let edge = 0; edge < EDGES; edge++)
        rest[((own << BITS) + s) * EDGES + edge] = Math.max(0, left.indexOf(image[edge]));
    });
  }
  const isOdd = Uint8Array.from({ length: count }, (_, own) =>
    parity([...first.subarray(4 * own, 4 * own + 4), ...others.subarray(8 * own, 8 * own + 8)]),
  );
  yield;
  const evenRests = new Uint8Array(8 * RESTS);
  for (let own = 0; own < RESTS; own++) {
    const order = evenRests.subarray(8 * own, 8 * own + 8);
    unrankEight(2 * own, order);
    if (parity(order) === 1) unrankEight(2 * own + 1, order);
  }
  const numbers: PairNumbers = {
    ...{ classes, first, others, images, source, rest, isOdd, evenRests },
    space: () => pairSpace(pairs, numbers),
  };
  return numbers;
}

/** The images of the first four edges, of their number in base 12. */
function fourOf(value: number): number[] {
  return [EDGES ** 3, EDGES ** 2, EDGES, 1].map((weight) => Math.floor(value / weight) % EDGES);
}

export function rankOrder(n: PairNumbers, order: Uint8Array): number {
  const found = classOf(n, order);
  return (found >> BITS) * RESTS + rankRest(n, order, found);
}

/** Its class << 3 | the symmetry that takes it to the representative. */
function classOf({ classes: { entry } }: PairNumbers, order: Uint8Array): number {
  return entry[((order[0] * EDGES + order[1]) * EDGES + order[2]) * EDGES + order[3]];
}

/** The rank of the other eight edges, as that symmetry sees them. */
function rankRest({ source, rest }: PairNumbers, order: Uint8Array, found: number): number {
  const from = (found & SYMMETRY) * EDGES + 4;
  const to = found * EDGES;
  return rankSix(
    rest[to + order[source[from]]],
    rest[to + order[source[from + 1]]],
    rest[to + order[source[from + 2]]],
    rest[to + order[source[from + 3]]],
    rest[to + order[source[from + 4]]],
    rest[to + order[source[from + 5]]],
  );
}

/** Writes the even order with that number. */
export function unrankOrder(
  { first, others, isOdd, evenRests }: PairNumbers,
  index: number,
  order: Uint8Array,
): void {
  const found = Math.floor(index / RESTS);
  const from = 8 * (index % RESTS);
  for (let i = 0; i < 4; i++) order[i] = first[4 * found + i];
  for (let i = 0; i < 8; i++) order[4 + i] = others[8 * found + evenRests[from + i]];
  if (isOdd[found] === 0) return;
  const swap = order[10];
  order[10] = order[11];
  order[11] = swap;
}

export function turnOrder({ low, high }: PairMoves, order: Uint8Array, turn: number, into: Uint8Array): void {
  const row = EDGES * turn;
  for (let edge = 0; edge < EDGES; edge++) into[low[row + edge]] = high[row + order[edge]];
}

function pairSpace(moves: PairMoves, n: PairNumbers): Space {
  const { own, ownFrom } = n.classes;
  const turns = moves.low.length / EDGES;
  const [order, image, seen, other] = Array.from({ length: 4 }, () => new Uint8Array(EDGES));
  const solved = Uint8Array.from({ length: EDGES }, (_, edge) => edge);
  return {
    name: "pairs of wings",
    size: n.classes.representative.length * RESTS,
    start: rankOrder(n, solved),
    degree: turns << BITS,
    neighbors(states, from, to, into) {
      let count = 0;
      for (let at = from; at < to; at++) {
        unrankOrder(n, states[at], order);
        for (let turn = 0; turn < turns; turn++) {
          turnOrder(moves, order, turn, image);
          count += namesOf(image, into, count);
        }
      }
      return count;
    },
    aliases(index, into) {
      unrankOrder(n, index, order);
      return namesOf(order, into, 0);
    },
    weight: () => 1,
  };

  /** Writes the number of an order, then its others: one for each symmetry that keeps the representative. */
  function namesOf(named: Uint8Array, into: Int32Array, at: number): number {
    const found = classOf(n, named);
    const kind = found >> BITS;
    const count = ownFrom[kind + 1] - ownFrom[kind];
    into[at] = kind * RESTS + rankRest(n, named, found);
    if (count === 1) return 1;
    conjugate(named, found & SYMMETRY, seen);
    for (let i = 1; i < count; i++) {
      conjugate(seen, own[ownFrom[kind] + i], other);
      into[at + i] = kind * RESTS + rankRest(n, other, kind << BITS);
    }
    return count;
  }

  function conjugate(named: Uint8Array, s: number, into: Uint8Array): void {
    for (let edge = 0; edge < EDGES; edge++) into[n.images[s][edge]] = n.images[s][named[edge]];
  }
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
function rankSix(a: number, b: number, c: number, d: number, e: number, f: number): number {
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
