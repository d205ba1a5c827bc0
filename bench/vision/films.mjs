/** Cubes read from synthetic video and from two pictures of corners, compared with the published ways of naming stickers on the same samples. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cubeGeometry, ROTATION_COUNT } from "@cubegram/core/geometry";
import { seededRandom } from "@cubegram/core/perm";
import { lookAt, newScan, readPictures, readScan, scannedFaces } from "@cubegram/core/vision";
import { clipOf, cornersOf } from "./clip.mjs";
import { byNearest, byThresholds, usualPalette } from "./rivals.mjs";
import { count, isRight, isRightAfterAnswer, median, newCount, share, timed } from "./score.mjs";
import { filmedColoring } from "./states.mjs";

/** How long it takes to show a face, how many looks there are at it and on the way to it (a phone takes more), and how often someone goes around. */
const SECONDS = 2;
const LOOKS = 3;
const TURNING = 2;
const ROUNDS = 4;

/**
 * Someone turns a cube in front of the camera until it is read, goes around at most four times, and then takes the best reading so far.
 * @param {{ size: number, kind: "ordinary" | "hard", states?: "random" | "few", cube: number, looks?: number, turning?: number }} film
 */
export function filmed(
  { size, kind, states = "random", cube, looks = LOOKS, turning = TURNING },
  times = { find: [], decide: [] },
  keep = false,
) {
  const seed = `vision ${size} ${kind} ${states === "random" ? "" : `${states} `}${cube}`;
  const random = seededRandom(seed);
  const coloring = filmedColoring(states, size, cube, random);
  const clip = clipOf(coloring, kind, random);
  let scan = newScan();
  let result = readScan(scan);
  let seconds = 0;
  /** Whether its sides were ever called those of two cubes, or of one that no turns lead to. */
  let mixed = false;
  const frames = [];
  for (let round = 0; round < ROUNDS && !result.isDone; round++)
    for (const [at, face] of clip.order.entries()) {
      const last = clip.order[(at + 5) % 6];
      const onTheWay = at === 0 && round === 0 ? [] : clip.turning(last, face, turning);
      for (const frame of [...onTheWay, ...clip.heldUp(face, looks)]) {
        if (keep) frames.push(frame);
        scan = timed(times.find, () => lookAt(scan, frame)).scan;
      }
      seconds += SECONDS;
      const enough = at >= 4 || round > 0;
      if (enough) result = timed(times.decide, () => readScan(scan));
      mixed ||= result.isMixed || result.impossible !== undefined;
      if (result.isDone) break;
    }
  const { reading } = result;
  return {
    seed,
    coloring,
    clip,
    scan,
    reading,
    seconds,
    mixed,
    frames,
    right: isRight(reading, coloring, clip.isUsual),
  };
}

/** A row of films: how many were read right, how long it took, and what others make of the samples. */
export function filmRow({ size, kind, states, from, cubes }, { calibration, log, failures }) {
  const times = { find: [], decide: [] };
  const counts = newCount();
  const rivals = { thresholds: 0, nearest: 0 };
  let seconds = 0;
  for (let cube = from; cube < from + cubes; cube++) {
    const film = filmed({ size, kind, states, cube }, times, failures !== undefined);
    count(calibration, counts, film.reading, film.right);
    seconds += film.seconds;
    if (film.right || isRightAfterAnswer(film.reading, film.coloring, film.clip.isUsual))
      counts.afterAnswer++;
    if (!film.right) failed(film, log, failures);
    compareRivals(film, rivals);
    const done = cube - from + 1;
    if (done % 100 === 0 && done < cubes)
      log(
        `  ${size} ${kind} ${states}: ${counts.right} of ${done} right, ${counts.confidentWrong} confident and wrong`,
      );
  }
  return {
    what: `${size}x${size}x${size}, ${kind}${states === "few" ? ", few turns from solved" : ""}`,
    ...counted(counts, cubes),
    "HSV thresholds": share(rivals.thresholds, cubes),
    "nearest, CIEDE2000": share(rivals.nearest, cubes),
    "mean, s of turning": Number((seconds / cubes).toFixed(1)),
    "look, ms a frame": median(times.find),
    "decide, ms": median(times.decide),
  };
}

/** The rivals need all six faces: they are shown those that we did without. */
function compareRivals({ clip, coloring, scan: before }, rivals) {
  const { size } = coloring;
  let scan = before;
  if (scannedFaces(scan).length < 6)
    for (const frame of clip.heldUp(clip.order[5], LOOKS)) scan = lookAt(scan, frame).scan;
  const seen = scan.faces.filter((face) => face.size === size);
  if (seen.length < 6) return;
  const truth = [0, 1, 2, 3, 4, 5].map((face) =>
    seen.map((each) => inTrueTurn(each, coloring, face)).reduce((a, b) => (b.sum < a.sum ? b : a)),
  );
  const areAll = (colorOf) =>
    truth.every(({ colors, rgb }) => rgb.every((color, at) => colorOf(color) === colors[at]));
  if (areAll(byThresholds)) rivals.thresholds++;
  const centers = size % 2 === 0 ? usualPalette : centersOf(truth, size);
  if (areAll((color) => byNearest(color, centers))) rivals.nearest++;
}

/** A face's samples with the true colors of a face of the cube, rotated to the best fit. The rivals are told which face it is and its rotation. */
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

/** Two pictures of opposite corners of a 3x3, read as photographs. */
export function cornerRow({ kind, from, cubes }, { calibration, log, failures }) {
  const counts = newCount();
  for (let cube = from; cube < from + cubes; cube++) {
    const seed = `corners ${kind} ${cube}`;
    const random = seededRandom(seed);
    const coloring = filmedColoring("random", 3, cube, random);
    const { frames, isUsual } = cornersOf(coloring, kind, random);
    const reading = readPictures(frames);
    const right = isRight(reading, coloring, isUsual);
    count(calibration, counts, reading, right);
    if (right || isRightAfterAnswer(reading, coloring, isUsual)) counts.afterAnswer++;
    if (!right) failed({ seed, frames, reading, coloring }, log, failures);
  }
  return {
    what: `3x3x3, ${kind}, two photographs of corners`,
    ...counted(counts, cubes),
  };
}

function counted({ right, afterAnswer, wrong, refused, confidentWrong }, cubes) {
  return {
    cubes,
    right: share(right, cubes),
    "right after one answer": share(afterAnswer, cubes),
    wrong,
    refused,
    "confident and wrong": confidentWrong,
  };
}

/** Reports a cube that was not read right, and keeps its pictures (PPM) on request. */
function failed({ seed, frames, reading, coloring }, log, failures) {
  const said = reading.ok ? `read wrong, stated ${reading.value.confidence.toFixed(5)}` : reading.error.code;
  log(
    `  "${seed}": ${said}${reading.ok && reading.value.size !== coloring.size ? `, ${reading.value.size} layers` : ""}`,
  );
  if (!failures) return;
  mkdirSync(failures, { recursive: true });
  frames.forEach(({ width, height, rgba }, at) => {
    const rgb = Uint8Array.from(rgba).filter((_, channel) => channel % 4 < 3);
    const name = `${seed.replaceAll(" ", "-")}-${String(at).padStart(2, "0")}.ppm`;
    writeFileSync(join(failures, name), Buffer.concat([Buffer.from(`P6 ${width} ${height} 255\n`), rgb]));
  });
}
