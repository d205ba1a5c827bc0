/**
 * The pieces of a 5x5. Centers: two orbits of 24, and the colors that stand there. Edges once turns keep the wings in two
 * halves: next to every edge place there is one *low* and one *high* wing place. The twelve edge places are numbered by
 * the axis along which they lie: y first (the belt that is filled before the last stage), then x, then z.
 */
import type { Turn } from "../../../geometry/index.ts";
import { type MaskOrbit, maskOrbit } from "../../../search/index.ts";
import { type CubeState, coloringOf } from "../../../state/index.ts";
import { type CenterOrbit, centerMoves, centerRings } from "../center-masks.ts";
import { placesAfter } from "../wing-places.ts";
import { EDGES, type PairMoves, pairMoves } from "./pair-order.ts";
import { fiveTurns, type TurnList, wingImage, X, Y, Z } from "./stage-turns.ts";

export const SIZE = 5;

/** The center orbits of a 5x5: the corners and the edges of each face's 3x3 of centers. */
interface FiveCenters {
  readonly corner: CenterOrbit;
  readonly edge: CenterOrbit;
}

export function fiveCenters(): FiveCenters {
  const [{ corner, bar }] = centerRings(SIZE);
  return { corner, edge: bar[0] };
}

/** The colors at the places of an orbit, by the faces on which they belong. */
export function facesAt(state: CubeState, { facelets }: CenterOrbit): Uint8Array {
  const { colors } = coloringOf(state);
  const face = new Uint8Array(6);
  for (let i = 0; i < 6; i++) face[colors[SIZE * SIZE * i + (SIZE * SIZE - 1) / 2]] = i;
  return Uint8Array.from(facelets, (facelet) => face[colors[facelet]]);
}

/** The masks that the turns of a list make of the same places of corners and of edges. */
export function maskOrbits(
  list: TurnList,
  places: number,
): { readonly corner: MaskOrbit; readonly edge: MaskOrbit } {
  const { corner, edge } = fiveCenters();
  return {
    corner: maskOrbit([places], centerMoves(SIZE, corner, list.turns)),
    edge: maskOrbit([places], centerMoves(SIZE, edge, list.turns)),
  };
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
