/**
 * Cubes in which one of six pictures does not show a face. An edge of the cube, seen in passing, may look like a face,
 * and the laws may still turn it into a cube by assuming that a few stickers are other than they look.
 */

import type { Portions } from "../portions.ts";
import { type Candidate, type Clues, likelyCubes } from "./candidates.ts";
import { logSumOf } from "./likeliest.ts";
import { COLOR_COUNT } from "./palette.ts";
import type { FaceSamples } from "./stickers.ts";

/**
 * The prior log-weight of a face against a picture of something else: for a chosen picture, and per sighting in a
 * video. What was seen twice is hardly more often a face than not.
 */
const CHOSEN = 7;
const SEEN = 2;
const SEEN_NEVER = -3.5;
/** How much the stickers of a cube may lose in total against their own best colors before faces are doubted. */
const CONTRADICTED = 4;

/**
 * For each picture the likeliest cube without it, with its weight; none if nearly all of the winner's stickers are as
 * they look.
 */
export function* cubesWithoutFace(
  winner: Candidate,
  faces: readonly FaceSamples[],
  size: number,
  logs: Float64Array,
  clues: Clues,
): Portions<Candidate[]> {
  const area = size * size;
  const look = (at: number) => logs.subarray(at * COLOR_COUNT, (at + 1) * COLOR_COUNT);
  let lost = 0;
  winner.colorOf.forEach((color, at) => {
    lost += Math.max(...look(at)) - look(at)[color];
  });
  if (lost < CONTRADICTED) return [];
  const cubes: Candidate[] = [];
  for (const [face, { times }] of faces.entries()) {
    const [first, end] = [face * area, (face + 1) * area];
    let anything = times === undefined ? -CHOSEN : -Math.min(CHOSEN, SEEN * times + SEEN_NEVER);
    for (let at = first; at < end; at++) anything += logSumOf(look(at)) - Math.log(COLOR_COUNT);
    const without = logs.slice();
    without.fill(0, first * COLOR_COUNT, end * COLOR_COUNT);
    const [cube] = yield* likelyCubes(size, without, clues, winner.scheme);
    if (cube) cubes.push({ ...cube, best: cube.best + anything, total: cube.total + anything });
  }
  return cubes;
}
