/**
 * The judge: 54 stickers at integer coordinates, turned one by one with (x, y) → (−y, x). Written without the library.
 */
const NET = [
  { normal: [0, 1, 0], right: [1, 0, 0], down: [0, 0, 1] },
  { normal: [1, 0, 0], right: [0, 0, -1], down: [0, -1, 0] },
  { normal: [0, 0, 1], right: [1, 0, 0], down: [0, -1, 0] },
  { normal: [0, -1, 0], right: [1, 0, 0], down: [0, 0, -1] },
  { normal: [-1, 0, 0], right: [0, 0, 1], down: [0, -1, 0] },
  { normal: [0, 0, -1], right: [-1, 0, 0], down: [0, -1, 0] },
];

const POSITIONS = NET.flatMap(({ normal, right, down }) =>
  [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => ({
      position: [0, 1, 2].map((i) => 2 * normal[i] + right[i] * (2 * column - 2) + down[i] * (2 * row - 2)),
      normal,
    })),
  ),
);
const KEYS = POSITIONS.map(({ position, normal }) => `${position}|${normal}`);

/** Whether the moves (standard notation, faces only) bring a cube with these facelets to one color a face. */
export function isSolvedBy(facelets, alg) {
  const stickers = POSITIONS.map(({ position, normal }, i) => ({
    position: [...position],
    normal: [...normal],
    color: facelets[i],
  }));
  for (const token of alg.split(/\s+/).filter((text) => text)) turn(stickers, token);
  const shown = new Map(stickers.map(({ position, normal, color }) => [`${position}|${normal}`, color]));
  const colors = KEYS.map((key) => shown.get(key));
  return colors.every((color, i) => color === colors[i - (i % 9)]);
}

function turn(stickers, token) {
  const face = NET["URFDLB".indexOf(token[0])];
  if (!face || !/^[URFDLB]['2]?$/.test(token)) throw new Error(`not a face turn: ${token}`);
  const axis = face.normal.findIndex((coordinate) => coordinate !== 0);
  const side = face.normal[axis];
  const clockwise = token.endsWith("2") ? 2 : token.endsWith("'") ? 3 : 1;
  const quarters = side > 0 ? 4 - clockwise : clockwise;
  const a = (axis + 1) % 3;
  const b = (axis + 2) % 3;
  for (const { position, normal } of stickers) {
    if (position[axis] !== 2 * side) continue;
    for (let q = 0; q < quarters; q++) for (const v of [position, normal]) [v[a], v[b]] = [0 - v[b], v[a]];
  }
}
