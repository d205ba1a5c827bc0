/**
 * Optimal solving: what the tables cost and what they give. Seconds are of the processor, not of the clock, so that other work on
 * the machine shows less (it still takes the caches).
 *
 * OPTIMAL_TIERS (small) which tables, separated by commas; OPTIMAL_STATES (2) random states each; OPTIMAL_DEPTH (15) the
 * lengths up to which they are searched, which is the same work for every state; OPTIMAL_SOLVE (0) how many states are
 * solved to the end: minutes to hours each; OPTIMAL_SUPERFLIP=1 proves the superflip's 20 moves: hours to days;
 * OPTIMAL_SEED which states.
 */
import { Cube } from "@cubegram/core";
import { seededRandom } from "@cubegram/core/perm";
import { bytesOfTier, optimalSolver, TIERS } from "@cubegram/core/solve";
import { randomState } from "@cubegram/core/state";

export const title = "Optimal solving of the 3x3";

const number = (name, fallback) => Number(process.env[name] ?? fallback);
const ASKED = (process.env.OPTIMAL_TIERS ?? "small").split(",");
const STATES = number("OPTIMAL_STATES", 2);
const DEPTH = number("OPTIMAL_DEPTH", 15);
const SOLVE = number("OPTIMAL_SOLVE", 0);
const SEED = process.env.OPTIMAL_SEED ?? "bench";
const GIB = 2 ** 30;

/** Seconds per cube of 18 moves and GiB of table, one thread, Ryzen 7 7700: nissy-core's benchmarks. */
const PUBLISHED = [
  ["H48 h6 (published)", 1.8, 1.25, 9.45, 46.3],
  ["vcube 112 (published)", 2.4, 0.96, 9.29, 40.5],
  ["H48 h7 (published)", 3.5, 0.63, 4.85, 23.3],
  ["vcube 112 (measured on two virtual cores like ours)", 2.4, 2.5, 21.5, 70],
];

export async function run({ log }) {
  const rows = [];
  for (const tier of TIERS.filter((name) => ASKED.includes(name))) {
    const started = cpu();
    const prepared = finish(optimalSolver(tier).prepare());
    const build = cpu() - started;
    log(`${tier}: made in ${build.toFixed(1)} s`);
    const gib = bytesOfTier(tier) / GIB;
    const row = { table: tier, GiB: gib.toFixed(3), "build s": build.toFixed(1) };
    const random = seededRandom(SEED);
    const states = Array.from({ length: Math.max(STATES, SOLVE) }, () => randomState(3, random));
    const fixed = states.slice(0, STATES).map((state) => timed(prepared, state, DEPTH));
    const seconds = mean(fixed.map((one) => one.seconds));
    const nodes = mean(fixed.map((one) => one.nodes));
    rows.push({
      ...row,
      what: `no solution of ≤ ${DEPTH} moves`,
      n: STATES,
      "s a cube": seconds.toFixed(2),
      "million nodes": (nodes / 1e6).toFixed(1),
      "million nodes/s": (nodes / 1e6 / seconds).toFixed(1),
      "s · GiB": (seconds * gib).toFixed(2),
    });
    const superflip = Cube.fromCubies({ ...Cube.solved(3).cubies(), eo: new Array(12).fill(1) }).state;
    const wanted = states.slice(0, SOLVE);
    if (process.env.OPTIMAL_SUPERFLIP === "1") wanted.push(superflip);
    const byLength = new Map();
    for (const state of wanted) {
      const one = timed(prepared, state, 20);
      log(
        `${tier}: ${one.length} moves in ${one.seconds.toFixed(1)} s, ${(one.nodes / 1e6).toFixed(0)} million nodes`,
      );
      byLength.set(one.length, [...(byLength.get(one.length) ?? []), one]);
    }
    for (const [length, ones] of [...byLength].sort(([a], [b]) => a - b)) {
      const each = mean(ones.map((one) => one.seconds));
      rows.push({
        ...row,
        what: `optimal, ${length} moves`,
        n: ones.length,
        "s a cube": each.toFixed(1),
        "million nodes": (mean(ones.map((one) => one.nodes)) / 1e6).toFixed(0),
        "million nodes/s": (mean(ones.map((one) => one.nodes)) / 1e6 / each).toFixed(1),
        "s · GiB": (each * gib).toFixed(2),
      });
    }
  }
  for (const [table, gib, ...times] of PUBLISHED)
    times.forEach((seconds, i) => {
      rows.push({
        table,
        GiB: gib,
        what: `optimal, ${17 + i} moves`,
        "s a cube": seconds,
        "s · GiB": (seconds * gib).toFixed(1),
      });
    });
  return rows;
}

function timed(prepared, state, maxLength) {
  const started = cpu();
  const search = prepared.search(state, { maxLength, improve: true });
  while (!search.advance(1e6));
  return { seconds: cpu() - started, nodes: search.nodes, length: search.best?.length };
}

function finish(steps) {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
