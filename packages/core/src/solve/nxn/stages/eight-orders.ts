/**
 * The other eight edges of a 5x5 once four are in the belt: for each midge, where its low wing is, and where its high one
 * is. Each of these is a permutation of eight (40,320), which a turn changes from both sides; a mirror image exchanges
 * high and low wings, so one numbering serves both.
 */
import { symmetryInverse } from "../../../geometry/index.ts";
import { classSteps, type ValueClasses } from "../../../search/index.ts";

/** The places 4 … 11 of edges (five-edges.ts). */
const FROM = 4;
const COUNT = 8;
export const ORDERS = 40_320;

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
export const ORDERS_BETWEEN = 10_000;

/**
 * next[order · turns + turn] for wings that move as `wings` says and midges as `middles` says, both over the places of
 * all twelve edges. Yields after every `ORDERS_BETWEEN` permutations.
 */
export function* orderMoves(
  middles: readonly Uint8Array[],
  wings: readonly Uint8Array[],
): Generator<void, Uint16Array> {
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
  return next;
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
