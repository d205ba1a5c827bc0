/**
 * Cubes read from synthetic video (someone holds up one face after another), from two pictures of corners, and from real samples
 * measured sticker by sticker; compared with fixed thresholds and nearest centers on the same samples. `CUBES=1000 npm run bench -- vision`
 * for the full table; `SIZES=2,3`, `KINDS=hard`, `STATES=few` and `ROWS=films` for a part of it, `FROM=500` to begin with the 500th cube.
 * Cube k of a row has the seed "vision SIZE KIND k"; `FAILURES=FOLDER` keeps the pictures of those that were not read right.
 */

import { readFileSync } from "node:fs";
import { decideCube } from "@cubegram/core/vision";
import { setting } from "../figures.mjs";
import { contourFinder } from "../vision/contours.mjs";
import { cornerRow, filmRow } from "../vision/films.mjs";
import { facesFound, wideFrames } from "../vision/frames.mjs";
import { byNearest, byThresholds, usualPalette } from "../vision/rivals.mjs";
import {
  CONFIDENT,
  calibrationRows,
  median,
  newCalibration,
  sameHeld,
  share,
  timed,
} from "../vision/score.mjs";

export const title = "Vision: pictures to cubes";

const list = (name, usual) => (process.env[name] ?? usual).split(",");
const cubes = setting("CUBES", 20);
const from = setting("FROM", 0);
const failures = process.env.FAILURES;
const parts = list("ROWS", "real,frames,films,corners");
const sizes = list("SIZES", "2,3,4,5,6,7").map(Number);
const kinds = list("KINDS", "ordinary,hard");
const films = list("STATES", "random,few");

export async function run({ log }) {
  const calibration = newCalibration();
  const to = { calibration, log, failures };
  /** @type {Record<string, string | number>[]} */
  const rows = [];
  // Each row as soon as it is known: a full run takes an hour.
  const add = (row) => {
    rows.push(row);
    log(
      Object.entries(row)
        .map(([name, value]) => `${name}: ${value}`)
        .join(", "),
    );
  };
  if (parts.includes("real")) add(realCubes());
  if (parts.includes("frames")) {
    add(wideFrames());
    const find = await contourFinder();
    for (const kind of kinds) add(facesFound(kind, find, from, cubes));
  }
  if (parts.includes("films"))
    for (const size of sizes)
      for (const kind of kinds)
        for (const states of films) add(filmRow({ size, kind, states, from, cubes }, to));
  if (parts.includes("corners")) for (const kind of kinds) add(cornerRow({ kind, from, cubes }, to));
  return [...rows, ...calibrationRows(calibration)];
}

/** The samples of vision/vectors: real webcams. The rivals are told which letters the colors have. */
function realCubes() {
  const file = new URL("../../packages/core/src/vision/vectors/stickers-rgb.json", import.meta.url);
  const cubes = JSON.parse(readFileSync(file, "utf8"));
  const count = { right: 0, confidentWrong: 0, thresholds: 0, nearest: 0 };
  const times = [];
  for (const { size, rgb, expected } of cubes) {
    const faces = [..."URFDLB"].map((face) => ({ rgb: rgb[face].flat() }));
    const reading = timed(times, () => decideCube(faces, size));
    const right = reading.ok && sameHeld(expected, reading.value.facelets, size);
    if (right) count.right++;
    else if (reading.ok && reading.value.confidence >= CONFIDENT) count.confidentWrong++;
    const area = size * size;
    const samples = [..."URFDLB"].flatMap((face) => rgb[face]);
    const letters = [...expected];
    const groups = (colorOf) => sameGroups(samples.map(colorOf), letters);
    if (groups(byThresholds)) count.thresholds++;
    const centers =
      size % 2 === 0 ? usualPalette : [0, 1, 2, 3, 4, 5].map((face) => samples[face * area + (area - 1) / 2]);
    if (groups((color) => byNearest(color, centers))) count.nearest++;
  }
  return {
    what: "real cubes, sticker by sticker (rubiks-color-resolver)",
    cubes: cubes.length,
    right: share(count.right, cubes.length),
    wrong: cubes.length - count.right,
    "confident and wrong": count.confidentWrong,
    "HSV thresholds": share(count.thresholds, cubes.length),
    "nearest, CIEDE2000": share(count.nearest, cubes.length),
    "decide, ms": median(times),
  };
}

/** Whether two labelings group the stickers in the same way, whatever the labels. */
function sameGroups(a, b) {
  const [there, back] = [new Map(), new Map()];
  return a.every((label, at) => {
    if (!there.has(label)) there.set(label, b[at]);
    if (!back.has(b[at])) back.set(b[at], label);
    return there.get(label) === b[at] && back.get(b[at]) === label;
  });
}
