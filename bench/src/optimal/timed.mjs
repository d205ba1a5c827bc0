/** Timed searches, and the tables they read. */
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { optimalSolver } from "../../internals.mjs";

/** Moves tried between two checks of what the other threads are doing. */
const PORTION = 1e6;

/** A tier's tables from the folder, or made and stored there; `seconds`: how long making them took, then or now. */
export async function preparedTier(tier, metric, folder) {
  const solver = optimalSolver(tier, metric);
  const stored = await folder.read(solver.key, (bytes) => solver.place?.(bytes));
  const started = cpuSeconds();
  const prepared = finish(solver.prepare(stored?.tables));
  if (prepared.wasStored) return { prepared, seconds: stored?.seconds };
  const seconds = cpuSeconds() - started;
  await folder.write(solver.key, prepared.packInPlace(), seconds);
  return { prepared, seconds };
}

/** The same tables for the plain kernel, as on a host without WebAssembly: a second copy. */
export function withoutVectors({ solver, packInPlace }) {
  const { WebAssembly } = globalThis;
  Reflect.set(globalThis, "WebAssembly", undefined);
  try {
    return finish(solver.prepare(packInPlace()));
  } finally {
    globalThis.WebAssembly = WebAssembly;
  }
}

/**
 * Searches to the end: processor seconds of all threads together, wall-clock seconds, moves tried, the length found (none:
 * undefined). `onDepth` is called for each length that is finished.
 * @param {any} prepared
 * @param {import("@cubegram/core/state").CubeState} state
 * @param {object} goal
 * @param {(depth: number, spent: { cpu: number, clock: number }) => void} onDepth
 */
export async function timed(prepared, state, goal, onDepth = () => {}) {
  await collectWalks();
  const [started, since] = [cpuSeconds(), performance.now()];
  const spent = () => ({ cpu: cpuSeconds() - started, clock: (performance.now() - since) / 1000 });
  const search = prepared.search(state, { improve: true, ...goal });
  let depth = search.bound;
  while (!search.advance(PORTION)) {
    if (search.waiting) await search.waiting;
    if (search.bound === depth) continue;
    depth = search.bound;
    onDepth(depth - 1, spent());
  }
  return { ...spent(), nodes: search.nodes, length: search.best?.length };
}

let collect;

/** A vector kernel has room for a few searches at a time, and a finished one frees its place only when it is garbage collected. */
async function collectWalks() {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc");
  }
  collect();
  await pause(0);
}

function finish(steps) {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Of all threads of this process. */
export function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
