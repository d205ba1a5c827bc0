/** The states that all solvers get: uniformly random; as our own states, as facelets, and as a scramble; and what checks their moves. */
import { seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { coloringOf, invertState, printFacelets, randomState } from "@cubegram/core/state";

export function statesOf(seed, count) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const state = randomState(3, random);
    return { state, facelets: printFacelets(coloringOf(state)) };
  });
}

/** As plain data for another process. A solution of a state's inverse is a scramble of the state. */
export async function asData({ state, facelets }) {
  const { alg } = await solve(invertState(state));
  return { rotations: [...state.rotations], facelets, scramble: alg };
}

/**
 * The reference for cubes of any size: stickers at integer coordinates, turned one by one with (x, y) → (−y, x). Written without the library.
 */
const NET = [
  { normal: [0, 1, 0], right: [1, 0, 0], down: [0, 0, 1] },
  { normal: [1, 0, 0], right: [0, 0, -1], down: [0, -1, 0] },
  { normal: [0, 0, 1], right: [1, 0, 0], down: [0, -1, 0] },
  { normal: [0, -1, 0], right: [1, 0, 0], down: [0, 0, -1] },
  { normal: [-1, 0, 0], right: [0, 0, 1], down: [0, -1, 0] },
  { normal: [0, 0, -1], right: [-1, 0, 0], down: [0, -1, 0] },
];

/** Whether the moves (standard notation, faces only) bring a 3x3 with these facelets to one color per face. */
export function isSolvedBy(facelets, alg) {
  const tokens = alg.split(/\s+/).filter((text) => text);
  return isSolvedByTurns(facelets, 3, tokens.map(turnOf));
}

function turnOf(token) {
  const face = NET["URFDLB".indexOf(token[0])];
  if (!face || !/^[URFDLB]['2]?$/.test(token)) throw new Error(`not a face turn: ${token}`);
  const axis = face.normal.findIndex((coordinate) => coordinate !== 0);
  const side = face.normal[axis];
  const layer = side > 0 ? 2 : 0;
  const clockwise = token.endsWith("2") ? 2 : token.endsWith("'") ? 3 : 1;
  return { axis, first: layer, last: layer, quarters: side > 0 ? 4 - clockwise : clockwise };
}

/** Whether turns (axis, first and last layer, right-handed quarters) bring a cube with these facelets to one color per face. */
export function isSolvedByTurns(facelets, size, turns) {
  const stickers = [];
  for (const { normal, right, down } of NET)
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        stickers.push({
          position: [0, 1, 2].map(
            (i) =>
              normal[i] * (size - 1) + right[i] * (2 * column - size + 1) + down[i] * (2 * row - size + 1),
          ),
          normal: [...normal],
          color: facelets[stickers.length],
        });
  for (const { axis, first, last, quarters } of turns) {
    const a = (axis + 1) % 3;
    const b = (axis + 2) % 3;
    for (const sticker of stickers) {
      const layer = (sticker.position[axis] + size - 1) / 2;
      if (layer < first || layer > last) continue;
      for (let q = 0; q < quarters; q++)
        for (const v of [sticker.position, sticker.normal]) [v[a], v[b]] = [0 - v[b], v[a]];
    }
  }
  const shown = new Map();
  for (const { normal, color } of stickers)
    shown.set(`${normal}`, (shown.get(`${normal}`) ?? new Set()).add(color));
  return [...shown.values()].every((colors) => colors.size === 1);
}
