/**
 * What `solve --timeout` gives, in a process of its own each time: `cold`, with an empty cache, and `warm`, with stored tables.
 * `npm run bench -- budgets [--sizes=4,5,6] [--seconds=0.3,1,3] [--states=N]`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Cube, seededRandom } from "@cubegram/core";

export const title =
  "What a budget buys: turns, and the seconds it took, with tables stored (warm) and without (cold)";

const PROGRAM = fileURLToPath(new URL("../../packages/cli/bin/cubegram.js", import.meta.url));
const SIZES = numbers("sizes", [4, 5, 6, 7, 8, 10, 17, 33]);
const SECONDS = numbers("seconds", [0.3, 1, 3, 10, 30, 60]);
const [STATES] = numbers("states", [3]);
/** Long enough to make and store all tables of a size. */
const WARM_UP = 60_000;

/** @param {{ log: (text: string) => void }} io */
export function run({ log }) {
  const warm = mkdtempSync(join(tmpdir(), "cubegram-warm-"));
  try {
    return SIZES.map((size) => {
      log(`size ${size}`);
      const states = Array.from({ length: STATES }, (_, i) => Cube.random(size, seededRandom(`budget ${i}`)));
      solve(states[0], WARM_UP, warm);
      /** @type {Record<string, string | number>} */
      const row = { size };
      for (const seconds of SECONDS) {
        row[`${seconds} s cold`] = mean(states.map((state) => inEmptyCache(state, 1000 * seconds)));
        row[`${seconds} s warm`] = mean(states.map((state) => solve(state, 1000 * seconds, warm)));
      }
      return row;
    });
  } finally {
    rmSync(warm, { recursive: true, force: true });
  }
}

/** @typedef {{ length: number, ms: number }} Solved */

/** @param {Cube} cube @param {number} ms @returns {Solved} */
function inEmptyCache(cube, ms) {
  const cache = mkdtempSync(join(tmpdir(), "cubegram-cold-"));
  try {
    return solve(cube, ms, cache);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/** @param {Cube} cube @param {number} ms @param {string} cache @returns {Solved} */
function solve(cube, ms, cache) {
  const args = [PROGRAM, "solve", cube.facelets(), "--timeout", String(ms), "--json"];
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: "utf8" }));
}

/** @param {readonly Solved[]} solved */
function mean(solved) {
  const of = (/** @type {(one: Solved) => number} */ figure) =>
    solved.reduce((sum, one) => sum + figure(one), 0) / solved.length;
  return `${of(({ length }) => length).toFixed(0)} (${(of(({ ms }) => ms) / 1000).toFixed(1)} s)`;
}

/** @param {string} name @param {readonly number[]} usual @returns {readonly number[]} */
function numbers(name, usual) {
  const asked = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return asked
    ? asked
        .slice(name.length + 3)
        .split(",")
        .map(Number)
    : usual;
}
