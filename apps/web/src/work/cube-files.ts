/** Cubes out of files, in a worker: cube lists as text, sheets as SVG, PDF or the digital picture of a page. */
import { Cube } from "@cubegram/core";
import { parseCubeList } from "@cubegram/core/archive";
import { type ReadSheet, readSheetImage, readSheetText } from "@cubegram/core/drawing";

export interface CubeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A line, or a cube of a sheet, that is no cube. */
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

const MOST_UNREAD = 100;
const LARGEST_PICTURE = 60_000_000;

type Source = { readonly file: string } & (
  | { readonly lines: readonly string[]; readonly told: number | undefined }
  | { readonly sheet: ReadSheet }
  | { readonly none: string }
);

/** Reads all files and the typed list; pages of a sheet may come in any order. */
export async function readCubeFiles(
  files: readonly CubeFile[],
  typed: string,
  asked: number,
): Promise<ReadFiles> {
  const sources: Source[] = [];
  for (const file of files) sources.push(await readOne(file));
  if (typed.trim() !== "") sources.push(listOf("", typed));
  const told = sources.flatMap((source) =>
    "sheet" in source ? source.sheet.size : "told" in source ? (source.told ?? []) : [],
  )[0];
  const size = asked || told;
  const numbers: (bigint | undefined)[] = [];
  const unread: UnreadLine[] = [];
  const keep = (line: UnreadLine) => {
    if (unread.length < MOST_UNREAD) unread.push(line);
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

async function readOne({ name, bytes }: CubeFile): Promise<Source> {
  if (isPicture(bytes)) return sheetOf(name, await readPicture(bytes));
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 512)).trimStart();
  if (/^(\u00ef\u00bb\u00bf)?(%PDF|<svg|<\?xml)/.test(start)) {
    const read = readSheetText(new TextDecoder("latin1").decode(bytes));
    return sheetOf(name, read.ok ? read.value : undefined);
  }
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return listOf(name, new TextDecoder(isWide ? "utf-16le" : "utf-8").decode(bytes));
}

function sheetOf(file: string, sheet: ReadSheet | undefined): Source {
  return sheet ? { file, sheet } : { file, none: "no-sheet" };
}

/** The comment `# size 4` says how large the cubes of a list of numbers are. */
function listOf(file: string, text: string): Source {
  const lines = text.split(/\r\n|\r|\n/);
  const told = lines
    .slice(0, 20)
    .flatMap((line) => /^[\ufeff\s>]*#\s*size\s+(\d{1,3})\s*$/i.exec(line)?.[1] ?? [])[0];
  const size = Number(told);
  return { file, lines, told: size >= 2 && size <= 100 ? size : undefined };
}

/** PNG, JPEG, GIF, WebP. */
function isPicture(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP)/s.test(start);
}

async function readPicture(bytes: Uint8Array): Promise<ReadSheet | undefined> {
  try {
    const picture = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    const { width, height } = picture;
    if (width * height > LARGEST_PICTURE) return undefined;
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

/** The cubes of all pages by the numbers printed beside them; a page that is not there is lost cubes. */
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
