/**
 * Reads cube sheets back: from the pixels of a drawn page (a digital picture of the whole page, at any scale, not a
 * photograph), or from the text of an SVG or PDF file.
 */
import { checkThat, checkType, err, ok, type Problem, type Result } from "../result.ts";
import { solvedColoring } from "../state/index.ts";
import type { Image } from "./raster.ts";
import type { Point, Shape } from "./scene.ts";
import { paletteOf, parseHex, UNKNOWN_STICKER } from "./scheme.ts";
import {
  cellCorners,
  decodeStrip,
  MAX_SHEET_SIZE,
  netShapes,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  STRIP_CELLS,
  type Strip,
  sheetGrid,
} from "./sheet-layout.ts";

/** One cube of a sheet. */
export interface SheetEntry {
  /** The number printed beside the net, starting at 1. */
  readonly number: number;
  /** With "?" for stickers that are gray or cannot be identified. */
  readonly facelets: string;
}

/** The cubes of a sheet as read. */
export interface ReadSheet {
  readonly size: number;
  readonly entries: readonly SheetEntry[];
  /** Cubes on all pages together; only pictures tell. */
  readonly total?: number;
}

/**
 * Reads the picture of one page.
 *
 * @throws TypeError for anything but a picture.
 * @example readSheetImage({ width: 1, height: 1, pixels: new Uint8Array(4) }).error.code; // → no-sheet
 */
export function readSheetImage(image: Image): Result<ReadSheet> {
  checkThat(ArrayBuffer.isView(image?.pixels), "image", "an Image with its pixels", image);
  const { width, height } = image;
  const ratio = (height * PAGE_WIDTH) / (width * PAGE_HEIGHT);
  if (width < 200 || ratio < 0.97 || ratio > 1.03)
    return err(noSheet(`expected a whole A4 page at least 200 pixels wide, got ${width} × ${height}`));
  const cells = Array.from(
    { length: STRIP_CELLS },
    (_, cell) => brightness(sample(image, cellCorners(cell))) < 128,
  );
  const strip = decodeStrip(cells);
  if (!strip || !isPossible(strip)) return err(noSheet("the strip at the foot of the page cannot be read"));
  const entries = Array.from({ length: strip.count }, (_, place) => ({
    number: strip.first + place,
    facelets: readNet(image, strip, place),
  }));
  return ok({ size: strip.size, entries, total: strip.total });
}

function isPossible({ size, first, count, total }: Strip): boolean {
  if (size < 2 || size > MAX_SHEET_SIZE || count > sheetGrid(size).perPage) return false;
  return count === 0 ? total === 0 : first >= 1 && first + count - 1 <= total;
}

function noSheet(why: string): Problem {
  return { code: "no-sheet", message: `The picture is not a page of a cube sheet: ${why}.` };
}

function readNet(image: Image, { size, scheme }: Strip, place: number): string {
  const palette = paletteOf(scheme);
  const colors = [...palette, UNKNOWN_STICKER].map(parseHex);
  const facelets = new Array<string>(6 * size * size).fill("?");
  for (const shape of netShapes(solvedColoring(size), palette, place))
    if (shape.facelet !== undefined)
      facelets[shape.facelet] = "URFDLB?"[nearest(sample(image, shape.corners), colors)];
  return facelets.join("");
}

type Rgb = readonly [number, number, number];

/** The mean of nine points in the inner third of a shape. */
function sample({ width, height, pixels }: Image, [a, , c]: Shape["corners"]): Rgb {
  const sum = [0, 0, 0];
  for (const u of [0.35, 0.5, 0.65])
    for (const v of [0.35, 0.5, 0.65]) {
      const [x, y]: Point = [a[0] + (c[0] - a[0]) * u, a[1] + (c[1] - a[1]) * v];
      const column = Math.min(width - 1, Math.floor((x / PAGE_WIDTH) * width));
      const row = Math.min(height - 1, Math.floor((y / PAGE_HEIGHT) * height));
      for (let channel = 0; channel < 3; channel++)
        sum[channel] += pixels[(row * width + column) * 3 + channel];
    }
  return [sum[0] / 9, sum[1] / 9, sum[2] / 9];
}

function brightness([r, g, b]: Rgb): number {
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/** The index of the nearest color; the last one, unknown, if none is near. */
function nearest(color: Rgb, colors: readonly Rgb[]): number {
  const distances = colors.map((other) => Math.hypot(...other.map((part, i) => part - color[i])));
  const least = Math.min(...distances);
  return least > 70 ? colors.length - 1 : distances.indexOf(least);
}

const IN_SVG = /id="cube-(\d{1,8})" data-facelets="([URFDLB?]{24,2400})"/g;
const IN_PDF = /\/Cube <<\/Number (\d{1,8}) \/Facelets \(([URFDLB?]{24,2400})\)>> BDC/g;

/**
 * Reads the text of an SVG or PDF sheet from the facelets that it carries beside the picture.
 *
 * @throws TypeError for anything but a text.
 * @example readSheetText("<svg></svg>").error.code; // → no-sheet
 */
export function readSheetText(text: string): Result<ReadSheet> {
  checkType(text, "string", "text");
  const form = text.startsWith("%PDF") ? IN_PDF : IN_SVG;
  const entries = Array.from(text.matchAll(form), ([, number, facelets]) => ({
    number: Number(number),
    facelets,
  }));
  const size = Math.sqrt((entries[0]?.facelets.length ?? 0) / 6);
  const isSheet =
    Number.isInteger(size) && entries.every(({ facelets }) => facelets.length === 6 * size * size);
  if (entries.length > 0 && isSheet) return ok({ size, entries });
  return err({
    code: "no-sheet",
    message: "The file is not a cube sheet, or another program saved it without the cubes' data.",
  });
}
