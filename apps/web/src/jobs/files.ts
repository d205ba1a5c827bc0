/** Calls of the Files page that run in the worker: files into cubes and back, and sheets to print. Cubes are told as they come. */
import { Cube } from "@cubegram/core";
import {
  countArchiveCubes,
  packArchive,
  printCubeList,
  readArchive,
  safeFileName,
} from "@cubegram/core/archive";
import { parseColoring } from "@cubegram/core/diagnosis";
import {
  drawSheetPdf,
  drawSheetPng,
  drawSheetSvg,
  isPdfText,
  isStrokeText,
  type SheetCube,
  sheetGrid,
  sheetPages,
} from "@cubegram/core/sheet";
import { solve } from "@cubegram/core/solve";
import { type BlobFile, cubesOfFiles, type UnreadLine } from "./cube-files.ts";
import { breathe, type JobContext, wholePercents } from "./job.ts";
import { type SheetSentences, sheetWords, withDrawnTexts } from "./sheet-texts.ts";

export interface CubePlan {
  readonly size: number;
  /** Parity cubes as a share of the data cubes. */
  readonly percent: number;
  readonly unordered: boolean;
}

/** How many cubes and sheets a file takes, at most: compression only makes it fewer. Rejects with `too-many-cubes`. */
export function countCubes({
  bytes,
  isSealed,
  ...plan
}: CubePlan & { readonly bytes: number; readonly isSealed: boolean }) {
  const { dataCubes, parityCubes } = countArchiveCubes(bytes, { ...optionsOf(plan), sealed: isSealed });
  return {
    dataCubes,
    parityCubes,
    pages: pagesOf(dataCubes + parityCubes, plan.size),
  };
}

/** Sheets of paper for that many cubes. */
function pagesOf(cubes: number, size: number): number {
  return Math.ceil(cubes / sheetGrid(size).perPage);
}

function optionsOf({ size, percent, unordered }: CubePlan) {
  return { size, unordered, parity: `${percent}%` };
}

export interface PackInput extends CubePlan {
  /** A blob's content is not copied on its way to the worker and back. */
  readonly content: Blob;
  readonly name: string;
  readonly type: string;
  readonly password: string;
}

/** Cubes that come before the job is done. */
export interface MoreCubes {
  /** Layers. */
  readonly size: number;
  /** A cube a line, as `linesOf` prints them. */
  readonly cubes: Blob;
}

export interface PackedFile {
  readonly size: number;
  readonly dataCubes: number;
  readonly parityCubes: number;
  readonly isCompressed: boolean;
  /** Of the sheet to print. */
  readonly pages: number;
  /** A cube a line: facelets. */
  readonly facelets: Blob;
  /** The same as numbers. */
  readonly numbers: Blob;
}

export async function packFile(
  { content, name, type, password, ...plan }: PackInput,
  { signal, progress }: JobContext<number | MoreCubes>,
): Promise<PackedFile> {
  const told = wholePercents(progress);
  const packed = await packArchive(new Uint8Array(await content.arrayBuffer()), {
    ...optionsOf(plan),
    signal,
    name: safeFileName(name) ?? "file",
    ...(type !== "" && { mediaType: type }),
    ...(password !== "" && {
      password,
      onKeyProgress: (done: number) => told(done / 2),
    }),
  });
  const { size, numbers, dataCubes, parityCubes, compressed } = packed;
  const facelets: string[] = [];
  const figures: string[] = [];
  for (let at = 0; at < numbers.length; at += BATCH) {
    await breathe();
    signal.throwIfAborted();
    const batch = numbers.slice(at, at + BATCH);
    const lines = await linesOf(batch, size);
    facelets.push(lines);
    progress({ cubes: new Blob([lines]), size });
    figures.push(`${batch.join("\n")}\n`);
    told(0.5 + at / numbers.length / 2);
  }
  return {
    size,
    dataCubes,
    parityCubes,
    isCompressed: compressed,
    pages: pagesOf(numbers.length, size),
    facelets: new Blob(facelets),
    numbers: new Blob(figures),
  };
}

/** Cubes between two pauses: some milliseconds of work. */
const BATCH = 4096;

/** A cube a line, each as long as the others: a lost one is a line of `?`. */
async function linesOf(numbers: readonly (bigint | undefined)[], size: number): Promise<string> {
  const known = numbers.filter((number) => number !== undefined);
  let list = "";
  for await (const lines of printCubeList([known], { size })) list += lines;
  if (known.length === numbers.length) return list;
  const printed = list.split("\n").values();
  const hole = "?".repeat(6 * size * size);
  return numbers.map((number) => `${number === undefined ? hole : printed.next().value}\n`).join("");
}

export interface SheetInput {
  /** A cube a line. */
  readonly facelets: Blob;
  readonly title: string;
  readonly scheme: "standard" | "japanese" | "color-safe";
  /** Whether the moves that make each cube are printed under it. */
  readonly withMoves: boolean;
  readonly form: "pdf" | "svg" | "png";
  /** From 1, of `png`: one page. */
  readonly page?: number;
  readonly words: SheetSentences;
}

/** A sheet to print: one PDF, all pages as SVG, or one page as PNG. */
export async function makeSheet(
  { facelets, title, scheme, withMoves, form, page: wanted = 1, words }: SheetInput,
  { signal, progress, store }: JobContext<number>,
): Promise<{ readonly file?: Uint8Array; readonly pages?: readonly string[] }> {
  const cubes: SheetCube[] = [];
  const told = wholePercents(progress);
  const lines = (await facelets.text()).trimEnd().split("\n");
  for (const line of lines) {
    signal.throwIfAborted();
    const parsed = parseColoring(line);
    if (!parsed.ok) continue;
    const solution = withMoves && (await solve(Cube.fromFacelets(line).inverse(), { signal, store }));
    cubes.push({ coloring: parsed.value, ...(solution && { moves: solution.alg }) });
    if (cubes.length % 100 === 0) await breathe();
    told(cubes.length / lines.length);
  }
  const pages = sheetPages(cubes, { title, scheme, ...sheetWords(words, form) });
  if (form === "svg") return { pages: Array.from(pages, drawSheetSvg) };
  if (form === "pdf") return { file: drawSheetPdf(withDrawnTexts(pages, isPdfText)) };
  for (const page of withDrawnTexts(pages, isStrokeText))
    if (page.page === wanted) return { file: drawSheetPng(page) };
  return {};
}

export interface UnpackInput {
  readonly files: readonly BlobFile[];
  /** A cube list that was typed or pasted. */
  readonly pasted: string;
  /** Layers of the cubes, for lists of numbers without a size; 0: as the list says. */
  readonly size: number;
  readonly password: string;
}

export type UnpackedFile = {
  /** Cubes and lines that were given. */
  readonly given: number;
  /** Layers of the cubes. */
  readonly size: number;
  /** A cube a line, as `linesOf` prints them, in the order of the archive as far as that is known. */
  readonly cubes: Blob;
  /** Places in `cubes`, from 0, of those that are or may be wrong. */
  readonly ringed: readonly number[];
  readonly unread: readonly UnreadLine[];
  /** From 1: cubes of the archive that are not there, and cubes that are not what they should be. */
  readonly lost: readonly number[];
  readonly wrong: readonly number[];
} & (
  | {
      readonly bytes: Uint8Array;
      readonly name: string;
    }
  | {
      readonly code: string;
      readonly needed?: number;
      /** How many lines of an ordered list are missing, if nothing tells where. */
      readonly missingLines?: number;
    }
);

/** The file that the cubes hold, or why there is none: the code of an archive's problem, `no-cubes` or `no-sheet`. */
export async function unpackFile(
  { files, pasted, size: asked, password }: UnpackInput,
  { signal, progress }: JobContext<number | MoreCubes>,
): Promise<UnpackedFile> {
  const lines: string[] = [];
  const told = wholePercents(progress);
  const { numbers, unread, found } = await cubesOfFiles(files, pasted, asked, {
    signal,
    onProgress: told,
    async onCubes(some, size) {
      const printed = await linesOf(some, size);
      lines.push(printed);
      progress({ cubes: new Blob([printed]), size });
    },
  });
  const listed = { given: numbers.length, size: found, unread, cubes: new Blob(lines) };
  if (!numbers.some((number) => number !== undefined)) {
    const code = unread[0]?.code === "no-sheet" ? "no-sheet" : "no-cubes";
    return { ...listed, ringed: [], lost: [], wrong: [], code };
  }
  const read = await readArchive(numbers, {
    size: found,
    signal,
    onKeyProgress: told,
    ...(password !== "" && { password }),
  });
  if (!read.ok) {
    const { code, lost = [], suspect = [], needed, missingLines } = read.error;
    return {
      ...listed,
      ringed: suspect.slice(0, MAX_NAMED),
      lost: fromOne(lost),
      wrong: fromOne(suspect),
      code,
      ...(needed !== undefined && { needed }),
      ...(missingLines !== undefined && { missingLines }),
    };
  }
  const { bytes, name = "", lost, wrong, dataCubes = 0, parityCubes = 0 } = read.value;
  const total = dataCubes + parityCubes;
  const places = read.value.unordered ? undefined : placesInArchive(numbers, lost, total);
  const placed = places?.map((at) => numbers[at]);
  return {
    ...listed,
    ...(placed && { cubes: new Blob([await linesOf(placed, found)]) }),
    ringed: wrong.slice(0, MAX_NAMED).map((at) => places?.indexOf(at) ?? at),
    bytes,
    name: safeFileName(name) ?? "",
    lost: fromOne(lost),
    wrong: fromOne(wrong),
  };
}

/** Where in the list each cube of the archive is, -1 for a lost one; undefined where every cube is in its own place, or that is not known. */
export function placesInArchive(
  listed: readonly (bigint | undefined)[],
  lost: readonly number[],
  total: number,
): number[] | undefined {
  if (listed.length === total) return undefined;
  const given = listed.flatMap((number, at) => (number === undefined ? [] : [at]));
  const isLost = new Set(lost);
  if (given.length !== total - isLost.size) return undefined;
  let next = 0;
  return Array.from({ length: total }, (_, place) => (isLost.has(place) ? -1 : given[next++]));
}

/** Places that are named one by one. */
const MAX_NAMED = 1000;

function fromOne(places: readonly number[]): number[] {
  return places.slice(0, MAX_NAMED).map((place) => place + 1);
}
