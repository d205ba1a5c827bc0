/**
 * Cubes from 2x2 on: turns and times, each solution replayed by the naive sticker model, next to the counting bound on the mean and published
 * means of other programs. Those were not run here and are labeled as such; they come from each program's documentation.
 *
 * NXN_SIZES ("2,3,4,5,6,7,8,9,10,11,17,33,65"), NXN_STATES (states of the 4x4; fewer of larger sizes), NXN_SEED, and NXN_BUDGET for a
 * second table: milliseconds for each cube, or "long" for what each size is worth.
 */
import { performance } from "node:perf_hooks";
import { seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { coloringOf, printFacelets, randomState } from "@cubegram/core/state";
import { countingBound } from "./nxn/counting-bound.mjs";
import { STAGES, stageTurns } from "./nxn/stage-turns.mjs";
import { isSolvedByTurns } from "./solve/sticker-model.mjs";

export const title = "Solving cubes of every size";

const SIZES = (process.env.NXN_SIZES ?? "2,3,4,5,6,7,8,9,10,11,17,33,65").split(",").map(Number);
const STATES = Number(process.env.NXN_STATES ?? 20);
const BUDGET = process.env.NXN_BUDGET;
const SEED = process.env.NXN_SEED ?? "nxn";

/** Milliseconds of the long budget, for cubes up to each size. */
const LONG = [
  { to: 3, budget: 1000 },
  { to: 4, budget: 5000 },
  { to: 5, budget: 20_000 },
  { to: 100, budget: 60_000 },
];

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

/** Bytes of the tables that a store would keep, as they are made. */
const tables = new Map();
const store = {
  get: async () => undefined,
  put: async (key, bytes) => void tables.set(key, bytes.byteLength),
};

export async function run({ log }) {
  const rows = [];
  for (const size of SIZES)
    for (const budget of BUDGET === undefined ? [undefined] : [undefined, budgetFor(size)]) {
      rows.push(await rowOf(size, budget));
      log(`nxn: ${JSON.stringify(rows.at(-1))}`);
    }
  return rows;
}

/** @param {number} size */
function budgetFor(size) {
  return BUDGET === "long" ? LONG.find(({ to }) => size <= to)?.budget : Number(BUDGET);
}

/** The first cube, which makes the tables, is not counted; what it takes is a column of its own. */
async function rowOf(size, budget) {
  const made = [...tables.keys()];
  const first = performance.now();
  await solve(randomState(size, seededRandom(`${SEED} first ${size}`)), { store });
  const start = performance.now() - first;
  const random = seededRandom(`${SEED} ${size}`);
  const count = Math.max(1, Math.round((STATES * 16) / Math.max(4, size) ** 2));
  const lengths = [];
  const times = [];
  const stages = STAGES.map(() => 0);
  for (let i = 0; i < count; i++) {
    const state = randomState(size, random);
    const begun = performance.now();
    const solution = await solve(state, { store, ...(budget !== undefined && { budget }) });
    times.push(performance.now() - begun);
    const { turns, length } = solution;
    if (!isSolvedByTurns(printFacelets(coloringOf(state)), size, turns))
      throw new Error(`state ${i} of seed "${SEED} ${size}" was not solved`);
    lengths.push(length);
    if (solution.stages)
      stageTurns(state, turns, solution.stages).forEach((own, i) => {
        stages[i] += own / count;
      });
  }
  const mean = lengths.reduce((a, b) => a + b) / count;
  times.sort((a, b) => a - b);
  const bound = size < 4 ? undefined : countingBound(size);
  if (bound !== undefined && count >= 10 && mean < bound)
    throw new Error(`a mean of ${mean} turns for size ${size} is less than counting allows, ${bound}`);
  const [published, program] = PUBLISHED[size] ?? [];
  const ratio = (of) => (of === undefined ? "" : (mean / of).toFixed(2));
  const bytes = [...tables].filter(([key]) => !made.includes(key)).reduce((sum, [, own]) => sum + own, 0);
  return {
    what: `${size}x${size}, ${count} states`,
    budget: budget ?? "default",
    "mean turns": mean.toFixed(size === 2 ? 3 : 1),
    most: Math.max(...lengths),
    [STAGES.join(" + ")]: size < 4 ? "" : stages.map((part) => part.toFixed(1)).join(" + "),
    "turns / n²": (mean / size ** 2).toFixed(2),
    "turns / (n² / log n)": (mean / (size ** 2 / Math.log(size))).toFixed(2),
    "mean ms": (times.reduce((a, b) => a + b) / count).toFixed(size === 2 ? 2 : 0),
    "p95 ms": times[Math.ceil(0.95 * count) - 1].toFixed(size === 2 ? 2 : 0),
    "first cube ms": Math.round(start),
    "MB of new tables": (bytes / 1e6).toFixed(1),
    bound: bound?.toFixed(2) ?? "",
    "to bound": ratio(bound),
    "to published": ratio(published),
    "published, not run": published === undefined ? "" : `${published} ${program}`,
  };
}
