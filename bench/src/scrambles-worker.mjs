/**
 * Random-state scrambles in one worker thread, as a page makes them. Cold: the first, with loading the code and making tables;
 * and the same in another worker that is given a timeout, the goal of that size. Warm: the others.
 *
 * SCRAMBLES_COUNT (10), SCRAMBLES_SIZES ("4,5,6,7"), SCRAMBLES_SEED.
 */
import { once } from "node:events";
import { loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { seededRandom } from "@cubegram/core/perm";
import { findScramble } from "@cubegram/core/solve";
import { randomState } from "@cubegram/core/state";

export const title = "Random-state scrambles in a worker";

const COUNT = Number(process.env.SCRAMBLES_COUNT ?? 10);
const SIZES = (process.env.SCRAMBLES_SIZES ?? "4,5,6,7").split(",").map(Number);
const SEED = process.env.SCRAMBLES_SEED ?? "scrambles";

const port = parentPort;
if (port) {
  const { size, timeout } = workerData;
  const random = seededRandom(`${SEED} ${size}`);
  const options = timeout === undefined ? {} : { timeout };
  port.on("message", async () => {
    const { turns } = await findScramble(() => randomState(size, random), options);
    port.postMessage(turns.length);
  });
}

/** Milliseconds within which a worker should have a scramble; of sizes that have no goal, the next one's. @param {number} size */
const goalOf = (size) => (size <= 5 ? 3000 : 8000);

/** A worker that makes scrambles, one for each call: how many turns it has, and how long it took. @param {object} data */
function maker(data) {
  const worker = new Worker(new URL(import.meta.url), { workerData: data });
  return {
    async next() {
      const begun = performance.now();
      worker.postMessage("next");
      const [turns] = await once(worker, "message");
      return { turns, ms: performance.now() - begun };
    },
    end: () => worker.terminate(),
  };
}

export async function run() {
  const rows = [];
  for (const size of SIZES) {
    const idle = process.cpuUsage().user;
    const worker = maker({ size });
    const first = await worker.next();
    const busy = (process.cpuUsage().user - idle) / 1000;
    const others = [];
    for (let i = 0; i < COUNT; i++) others.push(await worker.next());
    await worker.end();
    const limited = maker({ size, timeout: goalOf(size) });
    const soon = await limited.next();
    await limited.end();
    const times = others.map(({ ms }) => ms);
    rows.push({
      cube: `${size}x${size}`,
      ...{ "cold ms": Math.round(first.ms), "processor ms of it": Math.round(busy) },
      ...{ timeout: goalOf(size), "cold ms with it": Math.round(soon.ms), "turns of it": soon.turns },
      "warm, mean ms": Math.round(times.reduce((sum, time) => sum + time, 0) / COUNT),
      "slowest ms": Math.round(Math.max(...times)),
      "turns, mean": (others.reduce((sum, { turns }) => sum + turns, 0) / COUNT).toFixed(1),
      load: loadavg()[0].toFixed(1),
    });
  }
  return rows;
}
