/** Where a search starts: the coordinates of a cube, conjugated by a rotation. */

import { ORDERS_OF_FOUR, onesIn } from "../../search/index.ts";
import { CORNERS, type CubieCube, EDGES, FLIPPED, TWISTED } from "./cubie-cube.ts";
import type { Ranks } from "./phase-one.ts";

/** The coset of a cube, by its coordinates. */
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

/**
 * The coordinates of the inverse of a cube: a piece of it is where the cube has the piece of that place, turned the other way. So four
 * bytes in a row say where four pieces are, which is what an arrangement counts.
 */
export function rootBehind(ranks: Ranks, cubies: CubieCube): Root {
  const sliceEdges = arrangementAt(ranks, cubies, EDGES + 8);
  return {
    twist: twistBehind(ranks, cubies),
    flip: flipBehind(cubies),
    slice: (sliceEdges / ORDERS_OF_FOUR) | 0,
    upperCorners: arrangementAt(ranks, cubies, CORNERS),
    lowerCorners: arrangementAt(ranks, cubies, CORNERS + 4),
    upperEdges: arrangementAt(ranks, cubies, EDGES),
    lowerEdges: arrangementAt(ranks, cubies, EDGES + 4),
    sliceEdges,
  };
}

/** Only what phase 1 looks at. */
export function cosetBehind(ranks: Ranks, cubies: CubieCube): Coset {
  const slice = (arrangementAt(ranks, cubies, EDGES + 8) / ORDERS_OF_FOUR) | 0;
  return { twist: twistBehind(ranks, cubies), flip: flipBehind(cubies), slice };
}

function twistBehind({ digits }: Ranks, cubies: CubieCube): number {
  let twist = 0;
  for (let place = 0; place < 8; place++)
    twist += digits[cubies[CORNERS + place]] * ((3 - cubies[TWISTED + place]) % 3);
  return twist;
}

function flipBehind(cubies: CubieCube): number {
  let flip = 0;
  // The last edge has no digit.
  for (let place = 0; place < 12; place++)
    flip |= (cubies[FLIPPED + place] << (11 - cubies[EDGES + place])) >> 1;
  return flip;
}

/** As `arrangementCoordinate` ranks four pieces on the places at cubies[first …]. */
function arrangementAt({ shares, weights, ones }: Ranks, cubies: CubieCube, first: number): number {
  let all = 0;
  for (let i = 0; i < 4; i++) all |= 1 << cubies[first + i];
  let before = 0;
  let value = 0;
  for (let i = 0; i < 4; i++) {
    const place = cubies[first + i];
    const below = (1 << place) - 1;
    const at = onesIn(ones, all & below);
    value += shares[place * 4 + at] * ORDERS_OF_FOUR + (at - onesIn(ones, before & below)) * weights[at];
    before |= 1 << place;
  }
  return value;
}
