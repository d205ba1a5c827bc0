/** Reads a cube from pictures: the faces in each, how many layers they agree on, and which six they show if there are more. */
import { atOnce, type Portions } from "../portions.ts";
import { checkList, checkOptions, err, type Problem, type Result } from "../result.ts";
import { type CubeReading, type DecideOptions, decideCubeSteps } from "./decide.ts";
import {
  type FindOptions,
  type FoundFace,
  facesApart,
  findFacesSteps,
  MAX_SEEN_SIZE,
  MIN_SEEN_SIZE,
} from "./find-faces.ts";
import type { Frame } from "./frame.ts";
import { isUnexplained } from "./looks.ts";
import { edgesBetween } from "./scan.ts";
import { compareFaces, SAME } from "./seen-face.ts";
import { distinctFaces } from "./six-faces.ts";
import { FACE_COUNT, type FaceSamples } from "./stickers.ts";

/** This many pictures show one face each; fewer show several, with a corner toward the camera. */
const ONE_FACE_EACH = FACE_COUNT - 1;
/** The fractions of its stickers, and of the largest face next to it, that a face in a corner view must show. */
const CLEAR = 0.3;
const BESIDE = 0.3;

/**
 * The likeliest cube in pictures of one face each (six, in any order and turned any way, five of them, or more if some show the same
 * face), or of a corner each (two, with three faces in both). Errors: `no-face` if a picture shows none, `faces` if they show too few,
 * and those of `decideCube`; `picture` says which one, from 0.
 *
 * @throws TypeError for anything but a list or an unknown option.
 * @example readPictures([{ width: 40, height: 30, rgba: new Uint8Array(4 * 40 * 30) }]).error.code; // → no-face
 */
export function readPictures(
  frames: readonly Frame[],
  options: FindOptions & DecideOptions = {},
): Result<CubeReading> {
  checkList(frames, "frames");
  checkOptions(options, { size: true, isCorner: true, expected: true, told: true });
  return atOnce(readPicturesSteps(frames, options));
}

/**
 * `readPictures` in portions of a few milliseconds: a generator that yields between them, so that a page or a worker
 * stays responsive.
 *
 * @throws TypeError for anything but a list or an unknown option.
 * @example
 * const steps = readPicturesSteps([{ width: 40, height: 30, rgba: new Uint8Array(4 * 40 * 30) }]);
 * let step = steps.next();
 * while (!step.done) step = steps.next();
 * step.value.error.code; // → no-face
 */
export function* readPicturesSteps(
  frames: readonly Frame[],
  options: FindOptions & DecideOptions = {},
): Generator<void, Result<CubeReading>> {
  checkList(frames, "frames");
  checkOptions(options, { size: true, isCorner: true, expected: true, told: true });
  const isCorner = frames.length < ONE_FACE_EACH;
  const found: FoundFace[][] = [];
  for (const frame of frames) {
    found.push(yield* findFacesSteps(frame, { ...options, isCorner }));
  }
  const size = options.size ?? commonSize(found);
  const faces = found.map((inPicture) => shownFaces(inPicture, size, !isCorner));
  const without = faces.findIndex((shown) => shown.length === 0);
  const mixed = () => sizesApart(frames, found, size, options, isCorner);
  if (without >= 0) {
    const apart = yield* mixed();
    if (apart) return err(apart);
    return err({
      code: "no-face",
      picture: without,
      message: `No face of a ${size}x${size}x${size} was found in picture ${without + 1}. Fill the picture with one face, held flat to the camera, or with a corner and its three faces.`,
    });
  }
  const edges = faces.flatMap((shown, at) => {
    const before = 4 * faces.slice(0, at).flat().length;
    return edgesBetween(shown).map(([a, b]) => [a + before, b + before] as const);
  });
  const decided = yield* decideCubeSteps(distinctFaces(faces.flat(), size, edges), size, options);
  // What the laws refuse without a reason of theirs may have one in the pictures.
  if (decided.ok || (decided.error.code !== "faces" && !isUnexplained(decided.error))) return decided;
  const why = (yield* mixed()) ?? (isCorner ? undefined : sameFaces(faces.flat(), size));
  return why ? err(why) : decided;
}

/** Whether the clearest faces in the pictures are of other sizes. If a size was asked for, others have not been looked for yet. */
function* sizesApart(
  frames: readonly Frame[],
  found: readonly (readonly FoundFace[])[],
  size: number,
  options: FindOptions,
  isCorner: boolean,
): Portions<Problem | undefined> {
  const clearest: (FoundFace | undefined)[] = [];
  for (const [at, frame] of frames.entries()) {
    const all = options.size === undefined ? found[at] : yield* findFacesSteps(frame, { isCorner });
    const shareOf = (face: FoundFace) => face.score / face.size ** 2;
    const best = all.reduce<FoundFace | undefined>(
      (a, b) => (a && shareOf(a) >= shareOf(b) ? a : b),
      undefined,
    );
    clearest.push(best && shareOf(best) >= CLEAR ? best : undefined);
  }
  return otherSizes(clearest, size, options.size !== undefined);
}

function shownFaces(found: readonly FoundFace[], size: number, isOneEach: boolean): readonly FoundFace[] {
  const ofSize = found.filter((face) => face.size === size);
  if (isOneEach) return ofSize.slice(0, 1);
  const clear = facesApart(ofSize.filter(({ score }) => score >= CLEAR * size * size));
  const largest = Math.max(...clear.map(({ area }) => area));
  return clear.filter(({ area }) => area > BESIDE * largest);
}

/** The number of layers that explains the pictures together best. */
function commonSize(found: readonly (readonly FoundFace[])[]): number {
  let size = 3;
  let best = Number.NEGATIVE_INFINITY;
  for (let layers = MIN_SEEN_SIZE; layers <= MAX_SEEN_SIZE; layers++) {
    let sum = 0;
    for (const faces of found) sum += faces.find((face) => face.size === layers)?.score ?? -layers * layers;
    // A larger face has more stickers, so faces count by the fraction that is visible.
    const share = sum / (layers * layers);
    if (share > best) {
      best = share;
      size = layers;
    }
  }
  return size;
}

// Why photographs show no cube, as far as the faces in them tell: other sizes, or one face several times.

type SizedFace = FaceSamples & { readonly size: number };

function pictures(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length === 1 ? `picture ${last}` : `pictures ${numbers.slice(0, -1).join(", ")} and ${last}`;
}

const sized = (size: number) => `${size}x${size}x${size}`;

/** `clearest[picture]`: the clearest face in each, of whatever size; undefined if there is none. */
function otherSizes(
  clearest: readonly (SizedFace | undefined)[],
  size: number,
  isAsked: boolean,
): Problem | undefined {
  const numbersOf = new Map<number, number[]>();
  clearest.forEach((face, at) => {
    if (face) numbersOf.set(face.size, [...(numbersOf.get(face.size) ?? []), at + 1]);
  });
  const [first, second] = [...numbersOf].sort(([, a], [, b]) => b.length - a.length);
  if (!first || (!second && first[0] === size)) return undefined;
  if (second)
    return {
      code: "faces",
      message: `The pictures are of different cubes: ${pictures(first[1])} of a ${sized(first[0])}, ${pictures(second[1])} of a ${sized(second[0])}.`,
    };
  return isAsked
    ? { code: "faces", message: `The pictures are of a ${sized(first[0])}, not of a ${sized(size)}.` }
    : undefined;
}

/** Why six faces of one size are no cube. */
function sameFaces(faces: readonly SizedFace[], size: number): Problem | undefined {
  const groups: number[][] = [];
  faces.forEach((face, at) => {
    const group = groups.find(([first]) => compareFaces(faces[first - 1], face, size).difference < SAME);
    if (group) group.push(at + 1);
    else groups.push([at + 1]);
  });
  const several = groups.filter((group) => group.length > 1);
  if (several.length === 0) return undefined;
  const which = several
    .map((group) => (group.length === faces.length ? "all pictures" : pictures(group)))
    .join("; ");
  return {
    code: "faces",
    message: `The same face is in ${which}; one picture of each of the six faces is needed.`,
  };
}
