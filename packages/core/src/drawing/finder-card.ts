/** A card for the person who finds a cube: what to do, a code that opens a reader, and a net to fill in. No message is on it. */
import { checkOptions, checkThat } from "../result.ts";
import { bar, blankNet } from "./paper.ts";
import type { Shape } from "./scene.ts";
import { colorNames, paletteOf, type SchemeName } from "./scheme.ts";
import type { SheetPage } from "./sheet.ts";
import { ADVANCE, line, paragraph, titleLine } from "./sheet-text.ts";

/** What is on a finder's card. */
export interface FinderCardOptions {
  /** The squares of a QR code, row by row, true for black; as any encoder makes them, without a margin. */
  readonly code: readonly (readonly boolean[])[];
  /** Layers of the cube; default 3. */
  readonly size?: number;
  /** Default `standard`. */
  readonly scheme?: SchemeName;
  /** Default English. */
  readonly words?: FinderCardWords;
}

/** The words on a card, in any language. */
export interface FinderCardWords {
  readonly title: string;
  readonly lines: readonly string[];
  /** Names of the colors of U R F D L B, on the centers of the net. */
  readonly colors: readonly string[];
}

function english(size: number, scheme: SchemeName): FinderCardWords {
  const colors = colorNames(scheme);
  const [top, , front, bottom, left, back] = colors;
  const hold =
    size % 2 === 1
      ? `the ${top} center on top and the ${front} one facing you`
      : `the ${bottom}, ${left} and ${back} corner at the bottom left in the back`;
  return {
    title: "There is a message on this cube",
    lines: [
      "1. Do not turn it. Scan the code to open Cubegram.",
      `2. Hold it with ${hold}.`,
      "3. Enter its colors and read. Or write them down here first.",
    ],
    colors,
  };
}

/** A6, landscape. */
const WIDTH = 148;
const HEIGHT = 105;
const MARGIN = 9;
const TITLE = 5.4;
const SIDES = [MARGIN, WIDTH - MARGIN] as const;
/** Sizes of the lines: the first with which they fit above the net. */
const SIZES = [3, 2.7, 2.4, 2.1] as const;
const LEADING = 1.5;
const LINES_TOP = 21;
const NET_WIDTH = 72;
const NET_TOP = 41.5;
/** With its white margin of four squares, which the page has anyway. */
const CODE_WIDTH = 36;

/**
 * A card of A6 for `drawSheetPdf`, `drawSheetSvg` and `drawSheetPng`.
 *
 * @throws TypeError for a code that is no square of booleans, or an unknown option; RangeError for sizes that do not exist.
 * @example finderCard({ code: [[true]] }).title; // → There is a message on this cube
 */
export function finderCard(options: FinderCardOptions = { code: [] }): SheetPage {
  checkOptions(options, { code: true, size: true, scheme: true, words: true });
  const { code, size = 3, scheme = "standard" } = options;
  const words = options.words ?? english(size, scheme);
  checkThat(isSquare(code), "code", "a square of booleans", code);
  const { size: textSize, lines } = fittedLines(words.lines);
  const net = blankNet(size, [MARGIN - 2, NET_TOP], NET_WIDTH, paletteOf(scheme), words.colors);
  return {
    width: WIDTH,
    height: HEIGHT,
    page: 1,
    pages: 1,
    title: words.title,
    shapes: [...net.shapes, ...codeShapes(code, WIDTH - MARGIN - CODE_WIDTH, HEIGHT - MARGIN - CODE_WIDTH)],
    texts: [
      ...net.texts,
      titleLine(SIDES, 14, TITLE, words.title),
      ...lines.map((text, i) => line(SIDES, LINES_TOP + i * textSize * LEADING, textSize, text)),
    ],
    cubes: [],
  };
}

/** The sentences in lines, as large as there is room for. */
function fittedLines(sentences: readonly string[]): {
  readonly size: number;
  readonly lines: readonly string[];
} {
  const tried = SIZES.map((size) => {
    const lines = sentences.flatMap((text) => paragraph(text, (WIDTH - 2 * MARGIN) / (size * ADVANCE)));
    return { size, lines };
  });
  const fits = ({ size, lines }: (typeof tried)[number]) =>
    LINES_TOP + (lines.length - 1) * size * LEADING < NET_TOP - 1;
  return tried.find(fits) ?? tried[tried.length - 1];
}

function isSquare(code: unknown): boolean {
  return (
    Array.isArray(code) &&
    code.length > 0 &&
    code.every((row) => Array.isArray(row) && row.length === code.length)
  );
}

/** Rows of black squares reach a little into the next, so that no printer leaves a gap. */
const OVERLAP = 0.03;

/** Runs of black squares. */
function codeShapes(code: FinderCardOptions["code"], x: number, y: number): Shape[] {
  const square = CODE_WIDTH / code.length;
  const shapes: Shape[] = [];
  for (const [row, cells] of code.entries())
    for (let column = 0; column < cells.length; column++) {
      const from = column;
      while (cells[column]) column++;
      if (column > from)
        shapes.push(
          bar(x + from * square, y + row * square, (column - from) * square, square + OVERLAP, "#000000"),
        );
    }
  return shapes;
}
