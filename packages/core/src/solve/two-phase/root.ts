/** Where a search starts: the coordinates of a cube, conjugated by a rotation. */
import { CORNER_NAMES, cubeGeometry, EDGE_NAMES, ROTATION_COUNT, rotations } from "../../geometry/index.ts";
import { arrangementAt, cubieMoves, ORDERS_OF_FOUR, type PlaceMove } from "../../search/index.ts";
import { type CubeState, orbitOfKind } from "../../state/index.ts";
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

// A cube, or its conjugate by a rotation, at the level of cubies, in forty bytes: which corner is at each of the eight places and by
// how many thirds it is turned, then the same for the twelve edges.

export type CubieCube = Uint8Array;

/** Where in it the corners, their turns, the edges and theirs begin. */
const CORNERS = 0;
const TWISTED = 8;
const EDGES = 16;
const FLIPPED = 28;

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
