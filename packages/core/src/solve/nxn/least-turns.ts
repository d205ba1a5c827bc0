/**
 * How many turns a cube of any size takes at least. Two stickers side by side on a face part only where a turn cuts between them:
 * an outer block turn moves its own face as a whole and cuts four others along one line of n pairs. So 4n pairs change at most, and on a
 * solved cube no pair has two colors.
 */
import { type CubeState, coloringOf } from "../../state/index.ts";

/** No solution in outer block turns is shorter; 0 only if the cube is solved. */
export function leastTurns(state: CubeState): number {
  const { size } = state;
  const { colors } = coloringOf(state);
  let parted = 0;
  for (let facelet = 0; facelet < colors.length; facelet++) {
    const column = facelet % size;
    const row = Math.floor(facelet / size) % size;
    if (column > 0 && colors[facelet] !== colors[facelet - 1]) parted++;
    if (row > 0 && colors[facelet] !== colors[facelet - size]) parted++;
  }
  return Math.ceil(parted / (4 * size));
}
