/** Run in its own process: cubes per millisecond of one thread, for the states of a seed, once it is warm. */
import { performance } from "node:perf_hooks";
import { solve } from "@cubegram/core/solve";
import { statesOf } from "./states.mjs";

const [seed, count] = process.argv.slice(2);
const states = statesOf(seed, Number(count));
const warm = Math.floor(states.length / 3);
for (const { state } of states.slice(0, warm)) await solve(state);
const start = performance.now();
for (const { state } of states.slice(warm)) await solve(state);
process.stdout.write(String((states.length - warm) / (performance.now() - start)));
