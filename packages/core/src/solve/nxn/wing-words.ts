/**
 * Exchanges of wings that leave the centers alone: S · W · S⁻¹, where S turns inner layers about an axis and W is a
 * word of outer turns whose net turn of each face around the axis is zero, so that the rows of centers that S brings
 * there return. Wings and midges go through W alike, except for the wings that S moves: they change their midges.
 */
import { faces, type Turn } from "../../geometry/index.ts";
import { PLACES, placesAfter, turnOfFace } from "./wing-places.ts";

/** A word of outer turns: (face, right-handed quarters). */
export type Word = readonly (readonly [face: number, quarters: number])[];

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
      const outer = through(
        word.map(([face, quarters]) => turnOfFace(face, MODEL, quarters)),
        DEPTH,
      );
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

/** S as permutations of places, each with its inverse: of the midges, and of the wings if it turns these layers. */
interface Lift extends Pick<WingExchange, "quarters" | "withLow" | "withHigh"> {
  readonly middles: readonly [Uint8Array, Uint8Array];
  readonly low: readonly [Uint8Array, Uint8Array];
  readonly high: readonly [Uint8Array, Uint8Array];
  readonly both: readonly [Uint8Array, Uint8Array];
}

function liftsAbout(axis: 0 | 1 | 2): Lift[] {
  return [1, 2, 3].flatMap((quarters) =>
    [0, 1, 2, 3].map((ends) => {
      const withLow = (ends & 1) === 1;
      const withHigh = ends > 1;
      const outer = [...(withLow ? [0] : []), ...(withHigh ? [MODEL - 1] : [])];
      const moves = (depth: number, ...layers: number[]) => {
        const turned = (amount: number) =>
          through(
            [...outer, ...layers].map((layer) => ({ axis, first: layer, last: layer, quarters: amount })),
            depth,
          );
        return [turned(quarters), turned(4 - quarters)] as const;
      };
      const [below, above] = [DEPTH, MODEL - 1 - DEPTH];
      return {
        quarters,
        withLow,
        withHigh,
        middles: moves(-1),
        low: moves(DEPTH, below),
        high: moves(DEPTH, above),
        both: moves(DEPTH, below, above),
      };
    }),
  );
}

/** `outer`: the word as a permutation of places, the same for wings and midges. */
function exchange(axis: 0 | 1 | 2, lift: Lift, word: Word, outer: Uint8Array): WingExchange {
  const { quarters, withLow, withHigh, middles } = lift;
  const changes = ([there, back]: readonly [Uint8Array, Uint8Array]) => {
    const flat: number[] = [];
    for (let place = 0; place < PLACES; place++) {
      const wing = there[outer[back[place]]];
      const middle = middles[0][outer[middles[1][place]]];
      if (wing !== middle) flat.push(wing, middle);
    }
    return Uint8Array.from(flat);
  };
  return {
    axis,
    quarters,
    withLow,
    withHigh,
    word,
    low: changes(lift.low),
    high: changes(lift.high),
    both: changes(lift.both),
  };
}

/** from[place]: where what ends at that place came from. */
function through(turns: readonly Turn[], depth: number): Uint8Array {
  let from = Uint8Array.from({ length: PLACES }, (_, place) => place);
  for (const turn of turns) {
    const image = placesAfter(turn, MODEL, depth);
    const next = new Uint8Array(PLACES);
    for (let place = 0; place < PLACES; place++) next[image[place]] = from[place];
    from = next;
  }
  return from;
}
