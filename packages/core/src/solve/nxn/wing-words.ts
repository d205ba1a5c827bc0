/**
 * Exchanges of wings that leave the centers alone: S · W · S⁻¹, where S turns inner layers about an axis and W is a
 * word of outer turns whose net turn of each face around the axis is zero, so that the rows of centers that S brings
 * there return. Wings and midges go through W alike, except for the wings that S moves: they change their midges.
 */
import { faces, type Turn } from "../../geometry/index.ts";
import {
  NO_WING,
  PLACES,
  pairsParted,
  placesAfter,
  placesBefore,
  turnOfFace,
  type Wings,
  wingPlaces,
} from "./wings.ts";

/** A word of outer turns: (face, right-handed quarters). */
type Word = readonly (readonly [face: number, quarters: number])[];

export interface WingExchange {
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

let made: readonly WingExchange[] | undefined;

/** Words longer than this are for the last edges: with inner layers alone there are enough of them. */
const LONG = 4;

/** All of these exchanges, the same for every n; built on first use, with pauses between words. */
export function* wingExchanges(): Generator<void, readonly WingExchange[]> {
  if (made) return made;
  const all: WingExchange[] = [];
  for (const axis of [0, 1, 2] as const) {
    const lifts = liftsAbout(axis);
    for (const word of wordsAround(axis)) {
      const turns = word.map(([face, quarters]) => turnOfFace(face, MODEL, quarters));
      const outer = placesBefore(turns, MODEL, DEPTH);
      for (const lift of lifts)
        if (word.length <= LONG || !(lift.withLow || lift.withHigh))
          all.push(exchange(axis, lift, word, outer));
      yield;
    }
  }
  made = all.filter(({ low, high }) => low.length + high.length > 0);
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
function exchange(axis: 0 | 1 | 2, { images, ...lift }: Lift, word: Word, outer: Uint8Array): WingExchange {
  const whole = images.map(([there, back]) => back.map((place) => there[outer[place]]));
  const [low, high, both] = whole.slice(1).map((wings) => pairsParted(wings, whole[0]));
  return { axis, ...lift, word, low, high, both };
}

/*
 * A 3-cycle of wings of one depth, wherever they are: outer turns bring them (and everything else, still paired) to
 * where [S, W] cycles three. It settles at least one wing for good, and 3-cycles generate every even arrangement.
 */

/** Turns that pair at least one more wing and separate none. At least three wings must be unpaired. */
export function settleOne(wings: Wings): Turn[] {
  const depth =
    wings.orbits.findIndex((orbit) =>
      orbit.some((wing, place) => wing !== NO_WING && wing !== wings.middles[place]),
    ) + 1;
  const orbit = wings.orbits[depth - 1];
  const wrong = [...orbit.keys()].filter((place) => orbit[place] !== wings.middles[place]);
  const from = wrong[0];
  const to = wings.middles.indexOf(orbit[from]);
  const { partner } = wingPlaces();
  const third = wrong.filter((place) => place !== from && place !== to);
  const free = third.find((place) => place !== partner[from] && place !== partner[to]);
  if (partner[from] !== to && free !== undefined) return threeCycle(wings.size, depth, from, to, free);
  return throughFourth(wings.size, depth, from, to, free ?? third[0]);
}

/**
 * The 3-cycle p → q → t → p, two of whose places are next to one edge, as two 3-cycles that avoid this: with p and q
 * those two places and u any other, first p → u → t → p, then u → q → t → u.
 */
function throughFourth(size: number, depth: number, from: number, to: number, third: number): Turn[] {
  const { partner } = wingPlaces();
  const ring = [from, to, third];
  const at = ring.findIndex((place, i) => partner[place] === ring[(i + 1) % 3]);
  const [p, q, t] = [0, 1, 2].map((i) => ring[(at + i) % 3]);
  let u = 0;
  while ([p, q, t].some((place) => place === u || partner[place] === u)) u++;
  const first = threeCycle(size, depth, p, u, t);
  const [q2, t2, u2] = [q, t, u].map((place) => placeAfter(first, size, place));
  return [...first, ...threeCycle(size, depth, u2, q2, t2)];
}

/** Where the outer turns of the first 3-cycle take a place together with its midge. */
function placeAfter(turns: readonly Turn[], size: number, place: number): number {
  return turns.reduce((at, turn) => placesAfter(turn, size, -1)[at], place);
}

/** Turns that bring the wing at p to q, that at q to t, and that at t to p, as seen from the midges. */
function threeCycle(size: number, depth: number, p: number, q: number, t: number): Turn[] {
  const core = coreTurns(size, depth);
  const image = core.reduce(
    (at, turn) => at.map((place) => placesAfter(turn, size, depth)[place]),
    Array.from({ length: PLACES }, (_, place) => place),
  );
  const a = image.findIndex((place, i) => place !== i);
  const goal = [a, image[a], image[image[a]]];
  return [...setupTo([p, q, t], goal, size), ...core];
}

/** [S, W]: S a slice of y, W = R U R⁻¹. */
function coreTurns(size: number, depth: number): Turn[] {
  const right = faces().find(({ name }) => name === "R")!.index;
  const up = faces().find(({ name }) => name === "U")!.index;
  const slice = (quarters: number): Turn => ({ axis: 1, first: depth, last: depth, quarters });
  const word = (quarters: number) => [
    turnOfFace(right, size, 1),
    turnOfFace(up, size, quarters),
    turnOfFace(right, size, 3),
  ];
  return [slice(1), ...word(1), slice(3), ...word(3)];
}

/** The fewest outer turns that take three places to three others, up to cyclic order. */
function setupTo(start: readonly number[], goal: readonly number[], size: number): Turn[] {
  const turns = faces().flatMap(({ index }) =>
    [1, 2, 3].map((quarters) => turnOfFace(index, size, quarters)),
  );
  const images = turns.map((turn) => placesAfter(turn, size, -1));
  const key = ([a, b, c]: readonly number[]) => (a * PLACES + b) * PLACES + c;
  const goals = [0, 1, 2].map((i) => key([0, 1, 2].map((j) => goal[(i + j) % 3])));
  const cameBy = new Int8Array(PLACES ** 3).fill(-1);
  const parents = new Int32Array(PLACES ** 3).fill(-1);
  const queue = [key(start)];
  cameBy[key(start)] = turns.length;
  for (const at of queue) {
    if (goals.includes(at)) return turnsTo(at);
    const a = Math.floor(at / PLACES ** 2);
    const b = Math.floor(at / PLACES) % PLACES;
    for (let move = 0; move < images.length; move++) {
      const image = images[move];
      const next = (image[a] * PLACES + image[b]) * PLACES + image[at % PLACES];
      if (cameBy[next] >= 0) continue;
      cameBy[next] = move;
      parents[next] = at;
      queue.push(next);
    }
  }
  throw new Error("setupTo: three wings beside one edge");

  function turnsTo(end: number): Turn[] {
    const setup: Turn[] = [];
    for (let at = end; parents[at] >= 0; at = parents[at]) setup.push(turns[cameBy[at]]);
    return setup.reverse();
  }
}
