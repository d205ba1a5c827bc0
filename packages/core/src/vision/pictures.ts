/** Pictures to a cube: a face in each, how many layers they agree on, and which six they show when there are more. */
import { err, type Result } from "../result.ts";
import { type CubeReading, decideCube } from "./decide.ts";
import { type FindOptions, type FoundFace, findFaces, MAX_SEEN_SIZE, MIN_SEEN_SIZE } from "./find-faces.ts";
import type { Frame } from "./frame.ts";
import { FACE_COUNT, type FaceSamples, turnedIndex } from "./stickers.ts";

/**
 * The likeliest cube in pictures that show a face each: six, in any order and turned any way, five of them, or up to twelve when some
 * show the same face. Refused with `no-face` when a picture shows none, and as `decideCube` refuses.
 */
export function readPictures(frames: readonly Frame[], options: FindOptions = {}): Result<CubeReading> {
  const found = frames.map((frame) => findFaces(frame, options));
  const size = options.size ?? commonSize(found);
  const faces = found.map((inPicture) => inPicture.find((face) => face.size === size));
  const without = faces.indexOf(undefined);
  if (without >= 0)
    return err({
      code: "no-face",
      message: `No face of a ${size}x${size}x${size} was found in picture ${without + 1}. Fill the picture with one face, held flat to the camera.`,
    });
  return decideCube(differentFaces(faces as FoundFace[]), size);
}

/** The number of layers that explains the pictures together best. */
export function commonSize(found: readonly (readonly FoundFace[])[]): number {
  let size = 3;
  let best = Number.NEGATIVE_INFINITY;
  for (let layers = MIN_SEEN_SIZE; layers <= MAX_SEEN_SIZE; layers++) {
    let sum = 0;
    for (const faces of found) sum += faces.find((face) => face.size === layers)?.score ?? -layers * layers;
    // A larger face has more stickers to be seen: they count by the share that was seen.
    const share = sum / (layers * layers);
    if (share > best) {
      best = share;
      size = layers;
    }
  }
  return size;
}

/** Six faces of however many: the two most alike are one face seen twice, and the better look at it is kept. */
function differentFaces(faces: readonly FoundFace[]): FoundFace[] {
  const kept = [...faces];
  while (kept.length > FACE_COUNT) {
    let least = Number.POSITIVE_INFINITY;
    let worse = 0;
    for (let a = 0; a < kept.length; a++)
      for (let b = 0; b < a; b++) {
        const difference = faceDifference(kept[a], kept[b], kept[a].size);
        if (difference >= least) continue;
        least = difference;
        worse = kept[a].score < kept[b].score ? a : b;
      }
    kept.splice(worse, 1);
  }
  return kept;
}

/** Mean difference of two faces in levels, in the turn that fits best, when the brightness of both is made equal. */
export function faceDifference(a: FaceSamples, b: FaceSamples, size: number): number {
  const brightness = (face: FaceSamples) => {
    let sum = 1;
    for (let at = 0; at < face.rgb.length; at++) sum += face.rgb[at];
    return sum;
  };
  const gain = brightness(a) / brightness(b);
  let least = Number.POSITIVE_INFINITY;
  for (let quarters = 0; quarters < 4; quarters++) {
    let sum = 0;
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        for (let k = 0; k < 3; k++) {
          const other = b.rgb[turnedIndex(size, row, column, quarters) * 3 + k];
          sum += Math.abs(a.rgb[(row * size + column) * 3 + k] - gain * other);
        }
    least = Math.min(least, sum / (3 * size * size));
  }
  return least;
}
