/** Where a search starts: the coordinates of a cube, seen from each direction. */
import { CORNER_NAMES, cubeGeometry, EDGE_NAMES, ROTATION_COUNT, rotations } from "../../geometry/index.ts";
import { type CubeState, orbitOfKind } from "../../state/index.ts";
import { ORDERS_OF_FOUR, type TwoPhaseCoordinates } from "./phase-one.ts";

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
  const { twist, flip, fourCorners, fourEdges } = coordinates;
  const { place, placeInOrbit, orientation } = cubeGeometry(3);
  const { product, inverse } = rotations();
  const back = inverse[rotation];
  const marks = (kind: "corner" | "edge", count: number) => {
    const piece = new Uint8Array(count);
    const turned = new Uint8Array(count);
    for (const cell of orbitOfKind(3, kind)!.cells) {
      const own = product[product[rotation * ROTATION_COUNT + state.rotations[cell]] * ROTATION_COUNT + back];
      const home = place[cell * ROTATION_COUNT + rotation];
      const key = home * ROTATION_COUNT + own;
      const at = placeInOrbit[place[key]];
      piece[at] = placeInOrbit[home];
      turned[at] = orientation[key];
    }
    return { piece, turned };
  };
  const corners = marks("corner", CORNER_NAMES.length);
  const edges = marks("edge", EDGE_NAMES.length);
  const labels = new Uint8Array(EDGE_NAMES.length);
  const arrangement = (coordinate: typeof fourCorners, piece: Uint8Array, first: number) => {
    for (let at = 0; at < piece.length; at++)
      labels[at] = piece[at] >= first && piece[at] < first + 4 ? piece[at] - first + 1 : 0;
    return coordinate.rank(labels);
  };
  const sliceEdges = arrangement(fourEdges, edges.piece, 8);
  return {
    twist: twist.rank(corners.turned),
    flip: flip.rank(edges.turned),
    slice: Math.floor(sliceEdges / ORDERS_OF_FOUR),
    upperCorners: arrangement(fourCorners, corners.piece, 0),
    lowerCorners: arrangement(fourCorners, corners.piece, 4),
    upperEdges: arrangement(fourEdges, edges.piece, 0),
    lowerEdges: arrangement(fourEdges, edges.piece, 4),
    sliceEdges,
  };
}
