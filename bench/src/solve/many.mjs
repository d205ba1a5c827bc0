/** Throughput: cubes a second by one thread, and by `solveMany` over workers. */
import { performance } from "node:perf_hooks";
import { solve } from "@cubegram/core/solve";
import { solveMany } from "@cubegram/core/worker";
import { spawn } from "./spawn.mjs";
import { isSolvedBy } from "./sticker-model.mjs";

/** A third of the cubes pass before the steady rate is taken: workers start, and their code gets warm. */
const WARM_SHARE = 3;

/** Cubes per millisecond: alone, with workers once they are under way, and with workers from the beginning. */
export async function throughput(states, workers, log) {
  const algs = [];
  const alone = performance.now();
  for (const { state } of states) algs.push((await solve(state)).alg);
  const aloneMs = performance.now() - alone;
  const warm = Math.floor(states.length / WARM_SHARE);
  const start = performance.now();
  let steadyFrom = start;
  let index = 0;
  for await (const result of solveMany(states, { spawn, workers })) {
    if (!result.ok) throw result.error;
    if (result.index !== index++) throw new Error(`result ${result.index} out of order`);
    if (index === warm) steadyFrom = performance.now();
    if (result.solution.alg !== algs[result.index]) throw new Error("a worker found another solution");
  }
  const end = performance.now();
  states.forEach(({ facelets }, i) => {
    if (!isSolvedBy(facelets, algs[i])) throw new Error(`not a solution: ${algs[i]}`);
  });
  log(
    `solveMany: ${states.length} cubes, alone ${aloneMs.toFixed(0)} ms, ${workers} workers ${(end - start).toFixed(0)} ms`,
  );
  return {
    alone: states.length / aloneMs,
    steady: (states.length - warm) / (end - steadyFrom),
    whole: states.length / (end - start),
  };
}
