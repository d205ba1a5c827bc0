/**
 * A page of a cube sheet as a picture: as SVG with real text and every cube's facelets as an attribute, so that it can be
 * read back; as PNG with the text in strokes.
 */
import { checkOptions, rangeError } from "../result.ts";
import { packPng } from "./png.ts";
import { rasterise } from "./raster.ts";
import { checkPage, type SheetPage, type SheetText } from "./sheet.ts";
import { strokeText } from "./sheet-font.ts";
import { escapeText, outline, short } from "./svg.ts";

/**
 * A page of a sheet as SVG.
 *
 * @throws TypeError for anything but a page of `sheetPages`.
 * @example
 * const [page] = sheetPages([{ coloring: { size: 2, colors: new Uint8Array(24) } }]);
 * drawSheetSvg(page).startsWith("<svg"); // → true
 */
export function drawSheetSvg(page: SheetPage): string {
  checkPage(page);
  const { width, height, title, shapes, texts, cubes } = page;
  const list = cubes.map(({ number, facelets }) => `<g id="cube-${number}" data-facelets="${facelets}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeText(`${title} (${page.page}/${page.pages})`)}</title>`,
    ...list,
    `<path fill="#ffffff" d="M0 0h${width}v${height}h-${width}z"/>`,
    ...shapes.map((shape) => `<path fill="${shape.color}" d="${outline(shape)}"/>`),
    ...texts.map(textElement),
    "</svg>\n",
  ].join("\n");
}

function textElement({ x, y, size, font, color, text }: SheetText): string {
  const face =
    font === "bold"
      ? 'font-family="Helvetica, Arial, sans-serif" font-weight="700"'
      : 'font-family="Courier, monospace"';
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" ${face} fill="${color}" xml:space="preserve">${escapeText(text)}</text>`;
}

/** How a page of a sheet becomes a PNG. */
export interface SheetPngOptions {
  /** Pixels, 420 … 4960; default 1240, 150 per inch. */
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
export function drawSheetPng(page: SheetPage, options: SheetPngOptions = {}): Uint8Array {
  checkPage(page);
  checkOptions(options, { width: true });
  const { width = 1240 } = options;
  if (!Number.isInteger(width) || width < 420 || width > 4960)
    throw rangeError("width", "an integer in 420 … 4960", width);
  const shapes = [...page.shapes, ...page.texts.flatMap(strokeText)];
  return packPng(rasterise({ width: page.width, height: page.height, shapes }, width, "#ffffff"));
}
