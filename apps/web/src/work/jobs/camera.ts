/** Pictures to cubes, in the worker: one frame of a video, the faces that were taken, or picture files. */
import { CubegramError, unwrap } from "@cubegram/core";
import {
  type CubeReading,
  decideCube,
  type FoundFace,
  type Frame,
  faceDifference,
  findFaces,
  type Point,
  readPictures,
} from "@cubegram/core/vision";

export interface SeenFace {
  readonly size: number;
  readonly rgb: Float32Array;
  readonly trust: Float32Array;
  readonly corners: readonly Point[];
}

/** What a frame shows: a face, and which of the taken ones it is, −1 for a new one. */
export interface Look {
  readonly face: SeenFace;
  readonly known: number;
}

export interface CameraReading {
  readonly size: number;
  readonly facelets: string;
  readonly confidence: number;
  readonly doubts: readonly number[];
}

/** Shares of its stickers that a face must show to be taken, and of the picture that it must fill. */
const CLEAR = 0.65;
const LARGE = 0.05;
/** Mean difference in levels below which two faces are one, seen twice. */
const SAME = 22;

/** A face that is clearly seen in a frame; undefined when there is none. */
export function look({
  frame,
  taken,
}: {
  readonly frame: Frame;
  readonly taken: readonly SeenFace[];
}): Look | undefined {
  const size = taken[0]?.size;
  const face = findFaces(frame, size === undefined ? {} : { size }).find(
    (each) => each.score >= CLEAR * each.size ** 2 && areaOf(each) > LARGE * frame.width * frame.height,
  );
  if (!face) return undefined;
  const known = taken.findIndex((each) => faceDifference(each, face, face.size) < SAME);
  const { rgb, trust, corners } = face;
  return { face: { size: face.size, rgb, trust, corners }, known };
}

/** Rejects with the codes of `decideCube`. */
export function decide({ faces }: { readonly faces: readonly SeenFace[] }): CameraReading {
  return readingOf(unwrap(decideCube(faces, faces[0].size)));
}

/** Rejects with the codes of `readPictures`, and with `pictures` for more than twelve. */
export function readFrames({ frames }: { readonly frames: readonly Frame[] }): CameraReading {
  if (frames.length > 12)
    throw new CubegramError({ code: "pictures", message: "At most 12 pictures are read." });
  return readingOf(unwrap(readPictures(frames)));
}

function readingOf({ size, facelets, confidence, doubts }: CubeReading): CameraReading {
  return { size, facelets, confidence, doubts };
}

function areaOf({ corners }: FoundFace): number {
  let twice = 0;
  corners.forEach(({ x, y }, at) => {
    const next = corners[(at + 1) % corners.length];
    twice += x * next.y - next.x * y;
  });
  return Math.abs(twice) / 2;
}
