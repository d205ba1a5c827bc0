/** Run in its own process: solves a given number of cubes of a seed and prints how many milliseconds that took. */
import { performance } from "node:perf_hooks";
import { solve } from "@cubegram/core/solve";
import { statesOf } from "./states.mjs";

const [seed, count] = process.argv.slice(2);
const states = statesOf(seed, Number(count));
let next = 0;
process.on("message", async (/** @type {number} */ howMany) => {
  const start = performance.now();
  const end = next + howMany;
  while (next < end) await solve(states[next++].state);
  process.send?.(performance.now() - start);
});
process.send?.("ready");
