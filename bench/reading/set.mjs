/**
 * The pictures of the benchmark for programs that read cubes: named conditions, cubes by number, all of it drawn from seeds. A set is a
 * folder of PNG files with `truth.json`, which says what is in them, so that it can be used without anything of ours.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seededRandom } from "@cubegram/core/perm";
import { printFacelets } from "@cubegram/core/state";
import { PNG } from "pngjs";
import { clipOf, cornersOf } from "../vision/clip.mjs";
import { filmedColoring } from "../vision/states.mjs";

/**
 * @typedef {object} Condition
 * @property {string} name
 * @property {"studio" | "ordinary" | "hard"} light a class of bench/vision/scene.mjs
 * @property {"sides" | "corners" | "film"} shown one picture a side; two pictures of opposite corners; or every look of a film
 * @property {boolean} [isUpright] whether the sides come in the order U R F D L B, each as an unfolded cube shows it
 * @property {"random" | "few"} [states] `few`: up to six turns from solved, and patterns
 */

/** @type {readonly Condition[]} */
export const CONDITIONS = [
  { name: "studio", light: "studio", shown: "sides", isUpright: true },
  { name: "upright", light: "ordinary", shown: "sides", isUpright: true },
  { name: "ordinary", light: "ordinary", shown: "sides" },
  { name: "hard", light: "hard", shown: "sides" },
  { name: "few-turns", light: "ordinary", shown: "sides", states: "few" },
  { name: "corners", light: "ordinary", shown: "corners" },
  { name: "hard-corners", light: "hard", shown: "corners" },
  { name: "film", light: "ordinary", shown: "film" },
  { name: "hard-film", light: "hard", shown: "film" },
];

/**
 * A cube of a set: its pictures, relative to the folder, and what is on them. A cube with `held: "any"` has no color that says which side
 * is up, or unusual colors, so the same cube in another holding is right too.
 * @typedef {{ name: string, condition: string, size: number, pictures: string[], facelets: string, held: "fixed" | "any" }} Shown
 */

/** Looks at each side of a film, and on the way to it. */
const LOOKS = 3;
const TURNING = 2;

/**
 * Draws one cube of a condition into a folder. The seed is "reading SIZE CONDITION NUMBER".
 * @param {Condition} condition @param {number} size @param {number} number @param {string} folder @returns {Shown}
 */
export function drawShown(condition, size, number, folder) {
  const { name, light, shown, isUpright = false, states = "random" } = condition;
  const random = seededRandom(`reading ${size} ${name} ${number}`);
  const coloring = filmedColoring(states, size, number, random);
  const { frames, isUsual } = shown === "corners" ? cornersOf(coloring, light, random) : sidesOf();
  const place = `${name}/${size}-${String(number).padStart(4, "0")}`;
  mkdirSync(join(folder, place), { recursive: true });
  const pictures = frames.map(({ width, height, rgba }, at) => {
    const path = `${place}/${String(at + 1).padStart(2, "0")}.png`;
    const png = Object.assign(new PNG({ width, height }), { data: Buffer.from(rgba) });
    writeFileSync(join(folder, path), PNG.sync.write(png));
    return path;
  });
  const held = isUsual && size % 2 === 1 ? "fixed" : "any";
  return { name: place, condition: name, size, pictures, facelets: printFacelets(coloring), held };

  function sidesOf() {
    const clip = clipOf(coloring, light, random);
    const order = isUpright ? [0, 1, 2, 3, 4, 5] : clip.order;
    const frames = order.flatMap((side, at) => [
      ...(shown === "film" && at > 0 ? clip.turning(order[at - 1], side, TURNING) : []),
      ...clip.heldUp(side, shown === "film" ? LOOKS : 1, isUpright),
    ]);
    return { frames, isUsual: clip.isUsual };
  }
}

/**
 * Photographs of real cubes, which are other people's: their place is given, only what is on them is ours.
 * @param {string} photographs @param {string} folder @returns {Shown[]}
 */
export function copyPhotographs(photographs, folder) {
  const known = new URL("./photographs.json", import.meta.url);
  return JSON.parse(readFileSync(known, "utf8")).map((/** @type {any} */ { name, size, facelets }) => {
    mkdirSync(join(folder, "photographs", name), { recursive: true });
    const pictures = [..."URFDLB"].map((face) => {
      const path = `photographs/${name}/${face}.jpg`;
      copyFileSync(join(photographs, name, `${face}.jpg`), join(folder, path));
      return path;
    });
    return { name: `photographs/${name}`, condition: "photographs", size, pictures, facelets, held: "any" };
  });
}

/** What a reader of a kept set needs to know. @param {string} folder @param {readonly Shown[]} cubes */
export function writeTruth(folder, cubes) {
  writeFileSync(join(folder, "truth.json"), `${JSON.stringify({ cubes }, undefined, 1)}\n`);
  writeFileSync(join(folder, "README.txt"), NOTICE);
}

const NOTICE = `Pictures of cubes for programs that read them, drawn by the Cubegram project: CC0 1.0, no rights reserved
(https://creativecommons.org/publicdomain/zero/1.0/). In "photographs", if it is there, are Daniel Walton's, under the MIT license
(https://github.com/dwalton76/rubiks-cube-tracker).

truth.json: for each cube its pictures in the order in which a program receives them, and the letters that it should answer: the sides in
the order U R F D L B, each from left to right and from top to bottom, a letter for each color: U white, R red, F green, D yellow, L orange,
B blue. Where "held" is "any", the same cube in another holding is right too.
`;
