/**
 * Wings of one depth when the turns keep them in two halves, *low* and *high*, one place of each next to every edge.
 * Their *order* maps e to the edge where the partner of the low wing of edge e is. All wings are paired when that is
 * the identity. A turn changes it from both sides: order'[low[e]] = high[order[e]]. It is an even permutation whenever
 * the wings' is.
 *
 * Its index is (class of the images of the first four edges under the symmetries) · 20,160 + (rank of the rest).
 */
import { symmetryInverse } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import { classSteps, type Space, type ValueClasses } from "../../../search/index.ts";
import { EDGES, type PairMoves, rankSix, unrankEight } from "./pieces.ts";
import { symmetriesKeeping, wingImage } from "./stage-turns.ts";

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
}

/** The symmetries are those that keep the axis and the low places. */
export function* pairNumbers(
  { lowPlace, edgeOf, isHigh }: PairMoves,
  axis: number,
): Generator<void, PairNumbers> {
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
  return { classes, first, others, images, source, rest, isOdd, evenRests };
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

export function isPaired(order: Uint8Array): boolean {
  for (let edge = 0; edge < EDGES; edge++) if (order[edge] !== edge) return false;
  return true;
}

/** All orders by number, starting from the one in which all wings are paired. */
export function pairSpace(moves: PairMoves, n: PairNumbers): Space {
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
