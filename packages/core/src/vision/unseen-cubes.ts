/** Cubes that are likely a priori, since a guide knows which one it asked for. */
import { FACES, ROTATION_COUNT } from "../geometry/index.ts";
import type { Portions } from "../portions.ts";
import { type CubeState, coloringOf, printFacelets, rotateState, uprightState } from "../state/index.ts";
import { type Candidate, type Evidence, likelyCube, likelyCubes } from "./candidates.ts";
import { logSumOf } from "./likeliest.ts";
import { COLOR_COUNT } from "./palette.ts";
import type { FaceSamples } from "./stickers.ts";

/**
 * An expected cube is e⁷, about a thousand times, as likely as any other. That settles which of two cubes with the same
 * six faces it is, while a difference of one turn (at least twelve stickers on a 3x3) outweighs it.
 */
const EXPECTED = 7;
/** The log-likelihood that rules a color out. */
const IMPOSSIBLE = -1e3;
/** Expected cubes less likely than the best by more than e^14 are not reported. */
const REACH = 14;

/** Each expected cube that the pictures may show, arranged as one of the candidates is, with its prior. */
export function* expectedCubes(
  expected: readonly CubeState[],
  candidates: readonly Candidate[],
  evidence: Evidence,
): Portions<Candidate[]> {
  const { size, logs } = evidence;
  if (expected.length === 0 || candidates.length === 0) return [];
  const least = candidates[0].best - REACH - EXPECTED;
  const cubes: Candidate[] = [];
  for (const state of expected.filter((each) => each.size === size))
    for (const colors of heldColors(uprightState(state))) {
      yield;
      for (const candidate of candidates) {
        const { faceletOf, scheme, prior, arrangement } = candidate;
        const colorAt = FACES.map((_, face) => scheme.indexOf(face));
        let worth = prior + arrangement.prior;
        for (let sticker = 0; sticker < faceletOf.length; sticker++)
          worth += logs[sticker * COLOR_COUNT + colorAt[colors[faceletOf[sticker]]]];
        if (!(worth > least)) continue;
        const pinned = new Float64Array(logs.length).fill(IMPOSSIBLE);
        faceletOf.forEach((facelet, sticker) => {
          const at = sticker * COLOR_COUNT + colorAt[colors[facelet]];
          pinned[at] = logs[at];
        });
        const cube = yield* likelyCube(candidate, { ...evidence, logs: pinned });
        if (cube) cubes.push({ ...cube, best: worth + EXPECTED, total: worth + EXPECTED });
      }
    }
  return cubes;
}

/**
 * The colors of a cube in every way that a candidate may hold it: odd cubes are identified by their centers, even ones
 * may be held in any way.
 */
function heldColors(state: CubeState): Uint8Array[] {
  const held = Array.from({ length: state.size % 2 === 0 ? ROTATION_COUNT : 1 }, (_, rotation) =>
    coloringOf(rotateState(state, rotation)),
  );
  return [...new Map(held.map((coloring) => [printFacelets(coloring), coloring.colors])).values()];
}

// Cubes in which one of six pictures does not show a face. An edge of the cube, seen in passing, may look like a face,
// and the laws may still turn it into a cube by assuming that a few stickers are other than they look.

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
  evidence: Evidence,
): Portions<Candidate[]> {
  const { size, logs } = evidence;
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
    const [cube] = yield* likelyCubes({ ...evidence, logs: without }, winner.scheme);
    if (cube) cubes.push({ ...cube, best: cube.best + anything, total: cube.total + anything });
  }
  return cubes;
}
