/** Cubes out of files, in a worker, by core's reader: this gives it the parts of a blob and the pixels of a picture. */
import { err, ok, type Result } from "@cubegram/core";
import { readCubeFiles } from "@cubegram/core/archive";
import type { Frame } from "@cubegram/core/vision";

/** A file as the browser holds it: only the parts that are read are in memory. */
export interface BlobFile {
  readonly name: string;
  readonly content: Blob;
}

/** A line, or a cube of a sheet, that is not a cube. */
export interface UnreadLine {
  readonly file: string;
  /** From 1; 0: the whole file. */
  readonly line: number;
  readonly code: string;
}

export interface ReadFiles {
  /** Undefined for a lost cube. */
  readonly numbers: readonly (bigint | undefined)[];
  readonly unread: readonly UnreadLine[];
  /** Layers of the cubes. */
  readonly found: number;
}

/** The caller may cancel, and is told what fraction of a list has been read, 0 … 1, and the cubes as they come. */
interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
  readonly onCubes: (numbers: readonly (bigint | undefined)[], size: number) => Promise<void>;
}

const MAX_UNREAD = 100;

/** Reads all files and the typed list. `asked` is 0 where the cubes have as many layers as the files say. */
export async function cubesOfFiles(
  files: readonly BlobFile[],
  typed: string,
  asked: number,
  watch: Watch,
): Promise<ReadFiles> {
  const given = files.map(({ name, content }) => ({ name, chunks: partsOf(content, watch) }));
  if (typed.trim() !== "") given.push({ name: "", chunks: partsOf(new Blob([typed]), watch) });
  const { size, refused, batches } = await readCubeFiles(given, {
    ...(asked > 0 && { size: asked }),
    decodePicture,
  });
  const numbers: (bigint | undefined)[] = [];
  const unread = refused.map(
    ({ name, problem }): UnreadLine => ({ file: name, line: 0, code: problem.code }),
  );
  let found = size;
  for await (const { file = "", entries } of batches) {
    for (const { line, size: shown, problem } of entries) {
      found ??= shown;
      if (problem && unread.length < MAX_UNREAD) unread.push({ file, line, code: problem.code });
    }
    const some = entries.map(({ number }) => number);
    numbers.push(...some);
    await watch.onCubes(some, found ?? 3);
  }
  return { numbers, unread, found: found ?? 3 };
}

/** Bytes of a file between two checks whether the caller still waits. */
const PART_BYTES = 2 ** 18;

async function* partsOf(content: Blob, { signal, onProgress }: Watch): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.size; at += PART_BYTES) {
    signal.throwIfAborted();
    yield new Uint8Array(await content.slice(at, at + PART_BYTES).arrayBuffer());
    onProgress(Math.min(1, (at + PART_BYTES) / content.size));
  }
}

const MAX_PICTURE_SIZE = 60_000_000;

/** Whatever picture the browser can show. */
async function decodePicture(bytes: Uint8Array): Promise<Result<Frame>> {
  const refuse = (why: string) =>
    err({ code: "no-sheet" as const, message: `The picture cannot be read: ${why}.` });
  try {
    const picture = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    const { width, height } = picture;
    if (width * height > MAX_PICTURE_SIZE) return refuse(`it has more than ${MAX_PICTURE_SIZE} pixels`);
    const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })!;
    canvas.drawImage(picture, 0, 0);
    return ok({ width, height, rgba: canvas.getImageData(0, 0, width, height).data });
  } catch {
    return refuse("the browser does not know its kind, or it is damaged");
  }
}
