/**
 * Programs that read a cube from pictures, scored on the same set: pictures under named conditions (bench/reading/set.mjs), drawn from
 * seeds. Any program takes part that takes picture files and prints the cube's letters:
 *   npm run bench -- reading --program="mine=./my-reader --quiet" --cubes=50 --rows=studio,ordinary
 * `--sizes=2,3,4`; `--from=20` begins with that cube; `--keep=FOLDER` keeps the pictures with `truth.json`, `--set=FOLDER` scores on such a
 * folder instead of drawing; `--photographs=FOLDER` adds Daniel Walton's photographs (github.com/dwalton76/rubiks-cube-tracker), and what
 * was not read right is listed. Without `--program`: ours, and the usual recipe by OpenCV.js with two ways of naming colors.
 */

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cubeGeometry, ROTATION_COUNT } from "@cubegram/core/geometry";
import { median, numbersIn, option, options } from "../figures.mjs";
import { CONDITIONS, copyPhotographs, drawShown, writeTruth } from "../reading/set.mjs";
import { sameHeld, share } from "../vision/score.mjs";

export const title = "Reading cubes from pictures: any program";

/** @param {string} name */
const own = (name) => `node '${fileURLToPath(new URL(`../reading/programs/${name}.mjs`, import.meta.url))}'`;

const OWN = {
  Cubegram: own("cubegram"),
  "OpenCV, thresholds": `${own("opencv")} --colors=thresholds`,
  "OpenCV, nearest center": `${own("opencv")} --colors=nearest`,
};

/** @param {{ log: (text: string) => void }} tools */
export async function run({ log }) {
  const given = options("program").map((text) => {
    const [, name, command] = /^([\w .,-]+)=(.+)$/.exec(text) ?? [text, text, text];
    return /** @type {const} */ ([name, command]);
  });
  const programs = given.length > 0 ? given : Object.entries(OWN);
  const kept = option("set") ?? option("keep");
  const folder = kept ?? mkdtempSync(join(tmpdir(), "cubegram-reading-"));
  try {
    const cubes = option("set") ? storedCubes(folder) : drawnCubes(folder);
    log(`${cubes.length} cubes, ${cubes.reduce((sum, { pictures }) => sum + pictures.length, 0)} pictures`);
    return await scored(programs, folder, cubes, log);
  } finally {
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {import("../reading/set.mjs").Shown[]} */
function storedCubes(folder) {
  return JSON.parse(readFileSync(join(folder, "truth.json"), "utf8")).cubes;
}

/** @param {string} folder */
function drawnCubes(folder) {
  const rows = option("rows")?.split(",") ?? CONDITIONS.map(({ name }) => name);
  const unknown = rows.find((row) => !CONDITIONS.some(({ name }) => name === row));
  if (unknown !== undefined)
    throw new Error(`no row ${unknown}; there are ${CONDITIONS.map(({ name }) => name).join(", ")}`);
  const sizes = numbersIn("sizes", [3]);
  const [count] = numbersIn("cubes", [20]);
  const [from] = numbersIn("from", [0]);
  const photographs = option("photographs");
  const cubes = photographs ? copyPhotographs(photographs, folder) : [];
  for (const condition of CONDITIONS.filter(({ name }) => rows.includes(name)))
    for (const size of sizes)
      for (let number = from; number < from + count; number++)
        cubes.push(drawShown(condition, size, number, folder));
  writeTruth(folder, cubes);
  return cubes;
}

/**
 * @param {readonly (readonly [string, string])[]} programs @param {string} folder
 * @param {readonly import("../reading/set.mjs").Shown[]} cubes @param {(text: string) => void} log
 */
async function scored(programs, folder, cubes, log) {
  const rows = [];
  for (const row of new Set(cubes.map(({ condition, size }) => `${condition}, ${size}x${size}`)))
    for (const [program, command] of programs) {
      const shown = cubes.filter(({ condition, size }) => row === `${condition}, ${size}x${size}`);
      const seconds = [];
      let [right, wrong] = [0, 0];
      for (const cube of shown) {
        const answer = await answerOf(command, folder, cube);
        seconds.push(answer.seconds);
        if (answer.right) right++;
        else if (answer.told !== undefined) wrong++;
        if (!answer.right) log(`  ${program}: ${cube.name}: ${answer.told ?? "no answer"}`);
      }
      rows.push({
        pictures: row,
        program,
        cubes: shown.length,
        right: share(right, shown.length),
        wrong,
        "no answer": shown.length - right - wrong,
        "seconds, median": median(seconds).toFixed(1),
      });
    }
  return rows;
}

// Programs that read cubes, run on a set: the pictures' paths are the last arguments, the answer is the last line that is all letters.

/** A program that needs longer for one cube has not read it. */
const MAX_SECONDS = 120;

/**
 * @typedef {{ right: boolean, told: string | undefined, seconds: number }} Answer
 * @param {string} command for a shell @param {string} folder @param {import("../reading/set.mjs").Shown} cube @returns {Promise<Answer>}
 */
export async function answerOf(command, folder, cube) {
  const paths = cube.pictures.map((path) => `'${join(folder, path).replaceAll("'", "'\\''")}'`);
  const start = performance.now();
  const out = await outputOf(`${command} ${paths.join(" ")}`);
  const seconds = (performance.now() - start) / 1000;
  const told = out
    .trim()
    .split("\n")
    .findLast((line) => /^[URFDLB]+$/.test(line.trim()))
    ?.trim();
  return { right: told !== undefined && isSame(cube, told), told, seconds };
}

/** @param {string} command @returns {Promise<string>} nothing, if it fails or takes too long */
function outputOf(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "ignore"], detached: true });
    let out = "";
    // The shell and what it started.
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), MAX_SECONDS * 1000);
    child.stdout.setEncoding("utf8").on("data", (chunk) => {
      out += chunk;
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve(code === 0 ? out : "");
    });
  });
}

/** Whether the letters told are the cube shown. @param {import("../reading/set.mjs").Shown} cube @param {string} told */
export function isSame({ facelets, held, size }, told) {
  if (told === facelets) return true;
  if (held === "fixed" || told.length !== facelets.length) return false;
  if (size % 2 === 1) return sameHeld(facelets, told, size);
  const { faceletImage } = cubeGeometry(size);
  return Array.from({ length: ROTATION_COUNT }, (_, rotation) => rotation).some((rotation) =>
    [...facelets].every((letter, at) => told[faceletImage[at * ROTATION_COUNT + rotation]] === letter),
  );
}
