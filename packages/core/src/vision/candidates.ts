/**
 * The cubes that the stickers may show: the likeliest one for every likely arrangement of the six pictures and every
 * color scheme.
 */
import { type PieceTables, pieceTables, stateOf } from "../diagnosis/index.ts";
import { cubeGeometry, ROTATION_COUNT, rotations } from "../geometry/index.ts";
import type { Portions } from "../portions.ts";
import {
  type Coloring,
  type CubeState,
  coloringOf,
  heldRotation,
  printFacelets,
  rotateState,
} from "../state/index.ts";
import {
  type Arrangement,
  likelyArrangements,
  looksTurned,
  meetingScores,
  stickersArranged,
} from "./arrangement.ts";
import { heldScores, type LikeliestCube, likeliestCube, REACHES } from "./likeliest.ts";
import { COLOR_COUNT } from "./palette.ts";
import { type ColorScheme, colorSchemes } from "./stickers.ts";

/** What is seen, in numbers, and what is said about it. */
export interface Evidence {
  readonly size: number;
  /** logs[sticker · 6 + color], stickers as the pictures show them. */
  readonly logs: Float64Array;
  /** The weights of adjacent sides, see `jointScores`. */
  readonly joints: Float64Array;
  readonly told: readonly Told[];
}

/** How the pictures would be those of a cube: which is which face, how each is turned, and which color is on which face. */
export interface Hypothesis {
  readonly arrangement: Arrangement;
  readonly scheme: ColorScheme;
  /** The prior log-weight of the scheme. */
  readonly prior: number;
}

/** The likeliest legal cube under a hypothesis. */
export interface Candidate extends Hypothesis {
  /** Upright. */
  readonly state: CubeState;
  readonly coloring: Coloring;
  readonly facelets: string;
  /** The log-likelihood of the cube, and of all legal cubes with that arrangement together. */
  readonly best: number;
  readonly total: number;
  /** colorOf[sticker]: the color it has on this cube; stickers are numbered as in the pictures. */
  readonly colorOf: Uint8Array;
  /** faceletOf[sticker]: where it is on the upright cube. */
  readonly faceletOf: Uint16Array;
  /** shares[facelet · 6 + letter]: the probability of each color on the upright cube. */
  shares(): Portions<Float64Array>;
}

/** A statement about the upright cube: a facelet and its color 0 … 5 (white, red, green, yellow, orange, blue). */
export interface Told {
  readonly facelet: number;
  readonly color: number;
}

/** The log-likelihood that rules a color out. */
export const IMPOSSIBLE = -60;

/** The prior log-weight of a color scheme other than the usual one, which must therefore fit much better. */
const UNUSUAL = -9;
/** Candidates less likely than the best by more than e^14 are ignored, and so are more than this many of one scheme. */
const REACH = 14;
const LIMIT = 30;
/** How many other schemes are tried, and how many cubes of each. */
const UNUSUAL_SCHEMES = 2;
const UNUSUAL_LIMIT = 4;
/** How much an arrangement of another scheme may lose: it is unusual, so the stickers must say so clearly. */
const UNUSUAL_WITHIN = 30;
/**
 * How many arrangements are searched thoroughly once no cube is found nearby, and how many with a reach of `HOPELESS`.
 * Noise has many that are equally good, and each takes as long as a whole look at a cube.
 */
const THOROUGH_LIMIT = 8;
const HOPELESS_LIMIT = 3;
const HOPELESS = 60;

/**
 * @param known the scheme, when it is; otherwise the usual one, and two others where it leaves much unexplained
 * @param limit how many arrangements of that scheme are followed
 */
export function* likelyCubes(
  evidence: Evidence,
  known?: ColorScheme,
  limit: number = LIMIT,
): Portions<Candidate[]> {
  const [usual, ...others] = colorSchemes();
  const found = yield* cubesOf(
    yield* hypothesesOf(known ?? usual, evidence, limit, Number.POSITIVE_INFINITY),
    evidence,
  );
  const best = Math.max(...found.map((candidate) => candidate.best));
  const bound = sumOfGreatest(evidence.logs, (at) => at < evidence.logs.length) + UNUSUAL;
  // No other scheme can come close to a cube that explains nearly every sticker by its own best color.
  if (!known && !(best > bound + 4)) {
    const within = Math.min(UNUSUAL_WITHIN, bound - best + REACH);
    const promising: Hypothesis[][] = [];
    for (const scheme of others) {
      const hypotheses = yield* hypothesesOf(scheme, evidence, UNUSUAL_LIMIT, within);
      if (hypotheses.length > 0) promising.push(hypotheses);
    }
    promising.sort(([a], [b]) => b.arrangement.bound - a.arrangement.bound);
    for (const hypotheses of promising.slice(0, UNUSUAL_SCHEMES))
      found.push(...(yield* cubesOf(hypotheses, evidence)));
  }
  return found.sort((a, b) => b.best - a.best);
}

function priorOf(scheme: ColorScheme): number {
  return scheme.every((face, color) => face === color) ? 0 : UNUSUAL;
}

/** The likeliest arrangements of the pictures if the cube has that scheme, the likeliest first. */
function* hypothesesOf(
  scheme: ColorScheme,
  { size, logs: colorLogs, joints }: Evidence,
  limit: number,
  within: number,
): Portions<Hypothesis[]> {
  const tables = pieceTables(size);
  const logs = inLetters(colorLogs, scheme);
  // What each sticker loses relative to its own best color: then no piece scores above 0, and a bad start is abandoned
  // early.
  const losses = logs.slice();
  for (let at = 0; at < logs.length; at += COLOR_COUNT) {
    const most = Math.max(...logs.subarray(at, at + COLOR_COUNT));
    for (let letter = at; letter < at + COLOR_COUNT; letter++) losses[letter] -= most;
  }
  const scores = yield* meetingScores(size, losses, tables.corners.stickers, pieceTables(3).edges!.stickers);
  const orderScore = (pictureOf: readonly number[]) => centersScore(tables, logs, pictureOf);
  const isPiece = new Set(tables.pieces.flatMap(({ facelets }) => [...facelets]));
  const most = sumOfGreatest(logs, (at) => isPiece.has(at / COLOR_COUNT));
  const looks = looksTurned(size, logs);
  const found = yield* likelyArrangements(scores, { reach: REACH, within, limit, looks, orderScore, joints });
  return found.map((arrangement) => ({
    arrangement: { ...arrangement, bound: arrangement.bound + most },
    scheme,
    prior: priorOf(scheme),
  }));
}

/** The likeliest cube under each hypothesis, all of one scheme. */
function* cubesOf(hypotheses: readonly Hypothesis[], evidence: Evidence): Portions<Candidate[]> {
  const found: Candidate[] = [];
  if (hypotheses.length === 0) return found;
  const ofCenters = new Set(pieceTables(evidence.size).centers.flatMap(({ facelets }) => [...facelets]));
  const [{ scheme, prior }] = hypotheses;
  const letters = inLetters(evidence.logs, scheme);
  const besides = prior + sumOfGreatest(letters, (at) => ofCenters.has(at / COLOR_COUNT));
  let best = Number.NEGATIVE_INFINITY;
  // Most arrangements of a cube that looks nearly the same from all sides break a law, so all of them are first
  // searched nearby.
  let left = hypotheses;
  for (const reach of REACHES) {
    const open: Hypothesis[] = [];
    for (const hypothesis of left) {
      if (hypothesis.arrangement.bound + besides < best - REACH) break;
      const candidate = yield* heeding(hypothesis, evidence, reach);
      if (!candidate) {
        open.push(hypothesis);
        continue;
      }
      best = Math.max(best, candidate.best);
      found.push(candidate);
    }
    left = open
      .filter(({ arrangement }) => arrangement.bound + besides - reach > best - REACH)
      .slice(0, reach < HOPELESS ? THOROUGH_LIMIT : HOPELESS_LIMIT);
    if (left.length === 0) break;
  }
  return found;
}

/** The likeliest cube that agrees with what was said. Which sticker was meant depends on the arrangement. */
function* heeding(
  hypothesis: Hypothesis,
  evidence: Evidence,
  reach: number,
): Portions<Candidate | undefined> {
  const free = yield* cubeUnder(hypothesis, evidence, reach);
  if (!free || evidence.told.length === 0) return free;
  const logs = evidence.logs.slice();
  for (const { facelet, color } of evidence.told) {
    const sticker = free.faceletOf.indexOf(facelet);
    for (let other = 0; other < COLOR_COUNT; other++)
      if (other !== color) logs[sticker * COLOR_COUNT + other] += IMPOSSIBLE;
  }
  return yield* cubeUnder(hypothesis, { ...evidence, logs }, reach);
}

/** The likeliest cube under one hypothesis, whatever was said. */
export function* likelyCube(hypothesis: Hypothesis, evidence: Evidence): Portions<Candidate | undefined> {
  for (const reach of REACHES) {
    const candidate = yield* cubeUnder(hypothesis, evidence, reach);
    if (candidate) return candidate;
  }
  return undefined;
}

function inLetters(colorLogs: Float64Array, scheme: ColorScheme): Float64Array {
  const logs = new Float64Array(colorLogs.length);
  for (let at = 0; at < logs.length; at += COLOR_COUNT)
    for (let color = 0; color < COLOR_COUNT; color++) logs[at + scheme[color]] = colorLogs[at + color];
  return logs;
}

function* cubeUnder(
  hypothesis: Hypothesis,
  { size, logs: colorLogs }: Evidence,
  reach: number,
): Portions<Candidate | undefined> {
  const logs = inLetters(colorLogs, hypothesis.scheme);
  const stickerAt = stickersArranged(size, hypothesis.arrangement);
  const arranged = new Float64Array(logs.length);
  stickerAt.forEach((sticker, facelet) => {
    const from = sticker * COLOR_COUNT;
    arranged.set(logs.subarray(from, from + COLOR_COUNT), facelet * COLOR_COUNT);
  });
  const cube = yield* likeliestCube(size, arranged, reach);
  return cube && asCandidate(cube, size, stickerAt, hypothesis);
}

/** What the fixed centers of odd cubes say about an order of the pictures. */
function centersScore(tables: PieceTables, logs: Float64Array, pictureOf: readonly number[]): number {
  if (!tables.fixedCenters) return 0;
  const area = tables.size ** 2;
  const atCenters = new Float64Array(logs.length);
  tables.fixedCenters.forEach((facelet, face) => {
    const from = (pictureOf[face] * area + (area - 1) / 2) * COLOR_COUNT;
    atCenters.set(logs.subarray(from, from + COLOR_COUNT), facelet * COLOR_COUNT);
  });
  return Math.max(...heldScores(tables, atCenters).best);
}

function asCandidate(
  cube: LikeliestCube,
  size: number,
  stickerAt: Uint16Array,
  { arrangement, scheme, prior }: Hypothesis,
): Candidate {
  const held = stateOf(pieceTables(size), { size, colors: cube.colors });
  if (!held) throw new Error("likeliestCube gave an illegal cube");
  const { faceletImage } = cubeGeometry(size);
  const upright = rotations().inverse[heldRotation(held)];
  const state = rotateState(held, upright);
  const coloring = coloringOf(state);
  const colorOf = new Uint8Array(stickerAt.length);
  const faceletOf = new Uint16Array(stickerAt.length);
  const shares = function* () {
    const asHeld = yield* cube.shares();
    const turned = new Float64Array(asHeld.length);
    for (let facelet = 0; facelet < stickerAt.length; facelet++) {
      const to = faceletImage[facelet * ROTATION_COUNT + upright] * COLOR_COUNT;
      turned.set(asHeld.subarray(facelet * COLOR_COUNT, (facelet + 1) * COLOR_COUNT), to);
    }
    return turned;
  };
  stickerAt.forEach((sticker, facelet) => {
    colorOf[sticker] = scheme.indexOf(cube.colors[facelet]);
    faceletOf[sticker] = faceletImage[facelet * ROTATION_COUNT + upright];
  });
  return {
    state,
    coloring,
    facelets: printFacelets(coloring),
    best: cube.best + prior + arrangement.prior,
    total: cube.total + prior + arrangement.prior,
    arrangement,
    scheme,
    prior,
    colorOf,
    faceletOf,
    shares,
  };
}

function sumOfGreatest(logs: Float64Array, counts: (at: number) => boolean): number {
  let sum = 0;
  for (let at = 0; at < logs.length; at += COLOR_COUNT)
    if (counts(at)) sum += Math.max(...logs.subarray(at, at + COLOR_COUNT));
  return sum;
}
