/** Picture files to cubes, in the worker. */
import { unwrap } from "@cubegram/core";
import type { CubeState } from "@cubegram/core/state";
import { type Frame, readPicturesSteps } from "@cubegram/core/vision";
import { type CameraReading, readingOf } from "./camera.ts";
import { inPortions, type JobContext } from "./job.ts";

/** Rejects with the codes of `readPicturesSteps`. */
export async function readFrames(
  {
    frames,
    size,
    expected,
  }: {
    readonly frames: readonly Frame[];
    readonly size: number | undefined;
    readonly expected: readonly CubeState[];
  },
  { signal }: JobContext,
): Promise<CameraReading> {
  const options = { expected, ...(size !== undefined && { size }) };
  return readingOf(unwrap(await inPortions(readPicturesSteps(frames, options), signal)));
}
