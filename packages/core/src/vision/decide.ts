/**
 * From six faces, in any order and turned any way, to the likeliest legal cube. The colors are learned from all stickers together, the
 * cube is decided by the laws, and then the colors are learned again from the cube, until nothing changes.
 */

import { pieceTables } from "../diagnosis/index.ts";
import { FACES } from "../geometry/index.ts";
import { atOnce, type Portions } from "../portions.ts";
import { checkList, checkOptions, err, formatValue, given, ok, type Result, rangeError } from "../result.ts";
import type { CubeState } from "../state/index.ts";
import { ARRANGEMENT_COUNT, jointScores } from "./arrangement.ts";
import {
  type Candidate,
  type Evidence,
  IMPOSSIBLE,
  likelyCube,
  likelyCubes,
  type Told,
} from "./candidates.ts";
import { logOfCubes, logSumOf } from "./likeliest.ts";
import {
  type Impossible,
  type ImpossibleCube,
  impossibleCube,
  looksOf,
  NO_CUBE,
  type NoCube,
} from "./looks.ts";
import { COLOR_COUNT, colorLogs } from "./palette.ts";
import { FACE_COUNT, type FaceSamples, type Stickers, stickersOf } from "./stickers.ts";
import { cubesWithoutFace, expectedCubes } from "./unseen-cubes.ts";

/** The likeliest legal cube, and how sure it is. */
export interface CubeReading {
  readonly size: number;
  /** The cube, upright (white up, green in front; even cubes by the corner DBL). */
  readonly state: CubeState;
  readonly facelets: string;
  /** The probability that the whole cube is right, 0 … 1. */
  readonly confidence: number;
  /** probabilities[facelet]: that this sticker is right. */
  readonly probabilities: Float64Array;
  /** Facelets that may be wrong, most doubtful first: also those that clearly look otherwise, and were overruled by the laws. */
  readonly doubts: readonly number[];
  /** choices[doubt]: the colors that it may have, as faces 0 … 5 in the order U R F D L B, likeliest first. */
  readonly choices: readonly (readonly number[])[];
  /**
   * The stickers as they look, if they are clear, and every piece is there, but no turns lead to them: someone has taken the cube
   * apart, or turned a corner in place. `faults` say what is wrong.
   */
  readonly impossible?: Impossible;
  /** The likeliest other cube, if it is likely enough to mention. */
  readonly runnerUp?: { readonly facelets: string; readonly probability: number };
  /**
   * The probability that it is another cube with the same six faces in another arrangement. Only pictures of a corner
   * or an edge can tell the two apart.
   */
  readonly rearranged: number;
  /** faceletOf[picture · n² + sticker]: where on the upright cube each sticker of each picture is. */
  readonly faceletOf: Uint16Array;
  /** colorOf[face]: the color 0 … 5 (white, red, green, yellow, orange, blue) of that face on the solved cube. */
  readonly colorOf: readonly number[];
  /** What the cube was read from: the pictures and what was said. */
  readonly faces: readonly FaceSamples[];
  readonly told: readonly Told[];
}

/** What is known in addition to the pictures. */
export interface DecideOptions {
  /**
   * Cubes that are likely a priori, such as the one that a guide asked for. Each counts a thousand times as much as any
   * other cube: enough to tell it from one with the same six faces, but not from one that differs by a turn.
   */
  readonly expected?: readonly CubeState[];
  /** What was said about the upright cube. */
  readonly told?: readonly Told[];
}

/** Stickers less probable than `SURE` are in doubt; colors more probable than `POSSIBLE` are choices. */
const SURE = 0.98;
const POSSIBLE = 0.005;
/** Pictures less likely than this to show a cube are rejected. */
const REFUSED = 1e-4;
/** Stickers that look by this much more (in natural logarithms) like another color than like the one they are given are in doubt. */
const OVERRULED = 3;
/** Rounds of deciding and learning. */
const ROUNDS = 4;
/**
 * The power to which evidence is raised. Stickers under one lamp are wrong together more often than independently, so
 * full weight would claim too much. It errs on the safe side: `npm run bench -- vision` compares stated with actual
 * probabilities.
 */
const BELIEF = 0.6;
/** Runners-up below this are not reported. */
const WORTH_A_THOUGHT = 1e-4;
/** Candidates less probable than this are skipped where sums are costly. */
const NEGLIGIBLE = 1e-5;

/**
 * The likeliest cube of n layers, 2 ≤ n ≤ 7, with these faces: six, or five with one left out. Error codes: `faces` if there are too
 * few or too many, `samples` if a face does not have n² stickers, `no-cube` if no legal cube is likely.
 *
 * @throws TypeError for anything but a list or an unknown option.
 * @example decideCube([], 3).error.code; // → faces
 */
export function decideCube(
  faces: readonly FaceSamples[],
  size: number,
  options: DecideOptions = {},
): Result<CubeReading> {
  checkList(faces, "faces");
  checkOptions(options, { expected: true, told: true });
  return atOnce(decideCubeSteps(faces, size, options));
}

/** `decideCube` in portions. */
export function* decideCubeSteps(
  faces: readonly FaceSamples[],
  size: number,
  { expected = [], told = [] }: DecideOptions = {},
): Generator<void, Result<CubeReading>> {
  if (faces.length < FACE_COUNT - 1 || faces.length > FACE_COUNT)
    return err({
      code: "faces",
      message: `A cube has 6 faces, and 5 may do; got ${faces.length}.`,
      got: faces.length,
    });
  const odd = faces.findIndex(({ rgb }) => rgb.length !== 3 * size * size);
  if (odd >= 0)
    return err({
      code: "samples",
      message: `Face ${odd + 1} expected ${3 * size * size} numbers (${size} × ${size} colors), got ${faces[odd].rgb.length}.`,
    });
  const stickers = stickersOf(faces, size);
  const settled = yield* settle(stickers, { size, joints: jointScores(faces), told });
  if (!("isCube" in settled)) return err(yield* refusal(settled, faces.length));
  return ok(yield* readingOf(settled, stickers, faces, expected));
}

/**
 * The likeliest cube once someone says what color, as a face 0 … 5, a facelet of a reading has. Errors as for `decideCube`.
 *
 * @throws RangeError for a facelet or a face that does not exist.
 * @example
 * const faces = Array.from({ length: 6 }, (_, face) => ({ rgb: Array.from({ length: 27 }, (_, i) => (face >> i % 3) & 1 ? 220 : 30) }));
 * const reading = decideCube(faces, 3);
 * reading.ok && decideAgain(reading.value, 4, 0).ok; // → true
 */
export function decideAgain(
  reading: Pick<CubeReading, "size" | "faces" | "told" | "colorOf">,
  facelet: number,
  face: number,
): Result<CubeReading> {
  return atOnce(decideAgainSteps(reading, facelet, face));
}

/**
 * `decideAgain` in portions of a few milliseconds: a generator that yields between them, so that a page or a worker
 * stays responsive.
 *
 * @throws RangeError for a facelet or a face that does not exist, at the first step.
 * @example
 * const faces = Array.from({ length: 6 }, (_, face) => ({ rgb: Array.from({ length: 27 }, (_, i) => (face >> i % 3) & 1 ? 220 : 30) }));
 * const reading = decideCube(faces, 3);
 * const steps = decideAgainSteps(reading.value, 4, 0);
 * let step = steps.next();
 * while (!step.done) step = steps.next();
 * step.value.ok; // → true
 */
export function* decideAgainSteps(
  reading: Pick<CubeReading, "size" | "faces" | "told" | "colorOf">,
  facelet: number,
  face: number,
): Generator<void, Result<CubeReading>> {
  checkList(reading?.colorOf, "reading.colorOf");
  const { size, faces, told, colorOf } = reading;
  const color = colorOf[face];
  if (!Number.isInteger(facelet) || facelet < 0 || facelet >= FACE_COUNT * size ** 2 || color === undefined)
    throw rangeError(
      "facelet",
      "a facelet of the cube, and a face 0 … 5",
      `${formatValue(facelet)} and ${formatValue(face)}`,
    );
  // The last statement counts.
  return yield* decideCubeSteps(faces, size, {
    told: [...told.filter((each) => each.facelet !== facelet), { facelet, color }],
  });
}

interface Settled {
  /** The probability that this is a cube at all, 0 … 1. */
  readonly isCube: number;
  readonly evidence: Evidence;
  readonly candidates: readonly Candidate[];
}

/** Decides and learns in turn. */
function* settle(stickers: Stickers, known: Omit<Evidence, "logs">): Portions<Settled | Refused> {
  let evidence = { ...known, logs: yield* colorLogs(stickers) };
  let candidates = yield* likelyCubes(evidence);
  const isCube = cubeProbability(evidence, candidates);
  if (isCube < REFUSED) return { evidence, likeliest: candidates[0] };
  for (let round = 1; round < ROUNDS && candidates.length > 0; round++) {
    const { colorOf, scheme } = candidates[0];
    evidence = { ...known, logs: yield* colorLogs(stickers, colorOf) };
    const next = yield* likelyCubes(evidence, scheme);
    const unchanged = next.length > 0 && next[0].colorOf.every((color, at) => color === colorOf[at]);
    candidates = next;
    if (unchanged) break;
  }
  return candidates.length > 0 ? { isCube, evidence, candidates } : { evidence, likeliest: undefined };
}

/** What no legal cube explains. */
interface Refused {
  readonly evidence: Evidence;
  readonly likeliest: Candidate | undefined;
}

/** Pieces that look clearly so are named: what is wrong with them. */
function* refusal({ evidence, likeliest }: Refused, faces: number): Portions<NoCube | ImpossibleCube> {
  const impossible =
    likeliest && faces === FACE_COUNT ? yield* impossibleCube(likeliest, evidence) : undefined;
  if (!impossible) {
    const looks = likeliest ? looksOf(likeliest, evidence.logs, FACE_COUNT * evidence.size ** 2) : [];
    return { ...NO_CUBE, overruled: looks.filter(({ gap }) => gap >= OVERRULED).length };
  }
  const { facelets, faults } = impossible;
  const why = faults.map(({ message }) => message).join(" ");
  return {
    code: "no-cube",
    message: `The stickers are clear, and the cube is impossible: ${why} It shows ${facelets}`,
    impossible,
  };
}

/** The prior log-weight of a cube against six pictures of something else. */
const CUBE_PRIOR = 3;

/**
 * The probability that these are a cube's colors rather than arbitrary ones: the mean likelihood of all legal cubes, in
 * all arrangements, against that of all colorings. Noise may make one cube by far the likeliest; it still fails this
 * test.
 */
function cubeProbability({ size, logs }: Evidence, candidates: readonly Candidate[]): number {
  let anything = 0;
  for (let at = 0; at < logs.length; at += COLOR_COUNT)
    anything += logSumOf(logs.subarray(at, at + COLOR_COUNT)) - Math.log(COLOR_COUNT);
  const cubes =
    logSumOf(candidates.map(({ total }) => total)) -
    logOfCubes(pieceTables(size)) -
    Math.log(ARRANGEMENT_COUNT);
  return 1 / (1 + Math.exp(anything - cubes - CUBE_PRIOR));
}

/** The confidence of a reading in which some color was hardly seen: whatever looks like it may be anything. */
const HARDLY_KNOWN = 0.9;

/**
 * Whether some color appears on fewer than half of its stickers in what was seen, as on five faces of a cube near
 * solved.
 */
function isAnyColorRare({ colorOf }: Candidate, faces: number, size: number): boolean {
  const seen = new Uint16Array(COLOR_COUNT);
  for (let sticker = 0; sticker < faces * size * size; sticker++) seen[colorOf[sticker]]++;
  return Math.min(...seen) < (size * size) / 2;
}

function* readingOf(
  settled: Settled,
  stickers: Stickers,
  faces: readonly FaceSamples[],
  expected: readonly CubeState[],
): Portions<CubeReading> {
  const { size, logs, told } = settled.evidence;
  const tempered = { ...settled.evidence, logs: logs.map((log) => log * BELIEF) };
  const found = yield* likelyCubes(tempered, settled.candidates[0].scheme);
  const isAsTold = ({ faceletOf, colorOf }: Candidate) =>
    told.every(({ facelet, color }) => colorOf[faceletOf.indexOf(facelet)] === color);
  const candidates = [
    ...found,
    ...(faces.length === FACE_COUNT ? yield* cubesWithoutFace(found[0], faces, tempered) : []),
    ...(yield* expectedCubes(expected, found, tempered)).filter(isAsTold),
  ].sort((a, b) => b.best - a.best);
  const winner = candidates[0];
  const all = logSumOf(candidates.map(({ total }) => total));
  // Several arrangements may give one cube: a face of one color may be turned any way.
  const same = candidates.filter(({ facelets }) => facelets === winner.facelets);
  const share = Math.min(1, Math.exp(logSumOf(same.map(({ best }) => best)) - all));
  const confidence = settled.isCube * share * (isAnyColorRare(winner, faces.length, size) ? HARDLY_KNOWN : 1);
  const shares = yield* sharesOf(candidates, all);
  const { colors } = winner.coloring;
  const probabilities = Float64Array.from(colors, (color, facelet) =>
    Math.min(1, shares[facelet * COLOR_COUNT + color]),
  );
  const looks = looksOf(winner, logs, stickers.count);
  const isTold = new Set(told.map(({ facelet }) => facelet));
  const overruled = new Map(
    looks.flatMap(({ facelet, face, gap }) =>
      gap >= OVERRULED && !isTold.has(facelet) ? [[facelet, face]] : [],
    ),
  );
  const rightness = (facelet: number) =>
    overruled.has(facelet) ? probabilities[facelet] - 1 : probabilities[facelet];
  const doubts = [...probabilities.keys()]
    .filter((facelet) => rightness(facelet) < SURE)
    .sort((a, b) => rightness(a) - rightness(b));
  const isAnyOverruled = faces.length === FACE_COUNT && told.length === 0 && overruled.size > 0;
  const impossible = isAnyOverruled ? yield* impossibleCube(winner, settled.evidence) : undefined;
  const second = yield* runnerUp(candidates, winner, probabilities, tempered, all);
  return {
    size,
    state: winner.state,
    facelets: winner.facelets,
    confidence,
    probabilities,
    doubts,
    choices: doubts.map((facelet) => {
      const choices = choicesOf(shares.subarray(facelet * COLOR_COUNT, (facelet + 1) * COLOR_COUNT));
      const seen = overruled.get(facelet);
      return seen === undefined || choices.includes(seen) ? choices : [...choices, seen];
    }),
    ...given({ impossible, runnerUp: second }),
    rearranged: rearranged(candidates, winner, all),
    faceletOf: winner.faceletOf.slice(0, stickers.count),
    colorOf: FACES.map((_, face) => winner.scheme.indexOf(face)),
    faces,
    told,
  };
}

/** The probability of each color at each facelet, over all candidates by weight. */
function* sharesOf(candidates: readonly Candidate[], all: number): Portions<Float64Array> {
  const sum = new Float64Array(candidates[0].coloring.colors.length * COLOR_COUNT);
  for (const { total, shares } of candidates) {
    const weight = Math.exp(total - all);
    if (weight < NEGLIGIBLE) continue;
    (yield* shares()).forEach((share, at) => {
      sum[at] += weight * share;
    });
  }
  return sum;
}

function choicesOf(shares: Float64Array): readonly number[] {
  return [...shares.keys()].filter((face) => shares[face] >= POSSIBLE).sort((a, b) => shares[b] - shares[a]);
}

/** The weight of other cubes on which every picture has the colors that it has on the winner. */
function rearranged(candidates: readonly Candidate[], winner: Candidate, all: number): number {
  const others = candidates.filter(
    ({ facelets, colorOf }) =>
      facelets !== winner.facelets && colorOf.every((color, sticker) => color === winner.colorOf[sticker]),
  );
  return others.length === 0 ? 0 : Math.exp(logSumOf(others.map(({ best }) => best)) - all);
}

/** Another arrangement's cube, or the likeliest one in which the most doubtful sticker has another color. */
function* runnerUp(
  candidates: readonly Candidate[],
  winner: Candidate,
  probabilities: Float64Array,
  evidence: Evidence,
  all: number,
): Portions<CubeReading["runnerUp"]> {
  const facelet = probabilities.indexOf(Math.min(...probabilities));
  const sticker = winner.faceletOf.indexOf(facelet);
  const logs = evidence.logs.slice();
  logs[sticker * COLOR_COUNT + winner.colorOf[sticker]] += IMPOSSIBLE;
  const near = yield* likelyCube(winner, { ...evidence, logs });
  const others = candidates.filter(({ facelets }) => facelets !== winner.facelets);
  if (near) others.push(near);
  if (others.length === 0) return undefined;
  const worthOf = (cube: string) =>
    logSumOf(others.filter(({ facelets }) => facelets === cube).map(({ best }) => best));
  const second = others.reduce((a, b) => (worthOf(b.facelets) > worthOf(a.facelets) ? b : a));
  const probability = Math.exp(worthOf(second.facelets) - all);
  return probability < WORTH_A_THOUGHT ? undefined : { facelets: second.facelets, probability };
}
