/**
 * Edges of a 5x5 once its turns keep the wings in two halves: next to every edge place there is one *low* and one
 * *high* wing place. The twelve edge places are numbered by the axis along which they lie: y first (the belt of the
 * fifth stage), then x, then z.
 */
import type { Turn } from "../../../geometry/index.ts";
import { placesAfter } from "../wing-places.ts";
import { partingTurns, SIZE, X, Y, Z } from "./five-turns.ts";
import { EDGES, type PairMoves, pairMoves } from "./pair-order.ts";
import { wingImage } from "./symmetries.ts";

export function fivePairs(): PairMoves {
  return pairMoves(
    partingTurns().turns.map((turn) => placesAfter(turn, SIZE, 1)),
    [Y, X, Z],
  );
}

/** Where a turn takes the twelve places: their midges, low wings and high wings. */
export interface EdgeMove {
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
