/**
 * Where the turns of a solution go: until the colors of one axis are on two opposite faces, until those of all axes are, until centers are
 * solved, until edges are, and the 3x3. Where centers and edges are solved by the same turns, edges take none.
 */
import { coloringOf, turnState } from "@cubegram/core/state";

export const STAGES = ["one axis", "all axes", "centers", "edges", "3x3"];

/** Looking at every sticker after every turn takes seconds on larger cubes. */
const LOOKED_AT = 17;

/** The turns of each stage; of the first two, none on large cubes. `stages`: as `solve` returns them. */
export function stageTurns(state, turns, stages) {
  const ends = Object.fromEntries(stages.map(({ name, to }) => [name, to]));
  let one = 0;
  let all = 0;
  if (state.size <= LOOKED_AT) {
    let now = state;
    for (let at = 0; at < ends.centers; at++) {
      const apart = axesApart(now);
      if (apart === 0) one = at + 1;
      if (apart < 3) all = at + 1;
      now = turnState(now, turns[at]);
    }
  }
  return [one, all - one, ends.centers - all, ends.edges - ends.centers, turns.length - ends.edges];
}

/** How many pairs of opposite faces have the centers of two opposite colors. */
function axesApart(state) {
  const { size } = state;
  const { colors } = coloringOf(state);
  return [0, 1, 2].filter((axis) => {
    const shown = new Set();
    for (const face of [axis, axis + 3])
      for (let row = 1; row < size - 1; row++)
        for (let column = 1; column < size - 1; column++)
          shown.add(colors[(face * size + row) * size + column] % 3);
    return shown.size === 1;
  }).length;
}
