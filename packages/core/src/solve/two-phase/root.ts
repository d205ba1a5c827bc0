/** Where a search starts: the coordinates of one cube. */
import { type CubeState, cubiesOf } from "../../state/index.ts";
import {
  flipCoordinate,
  fourCornersCoordinate,
  fourEdgesCoordinate,
  ORDERS_OF_FOUR,
  twistCoordinate,
} from "./phase-one.ts";

export interface Root {
  readonly twist: number;
  readonly flip: number;
  readonly slice: number;
  /** Arrangements of the corners of U and of D, and of the edges of U, of D and of the slice. */
  readonly upperCorners: number;
  readonly lowerCorners: number;
  readonly upperEdges: number;
  readonly lowerEdges: number;
  readonly sliceEdges: number;
}

/** The coordinates of an upright 3x3. */
export function rootOf(state: CubeState): Root {
  const { cp, co, ep, eo } = cubiesOf(state);
  const corners = fourCornersCoordinate();
  const edges = fourEdgesCoordinate();
  const marks = new Uint8Array(12);
  const arrangement = (coordinate: typeof corners, permutation: readonly number[], first: number) => {
    for (let place = 0; place < permutation.length; place++) {
      const label = permutation[place] - first + 1;
      marks[place] = label >= 1 && label <= 4 ? label : 0;
    }
    return coordinate.rank(marks);
  };
  const sliceEdges = arrangement(edges, ep, 8);
  return {
    twist: twistCoordinate().rank(Uint8Array.from(co)),
    flip: flipCoordinate().rank(Uint8Array.from(eo)),
    slice: Math.floor(sliceEdges / ORDERS_OF_FOUR),
    upperCorners: arrangement(corners, cp, 0),
    lowerCorners: arrangement(corners, cp, 4),
    upperEdges: arrangement(edges, ep, 0),
    lowerEdges: arrangement(edges, ep, 4),
    sliceEdges,
  };
}
