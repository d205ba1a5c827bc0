/**
 * Cubes read from synthetic video (someone holds up one face after another), from two pictures of corners, and from real samples
 * measured sticker by sticker; compared with fixed thresholds and nearest centers on the same samples. `CUBES=1000 npm run bench -- vision`
 * for the full table; `SIZES=2,3`, `KINDS=hard`, `STATES=few` and `ROWS=films` for a part of it, `FROM=500` to begin with the 500th cube.
 * Cube k of a row has the seed "vision SIZE KIND k"; `FAILURES=FOLDER` keeps the pictures of those that were not read right.
 */
import { setting } from "../options.mjs";
import { contourFinder } from "../vision/contours.mjs";
import { cornerRow, filmRow } from "../vision/films.mjs";
import { facesFound, wideFrames } from "../vision/frames.mjs";
import { realCubes } from "../vision/real.mjs";
import { calibrationRows, newCalibration } from "../vision/score.mjs";

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
