/** Printable sheets of cubes: A4 pages, read back from the picture or its text. */

export {
  drawSheetPdf,
  drawSheetPng,
  drawSheetSvg,
  type Image,
  isPdfText,
  isStrokeText,
  type ReadSheet,
  readSheetImage,
  readSheetText,
  type SheetCube,
  type SheetEntry,
  type SheetFacts,
  type SheetOptions,
  type SheetPage,
  type SheetPngOptions,
  type SheetText,
  type SheetWords,
  sheetGrid,
  sheetPages,
} from "../drawing/index.ts";
