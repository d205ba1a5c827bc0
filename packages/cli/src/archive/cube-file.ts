/** Reads cubes from files: cube lists as text, and cube sheets as PNG, SVG or PDF. */
import { TextDecoder } from "node:util";
import { Cube, type CubegramError, type Result } from "@cubegram/core";
import { type CubeListEntry, type CubeListForm, parseCubeList } from "@cubegram/core/archive";
import {
  type Image,
  type ReadSheet,
  readSheetImage,
  readSheetText,
  type SheetEntry,
} from "@cubegram/core/sheet";
import type { Frame } from "@cubegram/core/vision";
import { openSource, readWhole } from "../files/source.ts";
import { CommandError, type ExitCode, type Host } from "../frame/verb.ts";

export interface CubeFiles {
  /** Layers of the cubes, as requested or as the first file says; undefined when only the cubes themselves tell. */
  readonly size: number | undefined;
  /** How the first list writes its cubes. */
  readonly form: CubeListForm;
  readonly batches: AsyncIterable<readonly CubeListEntry[]>;
  /** What is wrong with lines that are not cubes, for the lines read so far; at most a dozen are kept. */
  readonly problems: readonly string[];
}

const MAX_PROBLEMS = 12;
/** Enough for a sheet of a thousand pages. */
const MAX_SHEET_BYTES = 2 ** 27;

/** Opens the files one after another; the pages of a sheet may come in any order. `exit` is the exit code for an unreadable file. */
export async function openCubeFiles(
  files: readonly string[],
  asked: number | undefined,
  host: Host,
  exit: ExitCode = 1,
): Promise<CubeFiles> {
  const problems: string[] = [];
  /** Messages of lines, and how often each was given. */
  const told = new Map<string, number>();
  /** Lines that are cubes, and lines that are not. */
  const counts = { cubes: 0, others: 0 };
  const opened: OpenedFile[] = [];
  for (const file of files) opened.push(await openOne(file, host, exit));
  const size = asked ?? opened.find((one) => one.size !== undefined)?.size;
  const sheets = opened.flatMap(({ sheet }) => (sheet ? [sheet] : []));
  async function* batches() {
    for (const { file, lines } of opened) {
      if (!lines) continue;
      for await (const batch of parseCubeList(lines, size === undefined ? {} : { size })) {
        for (const { line, number, problem } of batch) {
          if (number !== undefined) counts.cubes++;
          if (!problem) continue;
          counts.others++;
          // What is wrong with every line in the same way is said once.
          const times = told.get(problem.message) ?? 0;
          told.set(problem.message, times + 1);
          if (times === 0 && problems.length < MAX_PROBLEMS)
            problems.push(`${file === "-" ? "" : `${file}, `}line ${line}: ${problem.message}`);
          else if (times === 1 && problems.length < MAX_PROBLEMS)
            problems.push(`${file === "-" ? "" : `${file}, `}line ${line} and others: the same`);
        }
        yield batch;
      }
    }
    if (sheets.length > 0) yield entriesOf(sheets, size, problems);
  }
  return {
    size,
    form: opened[0]?.form ?? "facelets",
    batches: batches(),
    get problems() {
      // Any other text: what is wrong with each of its lines helps nobody.
      if (counts.cubes > 0 || told.size < 2 || sheets.length > 0) return problems;
      const what = files.map((file) => (file === "-" ? "standard input" : file)).join(", ");
      return [`${what}: none of ${counts.others} lines is a cube, so this is no list of cubes`];
    },
  };
}

interface OpenedFile {
  readonly file: string;
  readonly size: number | undefined;
  readonly form: CubeListForm;
  readonly lines?: AsyncIterable<readonly string[]>;
  readonly sheet?: ReadSheet;
}

async function openOne(file: string, host: Host, exit: ExitCode): Promise<OpenedFile> {
  const { chunks } = await openSource(file, host, exit);
  const iterator = chunks[Symbol.asyncIterator]();
  const start = await firstBytes(iterator);
  const all = chain(start, iterator);
  const kind = kindOf(start);
  if (kind === "list") return { file, ...headOf(start), lines: linesOf(all) };
  const bytes = await readWhole(all, MAX_SHEET_BYTES);
  const sheet =
    kind === "png" ? await sheetOfPng(bytes) : readSheetText(new TextDecoder("latin1").decode(bytes));
  if (!sheet.ok)
    throw new CommandError({ code: sheet.error.code, message: `${file}: ${sheet.error.message}` }, exit);
  return { file, size: sheet.value.size, form: "facelets", sheet: sheet.value };
}

/** A sheet at 600 dpi has 35 million pixels. */
const MAX_SHEET_PIXELS = 10 ** 8;

/** The decoder is loaded only for pictures. */
async function sheetOfPng(bytes: Uint8Array): Promise<Result<ReadSheet>> {
  const { readPng } = await import("../files/png-file.ts");
  const read = readPng(bytes, MAX_SHEET_PIXELS);
  return read.ok ? readSheetImage(onWhite(read.value)) : read;
}

/** Levels of red, green and blue on white paper. */
function onWhite({ width, height, rgba }: Frame): Image {
  const pixels = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4)
    for (let channel = 0; channel < 3; channel++, to++)
      pixels[to] = Math.round(255 + ((rgba[from + channel] - 255) * rgba[from + 3]) / 255);
  return { width, height, pixels };
}

const ENOUGH = 512;

async function firstBytes(iterator: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let start: Uint8Array = new Uint8Array();
  while (start.length < ENOUGH) {
    const next = await iterator.next();
    if (next.done) break;
    start = start.length === 0 ? next.value : Buffer.concat([start, next.value]);
  }
  return start;
}

async function* chain(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    if (start.length > 0) yield start;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

function kindOf(start: Uint8Array): "png" | "sheet" | "list" {
  const text = new TextDecoder("latin1").decode(start.subarray(0, ENOUGH)).trimStart();
  if (text.startsWith("\u0089PNG\r\n\u001a\n")) return "png";
  return /^(\u00ef\u00bb\u00bf)?(%PDF|<svg|<\?xml)/.test(text) ? "sheet" : "list";
}

/** What the top of a list says: the comment `# size 4`, and how its first cube is written. */
function headOf(start: Uint8Array): { readonly size: number | undefined; readonly form: CubeListForm } {
  const lines = decoderFor(start)
    .decode(start)
    .split(/\r?\n/)
    .map((line) => line.replace(/^[\ufeff\s>]+/, ""));
  const [size] = lines.flatMap((line) => /^#\s*size\s+(\d{1,3})\s*$/i.exec(line)?.[1] ?? []);
  const first = lines.find((line) => line !== "" && !line.startsWith("#") && !line.startsWith("?")) ?? "";
  // Letters separated by blanks are stickers if there are as many as some cube has.
  const letters = first.replaceAll(/\s/g, "");
  const isMoves = !/^[A-Za-z?]+$/.test(letters) || !isStickerCount(letters.length);
  const form = /^(num:)?\d+\s*$/.test(first) ? "number" : isMoves ? "moves" : "facelets";
  return { size: size === undefined ? undefined : Number(size), form };
}

/** Whether a cube of some size has this many stickers: 6n². */
function isStickerCount(count: number): boolean {
  const size = Math.sqrt(count / 6);
  return size >= 2 && Number.isInteger(size);
}

/** UTF-8, or UTF-16, which some Windows shells write. */
function decoderFor(start: Uint8Array): TextDecoder {
  return new TextDecoder(start[0] === 0xff && start[1] === 0xfe ? "utf-16le" : "utf-8", { ignoreBOM: true });
}

/** Longer lines are cut off to bound the memory. */
const MAX_LINE_CHARACTERS = 2 ** 18;

/** Splits chunks into lines at a line feed, a carriage return, or both. Bytes that are not UTF-8 are replaced. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly string[], void, void> {
  let decoder: TextDecoder | undefined;
  let rest = "";
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk);
    const text = rest + decoder.decode(chunk, { stream: true });
    // A carriage return at the very end may be the first half of a line break.
    const lines = text.includes("\r") ? text.split(/\r\n|\r(?!$)|\n/) : text.split("\n");
    rest = lines.pop()!;
    if (rest.length > MAX_LINE_CHARACTERS) rest = rest.slice(0, MAX_LINE_CHARACTERS);
    yield lines;
  }
  if (decoder) rest += decoder.decode();
  if (rest !== "") yield [rest];
}

/** The cubes of all pages in order; the cubes of missing pages are lost. */
function entriesOf(
  sheets: readonly ReadSheet[],
  size: number | undefined,
  problems: string[],
): CubeListEntry[] {
  const numbers = sheets.flatMap(({ entries, total = 0 }) => [total, ...entries.map(({ number }) => number)]);
  const total = numbers.reduce((most, number) => Math.max(most, number), 0);
  const found = new Map<number, SheetEntry>();
  for (const { entries } of sheets) for (const entry of entries) found.set(entry.number, entry);
  return Array.from({ length: total }, (_, i) => {
    const entry = found.get(i + 1);
    if (!entry) return { line: i + 1 };
    try {
      const cube = Cube.fromFacelets(entry.facelets);
      if (size !== undefined && cube.size !== size) return { line: i + 1 };
      return { line: i + 1, number: cube.rank(), size: cube.size };
    } catch (error) {
      const { code, message } = error as CubegramError;
      if (problems.length < MAX_PROBLEMS) problems.push(`cube ${i + 1} of the sheet: ${message}`);
      return { line: i + 1, problem: { code: code ?? "no-cube", message } };
    }
  });
}
