/** Whether the reading is what was filmed, and how often it is at each stated confidence. */
import { cubeGeometry, ROTATION_COUNT } from "@cubegram/core/geometry";
import { printFacelets } from "@cubegram/core/state";
import { decideAgain } from "@cubegram/core/vision";

/** A reading counts as confident from this stated probability on. */
export const CONFIDENT = 0.99;
const STEPS = [0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999, 0.9999];

/** Readings counted by stated confidence: [{ from, cubes, right, stated }]. */
export function newCalibration() {
  return STEPS.map((from) => ({ from, cubes: 0, right: 0, stated: 0 }));
}

export function newCount() {
  return { right: 0, afterAnswer: 0, wrong: 0, refused: 0, confidentWrong: 0 };
}

/** Whether a wrong reading becomes right once the sticker that it doubts most is put right, as the app asks. */
export function isRightAfterAnswer(reading, coloring, isUsual) {
  // Under another scheme nobody can say which facelet was meant.
  if (!isUsual || !reading.ok || reading.value.size !== coloring.size) return false;
  const [facelet] = reading.value.doubts;
  if (facelet === undefined) return false;
  return isRight(decideAgain(reading.value, facelet, coloring.colors[facelet]), coloring, isUsual);
}

/** @param {readonly { from: number, cubes: number, right: number, stated: number }[]} calibration */
export function count(calibration, counts, reading, isRight) {
  const confidence = reading.ok ? reading.value.confidence : 0;
  counts[isRight ? "right" : reading.ok ? "wrong" : "refused"]++;
  if (!isRight && confidence >= CONFIDENT) counts.confidentWrong++;
  if (!reading.ok) return;
  const bin = /** @type {any} */ (calibration).findLast(({ from }) => confidence >= from);
  bin.cubes++;
  bin.stated += confidence;
  if (isRight) bin.right++;
}

export function calibrationRows(calibration) {
  const rows = calibration.map(({ from, cubes, right, stated }, at) => ({
    name: `${from} … ${calibration[at + 1]?.from ?? 1}`,
    cubes,
    right,
    stated,
  }));
  const sure = calibration.filter(({ from }) => from >= CONFIDENT);
  const sum = (key) => sure.reduce((all, bin) => all + bin[key], 0);
  rows.push({
    name: `${CONFIDENT} … 1, together`,
    cubes: sum("cubes"),
    right: sum("right"),
    stated: sum("stated"),
  });
  return rows.map(({ name, cubes, right, stated }) => ({
    what: `of synthetic cubes with confidence ${name}`,
    cubes,
    right: share(right, cubes),
    "stated, mean": cubes === 0 ? "–" : `${((100 * stated) / cubes).toFixed(2)} %`,
  }));
}

/** With an unusual color scheme nobody can say how the cube is held, so any way is accepted. */
export function isRight(reading, coloring, isUsual) {
  if (!reading.ok || reading.value.size !== coloring.size) return false;
  const [facelets, truth] = [reading.value.facelets, printFacelets(coloring)];
  return facelets === truth || (!isUsual && sameHeld(truth, facelets, coloring.size));
}

/** One cube held in two ways, with letters by color or by face. */
export function sameHeld(a, b, size) {
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

/** Processor time, so that other programs do not count. */
export function timed(times, work) {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  times.push((user + system) / 1000);
  return result;
}

export function median(times) {
  return Number((times.sort((a, b) => a - b)[times.length >> 1] ?? 0).toFixed(1));
}

export function share(part, whole) {
  return whole === 0 ? "–" : `${part} (${((100 * part) / whole).toFixed(1)} %)`;
}
