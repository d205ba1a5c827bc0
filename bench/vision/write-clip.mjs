/**
 * A synthetic film of a cube that someone turns in front of a camera, as Y4M, which Chromium plays as its camera:
 *   node bench/vision/write-clip.mjs FILE FACELETS [SEED]
 */
import { closeSync, openSync, writeSync } from "node:fs";
import { parseColoring } from "@cubegram/core/diagnosis";
import { seededRandom } from "@cubegram/core/perm";
import { clipOf } from "./clip.mjs";
import { HEIGHT, WIDTH } from "./scene.mjs";

/** Pictures per second; how many different ones of each face and of the way to it, and how often each is repeated. */
const RATE = 10;
const LOOKS = 4;
const TURNING = 2;
const REPEATED = 3;

const [file, facelets, seed = "film"] = process.argv.slice(2);
const parsed = parseColoring(facelets ?? "");
if (!file || !parsed.ok) {
  process.stderr.write("write-clip: expected FILE FACELETS [SEED]\n");
  process.exit(2);
}
const clip = clipOf(parsed.value, "ordinary", seededRandom(seed));
const out = openSync(file, "w");
writeSync(out, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${RATE}:1 Ip A1:1 C420jpeg\n`);
// Chromium starts over at the end, so the way to the first face comes from the last one.
for (const [at, face] of clip.order.entries())
  for (const frame of [
    ...clip.turning(clip.order[(at + 5) % 6], face, TURNING),
    ...clip.heldUp(face, LOOKS),
  ]) {
    const planes = planesOf(frame);
    for (let copy = 0; copy < REPEATED; copy++) {
      writeSync(out, "FRAME\n");
      writeSync(out, planes);
    }
  }
closeSync(out);

/** Luma, and blue and red chroma at half the resolution (BT.601, studio range as players expect it). */
function planesOf({ rgba }) {
  const quarter = (WIDTH / 2) * (HEIGHT / 2);
  const planes = new Uint8Array(WIDTH * HEIGHT + 2 * quarter);
  const sums = new Float32Array(2 * quarter);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = y * WIDTH + x;
      const [r, g, b] = [rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]];
      planes[at] = 16 + 0.257 * r + 0.504 * g + 0.098 * b;
      const half = (y >> 1) * (WIDTH / 2) + (x >> 1);
      sums[half] += (-0.148 * r - 0.291 * g + 0.439 * b) / 4;
      sums[quarter + half] += (0.439 * r - 0.368 * g - 0.071 * b) / 4;
    }
  for (let at = 0; at < sums.length; at++) planes[WIDTH * HEIGHT + at] = 128 + sums[at];
  return planes;
}
