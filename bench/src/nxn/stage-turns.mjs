/**
 * Where the turns of a solution go. What ends a stage is seen on the cube, whichever method solved it: the colors of one axis are on two
 * opposite faces; those of all axes are; what is left are turns of a 5x5; centers are solved; edges are. The 3x3 follows.
 */
import { coloringOf, turnState } from "@cubegram/core/state";

/** Looking at every sticker after every turn takes seconds on larger cubes. */
const LOOKED_AT = 17;
/** From this size on all centers are solved before the wings. */
const CENTERS_FIRST_FROM = 8;

/** The stages of a size in order, each with its turns. `stages`: as `solve` returns them; 2x2 and 3x3 are one stage. */
export function stageTurns(state, turns, stages) {
  const { size } = state;
  if (size < 4) return [{ name: `${size}x${size}`, turns: turns.length }];
  const { centers, edges } = Object.fromEntries(stages.map(({ name, to }) => [name, to]));
  const ends = [
    ...(size <= LOOKED_AT ? axisEnds(state, turns.slice(0, centers)) : []),
    ...(size >= CENTERS_FIRST_FROM ? [{ name: "centers", to: centers }] : []),
    ...(size > 5 ? [{ name: "to a 5x5", to: endOfLarge(turns.slice(0, edges), size) }] : []),
    size >= CENTERS_FIRST_FROM ? { name: "edges", to: edges } : { name: "centers and edges", to: edges },
    { name: "3x3", to: turns.length },
  ];
  let from = 0;
  return ends.map(({ name, to }) => {
    const own = Math.max(0, to - from);
    from = Math.max(from, to);
    return { name, turns: own };
  });
}

/** After which turn the colors of one axis are on its faces for the first time, and after which those of all. */
function axisEnds(state, turns) {
  let one = -1;
  let all = -1;
  let now = state;
  for (let at = 0; at < turns.length && all < 0; at++) {
    const apart = axesApart(now);
    if (apart > 0 && one < 0) one = at;
    if (apart === 3) all = at;
    now = turnState(now, turns[at]);
  }
  return [
    { name: "one axis", to: one < 0 ? turns.length : one },
    { name: "all axes", to: all < 0 ? turns.length : all },
  ];
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

/** The number of turns up to the last one that no 5x5 has: it cuts between the third layer and the third from the other side. */
function endOfLarge(turns, size) {
  return (
    1 +
    turns.findLastIndex(({ first, last }) => {
      const cut = first === 0 ? last + 1 : first;
      return cut > 2 && cut < size - 2;
    })
  );
}
