/**
 * A cube as it is seen from a direction, in forty bytes: which corner stands at each of the eight places and by how many thirds it is
 * turned, then the same of the twelve edges.
 */
import { CORNER_NAMES, cubeGeometry, EDGE_NAMES, ROTATION_COUNT, rotations } from "../../geometry/index.ts";
import { cubieMoves, type PlaceMove } from "../../search/index.ts";
import { type CubeState, orbitOfKind } from "../../state/index.ts";

export type View = Uint8Array;

/** Where in a view the corners, their turns, the edges and theirs begin. */
export const CORNERS = 0;
export const TWISTED = 8;
export const EDGES = 16;
export const FLIPPED = 28;

export function emptyView(): View {
  return new Uint8Array(2 * (CORNER_NAMES.length + EDGE_NAMES.length));
}

/** An upright 3x3 as a rotation r shows it: r⁻¹ first, then the cube, then r. */
export function viewOf(state: CubeState, rotation: number): View {
  const view = emptyView();
  lookAt(state, rotation, "corner", view, CORNERS, TWISTED);
  lookAt(state, rotation, "edge", view, EDGES, FLIPPED);
  return view;
}

function lookAt(
  state: CubeState,
  rotation: number,
  kind: "corner" | "edge",
  view: View,
  pieces: number,
  turns: number,
): void {
  const { place, placeInOrbit, orientation } = cubeGeometry(3);
  const { product, inverse } = rotations();
  const back = inverse[rotation];
  const { cells } = orbitOfKind(3, kind)!;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    const own = product[product[rotation * ROTATION_COUNT + state.rotations[cell]] * ROTATION_COUNT + back];
    const home = place[cell * ROTATION_COUNT + rotation];
    const key = home * ROTATION_COUNT + own;
    const at = placeInOrbit[place[key]];
    view[pieces + at] = placeInOrbit[home];
    view[turns + at] = orientation[key];
  }
}

/** What undoes the cube. */
export function inverseView(view: View): View {
  const undone = emptyView();
  for (let place = 0; place < 8; place++) {
    undone[CORNERS + view[CORNERS + place]] = place;
    undone[TWISTED + view[CORNERS + place]] = (3 - view[TWISTED + place]) % 3;
  }
  for (let place = 0; place < 12; place++) {
    undone[EDGES + view[EDGES + place]] = place;
    undone[FLIPPED + view[EDGES + place]] = view[FLIPPED + place];
  }
  return undone;
}

/** Writes the cube after a move. */
export function turnView(view: View, move: number, into: View): void {
  const { corner, edge } = cubieMoves()[move];
  turnPieces(view, corner, into, CORNERS, TWISTED, 3);
  turnPieces(view, edge, into, EDGES, FLIPPED, 2);
}

function turnPieces(
  view: View,
  { from, turn }: PlaceMove,
  into: View,
  pieces: number,
  turns: number,
  radix: number,
): void {
  for (let place = 0; place < from.length; place++) {
    const turned = view[turns + from[place]] + turn[place];
    into[pieces + place] = view[pieces + from[place]];
    into[turns + place] = turned < radix ? turned : turned - radix;
  }
}
