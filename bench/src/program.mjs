/**
 * The command line, from typing to the answer: the first answer of `cubegram mcp`, and a GIF of 20 turns, 320 × 320. Beside an
 * empty Node, which tells how busy the machine is: medians, in turns.
 *
 * PROGRAM_RUNS (5).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { median, setting } from "../figures.mjs";

export const title = "The command line, from typing to the answer";

const RUNS = setting("PROGRAM_RUNS", 5);
const CUBEGRAM = fileURLToPath(new URL("../../packages/cli/bin/cubegram.js", import.meta.url));
const TURNS = "R U R' U' M2 F B y D L' R2 U2 F' L D' R U2 B2 F R' U";
const HELLO = {
  ...{ jsonrpc: "2.0", id: 1, method: "initialize" },
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "bench", version: "1" } },
};

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), "cubegram-program-"));
  const film = join(folder, "turn.gif");
  const ways = {
    "empty Node": () => msOf(() => finished(["-e", ""])),
    "cubegram mcp, first answer": firstAnswer,
    "cubegram draw --animate, 20 turns": async () => {
      const ms = await msOf(() =>
        finished([CUBEGRAM, "draw", "--animate", `alg:${TURNS}`, "-o", film, "--force", "-q"]),
      );
      if (statSync(film).size === 0) throw new Error("the film is empty");
      return ms;
    },
  };
  const times = Object.entries(ways).map(([name, way]) => ({ name, way, ms: /** @type {number[]} */ ([]) }));
  for (let i = 0; i < RUNS; i++) for (const { way, ms } of times) ms.push(await way());
  rmSync(folder, { recursive: true });
  const load = loadavg()[0].toFixed(1);
  return times.map(({ name, ms }) => ({
    ...{ name, "median ms": Math.round(median(ms)), "fastest ms": Math.round(Math.min(...ms)) },
    ...{ "× empty Node": (median(ms) / median(times[0].ms)).toFixed(1), load },
  }));
}

/** Milliseconds that something takes, with the start of its process. @param {() => Promise<unknown>} work */
async function msOf(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** @param {readonly string[]} words */
async function finished(words) {
  const [code] = await once(
    spawn(process.execPath, words, { stdio: ["ignore", "ignore", "inherit"] }),
    "exit",
  );
  if (code !== 0) throw new Error(`exit code ${code}`);
}

/** The server waits for more questions before it ends: that does not count. */
async function firstAnswer() {
  const start = performance.now();
  const child = spawn(process.execPath, [CUBEGRAM, "mcp"], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.write(`${JSON.stringify(HELLO)}\n`);
  const [answer] = await once(child.stdout, "data");
  const ms = performance.now() - start;
  if (!JSON.parse(String(answer)).result) throw new Error(`no answer: ${answer}`);
  child.stdin.end();
  await once(child, "exit");
  return ms;
}
