/** Decodes chosen pictures to pixels, one by one, so that large ones are not in memory together; loaded when some are chosen. */

import type { Frame } from "@cubegram/core/vision";
import { JobError } from "../../jobs/ask.ts";
import { type TextKey, texts } from "../../shell/language.ts";
import type { Values } from "../../shell/message.ts";
import type { pixelsOf } from "./stream.ts";

const t = texts("camera");

const MAX_PICTURES = 12;

/** What is wrong with pictures: a text, and what it names. */
interface PictureProblem {
  readonly says: TextKey<"camera">;
  readonly values?: Values;
}

/**
 * As on the command line. One picture at a time is decoded, at four bytes a pixel, so that no more than 200 megabytes
 * are taken for a moment.
 */
const MAX_MEGAPIXELS = 50;

/** Pixels of the longer side: rims of stickers are looked at too. */
const LONGEST = 1280;

/** Throws a `PictureProblem` at the first file that is not a picture, or too large a one, and when there are too many. */
export async function pixelsOfFiles(
  files: readonly File[],
  read: typeof pixelsOf,
): Promise<readonly Frame[]> {
  if (files.length > MAX_PICTURES)
    throw { says: "picture-many", values: { n: MAX_PICTURES } } satisfies PictureProblem;
  const pictures: Frame[] = [];
  for (const file of files) pictures.push(await pixelsOfFile(file, read));
  return pictures;
}

/** Turned upright as its metadata says, and scaled down. */
async function pixelsOfFile(file: File, read: typeof pixelsOf): Promise<Frame> {
  const { name } = file;
  const bad = { says: "picture-bad", values: { name } } satisfies PictureProblem;
  if (file.size === 0) throw bad;
  if ((await pixelCount(file)) > MAX_MEGAPIXELS * 1e6)
    throw { says: "picture-large", values: { name, n: MAX_MEGAPIXELS } } satisfies PictureProblem;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw bad;
  });
  try {
    return read(bitmap, bitmap.width, bitmap.height, LONGEST);
  } finally {
    bitmap.close();
  }
}

/** What its header says, before anything is decoded; 0 if it has none that the browser knows. */
async function pixelCount(file: File): Promise<number> {
  const picture = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve) => {
      picture.onload = picture.onerror = resolve;
      picture.src = url;
    });
    return picture.naturalWidth * picture.naturalHeight;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What to say when pictures were no cube: what the worker or the browser said of them, in the language of the moment. */
export function troubleWith(files: readonly File[], error: unknown): () => string {
  const { says, values } = problemOf(error, files);
  return () => t(says, values);
}

function problemOf(error: unknown, files: readonly File[]): PictureProblem {
  if (typeof error === "object" && error !== null && "says" in error) return error as PictureProblem;
  if (error instanceof JobError && error.code === "no-face")
    return { says: "picture-none", values: { name: files[Number(error.details.picture ?? 0)]?.name ?? "" } };
  if (error instanceof JobError && error.code === "faces")
    return { says: "picture-few", values: { n: Number(error.details.got ?? 0) } };
  return { says: "unreadable" };
}
