/** Pictures to cubes, in the worker: one frame of a video after the other, or picture files. */
import { Cube, CubegramError, unwrap } from "@cubegram/core";
import {
  type CubeReading,
  decideAgain,
  type Frame,
  lookAt,
  type Needed,
  newScan,
  type Point,
  readPictures,
  readScan,
  type Scan,
  type SeenFace,
  scannedFaces,
  stillNeeded,
} from "@cubegram/core/vision";

/** What a frame added to a scan. */
export interface CameraLook {
  readonly scan: Scan;
  /** Faces in the picture, the best first: corners in its pixels, and colors as they are understood so far. */
  readonly seen: readonly SeenNow[];
  /** The faces taken so far. */
  readonly taken: readonly ShownFace[];
  readonly needed: Needed;
  /** Mean brightness of the picture, 0 … 255. */
  readonly brightness: number;
}

interface SeenNow extends ShownFace {
  readonly corners: readonly Point[];
  /** Whether it is one of the faces taken. */
  readonly isTaken: boolean;
}

export interface ShownFace {
  readonly size: number;
  readonly rgb: ArrayLike<number>;
}

/** What is reported about a cube that was read, including all that `decideAgain` needs. */
export type CameraReading = Pick<
  CubeReading,
  "size" | "facelets" | "confidence" | "doubts" | "choices" | "rearranged" | "faces" | "told" | "colorOf"
>;

/** A look at a frame; without a scan a new one begins. */
export function look({
  frame,
  scan,
  size,
}: {
  readonly frame: Frame;
  readonly scan: Scan | undefined;
  readonly size: number | undefined;
}): CameraLook {
  const next = lookAt(scan ?? newScan(size), frame);
  const taken = scannedFaces(next.scan);
  const hasMore = taken.length > (scan ? scannedFaces(scan).length : 0);
  return {
    scan: next.scan,
    seen: next.seen
      .filter(({ face }) => face.size === next.scan.size)
      .map(({ face: { size, rgb, corners }, at }) => ({
        size,
        corners,
        rgb: at >= 0 ? next.scan.faces[at].rgb : rgb,
        isTaken: at >= 0,
      })),
    taken: taken.map(({ size, rgb }: SeenFace) => ({ size, rgb })),
    // Which centers are missing takes a while to find, and changes only with a new face.
    needed: hasMore ? stillNeeded(next.scan) : { faces: 6 - taken.length, centers: undefined },
    brightness: brightnessOf(frame),
  };
}

/** The cube, and whether it is sure enough to stop looking; the facelets that are expected, if any. Rejects with the codes of `readScan`. */
export function decide({
  scan,
  expected,
}: {
  readonly scan: Scan;
  readonly expected: readonly string[];
}): CameraReading & { readonly isDone: boolean } {
  const { reading, isDone } = readScan(scan, { expected: statesOf(expected) });
  return { ...readingOf(unwrap(reading)), isDone };
}

const MAX_PICTURES = 12;

/** Rejects with the codes of `readPictures`, and with `pictures` for more than twelve. */
export function readFrames({
  frames,
  size,
  expected,
}: {
  readonly frames: readonly Frame[];
  readonly size: number | undefined;
  readonly expected: readonly string[];
}): CameraReading {
  if (frames.length > MAX_PICTURES)
    throw new CubegramError({ code: "pictures", message: `At most ${MAX_PICTURES} pictures are read.` });
  const options = { expected: statesOf(expected), ...(size !== undefined && { size }) };
  return readingOf(unwrap(readPictures(frames, options)));
}

/**
 * The cube once the user has said which color, as a face 0 … 5, a facelet has. Rejects with the codes of `decideAgain`.
 */
export function answer(told: {
  readonly reading: CameraReading;
  readonly facelet: number;
  readonly face: number;
}): CameraReading {
  return readingOf(unwrap(decideAgain(told.reading, told.facelet, told.face)));
}

function statesOf(facelets: readonly string[]): readonly Cube["state"][] {
  return facelets.map((each) => Cube.fromFacelets(each).state);
}

function readingOf(reading: CubeReading): CameraReading {
  const { size, facelets, confidence, doubts, choices, rearranged, faces, told, colorOf } = reading;
  return { size, facelets, confidence, doubts, choices, rearranged, faces, told, colorOf };
}

/** From one pixel in this many. */
const SPARSE = 61;

function brightnessOf({ rgba }: Frame): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4 * SPARSE) {
    sum += Math.max(rgba[at], rgba[at + 1], rgba[at + 2]);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
