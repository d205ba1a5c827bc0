/**
 * Which picture shows which face of the cube, and how far it is turned. Corners and edges tie the faces together: three
 * corner stickers that meet must form a corner of some cube, and two strips of edge stickers its edges. All 5! · 4⁵
 * arrangements (the first picture stays as it is, since the cube may be held in any way) are scored by the likeliest
 * piece at each place separately, using tables of what may meet what.
 */
import { cubeGeometry, turnedIndex } from "../geometry/index.ts";
import type { Portions } from "../portions.ts";
import { COLOR_COUNT } from "./palette.ts";
import { FACE_COUNT, type FaceSamples } from "./stickers.ts";

export interface Arrangement {
  /** pictureOf[face], faces U R F D L B. */
  readonly pictureOf: readonly number[];
  /** turnsOf[face]: clockwise quarter turns from the picture to the face. */
  readonly turnsOf: readonly number[];
  /** The arrangement's own log-weight. Arrangements that look the same count as one, with their weights added up. */
  readonly prior: number;
  /** An upper bound on the log-likelihood of any cube with this arrangement, leaving out centers. */
  readonly bound: number;
}

/** stickerAt[facelet]: the sticker that appears there, as picture · n² + its index in the picture. */
export function stickersArranged(size: number, { pictureOf, turnsOf }: Arrangement): Uint16Array {
  const area = size * size;
  const stickerAt = new Uint16Array(FACE_COUNT * area);
  for (let face = 0; face < FACE_COUNT; face++)
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        stickerAt[face * area + row * size + column] =
          pictureOf[face] * area + turnedIndex(size, row, column, turnsOf[face]);
  return stickerAt;
}

/** 5! orders, and 4⁵ turns, of all pictures but the first. */
export const ARRANGEMENT_COUNT: number = 120 * 1024;

/** A face and one of its four corners or sides, as face · 4 + which, clockwise from the top left corner or the top side. */
interface Joints {
  /** Three to a corner of the cube, clockwise. */
  readonly corners: readonly (readonly number[])[];
  /** Two to an edge of the cube. */
  readonly sides: readonly (readonly number[])[];
}

/** Read off the corners and edges of the 3x3, which meet in the same way on every cube. */
function jointsOf(): Joints {
  const { orbits } = cubeGeometry(3);
  const facelets = (kind: string) => orbits.find((orbit) => orbit.kind === kind)!.facelets;
  const cornerSlots = [0, 2, 8, 6];
  const sideSlots = [1, 5, 7, 3];
  const slot = (slots: readonly number[]) => (facelet: number) =>
    Math.floor(facelet / 9) * 4 + slots.indexOf(facelet % 9);
  return {
    corners: facelets("corner").map((place) => place.map(slot(cornerSlots))),
    sides: facelets("edge").map((place) => place.map(slot(sideSlots))),
  };
}

/**
 * The best score of whatever meets: `corner[(a · 24 + b) · 24 + c]` and `side[a · 24 + b]`, where a slot is picture · 4
 * + which.
 */
export interface MeetingScores {
  readonly corner: Float64Array;
  readonly side: Float64Array;
}

const SLOTS = FACE_COUNT * 4;

/**
 * @param triples letters of the pieces that three stickers can be, three to a piece
 * @param pairs letters that two stickers can be
 */
export function* meetingScores(
  size: number,
  logs: Float64Array,
  triples: Uint8Array,
  pairs: Uint8Array,
): Portions<MeetingScores> {
  const area = size * size;
  const corner = new Float64Array(SLOTS ** 3).fill(Number.NEGATIVE_INFINITY);
  const stickerOf = (slot: number, along: number) =>
    (slot >> 2) * area + turnedIndex(size, 0, along, (4 - (slot & 3)) & 3);
  for (let a = 0; a < SLOTS; a++) {
    yield;
    for (let b = 0; b < SLOTS; b++)
      for (let c = 0; c < SLOTS; c++) {
        if (a >> 2 === b >> 2 || b >> 2 === c >> 2 || a >> 2 === c >> 2) continue;
        const [x, y, z] = [stickerOf(a, 0) * 6, stickerOf(b, 0) * 6, stickerOf(c, 0) * 6];
        let best = Number.NEGATIVE_INFINITY;
        for (let at = 0; at < triples.length; at += 3) {
          const score = logs[x + triples[at]] + logs[y + triples[at + 1]] + logs[z + triples[at + 2]];
          if (score > best) best = score;
        }
        corner[(a * SLOTS + b) * SLOTS + c] = best;
      }
  }
  const side = new Float64Array(SLOTS ** 2).fill(Number.NEGATIVE_INFINITY);
  for (let a = 0; a < SLOTS; a++) {
    yield;
    for (let b = 0; b < SLOTS; b++) {
      if (a >> 2 === b >> 2) continue;
      let sum = 0;
      for (let along = 1; along < size - 1; along++) {
        const [x, y] = [stickerOf(a, along) * 6, stickerOf(b, size - 1 - along) * 6];
        let best = Number.NEGATIVE_INFINITY;
        for (let at = 0; at < pairs.length; at += 2) {
          const score = logs[x + pairs[at]] + logs[y + pairs[at + 1]];
          if (score > best) best = score;
        }
        sum += best;
      }
      side[a * SLOTS + b] = sum;
    }
  }
  return { corner, side };
}

/**
 * looks[picture · 4 + quarters]: what a picture looks like after that many clockwise quarter turns, each sticker in its
 * likeliest color; equal numbers look the same. A face of one color looks the same in all four turns: a cube a few
 * turns from solved has thousands of arrangements but few cubes.
 */
export function looksTurned(size: number, logs: Float64Array): Uint8Array {
  const area = size * size;
  const likeliest = Array.from({ length: FACE_COUNT * area }, (_, sticker) => {
    const own = logs.subarray(sticker * COLOR_COUNT, (sticker + 1) * COLOR_COUNT);
    return own.indexOf(Math.max(...own));
  });
  const known: string[] = [];
  return Uint8Array.from({ length: SLOTS }, (_, slot) => {
    const [first, quarters] = [(slot >> 2) * area, slot & 3];
    let look = "";
    for (let at = 0; at < area; at++)
      look += likeliest[first + turnedIndex(size, Math.floor(at / size), at % size, quarters)];
    if (!known.includes(look)) known.push(look);
    return known.indexOf(look);
  });
}

export interface ArrangementOptions {
  /** Arrangements that are worse than the best by more than this are left out. */
  readonly reach: number;
  /** Arrangements that lose more than this are not looked for. */
  readonly within: number;
  readonly limit: number;
  /** What pictures look like when turned, see `looksTurned`. */
  readonly looks: Uint8Array;
  /** By pictureOf: what the fixed centers say about an order; 0 if nothing. */
  readonly orderScore: (pictureOf: readonly number[]) => number;
  /** joints[a · 24 + b]: the log-weight, ≤ 0, of side b being next to side a; slots as in `MeetingScores`. */
  readonly joints: Float64Array;
}

/** The log-cost of separating sides that were once seen to be one edge; at most this many sightings count. */
const APART = -2;
const OFTEN = 3;

/** The weight of every pair of sides being adjacent, from what was seen. */
export function jointScores(faces: readonly FaceSamples[]): Float64Array {
  const scores = new Float64Array(SLOTS ** 2);
  faces.forEach(({ joints = [] }, at) => {
    for (let own = at * 4; own < at * 4 + 4; own++) {
      const here = joints.filter(({ side }) => at * 4 + side === own);
      const score = APART * Math.min(OFTEN, here.length);
      for (let slot = 0; slot < SLOTS; slot++) {
        const times = here.filter(({ face, faceSide }) => face * 4 + faceSide === slot).length;
        const apart = score * (1 - times / Math.max(1, here.length));
        scores[own * SLOTS + slot] += apart;
        scores[slot * SLOTS + own] += apart;
      }
    }
  });
  return scores;
}

/** The likeliest arrangements, best first. An order of the pictures is a portion. */
export function* likelyArrangements(
  { corner, side }: MeetingScores,
  { reach, within, limit, looks, orderScore, joints: jointsSeen }: ArrangementOptions,
): Portions<Arrangement[]> {
  const joints = jointsOf();
  const [inOrder, asNet] = [Math.log(IN_ORDER * 120), Math.log((AS_NET / IN_ORDER) * 4 ** 5)];
  // What is complete once all faces up to this one are placed.
  const cornersAt = FACES_UP.map((face) => joints.corners.filter((joint) => lastFace(joint) === face));
  const sidesAt = FACES_UP.map((face) => joints.sides.filter((joint) => lastFace(joint) === face));
  // The most that the faces from this one on can still add.
  const greatest = (scores: Float64Array) => scores.reduce((a, b) => Math.max(a, b));
  const [mostAtCorner, mostAtSide] = [greatest(corner), greatest(side)];
  const mostFrom = FACES_UP.map((face) =>
    FACES_UP.slice(face).reduce(
      (sum, at) => sum + cornersAt[at].length * mostAtCorner + sidesAt[at].length * mostAtSide,
      Math.max(0, inOrder + asNet),
    ),
  );
  const pictureOf = new Array<number>(FACE_COUNT).fill(0);
  const turnsOf = new Array<number>(FACE_COUNT).fill(0);
  let found = new Map<number, Found>();
  let best = Number.NEGATIVE_INFINITY;
  let ordered = false;

  const shown = (slot: number) => {
    const face = slot >> 2;
    return pictureOf[face] * 4 + (((slot & 3) - turnsOf[face]) & 3);
  };

  function place(face: number, before: number, jointsBefore: number): void {
    let score = before;
    let seen = jointsBefore;
    if (face === FACE_COUNT) {
      const isNet = ordered && turnsOf.every((turns) => turns === 0);
      const prior = seen + (ordered ? inOrder + (isNet ? asNet : 0) : 0);
      score += prior;
      if (score < best - reach) return;
      if (score > best) best = score;
      let look = 0;
      for (let at = 0; at < FACE_COUNT; at++) look = look * SLOTS + looks[pictureOf[at] * 4 + turnsOf[at]];
      const same = found.get(look);
      if (same) {
        same.sum = Math.max(same.sum, score) + Math.log1p(Math.exp(-Math.abs(same.sum - score)));
        if (score > same.score) found.set(look, { ...asPlaced(prior, score), sum: same.sum });
        return;
      }
      if (found.size > 4 * limit + 1000) found = new Map(leading());
      found.set(look, asPlaced(prior, score));
      return;
    }
    if (before + seen + mostFrom[face] < best - reach) return;
    for (let turns = 0; turns < 4; turns++) {
      turnsOf[face] = turns;
      score = before;
      seen = jointsBefore;
      for (const [a, b, c] of cornersAt[face])
        score += corner[(shown(a) * SLOTS + shown(b)) * SLOTS + shown(c)];
      for (const [a, b] of sidesAt[face]) {
        const meeting = shown(a) * SLOTS + shown(b);
        score += side[meeting];
        seen += jointsSeen[meeting];
      }
      place(face + 1, score, seen);
    }
  }

  function asPlaced(prior: number, score: number): Found {
    return { pictureOf: [...pictureOf], turnsOf: [...turnsOf], prior, score, sum: score };
  }

  /** Those close enough to the best, so that noise does not fill the memory. */
  function leading(): [number, Found][] {
    return [...found].sort(([, a], [, b]) => b.sum - a.sum).slice(0, limit);
  }

  const orders = permutations([1, 2, 3, 4, 5]).map((rest) => ({ rest, score: orderScore([0, ...rest]) }));
  const highest = Math.max(...orders.map(({ score }) => score));
  for (const most of LOSSES) {
    const loss = Math.min(most, within);
    best = highest - loss;
    found = new Map();
    for (const { rest, score } of orders) {
      yield;
      pictureOf.splice(1, 5, ...rest);
      ordered = rest.every((picture, at) => picture === at + 1);
      turnsOf.fill(0);
      place(1, score, 0);
    }
    if (best > highest - loss || loss === within) break;
  }
  return leading()
    .filter(([, { score }]) => score >= best - reach)
    .map(([, { pictureOf, turnsOf, prior, score, sum }]) => ({
      pictureOf,
      turnsOf,
      prior: prior + sum - score,
      bound: sum,
    }));
}

/** The best of the arrangements that look the same, and the logarithm of their summed weights. */
interface Found extends Pick<Arrangement, "pictureOf" | "turnsOf" | "prior"> {
  readonly score: number;
  sum: number;
}

/**
 * How much the best arrangement may lose at first. Worse ones are not followed, which makes the search ten times
 * faster; if nothing is that good, the search is repeated with a larger allowance.
 */
const LOSSES = [15, 60, Number.POSITIVE_INFINITY];

/**
 * The prior probability that someone took the pictures in the order U R F D L B, each as the net shows it. It decides only among
 * cubes that the stickers leave open: very symmetric ones, and one random 3x3 in 400.
 */
const IN_ORDER = 0.2;
const AS_NET = 0.1;

const FACES_UP = [0, 1, 2, 3, 4, 5];

function lastFace(joint: readonly number[]): number {
  return Math.max(...joint) >> 2;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
