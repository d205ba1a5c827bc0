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
import { type ColorScheme, colorSchemes } from "./schemes.ts";

export interface Candidate {
  /** Upright. */
  readonly state: CubeState;
  readonly coloring: Coloring;
  readonly facelets: string;
  /** The log-likelihood of the cube, and of all legal cubes with that arrangement together. */
  readonly best: number;
  readonly total: number;
  readonly arrangement: Arrangement;
  readonly scheme: ColorScheme;
  /** The prior weight of the scheme. */
  readonly prior: number;
  /** colorOf[sticker]: the color it has on this cube; stickers are numbered as in the pictures. */
  readonly colorOf: Uint8Array;
  /** faceletOf[sticker]: where it is on the upright cube. */
  readonly faceletOf: Uint16Array;
  /** shares[facelet · 6 + letter]: the probability of each color on the upright cube. */
  shares(): Portions<Float64Array>;
}

/** What is known besides the colors of the stickers. */
export interface Clues {
  /** The weights of adjacent sides, see `jointScores`. */
  readonly joints: Float64Array;
  readonly told: readonly Told[];
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
 * @param logs logs[sticker · 6 + color], stickers as the pictures show them
 */
export function* likelyCubes(
  size: number,
  logs: Float64Array,
  clues: Clues,
  known?: ColorScheme,
  limit: number = LIMIT,
): Portions<Candidate[]> {
  const [usual, ...others] = colorSchemes();
  const first = known ?? usual;
  const cubes = (scheme: ColorScheme, arrangements: readonly Arrangement[]) =>
    cubesOf(arrangements, { size, logs, scheme, prior: priorOf(scheme), told: clues.told });
  const found = yield* cubes(
    first,
    yield* arrangementsOf(size, logs, clues.joints, first, limit, Number.POSITIVE_INFINITY),
  );
  const best = Math.max(...found.map((candidate) => candidate.best));
  const bound = sumOfGreatest(logs, (at) => at < logs.length) + UNUSUAL;
  // No other scheme can come close to a cube that explains nearly every sticker by its own best color.
  if (!known && !(best > bound + 4)) {
    const within = Math.min(UNUSUAL_WITHIN, bound - best + REACH);
    const promising: { readonly scheme: ColorScheme; readonly arrangements: readonly Arrangement[] }[] = [];
    for (const scheme of others) {
      const arrangements = yield* arrangementsOf(size, logs, clues.joints, scheme, UNUSUAL_LIMIT, within);
      if (arrangements.length > 0) promising.push({ scheme, arrangements });
    }
    promising.sort((a, b) => b.arrangements[0].bound - a.arrangements[0].bound);
    for (const { scheme, arrangements } of promising.slice(0, UNUSUAL_SCHEMES))
      found.push(...(yield* cubes(scheme, arrangements)));
  }
  return found.sort((a, b) => b.best - a.best);
}

function priorOf(scheme: ColorScheme): number {
  return scheme.every((face, color) => face === color) ? 0 : UNUSUAL;
}

function* arrangementsOf(
  size: number,
  colorLogs: Float64Array,
  joints: Float64Array,
  scheme: ColorScheme,
  limit: number,
  within: number,
): Portions<Arrangement[]> {
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
  const isPiece = new Set(
    [tables.corners, tables.edges, ...tables.wings].flatMap((orbit) => [...(orbit?.facelets ?? [])]),
  );
  const most = sumOfGreatest(logs, (at) => isPiece.has(at / COLOR_COUNT));
  const looks = looksTurned(size, logs);
  const found = yield* likelyArrangements(scores, { reach: REACH, within, limit, looks, orderScore, joints });
  return found.map((arrangement) => ({ ...arrangement, bound: arrangement.bound + most }));
}

interface Seen {
  readonly size: number;
  /** logs[sticker · 6 + color] */
  readonly logs: Float64Array;
  readonly scheme: ColorScheme;
  /** The prior log-weight of the scheme. */
  readonly prior: number;
  readonly told: readonly Told[];
}

function* cubesOf(arrangements: readonly Arrangement[], seen: Seen): Portions<Candidate[]> {
  const ofCenters = new Set(pieceTables(seen.size).centers.flatMap(({ facelets }) => [...facelets]));
  const letters = inLetters(seen.logs, seen.scheme);
  const besides = seen.prior + sumOfGreatest(letters, (at) => ofCenters.has(at / COLOR_COUNT));
  const found: Candidate[] = [];
  let best = Number.NEGATIVE_INFINITY;
  // Most arrangements of a cube that looks nearly the same from all sides break a law, so all of them are first
  // searched nearby.
  let left = arrangements;
  for (const reach of REACHES) {
    const open: Arrangement[] = [];
    for (const arrangement of left) {
      if (arrangement.bound + besides < best - REACH) break;
      const candidate = yield* heeding(arrangement, seen, reach);
      if (!candidate) {
        open.push(arrangement);
        continue;
      }
      best = Math.max(best, candidate.best);
      found.push(candidate);
    }
    left = open
      .filter(({ bound }) => bound + besides - reach > best - REACH)
      .slice(0, reach < HOPELESS ? THOROUGH_LIMIT : HOPELESS_LIMIT);
    if (left.length === 0) break;
  }
  return found;
}

/**
 * The likeliest cube with that arrangement that agrees with what was said. Which sticker was meant depends on the
 * arrangement.
 */
function* heeding(arrangement: Arrangement, seen: Seen, reach: number): Portions<Candidate | undefined> {
  const free = yield* cubeArranged(arrangement, seen, reach);
  if (!free || seen.told.length === 0) return free;
  const logs = seen.logs.slice();
  for (const { facelet, color } of seen.told) {
    const sticker = free.faceletOf.indexOf(facelet);
    for (let other = 0; other < COLOR_COUNT; other++)
      if (other !== color) logs[sticker * COLOR_COUNT + other] += IMPOSSIBLE;
  }
  return yield* cubeArranged(arrangement, { ...seen, logs }, reach);
}

/** The likeliest cube with the arrangement and colors of a known one. */
export function* likelyCubeLike(
  { arrangement, scheme, prior }: Candidate,
  size: number,
  logs: Float64Array,
): Portions<Candidate | undefined> {
  for (const reach of REACHES) {
    const candidate = yield* cubeArranged(arrangement, { size, logs, scheme, prior, told: [] }, reach);
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

function* cubeArranged(arrangement: Arrangement, seen: Seen, reach: number): Portions<Candidate | undefined> {
  const logs = inLetters(seen.logs, seen.scheme);
  const stickerAt = stickersArranged(seen.size, arrangement);
  const arranged = new Float64Array(logs.length);
  stickerAt.forEach((sticker, facelet) => {
    const from = sticker * COLOR_COUNT;
    arranged.set(logs.subarray(from, from + COLOR_COUNT), facelet * COLOR_COUNT);
  });
  const cube = yield* likeliestCube(seen.size, arranged, reach);
  return cube && asCandidate(cube, arrangement, stickerAt, seen);
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
  arrangement: Arrangement,
  stickerAt: Uint16Array,
  { size, scheme, prior }: Seen,
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
