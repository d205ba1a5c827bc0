/**
 * Random-state scrambles in one worker thread, as a page makes them: the first, with loading the code and making tables, and the
 * others.
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
  const { size } = workerData;
  const random = seededRandom(`${SEED} ${size}`);
  port.on("message", async () => {
    const { turns } = await findScramble(() => randomState(size, random));
    port.postMessage(turns.length);
  });
}

export async function run() {
  const rows = [];
  for (const size of SIZES) {
    const start = performance.now();
    const idle = process.cpuUsage().user;
    const worker = new Worker(new URL(import.meta.url), { workerData: { size } });
    const next = () => {
      worker.postMessage("next");
      return once(worker, "message");
    };
    await next();
    const first = performance.now() - start;
    const busy = (process.cpuUsage().user - idle) / 1000;
    const times = [];
    for (let i = 0; i < COUNT; i++) {
      const begun = performance.now();
      await next();
      times.push(performance.now() - begun);
    }
    await worker.terminate();
    rows.push({
      cube: `${size}x${size}`,
      "first ms": Math.round(first),
      "processor ms of it": Math.round(busy),
      scrambles: COUNT,
      "mean ms": Math.round(times.reduce((sum, time) => sum + time, 0) / COUNT),
      "slowest ms": Math.round(Math.max(...times)),
      load: loadavg()[0].toFixed(1),
    });
  }
  return rows;
}
