/** What turns do to the places of one orbit of an n-cube, read off the geometry. */
import { cubeGeometry, ROTATION_COUNT, rotations, type Turn } from "../geometry/index.ts";
import type { CubeState } from "../state/index.ts";

/** What a move does to one orbit: place i gets the piece from place `from[i]`, turned by `turn[i]` more. */
export interface PlaceMove {
  readonly from: Uint8Array;
  readonly turn: Uint8Array;
}

/** A turn of any layers, on an orbit of the n-cube given by its index in `CubeGeometry.orbits`. */
export function orbitMove(size: number, orbit: number, { axis, first, last, quarters }: Turn): PlaceMove {
  const { orbits, layer, place, placeInOrbit, orientation } = cubeGeometry(size);
  const { cells } = orbits[orbit];
  const rotation = rotations().quarter[axis][quarters];
  const from = new Uint8Array(cells.length);
  const turn = new Uint8Array(cells.length);
  cells.forEach((cell, piece) => {
    const moves = layer[axis][cell] >= first && layer[axis][cell] <= last;
    const key = cell * ROTATION_COUNT + (moves ? rotation : 0);
    const to = placeInOrbit[place[key]];
    from[to] = piece;
    turn[to] = orientation[key];
  });
  return { from, turn };
}

/** Calls back for each piece of an orbit with its present place and its orientation there. */
export function eachPiece(
  { size, rotations: turned }: CubeState,
  orbit: number,
  visit: (piece: number, at: number, orientation: number) => void,
): void {
  const { orbits, place, placeInOrbit, orientation } = cubeGeometry(size);
  orbits[orbit].cells.forEach((cell, piece) => {
    const key = cell * ROTATION_COUNT + turned[cell];
    visit(piece, placeInOrbit[place[key]], orientation[key]);
  });
}

/** The index of the first orbit of that kind: the corners of any cube, the edges of an odd one. */
export function orbitIndex(size: number, kind: "corner" | "edge"): number {
  const found = cubeGeometry(size).orbits.find((orbit) => orbit.kind === kind);
  if (!found) throw new RangeError(`"kind" expected a kind that a ${size}x${size} has, got ${kind}`);
  return found.index;
}
