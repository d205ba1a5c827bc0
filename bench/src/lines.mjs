/** Lines per second of the command line's streams: the whole program, start-up and pipes included. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Cube, seededRandom } from "@cubegram/core";

export const title = "Streams of the command line, lines a second";

const binary = fileURLToPath(new URL("../../packages/cli/bin/cubegram.js", import.meta.url));
/** Different cubes; the input repeats them. */
const CUBES = 20_000;

/** @param {{ log: (text: string) => void }} host */
export async function run({ log }) {
  const random = seededRandom("lines");
  const cubes = Array.from({ length: CUBES }, () => Cube.random(3, random));
  const facelets = cubes.map((cube) => cube.facelets());
  const numbers = cubes.map((cube) => String(cube.rank()));
  const rows = [];
  for (const [name, argv, lines, repeats] of /** @type {const} */ ([
    ["rank -", ["rank", "-"], facelets, 50],
    ["rank - --json", ["rank", "-", "--json"], facelets, 25],
    ["unrank -", ["unrank", "-"], numbers, 50],
    ["unrank - --json (one by one)", ["unrank", "-", "--json"], numbers, 2],
    ["check - (one by one)", ["check", "-"], facelets, 1],
    ["read - --check 0", ["read", "-", "--check", "0"], facelets, 1],
  ])) {
    log(name);
    const count = lines.length * repeats;
    const seconds = await time(argv, `${lines.join("\n")}\n`, repeats);
    rows.push({
      stream: name,
      lines: count,
      seconds: seconds.toFixed(2),
      "lines/s": Math.round(count / seconds),
    });
  }
  return rows;
}

/** @param {readonly string[]} argv @param {string} block @param {number} repeats */
async function time(argv, block, repeats) {
  const started = performance.now();
  const child = spawn(process.execPath, [binary, ...argv], { stdio: ["pipe", "pipe", "ignore"] });
  child.stdout.resume();
  const ended = new Promise((resolve) => child.on("close", resolve));
  for (let i = 0; i < repeats; i++)
    if (!child.stdin.write(block)) await new Promise((resolve) => child.stdin.once("drain", resolve));
  child.stdin.end();
  await ended;
  return (performance.now() - started) / 1000;
}
