/** What a scan tells so far: the cube, once its faces suffice, or what still has to be seen. */
import { atOnce, type Portions } from "../portions.ts";
import { checkOptions, err, ok, type Result } from "../result.ts";
import { jointScores } from "./arrangement.ts";
import { bestAssignment } from "./assignment.ts";
import { type Candidate, likelyCubes } from "./candidates.ts";
import { type CubeReading, type DecideOptions, decideCubeSteps } from "./decide.ts";
import { areMixed, areSeenWell, clearSizes, type Impossible, type ImpossibleCube } from "./looks.ts";
import { COLOR_COUNT, colorLogs } from "./palette.ts";
import type { Scan } from "./scan.ts";
import type { SeenFace } from "./seen-face.ts";
import { otherSixFaces, scannedFaces } from "./six-faces.ts";
import { colorSchemes, FACE_COUNT, stickersOf } from "./stickers.ts";

/** The result of a scan so far, and whether more looks would hardly change it. */
export interface ScanResult {
  /** The likeliest cube, from five faces on. */
  readonly reading: Result<CubeReading>;
  /** Whether it is sure enough to stop looking. */
  readonly isDone: boolean;
  /**
   * Whether the sides, each of them seen well, are not of one cube: of two sizes, or five or six of them of two cubes, or of one that
   * was turned meanwhile.
   */
  readonly isMixed: boolean;
  /** The sizes of the cubes of which a side was clearly seen: more than one if cubes of several sizes were shown. */
  readonly sizes: readonly number[];
  /** The cube as it looks, if all six sides were seen well, every piece is there, and no turns lead to it. */
  readonly impossible?: Impossible;
}

/**
 * With six faces and with five: from these confidences on, more looks would hardly help, or the sixth face is not
 * needed.
 */
const SURE_OF_SIX = 0.95;
const SURE_OF_FIVE = 0.995;

/** A cube with a confidence as low as this may include a wrong face. */
const HOPELESS = 0.3;

/**
 * The error is `faces` while fewer than five were seen, otherwise that of `decideCube`.
 *
 * @throws TypeError for an unknown option.
 * @example readScan(newScan()).isDone; // → false
 */
export function readScan(scan: Scan, options: DecideOptions = {}): ScanResult {
  checkOptions(options, { expected: true, told: true });
  return atOnce(readScanSteps(scan, options));
}

/**
 * `readScan` in portions of a few milliseconds: a generator that yields between them, so that a page or a worker stays
 * responsive.
 *
 * @throws TypeError for an unknown option.
 * @example
 * const steps = readScanSteps(newScan());
 * steps.next().value.isDone; // → false
 */
export function* readScanSteps(scan: Scan, options: DecideOptions = {}): Generator<void, ScanResult> {
  checkOptions(options, { expected: true, told: true });
  const faces = scannedFaces(scan);
  if (scan.size === undefined) {
    const reading = err({ code: "faces", message: "No face of a cube was seen yet." });
    return { reading, isDone: false, isMixed: false, sizes: [] };
  }
  const { size } = scan;
  const sizes = clearSizes(scan.faces);
  const enough = faces.length < FACE_COUNT ? SURE_OF_FIVE : SURE_OF_SIX;
  const resultOf = function* (seen: readonly SeenFace[]): Portions<ScanResult> {
    const decided = yield* decideCubeSteps(seen, size, options);
    const reading = decided.ok
      ? ok({ ...decided.value, confidence: decided.value.confidence * sizeProbability(scan) })
      : decided;
    const impossible = impossibleIn(decided);
    // A sticker in doubt may be a legal cube's price for a piece that is twisted; more looks tell.
    const isClear = reading.ok && (reading.value.doubts.length === 0 || areSeenWell(seen));
    const isDone = reading.ok && reading.value.confidence >= enough && isClear && !impossible;
    return {
      reading,
      isDone,
      isMixed: !isDone && (sizes.length > 1 || (!reading.ok && areMixed(seen, reading.error))),
      sizes,
      ...(impossible && areSeenWell(seen) && { impossible }),
    };
  };
  const first = yield* resultOf(faces);
  // No cube has these six faces: perhaps one of them is not a face.
  if (first.reading.ok && first.reading.value.confidence > HOPELESS) return first;
  for (const chosen of otherSixFaces(scan)) {
    const other = yield* resultOf(chosen);
    if (other.isDone) return other;
  }
  return first;
}

function impossibleIn(decided: Result<CubeReading>): Impossible | undefined {
  if (decided.ok) return decided.value.impossible;
  return "impossible" in decided.error ? (decided.error as ImpossibleCube).impossible : undefined;
}

/** The power that makes more looks decide between two sizes: faces of one color may hide some of their lines. */
const VOTES_POWER = 5;

function sizeProbability({ size, isSizeKnown, votes }: Scan): number {
  if (isSizeKnown || size === undefined) return 1;
  const others = Math.max(...votes.filter((_, layers) => layers !== size));
  return 1 / (1 + (others / votes[size]) ** VOTES_POWER);
}

/** How many faces a scan has not seen yet, and which ones, by their centers, if that can be told. */
export interface Needed {
  /** Faces that were not seen yet. */
  readonly faces: number;
  /** Colors 0 … 5 (white, red, green, yellow, orange, blue) of their centers, if these can be told; undefined otherwise. */
  readonly centers: readonly number[] | undefined;
}

/** With fewer faces too little is known about the colors. */
const ENOUGH_TO_NAME = 3;

/**
 * What a scan has not seen yet.
 *
 * @example stillNeeded(newScan(3)).faces; // → 6
 */
export function stillNeeded(scan: Scan): Needed {
  const seen = scannedFaces(scan);
  const isNamed = scan.size !== undefined && scan.size % 2 === 1 && seen.length >= ENOUGH_TO_NAME;
  return {
    faces: FACE_COUNT - seen.length,
    centers: isNamed && seen.length < FACE_COUNT ? unseenCenters(seen, scan.size as number) : undefined,
  };
}

/** How much likelier, as a logarithm, the centers must be than with any one of them in another color. */
const CLEARLY = 3;

function unseenCenters(seen: readonly SeenFace[], size: number): readonly number[] | undefined {
  const logs = atOnce(colorLogs(stickersOf(seen, size)));
  const weights = new Float64Array(FACE_COUNT * COLOR_COUNT);
  seen.forEach((_, face) => {
    const center = face * size * size + (size * size - 1) / 2;
    weights.set(logs.subarray(center * COLOR_COUNT, (center + 1) * COLOR_COUNT), face * COLOR_COUNT);
  });
  const { columnOf } = bestAssignment(weights, FACE_COUNT);
  const worth = (columns: ArrayLike<number>) =>
    seen.reduce((sum, _, face) => sum + weights[face * COLOR_COUNT + columns[face]], 0);
  const best = worth(columnOf);
  // The best with one of the centers in another color.
  for (let face = 0; face < seen.length; face++) {
    const without = weights.slice();
    without[face * COLOR_COUNT + columnOf[face]] = -1e3;
    if (worth(bestAssignment(without, FACE_COUNT).columnOf) > best - CLEARLY) return undefined;
  }
  const taken = seen.map((_, face) => columnOf[face]);
  return Array.from({ length: COLOR_COUNT }, (_, color) => color).filter((color) => !taken.includes(color));
}

// What a scan has seen so far, at its place on the cube: for whoever goes on by hand before all faces were seen.

/** The stickers that a scan has seen, where the likeliest legal cube has them. */
export interface SoFar {
  readonly size: number;
  /** Letters of the upright cube, `?` where nothing was seen. */
  readonly facelets: string;
  /** Facelets that were seen and may be wrong; all of them with fewer than five faces. */
  readonly doubts: readonly number[];
}

/**
 * What was seen, however little. Error codes: `faces` while no face was, `no-cube` if no legal cube is likely.
 *
 * @example readSoFar(newScan()).error.code; // → faces
 */
export function readSoFar(scan: Scan): Result<SoFar> {
  return atOnce(readSoFarSteps(scan));
}

/**
 * `readSoFar` in portions of a few milliseconds: a generator that yields between them, so that a page or a worker stays
 * responsive.
 *
 * @example
 * const steps = readSoFarSteps(newScan());
 * steps.next().value.error.code; // → faces
 */
export function* readSoFarSteps(scan: Scan): Generator<void, Result<SoFar>> {
  const faces = scannedFaces(scan);
  const { size } = scan;
  if (size === undefined || faces.length === 0)
    return err({ code: "faces", message: "No face of a cube was seen yet." });
  if (faces.length >= FACE_COUNT - 1) {
    const { reading } = yield* readScanSteps(scan);
    if (reading.ok) {
      const { facelets, faceletOf, doubts } = reading.value;
      const seen = [...faceletOf.subarray(0, faces.length * size * size)];
      return ok({
        size,
        facelets: onlyAt(facelets, seen),
        doubts: doubts.filter((facelet) => seen.includes(facelet)),
      });
    }
  }
  const cube = yield* likeliest(faces, size);
  if (!cube) return err({ code: "no-cube", message: "No legal cube has such stickers." });
  const { facelets, faceletOf } = cube;
  const seen = [...faceletOf.subarray(0, faces.length * size * size)].sort((a, b) => a - b);
  return ok({ size, facelets: onlyAt(facelets, seen), doubts: seen });
}

/** Up to this many faces may show the colors far from equally often. */
const UNEVEN = 3;

/** The usual colors: with few faces nothing speaks for others. Of arrangements that are equally likely any will do. */
function* likeliest(faces: readonly SeenFace[], size: number): Portions<Candidate | undefined> {
  const logs = yield* colorLogs(stickersOf(faces, size), undefined, faces.length > UNEVEN);
  const evidence = { size, logs, joints: jointScores(faces), told: [] };
  const [best] = yield* likelyCubes(evidence, colorSchemes()[0], 1);
  return best;
}

function onlyAt(facelets: string, seen: readonly number[]): string {
  const letters = new Array<string>(facelets.length).fill("?");
  for (const facelet of seen) letters[facelet] = facelets[facelet];
  return letters.join("");
}
