/**
 * A page of a cube sheet as a picture: as SVG with real text and every cube's facelets as an attribute, so that it can be
 * read back; as PNG with the text in strokes.
 */
import { checkCount, checkOptions, checkType } from "../result.ts";
import { packPng } from "./png.ts";
import { rasterize } from "./raster.ts";
import type { Point, Shape } from "./scene.ts";
import { checkPage, type SheetPage } from "./sheet.ts";
import { ADVANCE, type SheetText } from "./sheet-text.ts";
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

const SANS = 'font-family="Helvetica, Arial, sans-serif"';
const FACES = {
  fixed: 'font-family="Courier, monospace"',
  plain: SANS,
  bold: `${SANS} font-weight="700"`,
} as const;

function textElement({ x, y, size, font, color, text }: SheetText): string {
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" ${FACES[font]} fill="${color}" xml:space="preserve">${escapeText(text)}</text>`;
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
  checkCount(width, "width", 420, 4960);
  const shapes = [...page.shapes, ...page.texts.flatMap(strokeText)];
  return packPng(rasterize({ width: page.width, height: page.height, shapes }, width, "#ffffff"));
}

// A stroke font for pictures in pixels, which have no text: printable ASCII, drawn for this program on a grid of 4 × 8 units.

/**
 * The glyphs from "!" to "~", separated by blanks. A glyph is lines separated by commas, a line its points as x and y, y
 * downward: capitals from 0 to 6, small letters from 2, descenders to 8. A single point is a dot.
 */
const GLYPHS =
  "2024,26 1012,3032 1016,3036,0242,0444 413010010213334445361605,2027 0640,0010110100,3545463635 4602011020310405162644 2022 30121436 10323416 2125,0244,0442 2125,0343 2617 0343 26 0640 " +
  "103041453616050110,23 112026,1636 01103041420646 0110304142334445361605,1333 36300444 400003334445361605 413010010516364544331304 004016 13020110304142331304051636454433 051636454130100102133342 22,26 22,2617 410345 0242,0444 014305 01103041422324,26 " +
  "3616050110304144242242 0602204246,0444 06003041423303,3344453606 4130100105163645 06003041453606 40000646,0333 400006,0333 41301001051636454323 0006,4046,0343 1030,2026,1636 4045361605 0006,400346 000646 0600234046 06004640 103041453616050110 " +
  "06003041423303 103041453616050110,2446 06003041423303,2346 413010010213334445361605 0040,2026 000516364540 002640 0016233640 0046,4006 002340,2326 00400646 30101636 0046 10303616 022042 0747 " +
  "1021 12324346,441405163645 0006,0312324345361605 4332120305163645 4046,4332120305163645 04444332120305163645 302126,1232 4247381807,4332120305163645 0006,0312324346 20,122226,1636 30,32372817 0006,420446 102026,1636 0602,03122326,23324346 0602,0312324346 123243453616050312 " +
  "0802,0312324345361605 4842,4332120305163645 0602,04123243 4212031434453606 202536,1232 0205163645,4246 022642 0216243642 0246,4206 0226,4218 02420646 30212213242536 2027 10212233242516 04133342";

/** Shown for characters that the font does not have: an empty box. */
const MISSING = "0040460600";
/** Height of a capital, width of a line, as fractions of the font's size. */
const CAPITAL = 0.68;
const LINE = { fixed: 0.085, plain: 0.085, bold: 0.13 } as const;

/**
 * Whether the font has all characters of a text.
 *
 * @throws TypeError for anything but a text.
 * @example isStrokeText("Cube 7"); // → true
 */
export function isStrokeText(text: string): boolean {
  checkType(text, "string", "text");
  return /^[ -~]*$/.test(text);
}

/** A text as shapes, one for each straight piece of a stroke. */
export function strokeText({ x, y, size, font, color, text }: SheetText): Shape[] {
  const unit = (size * CAPITAL) / 6;
  const width = LINE[font] * size;
  const glyphs = GLYPHS.split(" ");
  return [...text].flatMap((character, column) => {
    if (character === " ") return [];
    const left = x + column * size * ADVANCE;
    const lines = (glyphs[character.codePointAt(0)! - 33] ?? MISSING).split(",");
    return lines.flatMap((line) => {
      const points = pointsOf(line).map(([px, py]): Point => [left + px * unit, y + (py - 6) * unit]);
      return segments(points).map(
        ([from, to]): Shape => ({ corners: bar(from, to, width), rounding: 0, color }),
      );
    });
  });
}

function pointsOf(line: string): Point[] {
  return Array.from({ length: line.length / 2 }, (_, i) => [Number(line[2 * i]), Number(line[2 * i + 1])]);
}

function segments(points: readonly Point[]): [Point, Point][] {
  if (points.length === 1) return [[points[0], points[0]]];
  return points.slice(1).map((point, i) => [points[i], point]);
}

/** A line of that width, extended at both ends by almost half of it, so that corners close. */
function bar([ax, ay]: Point, [bx, by]: Point, width: number): Shape["corners"] {
  const length = Math.hypot(bx - ax, by - ay);
  const [dx, dy] = length === 0 ? [1, 0] : [(bx - ax) / length, (by - ay) / length];
  const half = width / 2;
  const end = length === 0 ? half * 1.2 : half * 0.8;
  const corner = (px: number, py: number, along: number, across: number): Point => [
    px + dx * along - dy * across,
    py + dy * along + dx * across,
  ];
  return [
    corner(ax, ay, -end, -half),
    corner(bx, by, end, -half),
    corner(bx, by, end, half),
    corner(ax, ay, -end, half),
  ];
}
