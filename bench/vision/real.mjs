/** The samples of vision/vectors: real cubes in front of real cameras. */
import { readFileSync } from "node:fs";
import { decideCube } from "@cubegram/core/vision";
import { byNearest, byThresholds, usualPalette } from "./rivals.mjs";
import { CONFIDENT, median, sameHeld, share, timed } from "./score.mjs";

/** The samples of vision/vectors: real webcams. The rivals are told which letters the colors have. */
export function realCubes() {
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
