/** The layer-by-layer method: how many turns and steps a learner makes on random cubes of several sizes, each solution executed and checked. */
import { Cube } from "@cubegram/core";
import { seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { mean, quantile } from "../figures.mjs";

export const title = "Taught solutions: turns (HTM) and steps, layer by layer";

/** Size, cubes, and the goal for the mean, if there is one. */
const SIZES = [
  [2, 1000, ""],
  [3, 1000, "≤ 110"],
  [4, 100, ""],
  [5, 40, ""],
  [6, 20, ""],
  [7, 10, ""],
];

export async function run({ log }) {
  const rows = [];
  for (const [size, cubes, goal] of SIZES) {
    log(`${cubes} cubes, n = ${size}`);
    rows.push(await measure(size, cubes, goal));
  }
  return rows;
}

async function measure(size, cubes, goal) {
  const random = seededRandom(`bench layers ${size}`);
  const lengths = [];
  let steps = 0;
  let parities = 0;
  const before = process.cpuUsage();
  for (let i = 0; i < cubes; i++) {
    const cube = Cube.random(size, random);
    const solution = await solve(cube, { method: "layers" });
    const taught = solution.steps ?? [];
    const moves = taught.map((step) => step.moves).join(" ");
    if (!cube.apply(moves).isSolved()) throw new Error(`not solved: ${cube.facelets()}`);
    lengths.push(solution.length);
    steps += taught.length;
    if (taught.some((step) => step.cases.some((id) => id.endsWith("-parity")))) parities++;
  }
  const { user } = process.cpuUsage(before);
  return {
    cube: `${size}x${size}`,
    cubes,
    mean: mean(lengths).toFixed(1),
    goal,
    least: Math.min(...lengths),
    "10 %": quantile(lengths, 0.1),
    median: quantile(lengths, 0.5),
    "90 %": quantile(lengths, 0.9),
    most: Math.max(...lengths),
    steps: (steps / cubes).toFixed(1),
    "with parity": `${Math.round((100 * parities) / cubes)} %`,
    "CPU ms each": Math.round(user / 1000 / cubes),
  };
}
