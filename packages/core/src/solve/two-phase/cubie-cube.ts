/**
 * A cube, or its conjugate by a rotation, at the level of cubies, in forty bytes: which corner is at each of the eight places and by
 * how many thirds it is turned, then the same for the twelve edges.
 */
import { CORNER_NAMES, cubeGeometry, EDGE_NAMES, ROTATION_COUNT, rotations } from "../../geometry/index.ts";
import { cubieMoves, type PlaceMove } from "../../search/index.ts";
import { type CubeState, orbitOfKind } from "../../state/index.ts";

export type CubieCube = Uint8Array;

/** Where in it the corners, their turns, the edges and theirs begin. */
export const CORNERS = 0;
export const TWISTED = 8;
export const EDGES = 16;
export const FLIPPED = 28;

export function emptyCubieCube(): CubieCube {
  return new Uint8Array(2 * (CORNER_NAMES.length + EDGE_NAMES.length));
}

/** An upright 3x3 conjugated by a rotation r: r⁻¹ first, then the cube, then r. */
export function cubieCube(state: CubeState, rotation: number): CubieCube {
  const cubies = emptyCubieCube();
  writeConjugate(state, rotation, "corner", cubies, CORNERS, TWISTED);
  writeConjugate(state, rotation, "edge", cubies, EDGES, FLIPPED);
  return cubies;
}

function writeConjugate(
  state: CubeState,
  rotation: number,
  kind: "corner" | "edge",
  cubies: CubieCube,
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
    cubies[pieces + at] = placeInOrbit[home];
    cubies[turns + at] = orientation[key];
  }
}

/** The cube that undoes the cube. */
export function inverseCubieCube(cubies: CubieCube): CubieCube {
  const undone = emptyCubieCube();
  for (let place = 0; place < 8; place++) {
    undone[CORNERS + cubies[CORNERS + place]] = place;
    undone[TWISTED + cubies[CORNERS + place]] = (3 - cubies[TWISTED + place]) % 3;
  }
  for (let place = 0; place < 12; place++) {
    undone[EDGES + cubies[EDGES + place]] = place;
    undone[FLIPPED + cubies[EDGES + place]] = cubies[FLIPPED + place];
  }
  return undone;
}

/** Writes the cube after a move. */
export function turnCubieCube(cubies: CubieCube, move: number, into: CubieCube): void {
  const { corner, edge } = cubieMoves()[move];
  turnPieces(cubies, corner, into, CORNERS, TWISTED, 3);
  turnPieces(cubies, edge, into, EDGES, FLIPPED, 2);
}

function turnPieces(
  cubies: CubieCube,
  { from, turn }: PlaceMove,
  into: CubieCube,
  pieces: number,
  turns: number,
  radix: number,
): void {
  for (let place = 0; place < from.length; place++) {
    const turned = cubies[turns + from[place]] + turn[place];
    into[pieces + place] = cubies[pieces + from[place]];
    into[turns + place] = turned < radix ? turned : turned - radix;
  }
}
