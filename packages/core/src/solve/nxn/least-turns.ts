/**
 * A lower bound on the turns that a cube of any size takes. Two stickers side by side on a face are separated only if a
 * turn cuts between them. An outer block turn moves its own face as a whole and cuts four others along one line of n
 * pairs, so at most 4n pairs change; on a solved cube no pair has two colors.
 */
import { type CubeState, coloringOf } from "../../state/index.ts";

/** The bound: no solution in outer block turns is shorter. 0 only if the cube is solved. */
export function leastTurns(state: CubeState): number {
  return Math.ceil(countParted(state) / pairsChanged(state.size));
}

/** The pairs of stickers side by side on a face that have two colors. */
export function countParted(state: CubeState): number {
  const { size } = state;
  const { colors } = coloringOf(state);
  let parted = 0;
  for (let facelet = 0; facelet < colors.length; facelet++) {
    const column = facelet % size;
    const row = Math.floor(facelet / size) % size;
    if (column > 0 && colors[facelet] !== colors[facelet - 1]) parted++;
    if (row > 0 && colors[facelet] !== colors[facelet - size]) parted++;
  }
  return parted;
}

/** How many pairs an outer block turn changes at most. */
export function pairsChanged(size: number): number {
  return 4 * size;
}
