/**
 * What turns do to corners, edges and wings alone. On a large cube nearly all pieces are centers, which are not needed
 * here.
 */
import { cubeGeometry, ROTATION_COUNT, rotations, type Turn } from "../../geometry/index.ts";
import type { Assembly, CubeState } from "../../state/index.ts";

/** The state after the turns, except that its centers stay as they were. */
export function turnEdgePieces(state: CubeState, turns: Iterable<Turn>): CubeState {
  const { orbits, place, layer } = cubeGeometry(state.size);
  const { product, quarter } = rotations();
  const pieces = state.rotations.slice();
  const cells = orbits.filter(({ facelets }) => facelets[0].length > 1).flatMap((orbit) => orbit.cells);
  for (const { axis, first, last, quarters } of turns) {
    const row = quarter[axis][quarters] * ROTATION_COUNT;
    const layerOf = layer[axis];
    for (const cell of cells) {
      const at = layerOf[place[cell * ROTATION_COUNT + pieces[cell]]];
      if (at >= first && at <= last) pieces[cell] = product[row + pieces[cell]];
    }
  }
  return { size: state.size, rotations: pieces } as Assembly as CubeState;
}
