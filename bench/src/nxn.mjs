/**
 * Cubes from 2x2 on: turns and times, each solution replayed by the naive sticker model, next to the counting bound on the mean and published
 * means of other programs. Those were not run here and are labeled as such; they come from each program's documentation. The columns are
 * explained in bench/README.md.
 *
 * NXN_SIZES ("2,3,4,5,6,7,8,9,10,11,17,33,65,100"), NXN_STATES (states of the 4x4; fewer of larger sizes), NXN_SEED, and NXN_BUDGET for a
 * second row of each size: milliseconds for each cube, or "long" for what each size is worth.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setting } from "../figures.mjs";
import { countingBound } from "./nxn/counting-bound.mjs";

export const title = "Solving cubes of every size";

const SIZES = (process.env.NXN_SIZES ?? "2,3,4,5,6,7,8,9,10,11,17,33,65,100").split(",").map(Number);
const STATES = setting("NXN_STATES", 20);
const BUDGET = process.env.NXN_BUDGET;
const SEED = process.env.NXN_SEED ?? "nxn";

/** Milliseconds of the long budget, for cubes up to each size. */
const LONG = [
  { to: 3, budget: 1000 },
  { to: 4, budget: 5000 },
  { to: 5, budget: 20_000 },
  { to: 100, budget: 60_000 },
];

/** Mean outer block turns as published, by size. The last one counts turns of single slices: it can be compared only roughly. */
const PUBLISHED = {
  2: [8.756, "optimal"],
  3: [17.7, "optimal"],
  4: [44.7, "TPR-4x4x4-Solver"],
  5: [70.8, "cube555"],
  6: [135.7, "rubiks-cube-NxNxN-solver"],
  7: [193.8, "rubiks-cube-NxNxN-solver"],
  8: [306.4, "rubiks-cube-NxNxN-solver"],
  9: [368.6, "rubiks-cube-NxNxN-solver"],
  10: [523.4, "rubiks-cube-NxNxN-solver"],
  33: [24_733, "RCube, slice turns"],
};

const SIZE_PROCESS = fileURLToPath(new URL("nxn/size.mjs", import.meta.url));

export async function run({ log }) {
  const rows = [];
  for (const size of SIZES) {
    const count = Math.max(1, Math.round((STATES * 16) / Math.max(4, size) ** 2));
    const budgets = ["default", ...(BUDGET === undefined ? [] : [budgetFor(size)])];
    const args = ["--expose-gc", SIZE_PROCESS, size, count, SEED, ...budgets].map(String);
    const lines = execFileSync(process.execPath, args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
    for (const line of lines.trim().split("\n")) {
      rows.push(rowOf(size, count, JSON.parse(line)));
      log(`nxn: ${JSON.stringify(rows.at(-1))}`);
    }
  }
  return rows;
}

/** @param {number} size */
function budgetFor(size) {
  return BUDGET === "long" ? LONG.find(({ to }) => size <= to)?.budget : Number(BUDGET);
}

function rowOf(size, count, { budget, mean, most, ...measured }) {
  const bound = countingBound(size);
  if (count >= 10 && mean < bound)
    throw new Error(`a mean of ${mean} turns for size ${size} is less than counting allows, ${bound}`);
  const [published, program] = PUBLISHED[size] ?? [];
  return {
    cube: `${size}x${size}`,
    states: count,
    "budget in ms": budget,
    "mean turns": mean.toFixed(size === 2 ? 3 : 1),
    most,
    "turns / n²": (mean / size ** 2).toFixed(2),
    "turns / (n² / log n)": (mean / (size ** 2 / Math.log(size))).toFixed(2),
    bound: bound.toFixed(2),
    "to bound": (mean / bound).toFixed(2),
    "published, not run": published === undefined ? "none" : `${published} ${program}`,
    "to published": published === undefined ? "" : (mean / published).toFixed(2),
    ...measured,
  };
}
