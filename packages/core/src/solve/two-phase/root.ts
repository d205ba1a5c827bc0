/** Where a search starts: the coordinates of a cube, seen from each direction. */
import type { CubeState } from "../../state/index.ts";
import type { Coordinate } from "../coordinate.ts";
import { ORDERS_OF_FOUR, type TwoPhaseCoordinates } from "./phase-one.ts";
import { type View, viewOf } from "./view.ts";

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

/** The coordinates of an upright 3x3 as a rotation r shows it: r⁻¹ first, then the cube, then r. */
export function rootOf(coordinates: TwoPhaseCoordinates, state: CubeState, rotation = 0): Root {
  return rootOfView(coordinates, viewOf(state, rotation));
}

export function rootOfView({ twist, flip, fourCorners, fourEdges }: TwoPhaseCoordinates, view: View): Root {
  const { corners, edges } = view;
  const labels = new Uint8Array(edges.piece.length);
  const sliceEdges = arrangementOf(fourEdges, edges.piece, 8, labels);
  return {
    twist: twist.rank(corners.turned),
    flip: flip.rank(edges.turned),
    slice: Math.floor(sliceEdges / ORDERS_OF_FOUR),
    upperCorners: arrangementOf(fourCorners, corners.piece, 0, labels),
    lowerCorners: arrangementOf(fourCorners, corners.piece, 4, labels),
    upperEdges: arrangementOf(fourEdges, edges.piece, 0, labels),
    lowerEdges: arrangementOf(fourEdges, edges.piece, 4, labels),
    sliceEdges,
  };
}

/** Where the four pieces from the first on stand. */
function arrangementOf(coordinate: Coordinate, piece: Uint8Array, first: number, labels: Uint8Array): number {
  for (let at = 0; at < piece.length; at++)
    labels[at] = piece[at] >= first && piece[at] < first + 4 ? piece[at] - first + 1 : 0;
  return coordinate.rank(labels);
}
