/** The picture of the documentation shows the app's own arrows. Run with `-u` after a change of them. */
import { expect, test } from "vitest";
import { marksAsPaths } from "./arrow-on-cube.tsx";
import { USUAL_VIEW } from "./view-for.ts";

const MOVES = [
  "U",
  "R",
  "F",
  "D",
  "L",
  "B",
  "U'",
  "R'",
  "F'",
  "D'",
  "L'",
  "B'",
  "U2",
  "R2",
  "F2",
  "D2",
  "L2",
  "B2",
];
const COLUMNS = 6;
/** In the camera's units: a cube is 2 wide. */
const [WIDTH, HEIGHT] = [2, 2.2];

test("docs/pictures/turns.svg is what the app draws", async () => {
  const cubes = MOVES.map((move, i) => {
    const { rest, layer, arrow } = marksAsPaths(move, 3, USUAL_VIEW)!;
    const [x, y] = [(i % COLUMNS) * WIDTH + WIDTH / 2, Math.floor(i / COLUMNS) * HEIGHT + WIDTH / 2];
    return [
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" stroke="#14161b" stroke-width=".02" stroke-linejoin="round">`,
      `<path d="${rest}" fill="#c9ccd3"/><path d="${layer}" fill="#fff"/><path d="${arrow}" fill="#14161b"/>`,
      `<text y="1.06" font-family="monospace" font-size=".26" font-weight="700" text-anchor="middle" fill="#6b7282" stroke="none">${move}</text></g>`,
    ].join("\n");
  });
  const [width, height] = [COLUMNS * WIDTH, (MOVES.length / COLUMNS) * HEIGHT];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height.toFixed(1)}" role="img">\n<title>The eighteen turns of a 3x3, each with its layer and an arrow on it</title>\n${cubes.join("\n")}\n</svg>\n`;
  await expect(svg).toMatchFileSnapshot("../../../../../docs/pictures/turns.svg");
});
