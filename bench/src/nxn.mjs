/**
 * Cubes from 4x4 on: turns and times of the reduction, each solution replayed, beside published means of other programs. Those were not
 * run here and are labeled so; they come from the documentation of each program.
 *
 * NXN_SIZES ("4,5,6,7,8,11,17,33"), NXN_STATES (states of the 4x4; fewer of larger sizes) and NXN_SEED.
 */
import { performance } from "node:perf_hooks";
import { seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { isSolved, randomState, turnStateBy } from "@cubegram/core/state";

export const title = "Solving 4x4 and larger";

const SIZES = (process.env.NXN_SIZES ?? "4,5,6,7,8,11,17,33").split(",").map(Number);
const STATES = Number(process.env.NXN_STATES ?? 20);
const SEED = process.env.NXN_SEED ?? "nxn";

/** Mean outer block turns as published, by size. */
const PUBLISHED = {
  4: "44.4 TPR-4x4x4-Solver; 51.6 rubiks-cube-NxNxN-solver",
  5: "78.9 rubiks-cube-NxNxN-solver",
  6: "135.7 rubiks-cube-NxNxN-solver",
  7: "193.8 rubiks-cube-NxNxN-solver",
  8: "306.4 rubiks-cube-NxNxN-solver",
  9: "368.6 rubiks-cube-NxNxN-solver",
  10: "523.4 rubiks-cube-NxNxN-solver",
};

const GOALS = { 4: 46, 5: 150, 6: 250, 7: 350 };

export async function run({ log }) {
  const rows = [];
  await solve(randomState(4, seededRandom("warm up")));
  for (const size of SIZES) {
    rows.push(await rowOf(size));
    log(`nxn: ${JSON.stringify(rows.at(-1))}`);
  }
  return rows;
}

async function rowOf(size) {
  const random = seededRandom(`${SEED} ${size}`);
  const count = Math.max(1, Math.round((STATES * 16) / size ** 2));
  let [length, layers, slowest, total] = [0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const state = randomState(size, random);
    const start = performance.now();
    const solution = await solve(state);
    const ms = performance.now() - start;
    if (!isSolved(turnStateBy(state, solution.turns))) throw new Error(`a ${size}x${size} was not solved`);
    length += solution.length;
    for (const { first, last } of solution.turns) layers += last - first + 1;
    slowest = Math.max(slowest, ms);
    total += ms;
  }
  return {
    what: `${size}x${size}, ${count} states`,
    "mean OBTM": (length / count).toFixed(1),
    "OBTM / n²": (length / count / size ** 2).toFixed(2),
    "layer turns": Math.round(layers / count),
    "mean ms": Math.round(total / count),
    "slowest ms": Math.round(slowest),
    goal: `≤ ${GOALS[size] ?? (size >= 12 ? 10 * size ** 2 : "solved")}`,
    "published, not run": PUBLISHED[size] ?? "",
  };
}
