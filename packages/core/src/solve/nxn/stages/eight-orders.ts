/**
 * The other eight edges of a 5x5 in the fifth stage: for each midge, where its low wing is, and where its high one is.
 * Each of these is a permutation of eight (40,320), which a turn changes from both sides; a mirror image exchanges high
 * and low wings, so one numbering serves both. Together with the places of the colors of U and D (70 · 70), the index
 * is (class of the permutation) · 4,900 + colors.
 */

/** The places 4 … 11 of edges (five-edges.ts). */
const FROM = 4;
const COUNT = 8;
export const ORDERS = 40_320;

/**
 * The rank of a permutation of eight (Lehmer code). The tables below take a million of them, so what is counted is kept in one word:
 * four bits for each number, how many smaller ones have not come yet. Comparing all pairs takes three times as long.
 */
export function rankEight(order: Uint8Array): number {
  let rank = 0;
  let smaller = 0x76543210;
  for (let i = 0; i < COUNT; i++) {
    const at = order[i] << 2;
    rank = rank * (COUNT - i) + ((smaller >>> at) & 15);
    // One less for each larger number; those that have come already had this one below them.
    smaller = (smaller - (0x11111110 << at)) | 0;
  }
  return rank;
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
  const image = new Uint8Array(COUNT);
  for (let rank = 0; rank < ORDERS; rank++) {
    if (rank % between === between - 1) yield;
    unrankEight(rank, order);
    for (let turn = 0; turn < wings.length; turn++) {
      for (let i = 0; i < COUNT; i++)
        image[middles[turn][FROM + i] - FROM] = wings[turn][FROM + order[i]] - FROM;
      next[rank * wings.length + turn] = rankEight(image);
    }
  }
  return next;
}

export interface OrderClasses {
  /** entry[order] = class · 16 + the symmetry (its index in the list) that takes the order to its representative. */
  readonly entry: Int32Array;
  readonly representative: Uint16Array;
  /** The stabilizer of each class: own[ownFrom[class]] … */
  readonly own: Uint8Array;
  readonly ownFrom: Int32Array;
}

/**
 * Classes under some symmetries of the places; `mirrors`: further ones, which give the classes of high wings the
 * numbers of low ones. Yields after each.
 */
export function* orderClasses(
  images: readonly Uint8Array[],
  mirrors: readonly Uint8Array[],
): Generator<void, { readonly low: OrderClasses; readonly highEntry: Int32Array }> {
  const conjugates: Uint16Array[] = [];
  for (const image of [...images, ...mirrors]) {
    conjugates.push(yield* conjugate(image));
    yield;
  }
  const inverses = conjugates.map((to) => {
    const from = new Uint16Array(ORDERS);
    to.forEach((image, order) => {
      from[image] = order;
    });
    return from;
  });
  const entry = new Int32Array(ORDERS).fill(-1);
  const highEntry = new Int32Array(ORDERS).fill(-1);
  const representative: number[] = [];
  const own: number[] = [];
  const ownFrom = [0];
  for (let order = 0; order < ORDERS; order++) {
    if (entry[order] >= 0) continue;
    const found = representative.length;
    representative.push(order);
    // Whatever a symmetry takes to this order belongs to its class.
    for (let s = 0; s < images.length; s++) if (conjugates[s][order] === order) own.push(s);
    ownFrom.push(own.length);
    for (let s = 0; s < conjugates.length; s++) {
      const table = s < images.length ? entry : highEntry;
      const source = inverses[s][order];
      if (table[source] < 0) table[source] = found * 16 + s;
    }
  }
  return {
    low: {
      entry,
      representative: Uint16Array.from(representative),
      own: Uint8Array.from(own),
      ownFrom: Int32Array.from(ownFrom),
    },
    highEntry,
  };
}

/** to[order]: the conjugate of the order by a symmetry. */
function* conjugate(image: Uint8Array): Generator<void, Uint16Array> {
  const to = new Uint16Array(ORDERS);
  const order = new Uint8Array(COUNT);
  const moved = new Uint8Array(COUNT);
  for (let rank = 0; rank < ORDERS; rank++) {
    if (rank % ORDERS_BETWEEN === ORDERS_BETWEEN - 1) yield;
    unrankEight(rank, order);
    for (let i = 0; i < COUNT; i++) moved[image[FROM + i] - FROM] = image[FROM + order[i]] - FROM;
    to[rank] = rankEight(moved);
  }
  return to;
}
