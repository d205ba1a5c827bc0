/**
 * One size, in a process of its own: what it prepares and how much memory it takes does not depend on the sizes before it. Prints a row for each
 * budget as a line of JSON. Arguments: size, states, seed, and the budgets in milliseconds ("default": none).
 */
import { performance } from "node:perf_hooks";
import { seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { coloringOf, printFacelets, randomState } from "@cubegram/core/state";
import { mean, sum } from "../../figures.mjs";
import { isSolvedByTurns } from "../solve/states.mjs";
import { stageTurns } from "./stage-turns.mjs";

const [size, count] = process.argv.slice(2, 4).map(Number);
const [seed, ...budgets] = process.argv.slice(4);

/** Bytes of the tables that a store would keep, as they are made. */
const tables = new Map();
const store = {
  get: async () => undefined,
  put: async (key, bytes) => void tables.set(key, bytes.byteLength),
};

// The first cube makes the tables. It does not count; what it takes is a column of its own.
const begun = performance.now();
await solve(randomState(size, seededRandom(`${seed} first ${size}`)), { store });
const start = performance.now() - begun;
for (const budget of budgets) process.stdout.write(`${JSON.stringify(await rowOf(budget))}\n`);

async function rowOf(budget) {
  const random = seededRandom(`${seed} ${size}`);
  const options = { store, ...(budget !== "default" && { budget: Number(budget) }) };
  const lengths = [];
  const times = [];
  const stages = new Map();
  for (let i = 0; i < count; i++) {
    const state = randomState(size, random);
    const begun = performance.now();
    const { turns, length, stages: own } = await solve(state, options);
    times.push(performance.now() - begun);
    if (!isSolvedByTurns(printFacelets(coloringOf(state)), size, turns))
      throw new Error(`state ${i} of seed "${seed} ${size}" was not solved`);
    lengths.push(length);
    for (const stage of stageTurns(state, turns, own))
      stages.set(stage.name, (stages.get(stage.name) ?? 0) + stage.turns / count);
  }
  times.sort((a, b) => a - b);
  globalThis.gc?.();
  const digits = size === 2 ? 2 : 0;
  return {
    budget,
    mean: mean(lengths),
    most: Math.max(...lengths),
    "mean ms": mean(times).toFixed(digits),
    "p95 ms": times[Math.ceil(0.95 * count) - 1].toFixed(digits),
    "first cube ms": Math.round(start),
    "MB of stored tables": megabytes(sum([...tables.values()])),
    "MB of all tables": megabytes(process.memoryUsage().arrayBuffers),
    "turns by stage": [...stages].map(([name, own]) => `${name} ${own.toFixed(1)}`).join(" + "),
  };
}

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1);
}
