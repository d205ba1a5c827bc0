/** Reads a cube from picture files. */
import { CubegramError } from "@cubegram/core/errors";
import { type CubeReading, type Frame, readPictures, reducedFrame } from "@cubegram/core/vision";
import { nameOf, openSource, readWhole } from "../files/source.ts";
import { CommandError, type Host } from "../frame/verb.ts";
import { decodePicture } from "./decode.ts";

const MAX_BYTES = 100 * 2 ** 20;
/** Each face may be shown twice. */
const MAX_PICTURES = 12;
const MAX_READ_SIZE = 7;
/** Pixels of the longer side: rims of stickers are looked at too. Larger pictures are not kept in memory together. */
const LONGEST = 1280;

/** Below this, the likeliest cube is still not likely, and not taken for what the pictures show. */
export const LIKELY = 0.5;

export async function scanPictures(
  files: readonly string[],
  size: number | undefined,
  host: Host,
): Promise<CubeReading> {
  if (files.length > MAX_PICTURES)
    throw new CommandError({
      code: "pictures",
      message: `At most ${MAX_PICTURES} pictures can be read, got ${files.length}; give one or two of each face.`,
    });
  if (size !== undefined && size > MAX_READ_SIZE)
    throw new CommandError({
      code: "size",
      message: `Pictures can be read only for cubes up to ${MAX_READ_SIZE}x${MAX_READ_SIZE}x${MAX_READ_SIZE}, got size ${size}.`,
    });
  const frames: Frame[] = [];
  for (const file of files) {
    const { chunks } = await openSource(file, host);
    frames.push(reducedFrame(decodePicture(await readWhole(chunks, MAX_BYTES), nameOf(file)), LONGEST));
  }
  const reading = readPictures(frames, size === undefined ? {} : { size });
  if (reading.ok) return reading.value;
  const problem: { readonly code: string; readonly picture?: number } = reading.error;
  const file = problem.code === "no-face" && files[problem.picture ?? 0];
  if (!file) throw new CubegramError(reading.error);
  throw new CommandError({
    ...reading.error,
    file: nameOf(file),
    message: `No face of a cube was found in ${nameOf(file)}. Fill the picture with one face, held flat to the camera, or with a corner and its three faces.`,
  });
}
