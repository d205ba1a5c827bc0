/** Decodes chosen pictures to pixels, one by one, so that large ones are not in memory together. */
import { type Pixels, pixelsOf } from "./stream.ts";

export const MAX_PICTURES = 12;

/** What is wrong with pictures; `name` is the file's. */
export type PictureProblem =
  | { readonly kind: "none" | "bad"; readonly name: string }
  | { readonly kind: "few"; readonly n: number }
  | { readonly kind: "many" | "unreadable" };

/** Pixels of the longer side: rims of stickers are looked at too. */
const LONGEST = 1280;

/** Throws a `PictureProblem` at the first file that is not a picture. */
export async function pixelsOfFiles(files: readonly File[]): Promise<readonly Pixels[]> {
  const pictures: Pixels[] = [];
  for (const file of files) pictures.push(await pixelsOfFile(file));
  return pictures;
}

/** Turned upright as its metadata says; where it can, the browser scales large pictures down while decoding. */
async function pixelsOfFile(file: File): Promise<Pixels> {
  const bad = { kind: "bad", name: file.name } satisfies PictureProblem;
  if (file.size === 0) throw bad;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw bad;
  });
  try {
    return pixelsOf(bitmap, bitmap.width, bitmap.height, LONGEST);
  } finally {
    bitmap.close();
  }
}
