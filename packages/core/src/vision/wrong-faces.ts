/**
 * Cubes in which one of six pictures does not show a face, or one of five shows two that look alike. An edge of the cube, seen in passing, may look like a face,
 * and the laws may still turn it into a cube by assuming that a few stickers are other than they look.
 */
import { type Candidate, type Clues, likelyCubes } from "./candidates.ts";
import { logSumOf } from "./likeliest.ts";
import { COLOR_COUNT } from "./palette.ts";
import type { Portions } from "./portions.ts";
import { FACE_COUNT, type FaceSamples, turnedIndex } from "./stickers.ts";

/**
 * The prior log-weight of a face against a picture of something else: for a chosen picture, and per sighting in a
 * video. What was seen twice is hardly more often a face than not.
 */
const CHOSEN = 7;
const SEEN = 2;
const SEEN_NEVER = -3.5;
function faceWeight(times: number | undefined): number {
  return times === undefined ? CHOSEN : Math.min(CHOSEN, SEEN * times + SEEN_NEVER);
}

/** The probability that all of them are faces, by how often they were seen. */
export function facesProbability(faces: readonly FaceSamples[]): number {
  return faces.reduce((product, { times }) => product / (1 + Math.exp(-faceWeight(times))), 1);
}

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
    let anything = -faceWeight(times);
    for (let at = first; at < end; at++) anything += logSumOf(look(at)) - Math.log(COLOR_COUNT);
    const without = logs.slice();
    without.fill(0, first * COLOR_COUNT, end * COLOR_COUNT);
    const [cube] = yield* likelyCubes(size, without, clues, winner.scheme);
    if (cube) cubes.push({ ...cube, best: cube.best + anything, total: cube.total + anything });
  }
  return cubes;
}

/** How much the number of sightings says about a face that may have been two, and the most that it says, as a logarithm. */
const SIGHTINGS = 0.5;
const LEAST = -1;
const MOST = 3;

/**
 * If only five faces were seen, the sixth may look like one of them, as in one random 2x2 in twenty. Then that one was
 * seen twice as often as the others: candidates with such a hidden face gain by how much that fits.
 */
export function weighedByHiddenFace(
  candidates: readonly Candidate[],
  faces: readonly FaceSamples[],
  size: number,
): readonly Candidate[] {
  if (faces.length !== FACE_COUNT - 1 || size % 2 === 1) return candidates;
  const times = faces.map((face) => face.times ?? 1);
  const all = times.reduce((sum, item) => sum + item, 0);
  return candidates.map((candidate) => {
    const double = faces.findIndex((_, face) => looksLike(candidate.colorOf, face, FACE_COUNT - 1, size));
    if (double < 0) return candidate;
    const usual = (all - times[double]) / (faces.length - 1);
    // The logarithm of how much likelier so many sightings are if twice as many are expected (Poisson).
    const gain = Math.min(MOST, Math.max(LEAST, SIGHTINGS * (times[double] * Math.LN2 - usual)));
    return { ...candidate, best: candidate.best + gain, total: candidate.total + gain };
  });
}

/** Whether two faces have the same colors, one of them turned. */
function looksLike(colorOf: Uint8Array, face: number, other: number, size: number): boolean {
  const area = size * size;
  return [0, 1, 2, 3].some((quarters) => {
    for (let at = 0; at < area; at++) {
      const turned = turnedIndex(size, Math.floor(at / size), at % size, quarters);
      if (colorOf[face * area + at] !== colorOf[other * area + turned]) return false;
    }
    return true;
  });
}
