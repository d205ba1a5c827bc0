/** Programs that read cubes, run on a set: the pictures' paths are the last arguments, the answer is the last line that is all letters. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { cubeGeometry, ROTATION_COUNT } from "@cubegram/core/geometry";
import { sameHeld } from "../vision/score.mjs";

/** A program that needs longer for one cube has not read it. */
const MAX_SECONDS = 120;

/**
 * @typedef {{ right: boolean, told: string | undefined, seconds: number }} Answer
 * @param {string} command for a shell @param {string} folder @param {import("./set.mjs").Shown} cube @returns {Promise<Answer>}
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

/** Whether the letters told are the cube shown. @param {import("./set.mjs").Shown} cube @param {string} told */
export function isSame({ facelets, held, size }, told) {
  if (told === facelets) return true;
  if (held === "fixed" || told.length !== facelets.length) return false;
  if (size % 2 === 1) return sameHeld(facelets, told, size);
  const { faceletImage } = cubeGeometry(size);
  return Array.from({ length: ROTATION_COUNT }, (_, rotation) => rotation).some((rotation) =>
    [...facelets].every((letter, at) => told[faceletImage[at * ROTATION_COUNT + rotation]] === letter),
  );
}
