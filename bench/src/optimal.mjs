/**
 * Optimal solving: what the tables cost and what they give. Seconds are processor time of all threads together, unless they are
 * labeled "by the clock", so that other work on the machine matters less (it still competes for the caches). Kernels and
 * threads alternate on the same state.
 *
 * OPTIMAL_TIERS (small): which tables, separated by commas; OPTIMAL_CACHE: a folder where they are kept between runs, since the large one
 * takes many minutes (without it they are made each time).
 * OPTIMAL_STATES (2): random states each; OPTIMAL_DEPTH (15): the length up to which they are searched, which is the same work for every
 * state: on vectors, by the plain kernel (OPTIMAL_PLAIN=0 leaves it out: it needs a second copy of the table), and with a second thread.
 * OPTIMAL_SOLVE (0): how many states are solved to the end, minutes to hours each; OPTIMAL_KNOWN (16): which positions whose distance
 * others have proved: all up to a length, or names from `known-positions.json` (those of 20 moves take the large table minutes, the
 * superflip an hour or two); OPTIMAL_CREW (0): how many threads help with those.
 * OPTIMAL_SEED: which states.
 * `--rival=FOLDER --states=FILE`: something else, ours beside cube48opt on the same cubes (`optimal/rival.mjs` has the options).
 * OPTIMAL_METRIC (HTM): QTM counts quarter turns; 18 of them are about as much work as 15 in HTM, and the superflip takes 24.
 */

import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import { Cube } from "@cubegram/core";
import { faceTurns } from "@cubegram/core/geometry";
import { parity, seededRandom } from "@cubegram/core/perm";
import { bytesOfTier, TIERS } from "@cubegram/core/solve";
import { cubiesOf, randomState, turnState } from "@cubegram/core/state";
import { searchCrew } from "@cubegram/core/worker";
import { mean, setting } from "../figures.mjs";
import { asksForRival, rivalRows } from "./optimal/rival.mjs";
import { tableFolder } from "./optimal/table-folder.mjs";
import { preparedTier, timed, withoutVectors } from "./optimal/timed.mjs";
import { spawn } from "./solve/worker.mjs";

export const title = "Optimal solving of the 3x3";

const ASKED = (process.env.OPTIMAL_TIERS ?? "small").split(",");
const STATES = setting("OPTIMAL_STATES", 2);
const METRIC = /** @type {"HTM" | "QTM"} */ (process.env.OPTIMAL_METRIC ?? "HTM");
const DEPTH = setting("OPTIMAL_DEPTH", METRIC === "QTM" ? 18 : 15);
const PLAIN = setting("OPTIMAL_PLAIN", 1) === 1;
const SOLVE = setting("OPTIMAL_SOLVE", 0);
const KNOWN = process.env.OPTIMAL_KNOWN ?? "16";
const CREW = setting("OPTIMAL_CREW", 0);
const SEED = process.env.OPTIMAL_SEED ?? "bench";
const GIB = 2 ** 30;

/**
 * Seconds per cube of 17, 18, 19 moves and GiB of table, one thread, Ryzen 7 7700: nissy-core's benchmarks.
 * @type {[string, number, ...number[]][]}
 */
const PUBLISHED = [
  ["H48 h6 (published)", 1.8, 1.25, 9.45, 46.3],
  ["vcube 112 (published)", 2.4, 0.96, 9.29, 40.5],
  ["H48 h7 (published)", 3.5, 0.63, 4.85, 23.3],
  ["vcube 112 (measured on two virtual cores like ours)", 2.4, 2.5, 21.5, 70],
];
const FIRST_LENGTH = 17;
/** The same program took this many times as long on two virtual cores like ours: 21.5 s for 9.29 s. */
const SLOWER = 21.5 / 9.29;
/** A length has this many times the sequences of the one before. */
const GROWTH = 13.3;

export async function run({ log }) {
  if (asksForRival()) return rivalRows(log);
  const tiers = TIERS.filter((name) => ASKED.includes(name));
  const folder = tableFolder(process.env.OPTIMAL_CACHE);
  /** @type {Record<string, string | number>[]} */
  const rows = [machineRow()];
  for (const tier of tiers) {
    const { prepared, seconds } = await preparedTier(tier, METRIC, folder);
    log(`${tier}: ${prepared.wasStored ? "read" : "made"}, load ${loadavg()[0].toFixed(1)}`);
    const table = { tier, gib: bytesOfTier(tier) / GIB, prepared };
    rows.push({ table: tier, what: `${prepared.bytes} bytes, made in`, "s a cube": seconds.toFixed(1) });
    if (STATES > 0) rows.push(...(await boundRows(table, log)));
    rows.push(...(await solvedRows(table, log)));
  }
  return METRIC === "HTM" ? [...rows, ...publishedRows()] : rows;
}

/** The same measurement, taken when the program that sets the goal was timed on two virtual cores like ours. */
const READS_THEN = 36.5;

function machineRow() {
  const reads = randomReads();
  return {
    table: "this machine",
    what: "million reads a second at random places of 1 GiB",
    ratio: `${reads.toFixed(1)}: ${(READS_THEN / reads).toFixed(2)} × as slow as when vcube was measured`,
  };
}

/** Random states have no solution up to some length: with the vector kernel, the plain one, and a second thread. */
async function boundRows({ tier, gib, prepared }, log) {
  const crew = searchCrew(spawn, 1);
  const plain = PLAIN ? withoutVectors(prepared) : undefined;
  /** @type {Awaited<ReturnType<typeof timed>>[][]} */
  const [ones, plains, twos] = [[], [], []];
  // The second thread has to be running before it is timed.
  await timed(prepared, randomState(3, seededRandom("warm")), { maxLength: 13, crew });
  for (const state of randomStates(STATES)) {
    ones.push(await timed(prepared, state, { maxLength: DEPTH }));
    if (plain) plains.push(await timed(plain, state, { maxLength: DEPTH }));
    twos.push(await timed(prepared, state, { maxLength: DEPTH, crew }));
    log(`${tier}: ${ones.length} of ${STATES} states, ${ones.at(-1)?.cpu.toFixed(2)} s`);
  }
  crew.close();
  checkAlike(ones, plains);
  const what = `no solution of ≤ ${DEPTH} moves`;
  const one = meanOf(ones);
  const two = meanOf(twos);
  const rows = [rowOf(tier, gib, what, ones)];
  if (plain) {
    const ratio = `${(meanOf(plains).cpu / one.cpu).toFixed(2)} × vectors`;
    rows.push({ ...rowOf(tier, gib, `${what}, plain kernel`, plains), ratio });
  }
  const ratio = `${(one.clock / two.clock).toFixed(2)} × as fast (goal 1.8)`;
  rows.push({ ...rowOf(tier, gib, `${what}, two threads`, twos), ratio });
  return METRIC === "HTM" ? [...rows, estimateRow(tier, gib, one.cpu)] : rows;
}

/** Both kernels try the same moves; otherwise something is wrong, or the host has no vectors. */
function checkAlike(ones, plains) {
  plains.forEach(({ nodes, length }, i) => {
    if (nodes !== ones[i].nodes || length !== ones[i].length) throw new Error("the two kernels differ");
  });
}

/**
 * How much of the last length is searched before a solution of 18 moves turns up: there are 2.5·10²⁰ sequences of 18 moves for 4.3·10¹⁹
 * cubes, so 5.7 solutions on average, and the first of that many at random places (given at least one) comes after 0.17 of all. With
 * busy pieces first (decision 0291) it comes sooner, so the estimate is high.
 */
const SHARE_OF_LAST = 0.17;

/** All lengths up to 17, and that share of length 18. */
function estimateRow(tier, gib, seconds) {
  const all = GROWTH ** (17 - DEPTH);
  const last = GROWTH ** (18 - DEPTH) * (1 - 1 / GROWTH) * SHARE_OF_LAST;
  return {
    table: tier,
    what: "optimal, 18 moves: an estimate from that",
    "s a cube": (seconds * (all + last)).toFixed(0),
    ...product(18, seconds * (all + last) * gib),
  };
}

/** States solved to the end, by length, and known positions. */
async function solvedRows({ tier, gib, prepared }, log) {
  /** @type {{ name: string, state: import("@cubegram/core/state").CubeState, length?: number }[]} */
  const states = [
    ...randomStates(SOLVE).map((state, i) => ({ name: `random ${i + 1}`, state })),
    ...knownPositions(KNOWN, METRIC),
  ];
  const crew = CREW > 0 && states.length > 0 ? searchCrew(spawn, CREW) : undefined;
  const all = [];
  const known = [];
  for (const { name, state, length } of states) {
    const goal = { maxLength: prepared.solver.maxLength, crew };
    const one = await timed(prepared, state, goal, (depth, { cpu }) => {
      if (depth > 15) log(`${tier}: ${name}: no solution of ≤ ${depth} moves, ${cpu.toFixed(1)} s`);
    });
    log(
      `${tier}: ${name}: ${one.length} moves, ${one.cpu.toFixed(1)} s (${one.clock.toFixed(1)} by the clock)`,
    );
    if (length === undefined) all.push(one);
    else if (one.length !== length) throw new Error(`${name}: expected ${length} moves, got ${one.length}`);
    else known.push(rowOf(tier, gib, `${name}: ${length} moves, as proved by others`, [one]));
  }
  crew?.close();
  /** @type {Record<string, string | number>[]} */
  const rows = [...new Set(all.map(({ length }) => length))]
    .sort((a, b) => a - b)
    .map((length) => {
      const ones = all.filter((one) => one.length === length);
      const row = rowOf(tier, gib, `optimal, ${length} moves`, ones);
      return METRIC === "HTM" ? { ...row, ...product(length, meanOf(ones).cpu * gib) } : row;
    });
  const lengths = all.map(({ length }) => length);
  if (SOLVE > 0) rows.push({ table: tier, what: `mean length ${mean(lengths).toFixed(2)}`, n: SOLVE });
  return [...rows, ...known];
}

function randomStates(count) {
  const random = seededRandom(SEED);
  return Array.from({ length: count }, () => {
    const state = randomState(3, random);
    // Quarter turns are odd: a state of the other parity would be searched to one length less.
    const isOdd = METRIC === "QTM" && parity(cubiesOf(state).cp) !== DEPTH % 2;
    return isOdd ? turnState(state, faceTurns(3)[0]) : state;
  });
}

function rowOf(tier, gib, what, ones) {
  const { cpu, clock, nodes } = meanOf(ones);
  return {
    table: tier,
    what,
    n: ones.length,
    "s a cube": cpu.toFixed(2),
    "s by the clock": clock.toFixed(2),
    "million nodes": (nodes / 1e6).toFixed(1),
    "million nodes/s": (nodes / 1e6 / cpu).toFixed(1),
    "s · GiB": (cpu * gib).toFixed(2),
  };
}

/** Compared with H48 h6 as it would run on this class of machine; the goal is 1.3. */
function product(length, value) {
  const [, gib, ...times] = PUBLISHED[0];
  const here = gib * times[length - FIRST_LENGTH] * SLOWER;
  return {
    "s · GiB": value.toFixed(1),
    ...(here && { ratio: `${(value / here).toFixed(2)} × H48 here (goal 1.3)` }),
  };
}

function publishedRows() {
  return PUBLISHED.flatMap(([table, gib, ...times]) =>
    times.map((seconds, i) => ({
      table,
      what: `optimal, ${FIRST_LENGTH + i} moves`,
      "s a cube": seconds,
      "s · GiB": (seconds * gib).toFixed(1),
    })),
  );
}

function meanOf(ones) {
  return Object.fromEntries(["cpu", "clock", "nodes"].map((key) => [key, mean(ones.map((one) => one[key]))]));
}

/** Positions whose distances others have proved: from the tests, each with its source. @type {Record<string, any>[]} */
const POSITIONS = JSON.parse(
  readFileSync(new URL("../../packages/core/test/known-positions.json", import.meta.url), "utf8"),
);

/** Those requested by name, separated by commas, or all up to a length ("18"). */
function knownPositions(asked, metric) {
  const most = Number(asked);
  const isLength = !Number.isNaN(most);
  const names = asked.split(",");
  const positions = POSITIONS.filter(
    (one) => one[metric] !== undefined && (isLength ? one[metric] <= most : names.includes(one.name)),
  );
  if (!isLength && positions.length < names.length)
    throw new Error(
      `OPTIMAL_KNOWN: expected a number of moves or names out of ${POSITIONS.map(({ name }) => name).join(", ")}; got ${asked}`,
    );
  return positions.map(({ name, alg, [metric]: length }) => ({
    name,
    length,
    state: Cube.fromAlg(alg).state,
  }));
}

const BYTES = 2 ** 30;
const READS = 2e7;

/** What big tables cost on this machine right now: millions of reads per second at random places of a gibibyte, none of which waits for another. */
function randomReads() {
  // Written to first; otherwise all pages would be one page of zeros.
  const bytes = new Uint8Array(BYTES).fill(1);
  walk(bytes, READS / 10);
  const start = performance.now();
  walk(bytes, READS);
  return READS / 1e3 / (performance.now() - start);
}

function walk(bytes, reads) {
  let place = 1;
  let sum = 0;
  for (let i = 0; i < reads; i++) {
    place = (Math.imul(place, 1664525) + 1013904223) | 0;
    sum += bytes[place >>> 2];
  }
  return sum;
}
