/**
 * A cube turned in front of a camera: looks follow one another, and evidence adds up. A face is accepted once two looks
 * show it. Every further look makes its colors surer, so that moving glare and fingers are outvoted.
 */
import { sharedSides } from "./corner-view.ts";
import { type FoundFace, facesApart, findFacesSteps, MAX_SEEN_SIZE } from "./find-faces.ts";
import type { Frame } from "./frame.ts";
import { atOnce } from "./portions.ts";
import { FACE_COUNT, type FaceSamples, type Joint, turnedIndex } from "./stickers.ts";

/** A face of the cube and the looks at it, all turned to match the first. */
export interface SeenFace extends FaceSamples {
  readonly size: number;
  readonly rgb: Float32Array;
  readonly trust: Float32Array;
  readonly looks: readonly FaceSamples[];
  /** How often it was seen; `looks` are the most recent ones. */
  readonly times: number;
}

/** What several pictures of one cube have shown: immutable, a new one for each look. */
export interface Scan {
  /** Layers, given beforehand or agreed on by most looks; undefined before the first look. */
  readonly size: number | undefined;
  readonly isSizeKnown: boolean;
  readonly faces: readonly SeenFace[];
  /** Faces in the previous look that are not accepted yet. */
  readonly pending: readonly FoundFace[];
  /** Sides of these faces that one picture showed as one edge of the cube, each as often as it was seen. */
  readonly joints: readonly SharedEdge[];
  /** votes[layers]: stickers seen on cubes of that many layers, as fractions of their faces. */
  readonly votes: readonly number[];
}

/** Two sides that are one edge of the cube, each as face · 4 + side (0 … 3, clockwise from the top). */
export type SharedEdge = readonly [number, number];

/** The scan after a picture, and which faces the picture showed. */
export interface Look {
  readonly scan: Scan;
  /**
   * The faces in this picture, best first, with their indices among the scan's faces; −1 for one that is not accepted
   * yet.
   */
  readonly seen: readonly { readonly face: FoundFace; readonly at: number }[];
}

/** The fractions of its stickers that a face must show to count, and of the picture that it must fill. */
const CLEAR = 0.35;
const LARGE = 0.03;
/** The mean difference, in levels, below which two faces are the same one seen twice. */
const SAME = 20;
/** How many faces that were seen once are remembered. */
const MAX_PENDING = 8;
/** The number of looks kept of each face. */
const MAX_LOOKS = 9;

/**
 * A scan that has seen nothing, for a cube of `size` layers if that is known.
 *
 * @example newScan(3).faces.length; // → 0
 */
export function newScan(size?: number): Scan {
  return {
    size,
    isSizeKnown: size !== undefined,
    faces: [],
    pending: [],
    joints: [],
    votes: new Array<number>(MAX_SEEN_SIZE + 1).fill(0),
  };
}

/**
 * The scan after one more picture.
 *
 * @example lookAt(newScan(3), { width: 40, height: 30, rgba: new Uint8Array(4 * 40 * 30) }).seen.length; // → 0
 */
export function lookAt(scan: Scan, frame: Frame): Look {
  return atOnce(lookAtSteps(scan, frame));
}

/**
 * `lookAt` in portions of a few milliseconds: a generator that yields between them, so that a page or a worker stays
 * responsive.
 *
 * @example
 * const steps = lookAtSteps(newScan(3), { width: 40, height: 30, rgba: new Uint8Array(4 * 40 * 30) });
 * let step = steps.next();
 * while (!step.done) step = steps.next();
 * step.value.seen.length; // → 0
 */
export function* lookAtSteps(scan: Scan, frame: Frame): Generator<void, Look> {
  const inPicture = yield* findFacesSteps(frame, scan.isSizeKnown && scan.size ? { size: scan.size } : {});
  const found = inPicture.filter(
    (face) => face.score >= CLEAR * face.size ** 2 && face.area > LARGE * frame.width * frame.height,
  );
  yield;
  // A larger face contains smaller ones, which show a smaller fraction: the stickers around them count against them.
  const votes = [...scan.votes];
  const share = (face: FoundFace) => face.score / face.size ** 2;
  if (found.length > 0) {
    const best = found.reduce((a, b) => (share(b) > share(a) ? b : a));
    votes[best.size] += share(best);
  }
  const faces = [...scan.faces];
  const pending: FoundFace[] = [];
  const waiting = [...scan.pending];
  const bySize = votes.flatMap((_, size) => facesApart(found.filter((face) => face.size === size)));
  const matched = bySize.map((face) => {
    const known = nearest(faces, face);
    if (known && known.difference < SAME) {
      faces[known.at] = withLooks(faces[known.at], [face], 1, known.quarters);
      return { face, at: known.at, quarters: known.quarters };
    }
    const before = nearest(waiting, face);
    if (before && before.difference < SAME && isRoom(faces, face.size)) {
      const [first] = waiting.splice(before.at, 1);
      faces.push(withLooks(withLooks(undefined, [first], 1, 0), [face], 1, before.quarters));
      return { face, at: faces.length - 1, quarters: before.quarters };
    }
    pending.push(face);
    return { face, at: -1, quarters: 0 };
  });
  const joints = edgesBetween(bySize).map(
    ([a, b]) => [sideAfter(a, matched), sideAfter(b, matched)] as const,
  );
  const size = scan.isSizeKnown ? scan.size : votedSize(votes);
  return {
    scan: {
      ...scan,
      size,
      votes,
      faces,
      pending: [...pending, ...waiting].slice(0, MAX_PENDING),
      joints: [...scan.joints, ...joints.filter(([a, b]) => a >= 0 && b >= 0)].slice(-MAX_JOINTS),
    },
    seen: matched.map(({ face, at }) => ({ face, at })),
  };
}

/** The number of shared edges remembered: a few sightings of each of the twelve. */
const MAX_JOINTS = 60;

/** The edges that faces in one picture share, by their places in the list. */
export function edgesBetween(faces: readonly FoundFace[]): SharedEdge[] {
  return faces.flatMap((a, at) =>
    faces.slice(0, at).flatMap((b, other): SharedEdge[] => {
      const shared = a.size === b.size ? sharedSides(a.corners, b.corners) : undefined;
      return shared ? [[at * 4 + shared.side, other * 4 + shared.other]] : [];
    }),
  );
}

/**
 * Where a side is once its face is put, at its place and turned clockwise, into another list; −1 if it is not in that
 * list.
 */
function sideAfter(
  side: number,
  places: readonly ({ readonly at: number; readonly quarters: number } | undefined)[],
): number {
  const place = places[side >> 2];
  return place && place.at >= 0 ? place.at * 4 + ((side + place.quarters) & 3) : -1;
}

/**
 * More than a cube has, because one face may be accepted twice, and something else may look like a face for a moment.
 */
const MAX_FACES = 4 * FACE_COUNT;

function isRoom(faces: readonly SeenFace[], size: number): boolean {
  return faces.filter((face) => face.size === size).length < MAX_FACES;
}

function votedSize(votes: readonly number[]): number | undefined {
  const most = Math.max(...votes);
  return most > 0 ? votes.indexOf(most) : undefined;
}

/**
 * The six faces (or fewer, if no more were seen) that the scan took.
 *
 * @example scannedFaces(newScan()).length; // → 0
 */
export function scannedFaces({ faces, size, joints }: Scan): readonly SeenFace[] {
  return size === undefined ? [] : distinctFaces(faces, size, joints);
}

/** Only this many faces, those seen most often, are chosen from, and at most this many choices are made. */
const MAX_CHOSEN_FROM = 9;
const MAX_CHOICES = 8;

/**
 * Other choices of six, if more than six faces were accepted: each leaves some out, first those that were seen least.
 * An edge of the cube may look like a face time and again, and one face may be accepted twice, with and without glare.
 */
export function otherSixFaces({ faces, size, joints }: Scan): readonly (readonly SeenFace[])[] {
  if (size === undefined) return [];
  const timesOf = (at: number) => faces[at].times;
  const byTimes = [...faces.keys()]
    .filter((at) => faces[at].size === size)
    .sort((a, b) => timesOf(b) - timesOf(a));
  const chosenFrom = byTimes.slice(0, MAX_CHOSEN_FROM);
  if (chosenFrom.length <= FACE_COUNT) return [];
  const sum = (places: readonly number[]) => places.reduce((all, at) => all + timesOf(at), 0);
  return subsetsOf(chosenFrom, chosenFrom.length - FACE_COUNT)
    .sort((a, b) => sum(a) - sum(b))
    .slice(0, MAX_CHOICES)
    .map((without) => {
      const left = [...byTimes.slice(MAX_CHOSEN_FROM), ...without];
      return distinctFaces(faces, size, joints, left);
    });
}

function subsetsOf(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) =>
    subsetsOf(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

/** A face seen this many times less often than the most frequent one is not considered real. */
const SELDOM = 2;

/**
 * The six faces that differ most; looks at the same face are merged. Edges, and what is left out, are given by index in
 * `faces`.
 */
export function distinctFaces(
  faces: readonly (FaceSamples & { readonly size: number } & Partial<Pick<SeenFace, "looks" | "times">>)[],
  size: number,
  edges: readonly SharedEdge[],
  without: readonly number[] = [],
): SeenFace[] {
  const ofSize = faces.filter((face, at) => face.size === size && !without.includes(at));
  const kept = ofSize.map((face) => withLooks(undefined, face.looks ?? [face], face.times ?? 1, 0));
  const places = faces.map((face) => ({ at: ofSize.indexOf(face), quarters: 0 }));
  while (kept.length > FACE_COUNT) {
    let closest = { a: 0, b: 1, difference: Number.POSITIVE_INFINITY, quarters: 0 };
    for (let a = 0; a < kept.length; a++)
      for (let b = a + 1; b < kept.length; b++) {
        const { difference, quarters } = compareFaces(kept[a], kept[b], size);
        if (difference < closest.difference) closest = { a, b, difference, quarters };
      }
    const times = kept.map((face) => face.times);
    const seldom = times.indexOf(Math.min(...times));
    if (closest.difference > SAME && times[seldom] * SELDOM < Math.max(...times)) {
      // Something seen only for a moment is not a face.
      kept.splice(seldom, 1);
      for (const place of places) if (place.at >= seldom) place.at = place.at === seldom ? -1 : place.at - 1;
      continue;
    }
    const [other] = kept.splice(closest.b, 1);
    kept[closest.a] = withLooks(kept[closest.a], other.looks, other.times, closest.quarters);
    for (const place of places) {
      if (place.at === closest.b) {
        place.at = closest.a;
        place.quarters += closest.quarters;
      } else if (place.at > closest.b) place.at--;
    }
  }
  const sides = edges
    .map(([a, b]) => [sideAfter(a, places), sideAfter(b, places)])
    .filter(([a, b]) => a >= 0 && b >= 0);
  const jointsOf = (face: number): Joint[] =>
    [...sides, ...sides.map(([a, b]) => [b, a])]
      .filter(([own]) => own >> 2 === face)
      .map(([own, other]) => ({ side: own & 3, face: other >> 2, faceSide: other & 3 }));
  return kept.map((face, at) => ({ ...face, joints: jointsOf(at) }));
}

function nearest(faces: readonly (FaceSamples & { readonly size: number })[], face: FoundFace) {
  let best: { readonly at: number; readonly difference: number; readonly quarters: number } | undefined;
  faces.forEach((other, at) => {
    if (other.size !== face.size) return;
    const { difference, quarters } = compareFaces(other, face, face.size);
    if (!best || difference < best.difference) best = { at, difference, quarters };
  });
  return best;
}

/** The face with further looks, turned clockwise to match the others. */
function withLooks(
  face: SeenFace | undefined,
  looks: readonly FaceSamples[],
  times: number,
  quarters: number,
): SeenFace {
  const size = Math.sqrt(looks[0].rgb.length / 3);
  const all = [...(face?.looks ?? []), ...looks.map((look) => turnedFace(look, size, quarters))].slice(
    -MAX_LOOKS,
  );
  return { size, looks: all, times: (face?.times ?? 0) + times, ...combined(all) };
}

function turnedFace({ rgb, trust }: FaceSamples, size: number, quarters: number): FaceSamples {
  const count = size * size;
  const turned = { rgb: new Float32Array(count * 3), trust: new Float32Array(count) };
  for (let at = 0; at < count; at++) {
    const from = turnedIndex(size, Math.floor(at / size), at % size, quarters);
    turned.trust[at] = trust ? trust[from] : 1;
    for (let k = 0; k < 3; k++) turned.rgb[at * 3 + k] = rgb[from * 3 + k];
  }
  return turned;
}

/** For every sticker the weighted median of its looks: half of the trust is in brighter looks, half in darker ones. */
function combined(looks: readonly FaceSamples[]): { rgb: Float32Array; trust: Float32Array } {
  const count = looks[0].rgb.length / 3;
  const rgb = new Float32Array(count * 3);
  const trust = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    const weights = looks.map((look) => (look.trust ? look.trust[at] : 1) ** 2 + 1e-6);
    for (let k = 0; k < 3; k++)
      rgb[at * 3 + k] = looks[middleLook(looks, weights, at * 3 + k)].rgb[at * 3 + k];
    trust[at] = Math.max(...looks.map((look) => (look.trust ? look.trust[at] : 1)));
  }
  return { rgb, trust };
}

/** The weighted median look: half of the weight is in darker ones. */
function middleLook(looks: readonly FaceSamples[], weights: readonly number[], channel: number): number {
  const order = [...looks.keys()].sort((a, b) => looks[a].rgb[channel] - looks[b].rgb[channel]);
  let left = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  for (const look of order) {
    left -= weights[look];
    if (left <= 0) return look;
  }
  return order[0];
}

/** The fraction of stickers that may be anything, because a finger or glare covers them in one of the looks. */
const COVERED = 0.2;
/** The fraction of stickers that must be clearly seen in both. */
const COMPARABLE = 0.3;

/**
 * How many levels a full difference in the shares of red and green is worth: red and orange differ by 30, and so do
 * white and yellow.
 */
const HUE = 200;
/** The weight of an odd cube's center by itself, where it is clearly seen: no two faces have the same one. */
const CENTER = 0.7;

/**
 * The mean difference of two faces, in levels at equal brightness, or in hue where that is larger, and the turn of the
 * second face that fits best.
 */
function compareFaces(
  a: FaceSamples,
  b: FaceSamples,
  size: number,
): { readonly difference: number; readonly quarters: number } {
  const trustOf = (face: FaceSamples, at: number) => (face.trust ? face.trust[at] : 1);
  const count = size * size;
  const weight = new Float64Array(count);
  const difference = new Float64Array(count);
  const place = Array.from({ length: count }, (_, at) => at);
  // Even faces have no center.
  const middle = size % 2 === 1 ? (count - 1) / 2 : -1;
  let best = { difference: Number.POSITIVE_INFINITY, quarters: 0 };
  for (let quarters = 0; quarters < 4; quarters++) {
    const other = place.map((at) => turnedIndex(size, Math.floor(at / size), at % size, quarters));
    let [ofA, ofB] = [1, 1];
    for (let at = 0; at < count; at++) {
      weight[at] = Math.sqrt(trustOf(a, at) * trustOf(b, other[at]));
      for (let k = 0; k < 3; k++) {
        ofA += weight[at] * a.rgb[at * 3 + k];
        ofB += weight[at] * b.rgb[other[at] * 3 + k];
      }
    }
    for (let at = 0; at < count; at++) {
      difference[at] = 0;
      for (let k = 0; k < 3; k++)
        difference[at] += Math.abs(a.rgb[at * 3 + k] - (ofA / ofB) * b.rgb[other[at] * 3 + k]) / 3;
      difference[at] = Math.max(difference[at], HUE * hueApart(a.rgb, at * 3, b.rgb, other[at] * 3));
    }
    const kept = [...place]
      .sort((x, y) => weight[x] * difference[x] - weight[y] * difference[y])
      .slice(0, count - Math.floor(count * COVERED));
    let [sum, all] = [0, 0];
    for (const at of kept) {
      sum += weight[at] * difference[at];
      all += weight[at];
    }
    // Too little is visible in both to call them one.
    if (all < COMPARABLE * count) continue;
    const atCenter = weight[middle] > 0.5 ? CENTER * difference[middle] : 0;
    const apart = Math.max(sum / all, atCenter);
    if (apart < best.difference) best = { difference: apart, quarters };
  }
  return best;
}

/** The channel level at which noise and light weigh the same. */
const DARK = 8;

/** How far apart the shares of red and green in two colors are. */
function hueApart(a: ArrayLike<number>, at: number, b: ArrayLike<number>, other: number): number {
  const ofA = a[at] + a[at + 1] + a[at + 2] + DARK;
  const ofB = b[other] + b[other + 1] + b[other + 2] + DARK;
  return Math.hypot(a[at] / ofA - b[other] / ofB, a[at + 1] / ofA - b[other + 1] / ofB);
}
