/** Decodes chosen pictures to pixels, one by one, so that large ones are not in memory together. */
import { type Pixels, pixelsOf } from "./stream.ts";

export const MAX_PICTURES = 12;

/** What is wrong with pictures; `name` is the file's. */
export type PictureProblem =
  | { readonly kind: "none" | "bad" | "large"; readonly name: string }
  | { readonly kind: "few"; readonly n: number }
  | { readonly kind: "many" | "unreadable" };

/**
 * As on the command line. One picture at a time is decoded, at four bytes a pixel, so that no more than 200 megabytes
 * are taken for a moment.
 */
export const MAX_MEGAPIXELS = 50;

/** Pixels of the longer side: rims of stickers are looked at too. */
const LONGEST = 1280;

/** Throws a `PictureProblem` at the first file that is not a picture, or too large a one. */
export async function pixelsOfFiles(files: readonly File[]): Promise<readonly Pixels[]> {
  const pictures: Pixels[] = [];
  for (const file of files) pictures.push(await pixelsOfFile(file));
  return pictures;
}

/** Turned upright as its metadata says, and scaled down. */
async function pixelsOfFile(file: File): Promise<Pixels> {
  const bad = { kind: "bad", name: file.name } satisfies PictureProblem;
  if (file.size === 0) throw bad;
  if ((await pixelCount(file)) > MAX_MEGAPIXELS * 1e6)
    throw { kind: "large", name: file.name } satisfies PictureProblem;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw bad;
  });
  try {
    return pixelsOf(bitmap, bitmap.width, bitmap.height, LONGEST);
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
