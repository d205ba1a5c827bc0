/**
 * Random-state scrambles in one worker thread, as a page makes them. Cold: the first, with loading the code and making tables;
 * the same in another worker that is given a timeout, the goal of that size; and in one that finds the tables as files. Warm:
 * the others of the first worker.
 *
 * SCRAMBLES_COUNT (10), SCRAMBLES_SIZES ("4,5,6,7"), SCRAMBLES_SEED.
 */
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { seededRandom } from "@cubegram/core/perm";
import { findScramble } from "@cubegram/core/solve";
import { randomState } from "@cubegram/core/state";
import { mean, setting } from "../figures.mjs";

export const title = "Random-state scrambles in a worker";

const COUNT = setting("SCRAMBLES_COUNT", 10);
const SIZES = (process.env.SCRAMBLES_SIZES ?? "4,5,6,7").split(",").map(Number);
const SEED = process.env.SCRAMBLES_SEED ?? "scrambles";

const port = parentPort;
if (port) {
  const { size, timeout, folder } = workerData;
  const random = seededRandom(`${SEED} ${size}`);
  const options = { ...(timeout && { timeout }), ...(folder && { store: storeIn(folder) }) };
  port.on("message", async () => {
    const { turns } = await findScramble(() => randomState(size, random), options);
    port.postMessage(turns.length);
  });
}

/** Milliseconds within which a worker should have a scramble; of sizes that have no goal, the next one's. @param {number} size */
const goalOf = (size) => (size <= 5 ? 3000 : 8000);

/** Tables as files, written at once: the worker ends after its scramble. @param {string} folder @returns {import("@cubegram/core/solve").TableStore} */
function storeIn(folder) {
  /** @param {string} key */
  const fileOf = (key) => join(folder, encodeURIComponent(key));
  return {
    async get(key) {
      try {
        return new Uint8Array(readFileSync(fileOf(key))).buffer;
      } catch {
        return undefined;
      }
    },
    put: async (key, tables) => writeFileSync(fileOf(key), new Uint8Array(tables)),
  };
}

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

/** The first scramble of a worker of its own. @param {object} data */
async function firstOf(data) {
  const worker = maker(data);
  const made = await worker.next();
  await worker.end();
  return made;
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
    const soon = await firstOf({ size, timeout: goalOf(size) });
    const folder = mkdtempSync(join(tmpdir(), "cubegram-scrambles-"));
    await firstOf({ size, folder });
    const stored = await firstOf({ size, folder });
    rmSync(folder, { recursive: true });
    const times = others.map(({ ms }) => ms);
    rows.push({
      cube: `${size}x${size}`,
      ...{ "cold ms": Math.round(first.ms), "processor ms of it": Math.round(busy) },
      ...{ timeout: goalOf(size), "cold ms with it": Math.round(soon.ms), "turns of it": soon.turns },
      "cold, tables stored, ms": Math.round(stored.ms),
      "warm, mean ms": Math.round(mean(times)),
      "slowest ms": Math.round(Math.max(...times)),
      "turns, mean": mean(others.map(({ turns }) => turns)).toFixed(1),
      load: loadavg()[0].toFixed(1),
    });
  }
  return rows;
}
