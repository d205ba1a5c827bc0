/** Cube sheets as files: one PDF, or one SVG or PNG per page. */
import { extname } from "node:path";
import { diagnose } from "@cubegram/core";
import {
  drawSheetPdf,
  drawSheetPng,
  drawSheetSvg,
  type SheetCube,
  type SheetOptions,
  type SheetPage,
  sheetGrid,
  sheetPages,
} from "@cubegram/core/sheet";
import type { Coloring } from "@cubegram/core/state";
import { writeTarget } from "../files/target.ts";
import type { Progress } from "../frame/progress.ts";
import { CommandError, type Request, usageError } from "../frame/verb.ts";
import { MAX_QUICK_SIZE, movesOf } from "../solve/moves-of.ts";

const SHEET_ENDINGS = [".pdf", ".svg", ".png"] as const;
type SheetEnding = (typeof SHEET_ENDINGS)[number];

/** More than anyone turns by hand: 834 pages of 12. */
const MAX_SHEET_CUBES = 10_000;

export function sheetEnding(file: string): SheetEnding | undefined {
  return SHEET_ENDINGS.find((ending) => extname(file).toLowerCase() === ending);
}

/** The cubes, with moves where they are legal and quick to solve. */
export async function sheetCubes(
  cubes: readonly Coloring[],
  { store }: Request,
  progress?: Progress,
): Promise<SheetCube[]> {
  const moves = movesOf(store);
  const result: SheetCube[] = [];
  for (const coloring of cubes) {
    const state = coloring.size <= MAX_QUICK_SIZE ? diagnose(coloring).state : undefined;
    result.push({ coloring, ...(state && { moves: await moves(state) }) });
    progress?.at(result.length, cubes.length);
  }
  return result;
}

/** Rejects what no sheet can show before any work is done. */
export function checkSheet(file: string, size: number, cubes: number): void {
  if (!sheetEnding(file))
    throw usageError(
      `a sheet needs a name that ends in ${SHEET_ENDINGS.join(", ")}, got ${JSON.stringify(file)}.`,
    );
  try {
    sheetGrid(size);
  } catch (error) {
    throw new CommandError({ code: "sheet", message: (error as Error).message });
  }
  if (cubes > MAX_SHEET_CUBES)
    throw new CommandError({
      code: "sheet",
      message: `A sheet holds at most ${MAX_SHEET_CUBES} cubes, got ${cubes}. Split the file, or make a cube list.`,
    });
}

/** Writes the sheet and returns the names of its files. */
export function writeSheet(
  file: string,
  cubes: readonly SheetCube[],
  options: SheetOptions,
  force: boolean,
): Promise<string[]> {
  return writePages(file, sheetPages(cubes, options), force);
}

/** Writes any pages to paper and returns the names of the files. */
export async function writePages(
  file: string,
  pages: Iterable<SheetPage>,
  force: boolean,
): Promise<string[]> {
  const ending = sheetEnding(file);
  if (ending === ".pdf") {
    await writeTarget(file, drawSheetPdf(pages), force);
    return [file];
  }
  const files: string[] = [];
  for (const page of pages) {
    const name = page.pages === 1 ? file : numbered(file, page.page, page.pages);
    await writeTarget(name, ending === ".svg" ? drawSheetSvg(page) : drawSheetPng(page), force);
    files.push(name);
  }
  return files;
}

/** `sheet.png` → `sheet-03.png`. */
function numbered(file: string, page: number, pages: number): string {
  const { length } = extname(file);
  const digits = String(page).padStart(String(pages).length, "0");
  return `${file.slice(0, -length)}-${digits}${file.slice(-length)}`;
}
