/** Cubes out of files, in a worker: cube lists as text, sheets as SVG, PDF or the digital picture of a page. */
import { Cube } from "@cubegram/core";
import { type Lines, parseCubeList } from "@cubegram/core/archive";
import { type ReadSheet, readSheetImage, readSheetText } from "@cubegram/core/sheet";

/** A file as the browser holds it: only the parts that are read are in memory. */
export interface CubeFile {
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

const MAX_UNREAD = 100;
const MAX_PICTURE_SIZE = 60_000_000;

type Source = { readonly file: string } & (
  | { readonly lines: Lines; readonly told: number | undefined }
  | { readonly sheet: ReadSheet }
  | { readonly none: string }
);

/** Reads all files and the typed list; pages of a sheet may come in any order. */
export async function readCubeFiles(
  files: readonly CubeFile[],
  typed: string,
  asked: number,
  watch: Watch,
): Promise<ReadFiles> {
  const sources: Source[] = [];
  for (const file of files) sources.push(await readOne(file, watch));
  if (typed.trim() !== "") {
    const lines = typed.split(LINE_END);
    sources.push({ file: "", lines, told: sizeTold(lines) });
  }
  const told = sources.flatMap((source) =>
    "sheet" in source ? source.sheet.size : "told" in source ? (source.told ?? []) : [],
  )[0];
  const size = asked || told;
  const numbers: (bigint | undefined)[] = [];
  const unread: UnreadLine[] = [];
  const keep = (line: UnreadLine) => {
    if (unread.length < MAX_UNREAD) unread.push(line);
  };
  let found: number | undefined = size;
  for (const source of sources) {
    if ("none" in source) keep({ file: source.file, line: 0, code: source.none });
    if (!("lines" in source)) continue;
    for await (const batch of parseCubeList(source.lines, size === undefined ? {} : { size }))
      for (const entry of batch) {
        numbers.push(entry.number);
        if (found === undefined) found = entry.size;
        if (entry.problem) keep({ file: source.file, line: entry.line, code: entry.problem.code });
      }
  }
  const sheets = sources.flatMap((source) => ("sheet" in source ? [source.sheet] : []));
  for (const number of numbersOfSheets(sheets, size, keep)) numbers.push(number);
  return { numbers, unread, found: found ?? 3 };
}

/** The caller may cancel, and is told what fraction of a list has been read, 0 … 1. */
interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** The part of a file that tells its kind. */
const HEAD_BYTES = 4096;

async function readOne({ name, content }: CubeFile, watch: Watch): Promise<Source> {
  const head = new Uint8Array(await content.slice(0, HEAD_BYTES).arrayBuffer());
  if (isPicture(head)) return sheetOf(name, await readPicture(content));
  const start = new TextDecoder("latin1").decode(head.subarray(0, 512)).trimStart();
  if (/^(\u00ef\u00bb\u00bf)?(%PDF|<svg|<\?xml)/.test(start)) {
    const read = readSheetText(new TextDecoder("latin1").decode(await content.arrayBuffer()));
    return sheetOf(name, read.ok ? read.value : undefined);
  }
  const isWide = head[0] === 0xff && head[1] === 0xfe;
  const encoding = isWide ? "utf-16le" : "utf-8";
  const told = sizeTold(new TextDecoder(encoding).decode(head).split(LINE_END));
  return { file: name, lines: linesOf(content, encoding, watch), told };
}

const LINE_END = /\r\n|\r|\n/;
/** Bytes of a list between two checks whether the caller still waits. */
const PART_BYTES = 2 ** 18;

/** The lines of a text of any length, part by part. */
async function* linesOf(
  content: Blob,
  encoding: string,
  { signal, onProgress }: Watch,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding);
  let rest = "";
  for (let at = 0; at < content.size; at += PART_BYTES) {
    signal.throwIfAborted();
    const part = await content.slice(at, at + PART_BYTES).arrayBuffer();
    const text = rest + decoder.decode(part, { stream: true });
    // A carriage return at the end may be half of a line end.
    const end = text.endsWith("\r") ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(LINE_END);
    rest = lines.pop() + text.slice(end);
    yield lines;
    onProgress(Math.min(1, (at + PART_BYTES) / content.size));
  }
  yield (rest + decoder.decode()).split(LINE_END);
}

function sheetOf(file: string, sheet: ReadSheet | undefined): Source {
  return sheet ? { file, sheet } : { file, none: "no-sheet" };
}

/** The comment `# size 4` near the beginning says how large the cubes of a list of numbers are. */
function sizeTold(lines: readonly string[]): number | undefined {
  const told = lines
    .slice(0, 20)
    .flatMap((line) => /^[\ufeff\s>]*#\s*size\s+(\d{1,3})\s*$/i.exec(line)?.[1] ?? [])[0];
  const size = Number(told);
  return size >= 2 && size <= 100 ? size : undefined;
}

/** PNG, JPEG, GIF, WebP. */
function isPicture(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP)/s.test(start);
}

async function readPicture(content: Blob): Promise<ReadSheet | undefined> {
  try {
    const picture = await createImageBitmap(content);
    const { width, height } = picture;
    if (width * height > MAX_PICTURE_SIZE) return undefined;
    const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })!;
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const pixels = new Uint8Array(width * height * 3);
    for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
      pixels[to] = data[from];
      pixels[to + 1] = data[from + 1];
      pixels[to + 2] = data[from + 2];
    }
    const read = readSheetImage({ width, height, pixels });
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** The cubes of all pages by the numbers printed next to them; a missing page means lost cubes. */
function numbersOfSheets(
  sheets: readonly ReadSheet[],
  size: number | undefined,
  keep: (line: UnreadLine) => void,
): (bigint | undefined)[] {
  const entries = sheets.flatMap((sheet) => sheet.entries);
  const total = Math.max(
    0,
    ...sheets.map((sheet) => sheet.total ?? 0),
    ...entries.map(({ number }) => number),
  );
  const numbers = new Array<bigint | undefined>(Math.min(total, 1_000_000)).fill(undefined);
  for (const { number, facelets } of entries)
    try {
      const cube = Cube.fromFacelets(facelets);
      if (size === undefined || cube.size === size) numbers[number - 1] = cube.rank();
    } catch {
      keep({ file: "", line: number, code: "illegal-cube" });
    }
  return numbers;
}
