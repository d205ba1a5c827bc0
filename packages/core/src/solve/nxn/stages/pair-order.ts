/**
 * Wings of one depth when the turns keep them in two halves, *low* and *high*, one place of each next to every edge.
 * Their *order* maps e to the edge where the partner of the low wing of edge e is. All wings are paired when that is
 * the identity. A turn changes it from both sides: order'[low[e]] = high[order[e]]. It is an even permutation whenever
 * the wings' is.
 *
 * Its index is (class of the images of the first four edges under the symmetries) · 20,160 + (rank of the rest).
 */

import { parity } from "../../../perm/index.ts";
import type { Space } from "../../../search/index.ts";
import { wingPlaces } from "../wing-places.ts";

export const EDGES = 12;
/** 8! / 2: the orders of the other eight edges, whose parity is known. */
const RESTS = 20_160;
/** The symmetries that keep the first axis and the low places. */
const SYMMETRIES = 8;

/** Where the turns take the low and the high place of every edge. */
export interface PairMoves {
  /** lowPlace[e], highPlace[e]: places of wings (wing-places.ts). Edges along the first axis come first. */
  readonly lowPlace: Uint8Array;
  readonly highPlace: Uint8Array;
  /** edgeOf[place]: 0 … 11; isHigh[place]. */
  readonly edgeOf: Uint8Array;
  readonly isHigh: Uint8Array;
  /** low[turn · 12 + e], high[turn · 12 + e]. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  /** lowFrom[turn · 12 + e]: the edge whose low place the turn takes to that of e. */
  readonly lowFrom: Uint8Array;
}

/**
 * Builds the tables. The two halves are the places that turns with these images make of one place. Edges along the
 * first of `axes` are numbered first, and so on.
 */
export function pairMoves(images: readonly Uint8Array[], axes: readonly number[]): PairMoves {
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
  const low = through(lowPlace);
  const lowFrom = low.map((_, i) => low.subarray(i - (i % EDGES)).indexOf(i % EDGES));
  return { lowPlace, highPlace, edgeOf, isHigh, low, high: through(highPlace), lowFrom };
}

/** Writes the order of wings given as `standing[place]`; each pair must have one wing in each half. */
export function readOrder(
  { lowPlace, edgeOf, isHigh }: PairMoves,
  standing: Uint8Array,
  into: Uint8Array,
  at: number,
): void {
  const { partner } = wingPlaces();
  const edgeOfWing = new Uint8Array(24);
  for (let place = 0; place < 24; place++)
    if (isHigh[place] === 1) edgeOfWing[standing[place]] = edgeOf[place];
  for (let edge = 0; edge < EDGES; edge++) into[at + edge] = edgeOfWing[partner[standing[lowPlace[edge]]]];
}

/**
 * The signed permutations of the axes that keep the first axis and the low places, as they act on edges: symmetry · 12
 * + edge.
 */
function pairSymmetries({ lowPlace, edgeOf, isHigh }: PairMoves, axis: number): Uint8Array {
  const { side, inner, isHigh: isUpper } = wingPlaces();
  const point = (place: number) =>
    [0, 1, 2].map((i) => (inner[place] === i ? (isUpper[place] === 1 ? 1 : -1) : 2 * side[3 * place + i]));
  const points = Array.from({ length: 24 }, (_, place) => point(place));
  const found: number[] = [];
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])
    for (let signs = 0; signs < 8; signs++) {
      if (order[axis] !== axis) continue;
      const image = (place: number) => {
        const to = order.map((from, i) => ((signs >> i) & 1 ? -1 : 1) * points[place][from]);
        return points.findIndex((at) => at.every((coordinate, i) => coordinate === to[i]));
      };
      const images = Array.from(lowPlace, image);
      if (images.every((place) => isHigh[place] === 0)) found.push(...images.map((place) => edgeOf[place]));
    }
  return Uint8Array.from(found);
}

export interface PairNumbers {
  readonly symmetries: Uint8Array;
  readonly product: Uint8Array;
  /**
   * classOf[images of the first four edges in base 12] = class · 8 + the symmetry that takes them to the
   * representative.
   */
  readonly classOf: Uint16Array;
  readonly classes: number;
  /**
   * first[class · 4 + i]: the images of the first four edges; stabilizer[class]: a bit for each symmetry that keeps
   * them.
   */
  readonly first: Uint8Array;
  readonly stabilizer: Uint8Array;
  /** source[symmetry · 12 + edge]: the edge that the symmetry takes there. */
  readonly source: Uint8Array;
  /**
   * rest[(class · 8 + symmetry) · 12 + edge]: where the symmetry takes that edge among the eight that are left,
   * ascending.
   */
  readonly rest: Uint8Array;
  readonly others: Uint8Array;
  /** Ranks of three of eight, the edges left after them, and ranks of three of five. */
  readonly three: Uint16Array;
  readonly left: Uint8Array;
  readonly last: Uint8Array;
  /** The even orders of eight, by rank. */
  readonly evenRests: Uint8Array;
  /** isOdd[class]: 1 if the first four, followed by the others in ascending order, are an odd order. */
  readonly isOdd: Uint8Array;
}

export function pairNumbers(moves: PairMoves, axis: number): PairNumbers {
  const symmetries = pairSymmetries(moves, axis);
  const count = symmetries.length / EDGES;
  const source = new Uint8Array(symmetries.length);
  for (let s = 0; s < count; s++)
    for (let edge = 0; edge < EDGES; edge++) source[s * EDGES + symmetries[s * EDGES + edge]] = edge;
  const product = productsOf(symmetries, count);
  const NONE = 65535;
  const classOf = new Uint16Array(EDGES ** 4).fill(NONE);
  const first: number[] = [];
  const stabilizer: number[] = [];
  const images = new Uint8Array(4);
  for (let key = 0; key < classOf.length; key++) {
    for (let i = 0, value = key; i < 4; i++, value = (value / EDGES) | 0) images[3 - i] = value % EDGES;
    if (classOf[key] !== NONE || new Set(images).size < 4) continue;
    let keeps = 0;
    for (let s = 0; s < count; s++) {
      let seen = 0;
      for (let i = 0; i < 4; i++) seen = seen * EDGES + symmetries[s * EDGES + images[source[s * EDGES + i]]];
      if (seen === key) keeps |= 1 << s;
      // The inverse symmetry takes the conjugate back to this one.
      if (classOf[seen] === NONE)
        classOf[seen] = stabilizer.length * 8 + product.subarray(8 * s, 8 * s + 8).indexOf(0);
    }
    first.push(...images);
    stabilizer.push(keeps);
  }
  return {
    symmetries,
    product,
    classOf,
    classes: stabilizer.length,
    first: Uint8Array.from(first),
    stabilizer: Uint8Array.from(stabilizer),
    source,
    ...restTables(first, stabilizer.length, symmetries, count),
    ...smallRanks(),
  };
}

/** product[8 · s + t]: first t, then s. Symmetry 0 changes nothing. */
function productsOf(symmetries: Uint8Array, count: number): Uint8Array {
  const rows = Array.from({ length: count }, (_, s) => symmetries.subarray(s * EDGES, (s + 1) * EDGES));
  return Uint8Array.from({ length: 8 * count }, (_, key) => {
    const product = rows[key & 7].map((edge) => rows[key >> 3][edge]);
    return rows.findIndex((row) => row.every((edge, i) => edge === product[i]));
  });
}

function restTables(first: readonly number[], classes: number, symmetries: Uint8Array, count: number) {
  const rest = new Uint8Array(classes * 8 * EDGES);
  const others = new Uint8Array(classes * 8);
  const isOdd = new Uint8Array(classes);
  for (let c = 0; c < classes; c++) {
    const left = Array.from({ length: EDGES }, (_, edge) => edge).filter(
      (edge) => !first.slice(4 * c, 4 * c + 4).includes(edge),
    );
    others.set(left, 8 * c);
    isOdd[c] = parity([...first.slice(4 * c, 4 * c + 4), ...left]);
    for (let s = 0; s < count; s++)
      for (let edge = 0; edge < EDGES; edge++)
        rest[(c * 8 + s) * EDGES + edge] = Math.max(0, left.indexOf(symmetries[s * EDGES + edge]));
  }
  return { rest, others, isOdd };
}

function smallRanks() {
  const three = new Uint16Array(512);
  const left = new Uint8Array(336 * 8);
  const last = new Uint8Array(125);
  const threes: number[][] = [];
  const lasts: number[][] = [];
  for (let key = 0; key < 512; key++) {
    const values = [key >> 6, (key >> 3) & 7, key & 7];
    if (new Set(values).size < 3) continue;
    three[key] = threes.length;
    for (let value = 0; value < 8; value++)
      left[three[key] * 8 + value] = value - values.filter((other) => other < value).length;
    threes.push(values);
  }
  for (let key = 0; key < 125; key++) {
    const values = [(key / 25) | 0, ((key / 5) | 0) % 5, key % 5];
    if (new Set(values).size < 3) continue;
    last[key] = lasts.length;
    lasts.push(values);
  }
  return { three, left, last, evenRests: evenRestsOf(threes, lasts) };
}

/** The even orders of eight by rank: the first three, then three of the five that are left, ascending. */
function evenRestsOf(threes: readonly number[][], lasts: readonly number[][]): Uint8Array {
  const rests = new Uint8Array(8 * RESTS);
  let at = 0;
  for (const head of threes) {
    const five = [0, 1, 2, 3, 4, 5, 6, 7].filter((value) => !head.includes(value));
    for (const tail of lasts) {
      const ends = [0, 1, 2, 3, 4].filter((value) => !tail.includes(value));
      const order = [...head, ...tail.map((value) => five[value]), ...ends.map((value) => five[value])];
      if (parity(order) === 1) order.push(order.splice(6, 1)[0]);
      rests.set(order, at);
      at += 8;
    }
  }
  return rests;
}

/** The number of the order at order[at …]. */
export function rankOrder(n: PairNumbers, order: Uint8Array, at: number): number {
  const found = classOfOrder(n, order, at);
  return (found >> 3) * RESTS + rankRest(n, order, at, found);
}

/** The number of the order after a turn, `row` = 12 · turn: rankOrder without writing that order first. */
export function rankTurned(
  { classOf, source, rest, three, left, last }: PairNumbers,
  { lowFrom, high }: PairMoves,
  order: Uint8Array,
  at: number,
  row: number,
): number {
  const found =
    classOf[
      ((high[row + order[at + lowFrom[row]]] * EDGES + high[row + order[at + lowFrom[row + 1]]]) * EDGES +
        high[row + order[at + lowFrom[row + 2]]]) *
        EDGES +
        high[row + order[at + lowFrom[row + 3]]]
    ];
  const from = (found & 7) * EDGES + 4;
  const to = found * EDGES;
  const a = rest[to + high[row + order[at + lowFrom[row + source[from]]]]];
  const b = rest[to + high[row + order[at + lowFrom[row + source[from + 1]]]]];
  const c = rest[to + high[row + order[at + lowFrom[row + source[from + 2]]]]];
  const d = rest[to + high[row + order[at + lowFrom[row + source[from + 3]]]]];
  const e = rest[to + high[row + order[at + lowFrom[row + source[from + 4]]]]];
  const f = rest[to + high[row + order[at + lowFrom[row + source[from + 5]]]]];
  const head = three[(a << 6) | (b << 3) | c];
  const place = head * 8;
  return (
    (found >> 3) * RESTS + head * 60 + last[left[place + d] * 25 + left[place + e] * 5 + left[place + f]]
  );
}

/** Its class · 8 + the symmetry that takes it to the representative. */
function classOfOrder({ classOf }: PairNumbers, order: Uint8Array, at: number): number {
  return classOf[((order[at] * EDGES + order[at + 1]) * EDGES + order[at + 2]) * EDGES + order[at + 3]];
}

/** `found`: the class, and the symmetry that takes it to the representative. */
function rankRest(
  { source, rest, three, left, last }: PairNumbers,
  order: Uint8Array,
  at: number,
  found: number,
): number {
  const from = (found & 7) * EDGES + 4;
  const to = found * EDGES;
  const a = rest[to + order[at + source[from]]];
  const b = rest[to + order[at + source[from + 1]]];
  const c = rest[to + order[at + source[from + 2]]];
  const d = rest[to + order[at + source[from + 3]]];
  const e = rest[to + order[at + source[from + 4]]];
  const f = rest[to + order[at + source[from + 5]]];
  const head = three[(a << 6) | (b << 3) | c];
  const row = head * 8;
  return head * 60 + last[left[row + d] * 25 + left[row + e] * 5 + left[row + f]];
}

/** Writes the even order with that index. */
export function unrankOrder(n: PairNumbers, index: number, order: Uint8Array): void {
  const found = Math.floor(index / RESTS);
  const from = 8 * (index % RESTS);
  for (let i = 0; i < 4; i++) order[i] = n.first[4 * found + i];
  for (let i = 0; i < 8; i++) order[4 + i] = n.others[8 * found + n.evenRests[from + i]];
  if (n.isOdd[found] === 0) return;
  const swap = order[10];
  order[10] = order[11];
  order[11] = swap;
}

/** Whether all wings are paired. */
export function isPaired(order: Uint8Array, at: number): boolean {
  for (let edge = 0; edge < EDGES; edge++) if (order[at + edge] !== edge) return false;
  return true;
}

export function isEven(order: Uint8Array): boolean {
  let seen = 0;
  let odd = 0;
  for (let start = 0; start < EDGES; start++)
    for (let at = start; ((seen >> at) & 1) === 0; at = order[at]) {
      seen |= 1 << at;
      if (order[at] !== start) odd ^= 1;
    }
  return odd === 0;
}

/** All orders by index, starting from the one in which all wings are paired. */
export function pairSpace({ low, high }: PairMoves, n: PairNumbers): Space {
  const { product, stabilizer } = n;
  const order = new Uint8Array(EDGES);
  const image = new Uint8Array(EDGES);
  const solved = Uint8Array.from({ length: EDGES }, (_, edge) => edge);
  return {
    name: "pairs of wings",
    size: n.classes * RESTS,
    start: rankOrder(n, solved, 0),
    degree: (low.length / EDGES) * SYMMETRIES,
    neighbors(states, from, to, into) {
      let count = 0;
      for (let at = from; at < to; at++) {
        unrankOrder(n, states[at], order);
        for (let row = 0; row < low.length; row += EDGES) {
          for (let edge = 0; edge < EDGES; edge++) image[low[row + edge]] = high[row + order[edge]];
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
    const found = classOfOrder(n, named, 0);
    const representative = found >> 3;
    into[at] = representative * RESTS + rankRest(n, named, 0, found);
    let count = 1;
    // The first bit stands for symmetry 0, which changes nothing.
    for (let bits = stabilizer[representative] & ~1; bits > 0; bits &= bits - 1) {
      const keeping = 31 - Math.clz32(bits & -bits);
      const other = (found & ~7) | product[SYMMETRIES * keeping + (found & 7)];
      into[at + count++] = representative * RESTS + rankRest(n, named, 0, other);
    }
    return count;
  }
}
