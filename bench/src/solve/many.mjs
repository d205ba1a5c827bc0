/** Throughput: cubes per second by one thread, by `solveMany` over workers, and by processes that know nothing about each other. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { solve } from "@cubegram/core/solve";
import { solveMany } from "@cubegram/core/worker";
import { median, sum } from "../../figures.mjs";
import { isSolvedBy, statesOf } from "./states.mjs";
import { spawn } from "./worker.mjs";

/** The three take turns, so that a slow minute of the machine is slow for all of them. */
const TURNS = 12;
/** These warm the code up and start the workers. */
const WARM_TURNS = 3;

/**
 * How many times as fast as one thread (median over the turns): `many` workers once they are running, and `apart` as many
 * separate processes, which is the most the machine gives. `whole`: workers including their start, all turns together.
 */
export async function throughput(seed, count, workers, log) {
  const states = statesOf(seed, count);
  const size = Math.floor(count / TURNS);
  const turn = makeTurns();
  const results = solveMany(turn.cubes(states, size), { spawn, workers });
  const others = await startApart(seed, count, workers);
  /** @type {number[][]} */
  const [alone, many, apart, whole] = [[], [], [], []];
  for (let from = 0; from + size <= count; from += size) {
    const part = states.slice(from, from + size);
    const algs = [];
    const started = performance.now();
    for (const { state } of part) algs.push((await solve(state)).alg);
    alone.push(performance.now() - started);
    const found = [];
    const times = [];
    const opened = performance.now();
    turn.open();
    while (found.length < size) {
      found.push((await results.next()).value);
      times.push(performance.now());
    }
    whole.push(times.at(-1) - opened);
    many.push(steady(times));
    apart.push(await solveApart(others, size));
    check(part, algs, found, from);
  }
  await results.return();
  for (const child of others) child.kill();
  log(
    `solveMany: ${TURNS} turns of ${size} cubes, ${[sum(alone), sum(many), sum(apart)].map(Math.round)} ms`,
  );
  const ratio = (times) => median(alone.map((ms, i) => ms / times[i]).slice(WARM_TURNS));
  return { many: ratio(many), whole: sum(alone) / sum(whole), apart: ratio(apart) };
}

function check(part, algs, found, from) {
  part.forEach(({ facelets }, i) => {
    const { ok, index, solution, error } = found[i];
    if (!ok) throw error;
    if (index !== from + i) throw new Error(`result ${index} out of order`);
    if (solution.alg !== algs[i]) throw new Error("a worker found another solution");
    if (!isSolvedBy(facelets, algs[i])) throw new Error(`not a solution: ${algs[i]}`);
  });
}

/** An input that continues when it is its turn. */
function makeTurns() {
  const waiting = [];
  let opened = 0;
  return {
    open() {
      opened++;
      waiting.shift()?.();
    },
    async *cubes(states, size) {
      for (let turn = 0; (turn + 1) * size <= states.length; turn++) {
        if (opened <= turn) await new Promise((go) => waiting.push(go));
        yield* states.slice(turn * size, (turn + 1) * size);
      }
    },
  };
}

async function startApart(seed, count, processes) {
  const path = fileURLToPath(new URL("./alone.mjs", import.meta.url));
  const share = Math.ceil(count / processes);
  const others = Array.from({ length: processes }, (_, i) =>
    fork(path, [`${seed} apart ${i}`, String(share)]),
  );
  await Promise.all(others.map((child) => once(child, "message")));
  return others;
}

/** Milliseconds for that many cubes while all are busy: at the end of a turn one waits for the other. */
async function solveApart(others, size) {
  const share = Math.floor(size / others.length);
  const times = await Promise.all(
    others.map(async (child) => {
      const through = once(child, "message");
      child.send(share);
      const [ms] = await through;
      return ms;
    }),
  );
  return size / sum(times.map((ms) => share / ms));
}

/** The same, from the times at which results came, leaving out the first and the last tenth of a turn. */
function steady(times) {
  const edge = Math.floor(times.length / 10);
  const inner = times.slice(edge, -edge);
  return (inner.at(-1) - inner[0]) * (times.length / (inner.length - 1));
}
