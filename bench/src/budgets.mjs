/**
 * What `solve --timeout` gives, in a process of its own each time: `cold`, with an empty cache, and `warm`, with stored tables.
 * Beside them the quick method, which takes no tables: no cell may be longer (`!`), nor later
 * by more than a quarter of a second (`late`), but for the time of the first solution, which there always is (`first`: then `notes` say so).
 * `npm run bench -- budgets [--sizes=4,5,6] [--seconds=0.3,1,3] [--states=N] [--clock=processor]`.
 * With that clock a budget counts processor time, of one thread: what a quiet machine would show, on a busy one.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Cube, seededRandom } from "@cubegram/core";
import { prepare } from "../../packages/core/dist/search/index.js";
import { quickSolution } from "../../packages/core/dist/solve/nxn/reduction.js";
import { twoPhaseSolver } from "../../packages/core/dist/solve/two-phase/solver.js";
import { mean, numbersIn } from "../figures.mjs";

export const title =
  "What a budget buys: turns, and the seconds it took, with tables stored (warm) and without (cold)";

const PROGRAM = fileURLToPath(new URL("../../packages/cli/bin/cubegram.js", import.meta.url));
const SIZES = numbersIn("sizes", [4, 5, 6, 7, 8, 10, 17, 33]);
const SECONDS = numbersIn("seconds", [0.3, 1, 3, 10, 30, 60]);
const [STATES] = numbersIn("states", [3]);
const ONE_THREAD = process.argv.includes("--clock=processor");
/** The program's clock, in milliseconds of processor time. */
const CLOCK = `data:text/javascript,${encodeURIComponent(
  "performance.now = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };",
)}`;

/** Beyond a budget: what a busy machine may take. */
const LATE = 250;

/** @param {{ log: (text: string) => void }} io */
export async function run({ log }) {
  const solver = await prepare(twoPhaseSolver);
  const warm = mkdtempSync(join(tmpdir(), "cubegram-warm-"));
  try {
    return SIZES.map((size) => {
      log(`size ${size}`);
      const states = Array.from({ length: STATES }, (_, i) => Cube.random(size, seededRandom(`budget ${i}`)));
      // Without a budget all tables are made, and stored.
      solve(states[0], undefined, warm);
      const quick = states.map((state) => quickLength(state, solver));
      /** @type {Record<string, string | number>} */
      const row = { size, quick: mean(quick).toFixed(0) };
      for (const seconds of SECONDS) {
        /** @param {(state: Cube) => Solved} how */
        const cell = (how) => {
          const solved = states.map(how);
          const marks = [
            ...(solved.some(({ length }, i) => length > quick[i]) ? [" !"] : []),
            ...(solved.some((one) => isLate(one, seconds) && !saysSo(one)) ? [" late"] : []),
            ...(solved.some((one) => isLate(one, seconds) && saysSo(one)) ? [" first"] : []),
          ];
          return figureOf(solved) + marks.join("");
        };
        row[`${seconds} s cold`] = cell((state) => inEmptyCache(state, 1000 * seconds));
        row[`${seconds} s warm`] = cell((state) => solve(state, 1000 * seconds, warm));
        log(`  ${seconds} s: ${row[`${seconds} s cold`]}, ${row[`${seconds} s warm`]}`);
      }
      return row;
    });
  } finally {
    rmSync(warm, { recursive: true, force: true });
  }
}

/** @typedef {{ length: number, ms: number, notes?: readonly string[] }} Solved */

/** @param {Solved} solved @param {number} seconds */
function isLate({ ms }, seconds) {
  return ms > 1000 * seconds + LATE;
}

/** @param {Solved} solved */
function saysSo({ notes = [] }) {
  return notes.some((note) => note.startsWith("the first solution took"));
}

/** @param {Cube} cube @param {number} ms @returns {Solved} */
function inEmptyCache(cube, ms) {
  const cache = mkdtempSync(join(tmpdir(), "cubegram-cold-"));
  try {
    return solve(cube, ms, cache);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/** @param {Cube} cube @param {number | undefined} ms @param {string} cache @returns {Solved} */
function solve(cube, ms, cache) {
  const args = [
    ...(ONE_THREAD ? ["--import", CLOCK] : []),
    ...[PROGRAM, "solve", cube.facelets(), "--json"],
    ...(ms === undefined ? [] : ["--timeout", String(ms)]),
    ...(ONE_THREAD ? ["--workers", "1"] : []),
  ];
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: "utf8" }));
}

/** @param {readonly Solved[]} solved */
function figureOf(solved) {
  const seconds = mean(solved.map(({ ms }) => ms)) / 1000;
  return `${mean(solved.map(({ length }) => length)).toFixed(0)} (${seconds.toFixed(1)} s)`;
}

/**
 * Turns of the quick method: by commutators, no table but those of a 3x3.
 * @param {Cube} cube
 * @param {import("../../packages/core/dist/solve/table-solver.js").PreparedSolver} solver
 */
function quickLength({ state }, solver) {
  for (const steps = quickSolution(state, solver, 0); ; ) {
    const step = steps.next();
    if (step.done) return step.value.length;
  }
}
