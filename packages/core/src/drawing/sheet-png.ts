/** A page of a cube sheet as PNG. */
import { rangeError } from "../result.ts";
import { packPng } from "./png.ts";
import { rasterise } from "./raster.ts";
import type { SheetPage } from "./sheet.ts";
import { strokeText } from "./sheet-font.ts";

/** How a page of a sheet becomes a PNG. */
export interface SheetPngOptions {
  /** Pixels, 420 … 4960; default 1240, 150 to the inch. */
  readonly width?: number;
}

/**
 * The bytes of a PNG file. Text is drawn in strokes: printable ASCII, a box for any other character.
 *
 * @throws RangeError for a width that is not an integer in 420 … 4960.
 * @example
 * const [page] = sheetPages([{ coloring: { size: 2, colors: new Uint8Array(24) } }]);
 * drawSheetPng(page, { width: 500 }).subarray(1, 4); // → 80,78,71
 */
export function drawSheetPng(page: SheetPage, { width = 1240 }: SheetPngOptions = {}): Uint8Array {
  if (!Number.isInteger(width) || width < 420 || width > 4960)
    throw rangeError("width", "an integer in 420 … 4960", width);
  const shapes = [...page.shapes, ...page.texts.flatMap(strokeText)];
  return packPng(rasterise({ width: page.width, height: page.height, shapes }, width, "#ffffff"));
}
