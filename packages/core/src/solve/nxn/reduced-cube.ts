/**
 * The 3x3 that a big cube becomes once its centers and wings are solved: its corners, its edges, and its centers as
 * they stand.
 */
import { cubeGeometry, rotations } from "../../geometry/index.ts";
import { type Assembly, type CubeState, orbitOfKind } from "../../state/index.ts";
import { PLACES } from "./wing-places.ts";

/** `middles[place]`: the edge there, by its home place; `centers`: the rotation in which the centers stand. */
export function reducedCube(state: CubeState, middles: Uint8Array, centers: number): Assembly {
  const { cells, place } = cubeGeometry(3);
  const { product, inverse } = rotations();
  const pieces = new Uint8Array(cells.length);
  const corners = orbitOfKind(state.size, "corner")!.cells;
  orbitOfKind(3, "corner")!.cells.forEach((cell, at) => {
    pieces[cell] = state.rotations[corners[at]];
  });
  const base = cells.findIndex(([x, y, z]) => x === 2 && y === 2 && z === 0);
  middles.forEach((home, at) => {
    pieces[place[base * PLACES + home]] = product[at * PLACES + inverse[home]];
  });
  for (const cell of orbitOfKind(3, "fixedCenter")!.cells) pieces[cell] = centers;
  return { size: 3, rotations: pieces };
}
