/**
 * Cubes from 2x2 on: turns and times, each solution replayed by the naive sticker model, beside the counting bound on the mean and published
 * means of other programs. Those were not run here and are labeled so; they come from the documentation of each program.
 *
 * NXN_SIZES ("2,3,4,5,6,7,8,9,10,11,17,33,65"), NXN_STATES (states of the 4x4; fewer of larger sizes), NXN_BUDGET (milliseconds for
 * each cube: a second table) and NXN_SEED.
 */
import { performance } from "node:perf_hooks";
import { seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { coloringOf, printFacelets, randomState } from "@cubegram/core/state";
import { isSolvedByTurns } from "./solve/sticker-model.mjs";

export const title = "Solving cubes of every size";

const SIZES = (process.env.NXN_SIZES ?? "2,3,4,5,6,7,8,9,10,11,17,33,65").split(",").map(Number);
const STATES = Number(process.env.NXN_STATES ?? 20);
const BUDGET = process.env.NXN_BUDGET === undefined ? undefined : Number(process.env.NXN_BUDGET);
const SEED = process.env.NXN_SEED ?? "nxn";

/** Mean outer block turns as published, by size. */
const PUBLISHED = {
  2: [8.756, "optimal"],
  4: [44.7, "TPR-4x4x4-Solver"],
  5: [70.8, "cube555"],
  6: [135.7, "rubiks-cube-NxNxN-solver"],
  7: [193.8, "rubiks-cube-NxNxN-solver"],
  8: [306.4, "rubiks-cube-NxNxN-solver"],
  9: [368.6, "rubiks-cube-NxNxN-solver"],
  10: [523.4, "rubiks-cube-NxNxN-solver"],
};

/** No mean can be less: sequences of turns are counted (docs/math/nxn-solving.md). */
const BOUNDS = {
  4: 34.89,
  5: 51.61,
  6: 74.95,
  7: 98.33,
  8: 127.95,
  9: 157.7,
  10: 192.97,
  11: 228.83,
  17: 510.3,
  33: 1728.92,
};

export async function run({ log }) {
  const rows = [];
  const random = seededRandom("warm up");
  for (let i = 0; i < 3; i++) await solve(randomState(4, random));
  for (const size of SIZES)
    for (const budget of BUDGET === undefined ? [undefined] : [undefined, BUDGET]) {
      rows.push(await rowOf(size, budget));
      log(`nxn: ${JSON.stringify(rows.at(-1))}`);
    }
  return rows;
}

async function rowOf(size, budget) {
  const random = seededRandom(`${SEED} ${size}`);
  const count = Math.max(1, Math.round((STATES * 16) / Math.max(4, size) ** 2));
  const lengths = [];
  const times = [];
  const stages = { centers: 0, edges: 0, "3x3": 0 };
  for (let i = 0; i < count; i++) {
    const state = randomState(size, random);
    const start = performance.now();
    const solution = await solve(state, budget === undefined ? {} : { budget });
    const { turns, length } = solution;
    times.push(performance.now() - start);
    if (!isSolvedByTurns(printFacelets(coloringOf(state)), size, turns))
      throw new Error(`state ${i} of seed "${SEED} ${size}" was not solved`);
    lengths.push(length);
    for (const { name, from, to } of solution.stages ?? []) stages[name] += (to - from) / count;
  }
  const mean = lengths.reduce((a, b) => a + b) / count;
  times.sort((a, b) => a - b);
  const [published, program] = PUBLISHED[size] ?? [];
  const ratio = (of) => (of === undefined ? "" : (mean / of).toFixed(2));
  return {
    what: `${size}x${size}, ${count} states`,
    budget: budget ?? "default",
    "mean turns": mean.toFixed(1),
    most: Math.max(...lengths),
    "centers + edges + 3x3":
      size < 4
        ? ""
        : Object.values(stages)
            .map((part) => part.toFixed(1))
            .join(" + "),
    "turns / n²": (mean / size ** 2).toFixed(2),
    "turns / (n² / log n)": (mean / (size ** 2 / Math.log(size))).toFixed(1),
    "mean ms": Math.round(times.reduce((a, b) => a + b) / count),
    "p95 ms": Math.round(times[Math.ceil(0.95 * count) - 1]),
    "to bound": ratio(BOUNDS[size]),
    "to published": ratio(published),
    "published, not run": published === undefined ? "" : `${published} ${program}`,
  };
}
