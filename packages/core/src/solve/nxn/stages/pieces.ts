/**
 * The pieces of a 5x5, and the wings of a 4x4. Centers: two orbits of 24, and the colors that stand there. Edges once turns
 * keep the wings in two halves: next to every edge place there is one *low* and one *high* wing place. The twelve edge
 * places are numbered by the axis along which they lie.
 */
import type { Turn } from "../../../geometry/index.ts";
import { type Candidate, type MaskOrbit, maskOrbit } from "../../../search/index.ts";
import { type CubeState, coloringOf } from "../../../state/index.ts";
import { type CenterOrbit, centerMoves, facesOfColors, maskOf, orbitFrom } from "../center-masks.ts";
import { placesAfter, standingAt, wingPlaces } from "../wings.ts";
import { AXIS, fiveTurns, fourTurns, wingImage } from "./stage-turns.ts";

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

/** Where the colors of an axis, or of one face, are among corners and edges: masks. */
export function centerMasks({ state }: Candidate): {
  ofAxis(axis: number): number[];
  ofFace(face: number): number[];
} {
  const { colors } = coloringOf(state);
  const faceOf = facesOfColors(SIZE, colors);
  const { corner, edge } = fiveCenters();
  const masksOf = (isMember: (face: number) => boolean) =>
    [corner, edge].map((orbit) => maskOf(colors, orbit, (color) => isMember(faceOf[color])));
  return {
    ofAxis: (axis) => masksOf((face) => face % 3 === axis),
    ofFace: (face) => masksOf((found) => found === face),
  };
}

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
  /** The order of wings given as `standing[place]`; each pair must have one wing in each half. */
  orderOf(standing: Uint8Array): Uint8Array;
  /** For each edge: the places of its midge, its low and its high wing. */
  placesOf(state: CubeState): readonly [middle: Uint8Array, low: Uint8Array, high: Uint8Array];
  /** Where a turn takes the twelve places: their midges, low wings and high wings. */
  moveOf(turn: Turn): Readonly<Record<"middle" | "low" | "high", Uint8Array>>;
  /** What a symmetry does to the edge places `from` … `to` − 1, and whether it exchanges low and high ones. */
  imageOf(s: number, from: number, to: number): { readonly image: Uint8Array; readonly swaps: boolean };
}

/**
 * The wings in the two halves that the turns of the last stage of a 4x4 keep, or those of the last two of a 5x5: the places
 * to which the turns take the outermost wing at one place. Of a 5x5 the edges of the belt come first.
 */
export function pairMoves(size: 4 | 5): PairMoves {
  const { x, y, z } = AXIS;
  const { turns } = size === 4 ? fourTurns("pairs") : fiveTurns("halves");
  const axes: readonly number[] = size === 4 ? [x, y, z] : [y, x, z];
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
  return {
    ...{ lowPlace, highPlace, edgeOf, isHigh, low: through(lowPlace), high: through(highPlace) },
    orderOf(standing) {
      const edgeOfWing = new Uint8Array(24);
      for (let place = 0; place < 24; place++)
        if (isHigh[place] === 1) edgeOfWing[standing[place]] = edgeOf[place];
      return lowPlace.map((place) => edgeOfWing[partner[standing[place]]]);
    },
    placesOf(state) {
      const standing = standingAt(state, 1);
      const middles = standingAt(state, 2);
      const [middleAt, lowAt, highAt] = [0, 1, 2].map(() => new Uint8Array(EDGES));
      for (let place = 0; place < EDGES; place++) {
        middleAt[edgeOf[middles[lowPlace[place]]]] = place;
        lowAt[edgeOf[standing[lowPlace[place]]]] = place;
        highAt[edgeOf[standing[highPlace[place]]]] = place;
      }
      return [middleAt, lowAt, highAt];
    },
    moveOf(turn) {
      const wings = placesAfter(turn, size, 1);
      const middles = placesAfter(turn, size, -1);
      return {
        middle: lowPlace.map((place) => edgeOf[middles[place]]),
        low: lowPlace.map((place) => edgeOf[wings[place]]),
        high: highPlace.map((place) => edgeOf[wings[place]]),
      };
    },
    imageOf(s, from, to) {
      const image = wingImage(s);
      const swaps = isHigh[image[lowPlace[from]]] === 1;
      if (lowPlace.subarray(from, to).some((place) => (isHigh[image[place]] === 1) !== swaps))
        throw new Error("the symmetry mixes low and high wings");
      return { image: lowPlace.map((place) => edgeOf[image[place]]), swaps };
    },
  };
}
