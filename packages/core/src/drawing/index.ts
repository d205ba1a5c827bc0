/** Pictures of colorings: the net in a terminal, SVG and PNG. */

export {
  colorNames,
  inkOn,
  type Letters,
  type Palette,
  paletteOf,
  SCHEME_NAMES,
  type SchemeName,
} from "./scheme.ts";
export { type NetLayout, netLayout, type Point, type Scene, type Shape, VIEWS, type View } from "./scene.ts";
export { drawNet, type NetOptions } from "./terminal-net.ts";
export { type Image, rasterize } from "./raster.ts";
export { sheetGrid } from "./sheet-layout.ts";
export { drawSvg, type SvgOptions } from "./svg.ts";
export { drawPng, type PngOptions } from "./png.ts";
export type { SheetText } from "./sheet-text.ts";
export {
  type SheetCube,
  type SheetFacts,
  type SheetOptions,
  type SheetPage,
  type SheetWords,
  sheetPages,
} from "./sheet.ts";
export type { Alphabet } from "../letters/index.ts";
export { type WorksheetOptions, type WorksheetWords, worksheetPage } from "./worksheet.ts";
export { type FinderCardOptions, type FinderCardWords, finderCard } from "./finder-card.ts";
export { type ReadSheet, readSheetImage, readSheetText, type SheetEntry } from "./sheet-reader.ts";
export { isStrokeText, drawSheetPng, drawSheetSvg, type SheetPngOptions } from "./sheet-picture.ts";
export { drawSheetPdf, isPdfText } from "./sheet-pdf.ts";
