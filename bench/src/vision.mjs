/**
 * Cubes read from synthetic video (someone holds up one face after another), from two pictures of corners, and from real samples
 * measured sticker by sticker; compared with fixed thresholds and nearest centers on the same samples. `CUBES=1000 npm run bench -- vision`
 * for the full table; `SIZES=2,3`, `KINDS=hard`, `STATES=few` and `ROWS=films` for a part of it, `FROM=500` to begin with the 500th cube.
 * Cube k of a row has the seed "vision SIZE KIND k"; `FAILURES=FOLDER` keeps the pictures of those that were not read right.
 */
import { readFileSync } from "node:fs";
import { seededRandom } from "@cubegram/core/perm";
import { coloringOf, randomState } from "@cubegram/core/state";
import { decideCube, findFaces } from "@cubegram/core/vision";
import { setting } from "../figures.mjs";
import { clipOf } from "../vision/clip.mjs";
import { contourFinder } from "../vision/contours.mjs";
import { cornerRow, filmRow } from "../vision/films.mjs";
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

// Single pictures: how long a look takes and in how many the face is found, compared with outlines by OpenCV.

/** How long a look at a frame of 640 × 480 pixels takes: the synthetic ones, enlarged. */
function wideFrames() {
  const random = seededRandom("wide frames");
  const coloring = coloringOf(randomState(3, random));
  const clip = clipOf(coloring, "hard", random);
  const frames = clip.order.flatMap((face) => clip.heldUp(face, 2)).map(enlarged);
  for (const frame of frames) findFaces(frame);
  const times = [];
  for (const frame of frames) timed(times, () => findFaces(frame));
  return { what: "a frame of 640 × 480 pixels", "look, ms a frame": median(times) };
}

/** Single pictures of a 3x3's faces: in how many we find the face, and in how many OpenCV's outlines are its nine stickers. */
function facesFound(kind, find, from, cubes) {
  const count = { pictures: 0, ours: 0, theirs: 0, most: 0 };
  const times = { ours: [], theirs: [] };
  for (let cube = from; cube < from + cubes; cube++) {
    const random = seededRandom(`faces 3 ${kind} ${cube}`);
    const clip = clipOf(coloringOf(randomState(3, random)), kind, random);
    for (const face of clip.order)
      for (const frame of clip.heldUp(face, 1)) {
        count.pictures++;
        const [best] = timed(times.ours, () => findFaces(frame));
        if (best?.size === 3 && isNear(best.corners, frame.corners)) count.ours++;
        const squares = timed(times.theirs, () => find(frame));
        const seen = stickersAmong(squares, frame.corners);
        if (seen === 9) count.theirs++;
        if (seen >= 7) count.most++;
      }
  }
  return {
    what: `pictures of a face, 3x3x3, ${kind}`,
    pictures: count.pictures,
    "face found": share(count.ours, count.pictures),
    "all nine stickers by OpenCV": share(count.theirs, count.pictures),
    "seven of them": share(count.most, count.pictures),
    "look, ms a frame": median(times.ours),
    "OpenCV, ms a frame": median(times.theirs),
  };
}

/** Whether corners, starting with any of them, are right to within a third of a sticker. */
function isNear(found, corners) {
  const near = Math.hypot(corners[0].x - corners[1].x, corners[0].y - corners[1].y) / 9;
  return [0, 1, 2, 3].some((turn) =>
    corners.every(({ x, y }, at) => {
      const other = found[(at + turn) % 4];
      return Math.hypot(other.x - x, other.y - y) < near;
    }),
  );
}

/** How many of the nine places of a face (treating it as flat is close enough) have a square at their middle. */
function stickersAmong(squares, corners) {
  const [a, b, c, d] = corners;
  const near = Math.hypot(a.x - b.x, a.y - b.y) / 9;
  let seen = 0;
  for (let place = 0; place < 9; place++) {
    const [u, v] = [((place % 3) + 0.5) / 3, (Math.floor(place / 3) + 0.5) / 3];
    const mix = (key) => (a[key] * (1 - u) + b[key] * u) * (1 - v) + (d[key] * (1 - u) + c[key] * u) * v;
    const [x, y] = [mix("x"), mix("y")];
    if (squares.some((square) => Math.hypot(square.x - x, square.y - y) < near)) seen++;
  }
  return seen;
}

function enlarged({ width, height, rgba }) {
  const [wide, high] = [640, 480];
  const source = new Uint32Array(rgba.buffer);
  const pixels = Uint32Array.from({ length: wide * high }, (_, at) => {
    const [x, y] = [at % wide, Math.floor(at / wide)];
    return source[Math.floor((y * height) / high) * width + Math.floor((x * width) / wide)];
  });
  return { width: wide, height: high, rgba: new Uint8ClampedArray(pixels.buffer) };
}
