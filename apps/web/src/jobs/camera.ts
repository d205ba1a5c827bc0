/** Pictures to cubes, in the worker: one frame of a video after the other. */
import { unwrap } from "@cubegram/core";
import type { CubeState } from "@cubegram/core/state";
import {
  type CubeReading,
  decideAgainSteps,
  type Frame,
  lookAtSteps,
  type Needed,
  newScan,
  type Point,
  readScanSteps,
  readSoFarSteps,
  type Scan,
  type ScanResult,
  type SeenFace,
  type SoFar,
  scannedFaces,
  stillNeeded,
} from "@cubegram/core/vision";
import { breathe, inPortions, type JobContext } from "./job.ts";

/** What a frame added to a scan. */
export interface CameraLook {
  readonly scan: Scan;
  /** Faces in the picture, the best first: corners in its pixels. */
  readonly seen: readonly SeenNow[];
  /** The faces taken so far. */
  readonly taken: readonly ShownFace[];
  readonly needed: Needed;
  /** Mean brightness of the picture, 0 … 255. */
  readonly brightness: number;
}

interface SeenNow {
  readonly corners: readonly Point[];
  /** Whether it is one of the faces taken. */
  readonly isTaken: boolean;
}

export type { SoFar };

export type ShownFace = Pick<SeenFace, "size" | "rgb">;

/** A look at a frame; without a scan a new one begins. */
export async function look(
  {
    frame,
    scan,
    size,
  }: {
    readonly frame: Frame;
    readonly scan: Scan | undefined;
    readonly size: number | undefined;
  },
  { signal }: JobContext,
): Promise<CameraLook> {
  const next = await inPortions(lookAtSteps(scan ?? newScan(size), frame), signal);
  const taken = scannedFaces(next.scan);
  const hasMore = taken.length > (scan ? scannedFaces(scan).length : 0);
  // Which centers are missing takes a while to find, and changes only with a new face.
  if (hasMore) await breathe();
  return {
    scan: next.scan,
    seen: next.seen
      .filter(({ face }) => face.size === next.scan.size)
      .map(({ face: { corners }, at }) => ({ corners, isTaken: at >= 0 })),
    taken: taken.map(({ size, rgb }) => ({ size, rgb })),
    needed: hasMore ? stillNeeded(next.scan) : { faces: 6 - taken.length, centers: undefined },
    brightness: brightnessOf(frame),
  };
}

/** What is reported about a cube that was read, including all that `decideAgainSteps` needs. */
export type CameraReading = Pick<
  CubeReading,
  "size" | "facelets" | "confidence" | "doubts" | "choices" | "rearranged" | "faces" | "told" | "colorOf"
>;

export function readingOf(reading: CubeReading): CameraReading {
  const { size, facelets, confidence, doubts, choices, rearranged, faces, told, colorOf } = reading;
  return { size, facelets, confidence, doubts, choices, rearranged, faces, told, colorOf };
}

/** Why the sides taken so far are no cube, if it is clear. */
export interface NoCube extends Pick<ScanResult, "isMixed" | "sizes"> {
  /** What was seen, where no turns lead to it. */
  readonly impossible: SoFar | undefined;
}

/** What the sides taken so far are together. */
export interface Decided extends NoCube {
  readonly reading: CameraReading | undefined;
  /** Whether it is sure enough to stop looking. */
  readonly isDone: boolean;
}

/** The cube, if the sides make one; `expected` cubes are likely beforehand. */
export async function decide(
  { scan, expected }: { readonly scan: Scan; readonly expected: readonly CubeState[] },
  { signal }: JobContext,
): Promise<Decided> {
  const { reading, impossible, ...rest } = await inPortions(readScanSteps(scan, { expected }), signal);
  const { size = 3 } = scan;
  return {
    reading: reading.ok ? readingOf(reading.value) : undefined,
    impossible: impossible && { size, facelets: impossible.facelets, doubts: [] },
    ...rest,
  };
}

/** What was seen so far, for whoever goes on by hand. Rejects with the codes of `readSoFarSteps`. */
export async function leave({ scan }: { readonly scan: Scan }, { signal }: JobContext): Promise<SoFar> {
  return unwrap(await inPortions(readSoFarSteps(scan), signal));
}

/**
 * The cube once the user has said which color, as a face 0 … 5, a facelet has. Rejects with the codes of `decideAgainSteps`.
 */
export async function answer(
  told: { readonly reading: CameraReading; readonly facelet: number; readonly face: number },
  { signal }: JobContext,
): Promise<CameraReading> {
  const steps = decideAgainSteps(told.reading, told.facelet, told.face);
  return readingOf(unwrap(await inPortions(steps, signal)));
}

/** One pixel in this many is read. */
const SPARSE = 61;

function brightnessOf({ rgba }: Frame): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4 * SPARSE) {
    sum += Math.max(rgba[at], rgba[at + 1], rgba[at + 2]);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
