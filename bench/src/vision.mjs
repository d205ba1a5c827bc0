/**
 * Cubes read from made-up video (somebody holds up one face after the other), from two pictures of corners, and from real samples
 * measured sticker by sticker; beside fixed thresholds and nearest centers on the same samples. `CUBES=1000 npm run bench -- vision`
 * for the full table; `SIZES=2,3`, `KINDS=hard` and `ROWS=films` for a part of it, `FROM=500` to begin with the 500th cube. Cube k of a row has the
 * seed "vision SIZE KIND k"; `FAILURES=FOLDER` keeps the pictures of those that were not read right.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cubeGeometry, ROTATION_COUNT } from "@cubegram/core/geometry";
import { seededRandom } from "@cubegram/core/perm";
import { coloringOf, printFacelets, randomState } from "@cubegram/core/state";
import { decideCube, findFaces, lookAt, newScan, readPictures, readScan } from "@cubegram/core/vision";
import { clipOf, cornersOf } from "../vision/clip.mjs";
import { contourFinder } from "../vision/contours.mjs";
import { byNearest, byThresholds, usualPalette } from "../vision/rivals.mjs";

export const title = "Vision: pictures to cubes";

const CUBES = Number(process.env.CUBES ?? 20);
const FROM = Number(process.env.FROM ?? 0);
const FAILURES = process.env.FAILURES;
const ROWS = (process.env.ROWS ?? "real,frames,films,corners").split(",");
const SIZES = (process.env.SIZES ?? "2,3,4,5,6,7").split(",").map(Number);
const KINDS = (process.env.KINDS ?? "ordinary,hard").split(",");
const CONFIDENT = 0.99;
/** How long it takes to show a face, how many looks at it, and on the way to it, are made up (a phone takes more), and how often somebody goes round. */
const SECONDS = 2;
const LOOKS = 3;
const TURNING = 2;
const ROUNDS = 4;

export async function run({ log }) {
  const calibration = [0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999, 0.9999].map((from) => ({
    from,
    cubes: 0,
    right: 0,
    stated: 0,
  }));
  /** @type {Record<string, string | number>[]} */
  const rows = [];
  const add = (row) => {
    rows.push(row);
    log(summaryOf(row));
  };
  if (ROWS.includes("real")) add(realCubes());
  if (ROWS.includes("frames")) {
    add(wideFrames());
    const find = await contourFinder();
    for (const kind of KINDS) add(facesFound(kind, find));
  }
  for (const size of ROWS.includes("films") ? SIZES : [])
    for (const kind of KINDS) add(filmedCubes(size, kind, calibration, log));
  for (const kind of ROWS.includes("corners") ? KINDS : []) add(cornerViews(kind, calibration, log));
  calibration.forEach(({ from, cubes, right, stated }, at) => {
    const to = calibration[at + 1]?.from ?? 1;
    rows.push({
      what: `of made-up cubes with confidence ${from} … ${to}`,
      cubes,
      right: share(right, cubes),
      "stated, mean": cubes === 0 ? "–" : `${((100 * stated) / cubes).toFixed(2)} %`,
    });
  });
  return rows;
}

/** How long a look takes at a frame of 640 × 480 pixels: the made-up ones, enlarged. */
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

/** Single pictures of a 3x3's faces: in how many we find the face, and in how many outlines by OpenCV are its nine stickers. */
function facesFound(kind, find) {
  const count = { pictures: 0, ours: 0, theirs: 0, most: 0 };
  const times = { ours: [], theirs: [] };
  for (let cube = FROM; cube < FROM + CUBES; cube++) {
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

/** Whether corners, beginning with any of them, are where they are to a third of a sticker. */
function isNear(found, corners) {
  const near = Math.hypot(corners[0].x - corners[1].x, corners[0].y - corners[1].y) / 9;
  return [0, 1, 2, 3].some((turn) =>
    corners.every(({ x, y }, at) => {
      const other = found[(at + turn) % 4];
      return Math.hypot(other.x - x, other.y - y) < near;
    }),
  );
}

/** How many of the nine places of a face (flat is near enough) have a square at their middle. */
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

/** A row as soon as it is known: a full run takes hours. */
function summaryOf(row) {
  return Object.entries(row)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
}

/** Tells of a cube that was not read right, and keeps its pictures (PPM) when asked to. */
function failed(log, seed, frames, reading) {
  const said = reading.ok ? `read wrong, stated ${reading.value.confidence.toFixed(5)}` : reading.error.code;
  log(`  "${seed}": ${said}`);
  if (!FAILURES) return;
  mkdirSync(FAILURES, { recursive: true });
  frames.forEach(({ width, height, rgba }, at) => {
    const rgb = Uint8Array.from(rgba).filter((_, channel) => channel % 4 < 3);
    const name = `${seed.replaceAll(" ", "-")}-${String(at).padStart(2, "0")}.ppm`;
    writeFileSync(join(FAILURES, name), Buffer.concat([Buffer.from(`P6 ${width} ${height} 255\n`), rgb]));
  });
}

/** @param {readonly { from: number, cubes: number, right: number, stated: number }[]} calibration */
function counted(calibration, count, reading, isRight) {
  const confidence = reading.ok ? reading.value.confidence : 0;
  count[isRight ? "right" : reading.ok ? "wrong" : "refused"]++;
  if (!isRight && confidence >= CONFIDENT) count.confidentWrong++;
  if (!reading.ok) return;
  const bin = /** @type {any} */ (calibration).findLast(({ from }) => confidence >= from);
  bin.cubes++;
  bin.stated += confidence;
  if (isRight) bin.right++;
}

/** Of another scheme than the usual one nobody can say how the cube is held: then any way will do. */
function isRight(reading, coloring, isUsual) {
  if (!reading.ok || reading.value.size !== coloring.size) return false;
  const [facelets, truth] = [reading.value.facelets, printFacelets(coloring)];
  return facelets === truth || (!isUsual && sameHeld(truth, facelets, coloring.size));
}

/** Somebody turns the cube before the camera until it is read, at most four times round, and takes what there is then. */
function filmedCubes(size, kind, calibration, log) {
  const times = { find: [], decide: [] };
  const count = { right: 0, wrong: 0, refused: 0, confidentWrong: 0, thresholds: 0, nearest: 0, rounds: 0 };
  let seconds = 0;
  for (let cube = FROM; cube < FROM + CUBES; cube++) {
    const seed = `vision ${size} ${kind} ${cube}`;
    const random = seededRandom(seed);
    const coloring = coloringOf(randomState(size, random));
    const clip = clipOf(coloring, kind, random);
    let scan = newScan();
    let result = readScan(scan);
    const frames = [];
    for (let round = 0; round < ROUNDS && !result.isDone; round++)
      for (const [at, face] of clip.order.entries()) {
        const last = clip.order[(at + 5) % 6];
        const onTheWay = at === 0 && round === 0 ? [] : clip.turning(last, face, TURNING);
        for (const frame of [...onTheWay, ...clip.heldUp(face, LOOKS)]) {
          if (FAILURES) frames.push(frame);
          scan = timed(times.find, () => lookAt(scan, frame)).scan;
        }
        seconds += SECONDS;
        const enough = at >= 4 || round > 0;
        if (enough) result = timed(times.decide, () => readScan(scan));
        if (result.isDone) break;
      }
    const { reading } = result;
    const right = isRight(reading, coloring, clip.isUsual);
    counted(calibration, count, reading, right);
    if (!right) failed(log, seed, frames, reading);
    const seen = scan.faces.filter((face) => face.size === size);
    if (seen.length < 6) continue;
    const truth = [0, 1, 2, 3, 4, 5].map((face) =>
      seen.map((each) => inTrueTurn(each, coloring, face)).reduce((a, b) => (b.sum < a.sum ? b : a)),
    );
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
    refused: count.refused,
    "confident and wrong": count.confidentWrong,
    "HSV thresholds": share(count.thresholds, CUBES),
    "nearest, CIEDE2000": share(count.nearest, CUBES),
    "mean, s of turning": Number((seconds / CUBES).toFixed(1)),
    "look, ms a frame": median(times.find),
    "decide, ms": median(times.decide),
  };
}

/** Two pictures of opposite corners of a 3x3, read as photographs. */
function cornerViews(kind, calibration, log) {
  const count = { right: 0, wrong: 0, refused: 0, confidentWrong: 0 };
  for (let cube = FROM; cube < FROM + CUBES; cube++) {
    const seed = `corners ${kind} ${cube}`;
    const random = seededRandom(seed);
    const coloring = coloringOf(randomState(3, random));
    const { frames, isUsual } = cornersOf(coloring, kind, random);
    const reading = readPictures(frames);
    const right = isRight(reading, coloring, isUsual);
    counted(calibration, count, reading, right);
    if (!right) failed(log, seed, frames, reading);
  }
  return {
    what: `3x3x3, ${kind}, two photographs of corners`,
    cubes: CUBES,
    right: share(count.right, CUBES),
    wrong: count.wrong,
    refused: count.refused,
    "confident and wrong": count.confidentWrong,
  };
}

/** A face's samples with the true colors of a face of the cube: turned so that they fit best. Which face it is and its turn the rivals are told. */
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

/** Time of the processor, so that other programs do not count. */
function timed(times, work) {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  times.push((user + system) / 1000);
  return result;
}

function median(times) {
  return Number((times.sort((a, b) => a - b)[times.length >> 1] ?? 0).toFixed(1));
}

function share(part, whole) {
  return whole === 0 ? "–" : `${part} (${((100 * part) / whole).toFixed(1)} %)`;
}
