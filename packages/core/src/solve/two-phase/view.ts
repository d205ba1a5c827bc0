/** A cube as it is seen from a direction: which piece stands at each place, and how it is turned. */
import { CORNER_NAMES, cubeGeometry, EDGE_NAMES, ROTATION_COUNT, rotations } from "../../geometry/index.ts";
import { type CubeState, orbitOfKind } from "../../state/index.ts";
import { cubieMoves, type PlaceMove } from "../face-move.ts";

export interface PlacedPieces {
  readonly piece: Uint8Array;
  readonly turned: Uint8Array;
}

export interface View {
  readonly corners: PlacedPieces;
  readonly edges: PlacedPieces;
}

export function emptyView(): View {
  const pieces = (count: number) => ({ piece: new Uint8Array(count), turned: new Uint8Array(count) });
  return { corners: pieces(CORNER_NAMES.length), edges: pieces(EDGE_NAMES.length) };
}

/** An upright 3x3 as a rotation r shows it: r⁻¹ first, then the cube, then r. */
export function viewOf(state: CubeState, rotation: number): View {
  const view = emptyView();
  lookAt(state, rotation, "corner", view.corners);
  lookAt(state, rotation, "edge", view.edges);
  return view;
}

function lookAt(
  state: CubeState,
  rotation: number,
  kind: "corner" | "edge",
  { piece, turned }: PlacedPieces,
): void {
  const { place, placeInOrbit, orientation } = cubeGeometry(3);
  const { product, inverse } = rotations();
  const back = inverse[rotation];
  for (const cell of orbitOfKind(3, kind)!.cells) {
    const own = product[product[rotation * ROTATION_COUNT + state.rotations[cell]] * ROTATION_COUNT + back];
    const home = place[cell * ROTATION_COUNT + rotation];
    const key = home * ROTATION_COUNT + own;
    const at = placeInOrbit[place[key]];
    piece[at] = placeInOrbit[home];
    turned[at] = orientation[key];
  }
}

/** Writes what undoes the cube. */
export function invertView({ corners, edges }: View, into: View): void {
  invertPieces(corners, into.corners, 3);
  invertPieces(edges, into.edges, 2);
}

function invertPieces({ piece, turned }: PlacedPieces, into: PlacedPieces, radix: number): void {
  for (let place = 0; place < piece.length; place++) {
    into.piece[piece[place]] = place;
    into.turned[piece[place]] = turned[place] === 0 ? 0 : radix - turned[place];
  }
}

/** Writes the cube after a move. */
export function turnView({ corners, edges }: View, move: number, into: View): void {
  const { corner, edge } = cubieMoves()[move];
  turnPieces(corners, corner, into.corners, 3);
  turnPieces(edges, edge, into.edges, 2);
}

function turnPieces(
  { piece, turned }: PlacedPieces,
  { from, turn }: PlaceMove,
  into: PlacedPieces,
  radix: number,
): void {
  for (let place = 0; place < piece.length; place++) {
    const turns = turned[from[place]] + turn[place];
    into.piece[place] = piece[from[place]];
    into.turned[place] = turns < radix ? turns : turns - radix;
  }
}
