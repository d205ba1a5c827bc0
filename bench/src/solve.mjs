/**
 * Solving a 3x3: ours against min2phase.js, cubejs, cubing.js and what else is installed, on the same uniformly random states, every solution
 * replayed on a sticker model. Ours and min2phase.js alternate state by state, and starts alternate too, so that a busy moment
 * affects all alike: compare within a row.
 *
 * SOLVE_STATES (1000), SOLVE_PEER_STATES (100), SOLVE_ANYTIME_STATES (180; a third of them for the long budget), SOLVE_STARTS (11) and
 * SOLVE_MANY_STATES (15,000) set how many; SOLVE_SEED which ones.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { solve } from "@cubegram/core/solve";
import { mean, median, quantile, setting } from "../figures.mjs";
import { prepare, twoPhaseSolver } from "../internals.mjs";
import { throughput } from "./solve/many.mjs";
import { asData, isSolvedBy, statesOf } from "./solve/states.mjs";

export const title = "Solving the 3x3";

const STATES = setting("SOLVE_STATES", 1000);
const PEER_STATES = setting("SOLVE_PEER_STATES", 100);
const ANYTIME_STATES = setting("SOLVE_ANYTIME_STATES", 180);
const MANY_STATES = setting("SOLVE_MANY_STATES", 15000);
const STARTS = setting("SOLVE_STARTS", 11);
const SEED = process.env.SOLVE_SEED ?? "bench";
const WARM_UP = 100;
const RIVAL = "min2phase.js";
/** The last two only if they are installed. */
const SLOW_PEERS = ["cubejs", "cubing", "cube-solver", "kociemba-wasm"].filter(isInstalled);

export async function run({ log }) {
  const prepared = await prepare(twoPhaseSolver);
  prepared.complete();
  const solved = await inTurns(log);
  for (const name of SLOW_PEERS) solved[name] = await slowPeer(name, log);
  const starts = await measureStarts(log);
  const rows = [
    compare("states", (name) => solved[name]?.count),
    compare("start ms: fresh process to first solution", (name) => starts[name]?.ms, 0.6),
    compare("median ms", (name) => solved[name]?.median, 0.6),
    compare("mean ms", (name) => solved[name]?.mean, 0.6),
    compare("p95 ms", (name) => solved[name]?.p95),
    compare("mean HTM", (name) => solved[name]?.length),
    compare("longest", (name) => solved[name]?.longest),
    compare("MB more in use after the first solution", (name) => starts[name]?.megabytes),
    {
      what: "start ms, with all tables / without initFull",
      ours: round(starts["ours, all tables"].ms),
      [RIVAL]: round(starts[`${RIVAL}, first solution`].ms),
    },
    { what: "tables, MB", ours: round(prepared.bytes / 1e6), goal: "≤ 8" },
  ];
  for (const [budget, share, goal] of [
    [100, 1, 19.3],
    [1000, 3, 18.7],
  ]) {
    const length = await anytime(budget, Math.ceil(ANYTIME_STATES / share));
    rows.push({ what: `mean HTM with ${budget} ms a cube`, ours: round(length), goal: `≤ ${goal}` });
  }
  const { many, whole, apart } = await throughput(`${SEED} many`, MANY_STATES, 2, log);
  rows.push(
    { what: "solveMany, 2 workers: × one thread", ours: round(many), goal: "≥ 1.8" },
    { what: "the same, start of the workers included", ours: round(whole) },
    { what: "two processes side by side, what the machine gives: × one", ours: round(apart) },
    { what: "solveMany, of what the machine gives", ours: `${Math.round((100 * many) / apart)} %` },
  );
  return rows;
}

/** Looked for by its folder: not every package can be resolved by its bare name. */
function isInstalled(name) {
  const folders = createRequire(import.meta.url).resolve.paths(name);
  return folders?.some((folder) => existsSync(join(folder, name)));
}

const round = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** A row with a column for each solver, and ours as a share of the rival's. */
function compare(what, figure, goal) {
  const columns = ["ours", RIVAL, ...SLOW_PEERS].map((name) => [name, figure(name)]);
  return {
    what,
    ...Object.fromEntries(columns.map(([name, value]) => [name, value === undefined ? "–" : round(value)])),
    ratio: (figure("ours") / figure(RIVAL)).toFixed(2),
    ...(goal && { goal: `≤ ${goal}` }),
  };
}

/** Each state by ours and by min2phase.js, the order changing from state to state. */
async function inTurns(log) {
  const min2phase = createRequire(import.meta.url)("min2phase.js");
  min2phase.initFull();
  const methods = {
    ours: async ({ state }) => (await solve(state)).alg,
    [RIVAL]: ({ facelets }) => min2phase.solve(facelets).trim().replace(/\s+/g, " "),
  };
  for (const each of statesOf(`${SEED} warm-up`, WARM_UP))
    for (const method of Object.values(methods)) await method(each);
  const runs = { ours: [], [RIVAL]: [] };
  for (const [i, each] of statesOf(SEED, STATES).entries())
    for (const name of i % 2 === 0 ? ["ours", RIVAL] : [RIVAL, "ours"]) {
      const start = performance.now();
      const alg = await methods[name](each);
      runs[name].push({ ms: performance.now() - start, alg, facelets: each.facelets });
    }
  const result = { ours: summary(runs.ours), [RIVAL]: summary(runs[RIVAL]) };
  log(JSON.stringify(result));
  return result;
}

/** A solver that is too slow, or uses too many workers, to run in this process: it runs by itself, on the first of the same states. */
async function slowPeer(name, log) {
  try {
    const input = await Promise.all(statesOf(SEED, PEER_STATES).map(asData));
    const { times, algs } = JSON.parse(child("peer.mjs", [name], JSON.stringify(input)));
    const result = summary(times.map((ms, i) => ({ ms, alg: algs[i], facelets: input[i].facelets })));
    log(`${name}: ${JSON.stringify(result)}`);
    return result;
  } catch (error) {
    log(`${name} could not be run: ${String(error).split("\n")[0]}`);
    return undefined;
  }
}

/**
 * From an empty process to the first solution, import and tables included: medians over different states, the solvers
 * taking turns. The slow ones get two tries.
 */
async function measureStarts(log) {
  const names = ["ours", RIVAL, "ours, all tables", `${RIVAL}, first solution`, ...SLOW_PEERS];
  const found = Object.fromEntries(
    names.map((name) => [name, /** @type {{ ms: number, megabytes: number }[]} */ ([])]),
  );
  const data = await Promise.all(statesOf(`${SEED} start`, STARTS).map(asData));
  for (const [i, state] of data.entries())
    for (const name of names)
      if (i < 2 || !SLOW_PEERS.includes(name))
        found[name].push(JSON.parse(child("start.mjs", [name, JSON.stringify(state)], "")));
  log(`starts: ${JSON.stringify(found)}`);
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        ms: median(found[name].map(({ ms }) => ms)),
        // Peers that run in their own worker keep their memory there.
        megabytes: name === "cubing" ? undefined : median(found[name].map(({ megabytes }) => megabytes)),
      },
    ]),
  );
}

function child(file, args, input) {
  const path = fileURLToPath(new URL(`./solve/${file}`, import.meta.url));
  return execFileSync(process.execPath, ["--expose-gc", path, ...args], {
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

/** Times and lengths of some runs; throws if any of them is not a solution. */
function summary(runs) {
  for (const { facelets, alg } of runs)
    if (!isSolvedBy(facelets, alg)) throw new Error(`not a solution: ${alg}`);
  const times = runs.map(({ ms }) => ms);
  const lengths = runs.map(({ alg }) => alg.split(" ").filter((move) => move).length);
  return {
    count: runs.length,
    median: median(times),
    mean: mean(times),
    p95: quantile(times, 0.95),
    length: mean(lengths),
    longest: Math.max(...lengths),
  };
}
