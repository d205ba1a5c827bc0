/**
 * A cube sheet: numbered nets on A4 pages with the moves under each, to hand out. A page is shapes and texts in
 * millimeters; `sheet-picture.ts` and `sheet-pdf.ts` draw it.
 */
import { checkList, checkOptions, checkThat, rangeError } from "../result.ts";
import { type Coloring, printFacelets } from "../state/index.ts";
import type { Shape } from "./scene.ts";
import { paletteOf, type SchemeName } from "./scheme.ts";
import {
  cellCorners,
  encodeStrip,
  MARGIN,
  MAX_SHEET_CUBES,
  netCorner,
  netShapes,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type SheetGrid,
  sheetGrid,
} from "./sheet-layout.ts";
import {
  ACCENT,
  ADVANCE,
  bold,
  fixed,
  INK,
  PALE,
  plain,
  type SheetText,
  shortened,
  widthOf,
  wrapped,
} from "./sheet-text.ts";

/** A cube on a sheet, and the moves that make it from a solved one. */
export interface SheetCube {
  readonly coloring: Coloring;
  readonly moves?: string;
}

/** What a sheet shows besides its cubes. */
export interface SheetOptions {
  /** The text at the top, such as a file's name. */
  readonly title?: string;
  /** A line below the title. */
  readonly note?: string;
  /** Default `standard`. */
  readonly scheme?: SchemeName;
  /** The sheet's sentences; default English. */
  readonly words?: SheetWords;
}

/** The words on a sheet, in any language. */
export interface SheetWords {
  /** At the top if there is no title. */
  readonly title: string;
  /** How many cubes of which size, and the page, at the top right. */
  readonly cubes: (facts: SheetFacts) => string;
  /** What the nets show and how the cubes are held: the line below the title if there is no note. */
  readonly hold: (facts: SheetFacts) => string;
  /** In place of the moves for a solved cube. */
  readonly noMoves: string;
}

/** What a sheet's words may mention. */
export interface SheetFacts {
  readonly count: number;
  readonly size: number;
  readonly page: number;
  readonly pages: number;
  /** Whether moves are printed under the nets. */
  readonly hasMoves: boolean;
}

const ENGLISH: SheetWords = {
  title: "Cube sheet",
  cubes: ({ count, size, page, pages }) =>
    `${count} ${size}x${size} ${count === 1 ? "cube" : "cubes"}, page ${page} of ${pages}`,
  hold: ({ size, hasMoves }) =>
    hasMoves
      ? `Take a solved ${size}x${size}, white up and green in front, and make the moves under its net.`
      : `What each ${size}x${size} shows, held with white up and green in front.`,
  noMoves: "(no moves)",
};

/** One page of a sheet: shapes and texts, in points. */
export interface SheetPage {
  readonly width: number;
  readonly height: number;
  /** Starting at 1. */
  readonly page: number;
  readonly pages: number;
  readonly title: string;
  readonly shapes: readonly Shape[];
  readonly texts: readonly SheetText[];
  readonly cubes: readonly { readonly number: number; readonly facelets: string }[];
}

export function checkPage(page: SheetPage): void {
  checkThat(Array.isArray(page?.shapes), "page", "one of sheetPages(cubes)", page);
}

/**
 * The pages of a sheet, one after another. All cubes have the same size, at most 20 layers; throws a RangeError otherwise, and for
 * more than 2^24 − 1 cubes.
 *
 * @throws RangeError for too many cubes, or cubes of several sizes.
 * @example [...sheetPages([{ coloring: { size: 2, colors: new Uint8Array(24) } }])].length; // → 1
 */
export function* sheetPages(cubes: readonly SheetCube[], options: SheetOptions = {}): Generator<SheetPage> {
  checkList(cubes, "cubes");
  checkOptions(options, { title: true, note: true, scheme: true, words: true });
  const size = cubes[0]?.coloring.size ?? 3;
  if (cubes.length > MAX_SHEET_CUBES) throw rangeError("cubes", `at most ${MAX_SHEET_CUBES}`, cubes.length);
  const other = cubes.findIndex(({ coloring }) => coloring.size !== size);
  if (other >= 0)
    throw rangeError(`cubes[${other}]`, `a cube of size ${size} like the others`, cubes[other].coloring.size);
  const grid = sheetGrid(size);
  const pages = Math.max(1, Math.ceil(cubes.length / grid.perPage));
  for (let page = 1; page <= pages; page++) yield sheetPage(cubes, grid, page, pages, options);
}

function sheetPage(
  cubes: readonly SheetCube[],
  grid: SheetGrid,
  page: number,
  pages: number,
  options: SheetOptions,
): SheetPage {
  const { scheme = "standard", words = ENGLISH } = options;
  const from = (page - 1) * grid.perPage;
  const here = cubes.slice(from, from + grid.perPage);
  const size = cubes[0]?.coloring.size ?? 3;
  const palette = paletteOf(scheme);
  const strip = encodeStrip({ scheme, size, first: from + 1, count: here.length, total: cubes.length });
  return {
    width: PAGE_WIDTH,
    height: PAGE_HEIGHT,
    page,
    pages,
    title: options.title || words.title,
    shapes: [
      ...here.flatMap(({ coloring }, place) => netShapes(coloring, palette, place)),
      ...strip.flatMap((black, cell) =>
        black ? [{ corners: cellCorners(cell), rounding: 0, color: "#000000" }] : [],
      ),
    ],
    texts: [
      ...headTexts(options, words, {
        count: cubes.length,
        size,
        page,
        pages,
        hasMoves: cubes[0]?.moves !== undefined,
      }),
      ...here.flatMap((cube, place) => cubeTexts(cube, grid, place, from + place + 1, words)),
    ],
    cubes: here.map(({ coloring }, place) => ({
      number: from + place + 1,
      facelets: printFacelets(coloring),
    })),
  };
}

function headTexts({ title, note }: SheetOptions, words: SheetWords, facts: SheetFacts): SheetText[] {
  const right = PAGE_WIDTH - MARGIN;
  const widest = (font: number) => (right - MARGIN) / (font * ADVANCE);
  const cubes = words.cubes(facts);
  const room = widest(5.2) - (widthOf(cubes) * 3) / 5.2 - 2;
  const texts: SheetText[] = [
    bold(MARGIN, 17, 5.2, shortened(title || words.title, room), ACCENT),
    plain(right - widthOf(cubes) * 3 * ADVANCE, 17, 3, PALE, cubes),
    plain(MARGIN, 23.5, 3, PALE, shortened(note ?? words.hold(facts), widest(3))),
  ];
  return texts.filter(({ text }) => text !== "");
}

const MOVES_SIZE = 2.9;
const LINE_HEIGHT = 3.7;

function cubeTexts(
  { moves }: SheetCube,
  grid: SheetGrid,
  place: number,
  number: number,
  { noMoves }: SheetWords,
): SheetText[] {
  const [left, top] = netCorner(grid, place);
  // The number is where the net has no face: left of U.
  const face = grid.width / 4.5;
  const edge = left + face * 0.1;
  const digits = String(number);
  const size = Math.min(face * 0.5, 9, (face * 1.05) / (digits.length * ADVANCE));
  const longest = Math.floor(grid.width / (MOVES_SIZE * ADVANCE));
  const lines = moves === undefined ? [] : wrapped(moves, longest, noMoves);
  return [
    bold(edge, top + face * 0.1 + size * 0.75, size, digits, ACCENT),
    ...lines.map((line, i) =>
      fixed(edge, top + grid.height + LINE_HEIGHT * (i + 0.75), MOVES_SIZE, INK, line),
    ),
  ];
}
