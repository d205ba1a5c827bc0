/** Picture files to cubes, in the worker. */
import { CubegramError, unwrap } from "@cubegram/core";
import type { CubeState } from "@cubegram/core/state";
import { type Frame, readPicturesSteps } from "@cubegram/core/vision";
import { type CameraReading, readingOf } from "./camera.ts";
import type { JobContext } from "./job.ts";
import { inPortions } from "./portions.ts";

const MAX_PICTURES = 12;

/** Rejects with the codes of `readPicturesSteps`, and with `pictures` for more than twelve. */
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
  if (frames.length > MAX_PICTURES)
    throw new CubegramError({ code: "pictures", message: `At most ${MAX_PICTURES} pictures are read.` });
  const options = { expected, ...(size !== undefined && { size }) };
  return readingOf(unwrap(await inPortions(readPicturesSteps(frames, options), signal)));
}
