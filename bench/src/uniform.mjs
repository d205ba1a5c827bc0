/**
 * Whether random states are uniform, and how far random moves are from it: counts over many states of each size, with chi-square
 * and the chance of at least so much (p). A state is one of `randomState`; moves are drawn as `scramble --random-moves` draws them.
 *
 * UNIFORM_STATES (100000), UNIFORM_SIZES ("2,3,4,5,6,7"), UNIFORM_SEED; UNIFORM_PICTURE=file.svg draws how many neighbors are still
 * together after how many moves.
 */
import { writeFileSync } from "node:fs";
import { seededRandom } from "@cubegram/core/perm";
import { randomState, uprightState } from "@cubegram/core/state";
import { setting } from "../figures.mjs";
import { mixing, tally } from "../uniform/tally.mjs";

export const title = "Uniformity of random states, and of random moves";

const STATES = setting("UNIFORM_STATES", 100_000);
const SIZES = (process.env.UNIFORM_SIZES ?? "2,3,4,5,6,7").split(",").map(Number);
const SEED = process.env.UNIFORM_SEED ?? "uniform";
const PICTURE = process.env.UNIFORM_PICTURE;

/** What competitions use in place of random states. */
const MOVES = { 5: 60, 6: 80, 7: 100 };
const STEP = 10;
const LONGEST = 160;

export async function run({ log }) {
  const rows = [];
  const curves = [];
  for (const size of SIZES) {
    const random = seededRandom(`${SEED} ${size}`);
    const states = tally(size);
    for (let i = 0; i < STATES; i++) states.add(randomState(size, random).rotations);
    rows.push(...states.rows().map((row) => ({ cube: `${size}x${size}`, from: "random state", ...row })));
    log(`uniform: ${size}x${size}, random states`);
    if (!(size in MOVES)) continue;
    const moved = mixing(size, random);
    const at = new Map();
    for (let moves = STEP; moves <= LONGEST; moves += STEP) at.set(moves, tally(size));
    for (let i = 0; i < STATES; i++) {
      moved.reset();
      for (let moves = 1; moves <= LONGEST; moves++) {
        moved.turn();
        if (at.has(moves)) at.get(moves).add(uprightState({ size, rotations: moved.rotations }).rotations);
      }
    }
    rows.push(
      ...at
        .get(MOVES[size])
        .rows()
        .map((row) => ({ cube: `${size}x${size}`, from: `${MOVES[size]} moves`, ...row })),
    );
    curves.push({
      size,
      usual: MOVES[size],
      points: [...at].map(([moves, counts]) => ({ moves, ...counts.together() })),
    });
    log(`uniform: ${size}x${size}, random moves`);
  }
  if (PICTURE && curves.length > 0) writeFileSync(PICTURE, pictureOf(curves, STATES));
  return rows;
}

const WIDTH = 640;
const HEIGHT = 360;
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 90, 24, 44];
const COLORS = { 5: "#0969da", 6: "#bc4c00", 7: "#1a7f37" };
/** The scale: from one more in 1,000 states to a hundred more in every state. */
const [LEAST, MOST] = [-3, 2];

/** How many more neighbors are together than chance allows, by the number of random moves, as SVG. */
function pictureOf(curves, states) {
  const longest = Math.max(...curves.flatMap(({ points }) => points.map(({ moves }) => moves)));
  const x = (moves) => (LEFT + ((WIDTH - LEFT - RIGHT) * moves) / longest).toFixed(1);
  const y = (excess) => {
    const height = (MOST - Math.log10(Math.max(excess, 10 ** LEAST))) / (MOST - LEAST);
    return (TOP + (HEIGHT - TOP - BOTTOM) * Math.min(1, Math.max(0, height))).toFixed(1);
  };
  const text = (at, to, words, anchor = "middle") =>
    `<text x="${at}" y="${to}" text-anchor="${anchor}">${words}</text>`;
  const grid = [];
  for (let power = LEAST; power <= MOST; power++) {
    const level = y(10 ** power);
    grid.push(
      `<path class="grid" d="M${LEFT} ${level}H${WIDTH - RIGHT}"/>`,
      text(LEFT - 8, Number(level) + 4, String(Number((10 ** power).toFixed(4))), "end"),
    );
  }
  for (let moves = 0; moves <= longest; moves += 20)
    grid.push(text(x(moves), HEIGHT - BOTTOM + 18, String(moves)));
  const lines = curves.flatMap(({ size, usual, points }, i) => {
    const isFirst = i === 0;
    const color = COLORS[size];
    const lost = points.findIndex(({ mean, expected, error }) => mean - expected <= 2 * error);
    const shown = lost < 0 ? points : points.slice(0, lost);
    const path = shown
      .map(({ moves, mean, expected }, at) => `${at === 0 ? "M" : "L"}${x(moves)} ${y(mean - expected)}`)
      .join("");
    const noise = points.at(-1).error * 2;
    const mark = points.find(({ moves }) => moves === usual);
    return [
      `<path fill="none" stroke="${color}" stroke-width="2" d="${path}"/>`,
      `<path fill="none" stroke="${color}" stroke-dasharray="2 4" d="M${LEFT} ${y(noise)}H${WIDTH - RIGHT}"/>`,
      `<circle cx="${x(usual)}" cy="${y(mark.mean - mark.expected)}" r="5" fill="${color}"/>`,
      // The first curve has room on its left, the others on their right.
      text(
        Number(x(usual)) + (isFirst ? -9 : 9),
        Number(y(mark.mean - mark.expected)) + (isFirst ? 16 : -7),
        `${size}x${size}: ${usual} moves`,
        isFirst ? "end" : "start",
      ),
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">
<title>Neighbors still together after random moves, beyond what random states have: ${states} states each</title>
<style>text{font:12px system-ui,sans-serif;fill:#1f2328}.grid{stroke:#8c959f;stroke-opacity:.35}@media(prefers-color-scheme:dark){text{fill:#e6edf3}}</style>
${[...grid, ...lines].join("\n")}
${text(WIDTH / 2, HEIGHT - 6, "random moves")}
${text(LEFT, 14, "neighbors together beyond chance, per state", "start")}
</svg>
`;
}
