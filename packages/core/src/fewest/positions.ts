/** Where a cube's pieces are, in fours, as coordinates: what both searches walk on. */
import type { MarkCoordinate } from "../search/index.ts";
import { type CubeState, cubiesOf } from "../state/index.ts";

export interface Positions {
  /** Arrangements of the corners of U and of D, and of the edges of U, of D and of the slice between them. */
  readonly upperCorners: number;
  readonly lowerCorners: number;
  readonly upperEdges: number;
  readonly lowerEdges: number;
  readonly sliceEdges: number;
}

export function positionsOf(
  state: CubeState,
  fourCorners: MarkCoordinate,
  fourEdges: MarkCoordinate,
): Positions {
  const { cp, ep } = cubiesOf(state);
  return {
    upperCorners: arrangement(fourCorners, cp, 0),
    lowerCorners: arrangement(fourCorners, cp, 4),
    upperEdges: arrangement(fourEdges, ep, 0),
    lowerEdges: arrangement(fourEdges, ep, 4),
    sliceEdges: arrangement(fourEdges, ep, 8),
  };
}

/** Where the pieces first … first + 3 are. */
function arrangement(four: MarkCoordinate, pieces: readonly number[], first: number): number {
  return four.rank(
    Uint8Array.from(pieces, (piece) => (piece >= first && piece < first + 4 ? piece - first + 1 : 0)),
  );
}
