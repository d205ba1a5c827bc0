/**
 * Reads the cubes of any number of files: lists as text, and the pages of a printed sheet as PDF, SVG or pictures. A file comes as
 * chunks of bytes, and what it is shows in its first ones.
 */
import { Cube } from "../cube.ts";
import { type Image, type ReadSheet, readSheetImage, readSheetText } from "../drawing/index.ts";
import { MAX_SIZE, MIN_SIZE } from "../geometry/index.ts";
import {
  CubegramError,
  checkIterable,
  checkOptions,
  checkThat,
  err,
  ok,
  type Problem,
  type Result,
} from "../result.ts";
import type { Frame } from "../vision/index.ts";
import { joinBytes } from "./bits.ts";
import { type CubeListEntry, type CubeListForm, isStickerCount, parseCubeList } from "./cube-list.ts";
import { firstLines, linesOfChunks } from "./lines.ts";
import type { ByteChunks } from "./pack-stream.ts";

/** A file that may hold cubes. */
export interface CubeFile {
  /** What it is called in the answer. */
  readonly name: string;
  /** Its bytes, in pieces of any length. They are asked for in the order of the files. */
  readonly chunks: ByteChunks;
}

/** What is known about the files before they are read, and how a picture becomes pixels. */
export interface CubeFilesOptions {
  /** Layers of the cubes, 2 … 100; default: what the first file that says so says, else what the cubes themselves show. */
  readonly size?: number;
  /** Decodes the whole content of a file that is a picture (PNG, JPEG, GIF, WebP). Without it, pictures are refused. */
  readonly decodePicture?: (bytes: Uint8Array, name: string) => Result<Frame> | Promise<Result<Frame>>;
}

/** Some cubes, of one list or of all sheets. */
export interface CubeFileBatch {
  /** The name of the list; omitted for the cubes of sheets, whose pages may come from several files. */
  readonly file?: string;
  /** The line of an entry from a sheet is the number that is printed beside the cube. */
  readonly entries: readonly CubeListEntry[];
}

/** The cubes of files, once it is known what each file is. */
export interface CubesOfFiles {
  /** Layers of the cubes, as asked for or as the first file says; omitted when only the cubes themselves tell. */
  readonly size?: number;
  /** How the first list writes its cubes; facelets for a sheet. */
  readonly form: CubeListForm;
  /** Files that have the form of a sheet and are none: code `no-sheet` or `too-large`, or what `decodePicture` said. */
  readonly refused: readonly { readonly name: string; readonly problem: Problem }[];
  /** The lists one after another, each in constant memory; then the cubes of all sheets by their numbers. Can be read once. */
  readonly batches: AsyncIterable<CubeFileBatch>;
}

/**
 * Reads files of cubes. Lists may be UTF-8 or UTF-16 with a byte order mark, lines may end as they like, and a comment `# size 4` in
 * the first 4 KiB says how many layers the cubes have. The pages of a sheet may come in any order, and the cubes of a page that is
 * missing are lost. Sheets are at most 128 MiB, and number at most a million cubes.
 *
 * @throws TypeError or RangeError for anything but files, an unknown option or a size that no cube has; whatever `chunks` or
 * `decodePicture` throw.
 * @example
 * const chunks = [new TextEncoder().encode("# size 2\r\n5\r\n?")];
 * const { size, batches } = await readCubeFiles([{ name: "a.cubes", chunks }]);
 * const numbers = [];
 * for await (const { entries } of batches) numbers.push(...entries.map(({ number }) => number ?? "lost"));
 * [size, ...numbers]; // → 2,5,lost
 */
export async function readCubeFiles(
  files: Iterable<CubeFile>,
  options: CubeFilesOptions = {},
): Promise<CubesOfFiles> {
  checkIterable(files, "files");
  checkOptions(options, { size: true, decodePicture: true });
  if (options.size !== undefined) Cube.count(options.size);
  const opened: OpenedFile[] = [];
  const refused: { name: string; problem: Problem }[] = [];
  for (const file of files) {
    checkThat(typeof file?.name === "string", "files", "files { name, chunks }", file);
    checkIterable(file.chunks, "chunks");
    const read = await openFile(file, options.decodePicture);
    if (read.ok) opened.push(read.value);
    else refused.push({ name: file.name, problem: read.error });
  }
  const size = options.size ?? opened.find((one) => one.size !== undefined)?.size;
  return {
    ...(size !== undefined && { size }),
    form: opened[0]?.form ?? "facelets",
    refused,
    batches: batchesOf(opened, size),
  };
}

interface OpenedFile {
  readonly name: string;
  /** Layers, if the file says so. */
  readonly size: number | undefined;
  readonly form: CubeListForm;
  /** One of the two. */
  readonly lines?: AsyncIterable<readonly string[]>;
  readonly sheet?: ReadSheet;
}

async function openFile(
  { name, chunks }: CubeFile,
  decodePicture: CubeFilesOptions["decodePicture"],
): Promise<Result<OpenedFile>> {
  const source = oneByOne(chunks);
  const start = await firstBytes(source);
  const all = chain(start, source);
  const kind = kindOf(start);
  if (kind === "list") return ok({ name, ...headOf(start), lines: linesOfChunks(all) });
  const bytes = await wholeOf(all);
  if (!bytes) return err({ code: "too-large", message: `The file is larger than ${MAX_SHEET_BYTES} bytes.` });
  const read =
    kind === "picture" ? await sheetOfPicture(bytes, name, decodePicture) : readSheetText(latin1(bytes));
  if (!read.ok) return read;
  const sheet = read.value;
  const last = lastNumber(sheet);
  if (last > MAX_SHEET_CUBES)
    return err(noSheet(`its cubes are numbered up to ${last}, and a sheet has at most ${MAX_SHEET_CUBES}`));
  return ok({ name, size: sheet.size, form: "facelets", sheet });
}

/** Enough for a sheet of a thousand pages. */
const MAX_SHEET_BYTES = 2 ** 27;
const MAX_SHEET_CUBES = 1_000_000;

async function sheetOfPicture(
  bytes: Uint8Array,
  name: string,
  decode: CubeFilesOptions["decodePicture"],
): Promise<Result<ReadSheet>> {
  if (!decode) return err(noSheet("it is a picture, and nothing was given to decode it"));
  const read = await decode(bytes, name);
  return read.ok ? readSheetImage(onWhite(read.value)) : read;
}

function noSheet(why: string): Problem {
  return { code: "no-sheet", message: `The file is not a page of a cube sheet: ${why}.` };
}

/** Levels of red, green and blue on white paper: another program may have saved the page without its background. */
function onWhite({ width, height, rgba }: Frame): Image {
  const pixels = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4)
    for (let channel = 0; channel < 3; channel++, to++)
      pixels[to] = Math.round(255 + ((rgba[from + channel] - 255) * rgba[from + 3]) / 255);
  return { width, height, pixels };
}

/** Bytes at the beginning of a file that tell what it is. */
const HEAD_BYTES = 4096;

async function* oneByOne(chunks: ByteChunks): AsyncGenerator<Uint8Array, void, void> {
  for await (const chunk of chunks) yield chunk;
}

async function firstBytes(source: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let length = 0; length < HEAD_BYTES; ) {
    const next = await source.next();
    if (next.done) break;
    parts.push(next.value);
    length += next.value.length;
  }
  return parts.length === 1 ? parts[0] : joinBytes(parts);
}

async function* chain(
  start: Uint8Array,
  rest: AsyncGenerator<Uint8Array, void, void>,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    if (start.length > 0) yield start;
    yield* rest;
  } finally {
    await rest.return();
  }
}

/** All the bytes; undefined if they are too many. */
async function wholeOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_SHEET_BYTES) return undefined;
    parts.push(chunk);
  }
  return joinBytes(parts);
}

/** Each byte as the character of that number. `TextDecoder` cannot: by its standard "latin1" is windows-1252, in which 0x89 is "‰". */
function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

/** Bytes that a call may have as arguments in every engine. */
const PIECE = 8192;

function kindOf(start: Uint8Array): "picture" | "sheet" | "list" {
  const text = latin1(start.subarray(0, 512));
  if (/^(\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF....WEBP)/s.test(text)) return "picture";
  return /^\s*(\u00ef\u00bb\u00bf)?(%PDF|<svg|<\?xml)/.test(text) ? "sheet" : "list";
}

/** What the top of a list says: the comment `# size 4`, and how its first cube is written. */
function headOf(start: Uint8Array): { readonly size: number | undefined; readonly form: CubeListForm } {
  const { lines, cut } = firstLines(start.subarray(0, HEAD_BYTES), start.length >= HEAD_BYTES);
  const size = lines
    .flatMap((line) => /^#\s*size\s+(\d{1,3})\s*$/i.exec(line)?.[1] ?? [])
    .map(Number)
    .find((told) => told >= MIN_SIZE && told <= MAX_SIZE);
  const first = lines.find((line) => line !== "" && !line.startsWith("#") && !line.startsWith("?"));
  return { size, form: first === undefined ? formOf(cut, true) : formOf(first, false) };
}

/** Letters are stickers if there are as many as some cube has, or if they go on for longer than anyone writes moves without a blank. */
function formOf(line: string, isCut: boolean): CubeListForm {
  if (/^(num:)?\d+\s*$/.test(line)) return "number";
  const letters = line.replaceAll(/\s/g, "");
  const isFacelets = /^[A-Za-z?]+$/.test(letters) && (isCut || isStickerCount(letters.length));
  return isFacelets ? "facelets" : "moves";
}

async function* batchesOf(
  opened: readonly OpenedFile[],
  size: number | undefined,
): AsyncGenerator<CubeFileBatch, void, void> {
  for (const { name, lines } of opened) {
    if (!lines) continue;
    for await (const entries of parseCubeList(lines, size === undefined ? {} : { size }))
      yield { file: name, entries };
  }
  for (const entries of entriesOf(
    opened.flatMap(({ sheet }) => sheet ?? []),
    size,
  ))
    yield { entries };
}

/** Entries yielded at a time. */
const BATCH = 1024;

/** The cubes of all pages by their numbers; those of missing pages, and those of another size, are lost. */
function* entriesOf(sheets: readonly ReadSheet[], size: number | undefined): Generator<CubeListEntry[]> {
  const found = new Map<number, string>();
  for (const { entries } of sheets) for (const { number, facelets } of entries) found.set(number, facelets);
  const last = sheets.reduce((most, sheet) => Math.max(most, lastNumber(sheet)), 0);
  for (let from = 0; from < last; from += BATCH)
    yield Array.from({ length: Math.min(BATCH, last - from) }, (_, i) =>
      entryOf(from + i + 1, found.get(from + i + 1), size),
    );
}

function lastNumber({ entries, total = 0 }: ReadSheet): number {
  return entries.reduce((most, { number }) => Math.max(most, number), total);
}

function entryOf(line: number, facelets: string | undefined, size: number | undefined): CubeListEntry {
  if (facelets === undefined) return { line };
  try {
    const cube = Cube.fromFacelets(facelets);
    return size === undefined || cube.size === size
      ? { line, number: cube.rank(), size: cube.size }
      : { line };
  } catch (error) {
    if (!(error instanceof CubegramError)) throw error;
    return { line, problem: { code: error.code, message: error.message } };
  }
}
