/**
 * Solving a 3x3: ours against min2phase.js, cubejs and cubing.js, on the same uniformly random states, every solution
 * replayed on a sticker model. Ours and min2phase.js take turns state by state, so that a busy moment hits both.
 *
 * SOLVE_STATES (300), SOLVE_PEER_STATES (40) and SOLVE_ANYTIME_STATES (20) set how many; SOLVE_SEED which ones.
 */
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { prepareSolver, solve, solvers } from "@cubegram/core/solve";
import { asData, statesOf } from "./solve/states.mjs";
import { isSolvedBy } from "./solve/sticker-model.mjs";
import { summary } from "./solve/summary.mjs";

export const title = "Solving the 3x3";

const number = (name, fallback) => Number(process.env[name] ?? fallback);
const STATES = number("SOLVE_STATES", 300);
const PEER_STATES = number("SOLVE_PEER_STATES", 40);
const ANYTIME_STATES = number("SOLVE_ANYTIME_STATES", 20);
const SEED = process.env.SOLVE_SEED ?? "bench";
const WARM_UP = 100;
const STARTS = 7;
const SLOW_PEERS = ["cubejs", "cubing"];

export async function run({ log }) {
  const prepared = await prepareSolver(solvers()[0]);
  const both = await inTurns(log);
  const starts = await measureStarts(log);
  const rows = [
    row("min2phase.js: median ms", both.ours.median, both.theirs.median, 0.6),
    row("min2phase.js: mean ms", both.ours.mean, both.theirs.mean, 0.6),
    row("min2phase.js: p95 ms", both.ours.p95, both.theirs.p95),
    row("min2phase.js: mean length", both.ours.length, both.theirs.length),
    row("min2phase.js: longest", both.ours.longest, both.theirs.longest),
    row(
      "min2phase.js: start ms, to the first solution (theirs: initFull)",
      starts.ours,
      starts["min2phase.js"],
      0.6,
    ),
    row(
      "min2phase.js: start ms, to the first solution (theirs: no init)",
      starts.ours,
      starts["min2phase.js, first solution"],
    ),
    row("min2phase.js: start ms, all tables", starts["ours, all tables"], starts["min2phase.js"]),
    { what: "tables, MB", ours: (prepared.bytes / 1e6).toFixed(2), goal: "≤ 8" },
  ];
  for (const name of SLOW_PEERS) {
    const theirs = await slowPeer(name, log);
    if (!theirs) continue;
    rows.push(
      row(`${name}: median ms`, both.ours.median, theirs.median),
      row(`${name}: mean ms`, both.ours.mean, theirs.mean),
      row(`${name}: mean length`, both.ours.length, theirs.length),
      row(`${name}: start ms, fresh process`, starts.ours, starts[name]),
    );
  }
  for (const [budget, goal] of [
    [100, 19.3],
    [1000, 18.7],
  ]) {
    const length = await anytime(budget, budget > 500 ? Math.ceil(ANYTIME_STATES / 2) : ANYTIME_STATES);
    rows.push({ what: `mean length with ${budget} ms a cube`, ours: length.toFixed(2), goal: `≤ ${goal}` });
  }
  return rows;
}

function row(what, ours, theirs, goal) {
  return {
    what,
    ours: ours.toFixed(2),
    theirs: theirs.toFixed(2),
    ratio: (ours / theirs).toFixed(2),
    ...(goal && { goal: `≤ ${goal}` }),
  };
}

/** Each state by ours and by min2phase.js, the order changing from state to state. */
async function inTurns(log) {
  const min2phase = createRequire(import.meta.url)("min2phase.js");
  min2phase.initFull();
  const methods = {
    ours: async ({ state }) => (await solve(state)).alg,
    theirs: ({ facelets }) => min2phase.solve(facelets).trim().replace(/\s+/g, " "),
  };
  for (const each of statesOf(`${SEED} warm-up`, WARM_UP))
    for (const method of Object.values(methods)) await method(each);
  const runs = { ours: [], theirs: [] };
  for (const [i, each] of statesOf(SEED, STATES).entries())
    for (const name of i % 2 === 0 ? ["ours", "theirs"] : ["theirs", "ours"]) {
      const start = performance.now();
      const alg = await methods[name](each);
      runs[name].push({ ms: performance.now() - start, alg, facelets: each.facelets });
    }
  const result = { ours: summary(runs.ours), theirs: summary(runs.theirs) };
  log(`ours: ${JSON.stringify(result.ours)}`);
  log(`min2phase.js: ${JSON.stringify(result.theirs)}`);
  return result;
}

/** A solver too slow, or too fond of workers, to sit in this process: run by itself, on the first of the same states. */
async function slowPeer(name, log) {
  try {
    const input = await Promise.all(statesOf(SEED, PEER_STATES).map(asData));
    const output = child("peer.mjs", [name], JSON.stringify(input));
    const { times, algs } = JSON.parse(output);
    const runs = times.map((ms, i) => ({ ms, alg: algs[i], facelets: input[i].facelets }));
    const result = summary(runs);
    log(`${name}: ${JSON.stringify(result)}`);
    return result;
  } catch (error) {
    log(`${name} could not be run: ${error.message.split("\n")[0]}`);
    return undefined;
  }
}

/** Milliseconds from an empty process to the first solution, import and tables included: medians, taken in turns. */
async function measureStarts(log) {
  const data = JSON.stringify(await asData(statesOf(`${SEED} start`, 1)[0]));
  const names = [
    "ours",
    "min2phase.js",
    "ours, all tables",
    "min2phase.js, first solution",
    "cubejs",
    "cubing",
  ];
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let i = 0; i < STARTS; i++)
    for (const name of names) {
      if (i > 1 && SLOW_PEERS.includes(name)) continue;
      times[name].push(Number(child("start.mjs", [name, data], "")));
    }
  log(`starts: ${JSON.stringify(times)}`);
  return Object.fromEntries(
    names.map((name) => [name, times[name].sort((a, b) => a - b)[Math.floor(times[name].length / 2)]]),
  );
}

function child(file, args, input) {
  const path = fileURLToPath(new URL(`./solve/${file}`, import.meta.url));
  return execFileSync(process.execPath, [path, ...args], {
    input,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  });
}

async function anytime(budget, count) {
  let sum = 0;
  for (const { state, facelets } of statesOf(`${SEED} anytime`, count)) {
    const { alg, length } = await solve(state, { budget });
    if (!isSolvedBy(facelets, alg)) throw new Error(`not a solution: ${alg}`);
    sum += length;
  }
  return sum / count;
}
