/**
 * Random-state scrambles of a 4x4 (the inverse of a solution of a random state), compared with cubing.js in the same run, and ours for other
 * sizes. The first scrambles of each size, which make the tables, are not counted.
 *
 * SCRAMBLES_COUNT (10), SCRAMBLES_SIZES ("4,5,6,7"), SCRAMBLES_SEED.
 */
import { performance } from "node:perf_hooks";
import { seededRandom } from "@cubegram/core/perm";
import { findScramble } from "@cubegram/core/solve";
import { randomState } from "@cubegram/core/state";
import { randomScrambleForEvent } from "cubing/scramble";
import { mean, setting } from "../figures.mjs";

export const title = "Random-state scrambles";

const COUNT = setting("SCRAMBLES_COUNT", 10);
const SIZES = (process.env.SCRAMBLES_SIZES ?? "4,5,6,7").split(",").map(Number);
const SEED = process.env.SCRAMBLES_SEED ?? "scrambles";

/** Puzzles for which cubing.js makes random-state scrambles. */
const EVENTS = { 4: "444" };

export async function run({ log }) {
  const rows = [];
  for (const size of SIZES) {
    const random = seededRandom(`${SEED} ${size}`);
    const ours = maker("cubegram", () => ourScramble(size, random));
    const event = EVENTS[size];
    const theirs = maker("cubing.js", () => theirScramble(event));
    const makers = event ? [ours, theirs] : [ours];
    // Separately: cubing.js prepares the next scramble in its own thread, which would slow ours down and hide its time.
    for (const { next, lengths, times } of makers) {
      // Tables grow while the first cubes are solved.
      for (let i = 0; i < 3; i++) await next();
      for (let i = 0; i < COUNT; i++) {
        const start = performance.now();
        const scramble = await next();
        times.push(performance.now() - start);
        lengths.push(scramble.split(" ").length);
      }
    }
    for (const { name, lengths, times } of makers) {
      rows.push({
        size: `${size}x${size}`,
        by: name,
        scrambles: COUNT,
        "mean turns": mean(lengths).toFixed(1),
        "mean ms": Math.round(mean(times)),
        "times of ours": (mean(times) / mean(ours.times)).toFixed(2),
      });
      log(`scrambles: ${JSON.stringify(rows.at(-1))}`);
    }
  }
  return rows;
}

/** @param {string} name @param {() => Promise<string>} next */
function maker(name, next) {
  return { name, next, lengths: /** @type {number[]} */ ([]), times: /** @type {number[]} */ ([]) };
}

async function ourScramble(size, random) {
  return (await findScramble(() => randomState(size, random))).alg;
}

async function theirScramble(event) {
  return String(await randomScrambleForEvent(event));
}
