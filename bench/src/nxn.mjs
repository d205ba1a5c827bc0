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
import { stateCount } from "@cubegram/core/codec";
import { setting } from "../figures.mjs";

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

/**
 * What counting says about mean lengths: there are only so many different short sequences of turns, so not all states can have one. Turns about one
 * axis in a row are one amount for each layer, up to a rotation of the whole cube; an outer block turn changes one difference of neighboring
 * amounts. With A(z) = (1 + 3z)^(n − 1) − 1 for such a run, sequences are 1 + 3A / (1 − 2A): three axes, then two.
 *
 * A lower bound on the mean number of outer block turns over all states of the n-cube. @param {number} size @returns {number}
 */
export function countingBound(size) {
  const runs = runsByCost(size);
  const states = log2(stateCount(size));
  // f[k] = 3a[k] + 2 Σ a[j] f[k − j], each divided by 2^states: a share of all states.
  const shares = [2 ** -Math.min(states, 1000)];
  const logs = [-states];
  let left = 1;
  let mean = 0;
  for (let length = 1; left > 0; length++) {
    const terms = [];
    if (length < size) terms.push(Math.log2(3 * runs[length]) - states);
    for (let j = 1; j < Math.min(size, length); j++) terms.push(Math.log2(2 * runs[j]) + logs[length - j]);
    logs[length] = logOfSum(terms);
    shares[length] = 2 ** logs[length];
    const share = Math.min(left, shares[length]);
    mean += length * share;
    left -= share;
    if (share < shares[length]) break;
  }
  return mean;
}

/** runs[cost]: the number of runs about one axis with that many outer block turns. @param {number} size */
function runsByCost(size) {
  const runs = [1];
  for (let cost = 1; cost < size; cost++) runs[cost] = (runs[cost - 1] * 3 * (size - cost)) / cost;
  return runs;
}

/** @param {readonly number[]} logs */
function logOfSum(logs) {
  const most = Math.max(...logs);
  return most + Math.log2(logs.reduce((sum, log) => sum + 2 ** (log - most), 0));
}

/** @param {bigint} value */
function log2(value) {
  const bits = value.toString(2).length;
  const shift = Math.max(0, bits - 53);
  return Math.log2(Number(value >> BigInt(shift))) + shift;
}
