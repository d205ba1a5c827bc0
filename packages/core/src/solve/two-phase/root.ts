/** Where a search starts: the coordinates of a cube, as it is seen from a direction. */

import { onesIn } from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import { ORDERS_OF_FOUR, type Ranks, type TwoPhaseCoordinates } from "./phase-one.ts";
import { CORNERS, EDGES, FLIPPED, inverseView, TWISTED, type View, viewOf } from "./view.ts";

/** Of a cube that is known by its coset alone. */
export interface Coset {
  readonly twist: number;
  readonly flip: number;
  readonly slice: number;
}

export interface Root extends Coset {
  /** Arrangements of the corners of U and of D, and of the edges of U, of D and of the slice. */
  readonly upperCorners: number;
  readonly lowerCorners: number;
  readonly upperEdges: number;
  readonly lowerEdges: number;
  readonly sliceEdges: number;
}

/** The coordinates of an upright 3x3 as a rotation r shows it: r⁻¹ first, then the cube, then r. */
export function rootOf({ ranks }: TwoPhaseCoordinates, state: CubeState, rotation = 0): Root {
  return rootBehind(ranks, inverseView(viewOf(state, rotation)));
}

/**
 * The coordinates of what undoes a cube: there a piece stands where the cube has the piece of that place, turned the other way. So four
 * bytes in a row say where four pieces are, which is what an arrangement counts.
 */
export function rootBehind(ranks: Ranks, view: View): Root {
  const sliceEdges = arrangementAt(ranks, view, EDGES + 8);
  return {
    twist: twistBehind(ranks, view),
    flip: flipBehind(view),
    slice: (sliceEdges / ORDERS_OF_FOUR) | 0,
    upperCorners: arrangementAt(ranks, view, CORNERS),
    lowerCorners: arrangementAt(ranks, view, CORNERS + 4),
    upperEdges: arrangementAt(ranks, view, EDGES),
    lowerEdges: arrangementAt(ranks, view, EDGES + 4),
    sliceEdges,
  };
}

/** Only what phase 1 looks at. */
export function cosetBehind(ranks: Ranks, view: View): Coset {
  const slice = (arrangementAt(ranks, view, EDGES + 8) / ORDERS_OF_FOUR) | 0;
  return { twist: twistBehind(ranks, view), flip: flipBehind(view), slice };
}

function twistBehind({ digits }: Ranks, view: View): number {
  let twist = 0;
  for (let place = 0; place < 8; place++)
    twist += digits[view[CORNERS + place]] * ((3 - view[TWISTED + place]) % 3);
  return twist;
}

function flipBehind(view: View): number {
  let flip = 0;
  // The last edge has no digit.
  for (let place = 0; place < 12; place++) flip |= (view[FLIPPED + place] << (11 - view[EDGES + place])) >> 1;
  return flip;
}

/** As `arrangementCoordinate` ranks four pieces on the places that stand at view[first …]. */
function arrangementAt({ shares, weights, ones }: Ranks, view: View, first: number): number {
  let all = 0;
  for (let i = 0; i < 4; i++) all |= 1 << view[first + i];
  let before = 0;
  let value = 0;
  for (let i = 0; i < 4; i++) {
    const place = view[first + i];
    const below = (1 << place) - 1;
    const at = onesIn(ones, all & below);
    value += shares[place * 4 + at] * ORDERS_OF_FOUR + (at - onesIn(ones, before & below)) * weights[at];
    before |= 1 << place;
  }
  return value;
}
