/**
 * Cubes read from pictures: made-up ones of two classes, and real ones measured sticker by sticker; beside fixed thresholds and nearest
 * centers on the same samples. `CUBES=1000 npm run bench -- vision` for the full table; `SIZES=2,3` for some sizes.
 */
import { readFileSync } from "node:fs";
import { cubeGeometry, ROTATION_COUNT } from "@cubegram/core/geometry";
import { seededRandom } from "@cubegram/core/perm";
import { coloringOf, printFacelets, randomState } from "@cubegram/core/state";
import { commonSize, decideCube, findFaces } from "@cubegram/core/vision";
import { byNearest, byThresholds, usualPalette } from "../vision/rivals.mjs";
import { pictureCube } from "../vision/scene.mjs";

export const title = "Vision: pictures to cubes";

const CUBES = Number(process.env.CUBES ?? 20);
const SIZES = (process.env.SIZES ?? "2,3,4,5,6,7").split(",").map(Number);
const CONFIDENT = 0.99;

export async function run({ log }) {
  const calibration = [0, 0.5, 0.9, 0.99, 0.999].map((from) => ({ from, cubes: 0, right: 0 }));
  /** @type {Record<string, string | number>[]} */
  const rows = [realCubes()];
  for (const size of SIZES)
    for (const kind of ["ordinary", "hard"]) {
      log(`${size}x${size}x${size}, ${kind} …`);
      rows.push(madeUpCubes(size, kind, calibration));
    }
  calibration.forEach(({ from, cubes, right }, at) => {
    const to = calibration[at + 1]?.from ?? 1;
    rows.push({
      what: `of made-up cubes with confidence ${from} … ${to}`,
      cubes,
      right: share(right, cubes),
    });
  });
  return rows;
}

function madeUpCubes(size, kind, calibration) {
  const random = seededRandom(`vision ${size} ${kind}`);
  const times = { find: [], decide: [] };
  const count = { right: 0, wrong: 0, confidentWrong: 0, noFace: 0, wrongSize: 0, thresholds: 0, nearest: 0 };
  for (let cube = 0; cube < CUBES; cube++) {
    const coloring = coloringOf(randomState(size, random));
    const { frames, order } = pictureCube(coloring, kind, random);
    const found = frames.map((frame) => timed(times.find, () => findFaces(frame)));
    if (commonSize(found) !== size) count.wrongSize++;
    const faces = found.map((inFrame) => inFrame.find((face) => face.size === size));
    if (faces.includes(undefined)) {
      count.noFace++;
      continue;
    }
    const reading = timed(times.decide, () => decideCube(faces, size));
    const right = reading.ok && reading.value.facelets === printFacelets(coloring);
    const confidence = reading.ok ? reading.value.confidence : 0;
    count[right ? "right" : "wrong"]++;
    if (!right && confidence >= CONFIDENT) count.confidentWrong++;
    const bin = calibration.findLast(({ from }) => confidence >= from);
    bin.cubes++;
    if (right) bin.right++;
    const truth = faces.map((face, at) => inTrueTurn(face, coloring, order[at]));
    if (truth.every(({ colors, rgb }) => rgb.every((color, at) => byThresholds(color) === colors[at])))
      count.thresholds++;
    const centers = size % 2 === 0 ? usualPalette : centersOf(truth, size);
    if (truth.every(({ colors, rgb }) => rgb.every((color, at) => byNearest(color, centers) === colors[at])))
      count.nearest++;
  }
  return {
    what: `${size}x${size}x${size}, ${kind}`,
    cubes: CUBES,
    right: share(count.right, CUBES),
    wrong: count.wrong,
    "confident and wrong": count.confidentWrong,
    "no face found": count.noFace,
    "size misjudged": count.wrongSize,
    "HSV thresholds": share(count.thresholds, CUBES),
    "nearest, CIEDE2000": share(count.nearest, CUBES),
    "find, ms a frame": median(times.find),
    "decide, ms": median(times.decide),
  };
}

/** A face's samples with the true colors of its stickers: turned so that they fit best, which the rivals are told. */
function inTrueTurn({ rgb, size }, { colors }, face) {
  const { faceletImage } = cubeGeometry(size);
  const area = size * size;
  const own = Array.from(colors.subarray(face * area, face * area + area));
  const samples = own.map((_, at) => Array.from(rgb.subarray(at * 3, at * 3 + 3)));
  let best;
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const images = own.map((_, at) => faceletImage[(face * area + at) * ROTATION_COUNT + rotation]);
    if (images.some((image) => Math.floor(image / area) !== face)) continue;
    const turned = images.map((image) => own[image - face * area]);
    const sum = samples.reduce((total, color, at) => total + distance(color, usualPalette[turned[at]]), 0);
    if (!best || sum < best.sum) best = { sum, colors: turned, rgb: samples };
  }
  return best;
}

function distance(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function centersOf(faces, size) {
  const centers = [];
  for (const { colors, rgb } of faces) centers[colors[(size * size - 1) / 2]] = rgb[(size * size - 1) / 2];
  return centers;
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

/** Whether two labelings part the stickers alike, whatever the labels. */
function sameGroups(a, b) {
  const [there, back] = [new Map(), new Map()];
  return a.every((label, at) => {
    if (!there.has(label)) there.set(label, b[at]);
    if (!back.has(b[at])) back.set(b[at], label);
    return there.get(label) === b[at] && back.get(b[at]) === label;
  });
}

/** One cube held in two ways, letters by colors or by faces. */
function sameHeld(a, b, size) {
  const { faceletImage } = cubeGeometry(size);
  const middles = cubeGeometry(3).faceletImage;
  const rotations = Array.from({ length: ROTATION_COUNT }, (_, rotation) => rotation);
  const named = (letter, rotation) =>
    "URFDLB"[Math.floor(middles[("URFDLB".indexOf(letter) * 9 + 4) * ROTATION_COUNT + rotation] / 9)];
  return rotations.some((held) =>
    rotations.some((name) =>
      [...a].every(
        (letter, facelet) => b[faceletImage[facelet * ROTATION_COUNT + held]] === named(letter, name),
      ),
    ),
  );
}

function timed(times, work) {
  const start = performance.now();
  const result = work();
  times.push(performance.now() - start);
  return result;
}

function median(times) {
  return Number((times.sort((a, b) => a - b)[times.length >> 1] ?? 0).toFixed(1));
}

function share(part, whole) {
  return whole === 0 ? "–" : `${part} (${((100 * part) / whole).toFixed(1)} %)`;
}
