/**
 * The recipe of most published programs, by OpenCV.js: outlines that are squares are stickers, nine of a size are a side, and a sticker is
 * named by its color: `--colors=thresholds` of hue and saturation, or the `nearest` of the six centers by CIEDE2000. It takes six
 * pictures in the order U R F D L B, each held upright, as these programs ask for.
 */
import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { contourFinder } from "../../vision/contours.mjs";
import { byNearest, byThresholds } from "../../vision/rivals.mjs";

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const byColor = process.argv.includes("--colors=thresholds");
if (paths.length !== 6) refuse(`expected six pictures, got ${paths.length}`);

const find = await contourFinder();
const sides = paths.map((path) => {
  const { width, height, data } = PNG.sync.read(readFileSync(path));
  const frame = { width, height, rgba: new Uint8ClampedArray(data) };
  const squares = nineTogether(find(frame));
  if (squares.length !== 9) refuse(`${path}: ${squares.length} stickers were found, not nine`);
  // Three rows from top to bottom, each from left to right.
  const down = squares.toSorted((a, b) => a.y - b.y);
  return [0, 3, 6]
    .flatMap((from) => down.slice(from, from + 3).sort((a, b) => a.x - b.x))
    .map((middle) => meanAround(frame, middle));
});
const centers = sides.map((side) => side[4]);
const letters = sides.flatMap((side) =>
  side.map((rgb) => "URFDLB"[byColor ? byThresholds(rgb) : byNearest(rgb, centers)]),
);
process.stdout.write(`${letters.join("")}\n`, () => process.exit());

/** Of squares on a wall, too: those nine that lie closest around one of them, the center. */
function nineTogether(squares) {
  const groups = squares.map((center) => {
    const away = ({ x, y }) => Math.hypot(x - center.x, y - center.y);
    const nine = squares.toSorted((a, b) => away(a) - away(b)).slice(0, 9);
    return { nine, reach: away(nine.at(-1)) };
  });
  return groups.reduce((a, b) => (b.reach < a.reach ? b : a), groups[0] ?? { nine: [], reach: 0 }).nine;
}

/** The mean color of nine by nine pixels. @returns {[number, number, number]} */
function meanAround({ width, height, rgba }, { x, y }) {
  /** @type {[number, number, number]} */
  const sum = [0, 0, 0];
  let count = 0;
  for (let row = Math.round(y) - 4; row <= Math.round(y) + 4; row++)
    for (let column = Math.round(x) - 4; column <= Math.round(x) + 4; column++) {
      if (row < 0 || row >= height || column < 0 || column >= width) continue;
      for (let channel = 0; channel < 3; channel++)
        sum[channel] += rgba[(row * width + column) * 4 + channel];
      count++;
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** @param {string} why @returns {never} */
function refuse(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
