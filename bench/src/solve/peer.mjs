/** Run in its own process: solves the states on standard input with the named solver; prints times and moves as JSON. */
import { readFileSync } from "node:fs";
import { SOLVERS } from "./solvers.mjs";

const states = JSON.parse(readFileSync(0, "utf8"));
const solve = await SOLVERS[process.argv[2]]();
const times = [];
const algs = [];
await solve(states[0]);
for (const state of states) {
  const start = performance.now();
  algs.push(await solve(state));
  times.push(performance.now() - start);
}
process.stdout.write(JSON.stringify({ times, algs }), () => process.exit(0));
