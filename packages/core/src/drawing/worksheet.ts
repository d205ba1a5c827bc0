/**
 * The worksheet of a word that is read by hand: rules in sentences, the net with a number on every sticker that counts, two
 * tables, the list of letters, and lines to write in. It does not depend on the word, only on how long it is.
 */
import { type Alphabet, type Lookup, lookups, MAX_LETTERS, signsOf, WHEEL } from "../letters/index.ts";
import { checkCount, checkOptions } from "../result.ts";
import { blankNet, box, emptyRow, inside } from "./paper.ts";
import type { Shape } from "./scene.ts";
import { colorNames, type Palette, paletteOf, type SchemeName } from "./scheme.ts";
import type { SheetPage } from "./sheet.ts";
import { MARGIN, PAGE_HEIGHT, PAGE_WIDTH } from "./sheet-layout.ts";
import {
  ACCENT,
  ADVANCE,
  bold,
  INK,
  line,
  PALE,
  paragraph,
  plain,
  type SheetText,
  titleLine,
  widthOf,
} from "./sheet-text.ts";

/** What a worksheet is for, and what it says. */
export interface WorksheetOptions {
  /** Signs of the word, 1 … 8; default 8. */
  readonly count?: number;
  /** Default `letters`. */
  readonly alphabet?: Alphabet;
  /** Default `standard`. */
  readonly scheme?: SchemeName;
  /** Default English. */
  readonly words?: WorksheetWords;
}

/** The words on a worksheet, in any language. */
export interface WorksheetWords {
  readonly title: string;
  /** What to do, step by step. */
  readonly rules: readonly string[];
  /** Names of the tables and of the list of signs. */
  readonly edges: string;
  readonly corners: string;
  readonly signs: string;
  /** Heads of the lines to write in. */
  readonly first: string;
  readonly second: string;
  readonly number: string;
  readonly sum: string;
  readonly sign: string;
  /** Names of the colors of U R F D L B. */
  readonly colors: readonly string[];
}

function english(alphabet: Alphabet, scheme: SchemeName): WorksheetWords {
  const sign = alphabet === "letters" ? "letter" : "digit";
  const colors = colorNames(scheme);
  const [top, , front, bottom] = colors;
  return {
    title: "Read it with a pencil",
    rules: [
      `1. Hold the cube so that the ${top} center is on top and the ${front} one faces you. Do not turn any side; you only look.`,
      `2. Edge: find the two stickers marked 1, each in the middle of a border of its side. The color on the ${top} or ${bottom} side comes first. The row of the first color and the column of the second lead to a number in the table Edges.`,
      `3. Corner: the same with the two stickers marked 1 in a corner of their sides, and the table Corners. The third sticker there does not count.`,
      `4. Add both numbers. If there are ${WHEEL} or more, take away ${WHEEL}. The list says which ${sign} it is. Go on with 2.`,
    ],
    edges: "Edges",
    corners: "Corners",
    signs: alphabet === "letters" ? "Letters" : "Digits",
    first: "1st color",
    second: "2nd color",
    number: "number",
    sum: "together",
    sign,
    colors,
  };
}

const RULES = { top: 25, size: 2.9, leading: 4.2, gap: 1 } as const;
const NET_WIDTH = 100;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const SIDES = [MARGIN, PAGE_WIDTH - MARGIN] as const;

/**
 * The page on which a person finds out the word on a 3x3 that `writeLetters` wrote, with nothing but a pencil.
 *
 * @throws RangeError for a count that is not in 1 … 8; TypeError for an unknown option.
 * @example worksheetPage({ count: 5 }).title; // → Read it with a pencil
 */
export function worksheetPage(options: WorksheetOptions = {}): SheetPage {
  checkOptions(options, { count: true, alphabet: true, scheme: true, words: true });
  const { count = MAX_LETTERS, alphabet = "letters", scheme = "standard" } = options;
  checkCount(count, "count", 1, MAX_LETTERS);
  const words = options.words ?? english(alphabet, scheme);
  const palette = paletteOf(scheme);
  const { texts: rules, bottom: top } = sentences(words.rules);
  const [edges, corners] = lookups();
  const net = numberedNet([edges, corners], count, palette, words.colors, [MARGIN, top]);
  const tables = top + net.height + 8;
  const half = (WIDTH - 6) / 2;
  const parts: Part[] = [
    net,
    signList(words.signs, alphabet, [MARGIN + NET_WIDTH + 8, top + 6]),
    table(words.edges, edges, words.colors, palette, [MARGIN, tables], half),
    table(words.corners, corners, words.colors, palette, [MARGIN + half + 6, tables], half),
    linesToFill(words, count, tables + 52),
  ];
  return {
    width: PAGE_WIDTH,
    height: PAGE_HEIGHT,
    page: 1,
    pages: 1,
    title: words.title,
    shapes: parts.flatMap(({ shapes }) => shapes),
    texts: [titleLine(SIDES, 17, 5.2, words.title), ...rules, ...parts.flatMap(({ texts }) => texts)],
    cubes: [],
  };
}

interface Part {
  readonly shapes: readonly Shape[];
  readonly texts: readonly SheetText[];
}

function sentences(rules: readonly string[]): {
  readonly texts: readonly SheetText[];
  readonly bottom: number;
} {
  let y: number = RULES.top;
  const texts = rules.flatMap((rule, i) => {
    if (i > 0) y += RULES.gap;
    return paragraph(rule, WIDTH / (RULES.size * ADVANCE)).map((words) => {
      const text = line(SIDES, y, RULES.size, words);
      y += RULES.leading;
      return text;
    });
  });
  return { texts, bottom: y };
}

/** Stickers that nobody looks at. */
const UNUSED = "#d9dbe0";

/** The net; every sticker that is looked at has the number of its letter in its top left corner. */
function numberedNet(
  pieces: readonly Lookup[],
  count: number,
  palette: Palette,
  colors: readonly string[],
  corner: readonly [number, number],
): Part & { readonly height: number } {
  const numbers = new Map<number, number>();
  for (const { places } of pieces)
    for (const [at, facelets] of places.slice(0, count).entries())
      for (const facelet of facelets) numbers.set(facelet, at + 1);
  const net = blankNet(3, corner, NET_WIDTH, palette, colors, (facelet) =>
    numbers.has(facelet) ? "#ffffff" : UNUSED,
  );
  const texts = [...numbers].map(([facelet, number]) => {
    const [x, y] = net.cornerOf(facelet);
    return bold(x + 0.9, y + 3, 2.9, String(number));
  });
  return { shapes: net.shapes, texts: [...net.texts, ...texts], height: net.height };
}

/** The numbers with their signs, in four columns. */
function signList(title: string, alphabet: Alphabet, [x, y]: readonly [number, number]): Part {
  const columns = 4;
  const width = (PAGE_WIDTH - MARGIN - x) / columns;
  const height = 8;
  const signs = signsOf(alphabet).flatMap((sign, number) => (sign === undefined ? [] : [{ sign, number }]));
  const rows = Math.ceil(signs.length / columns);
  const placeOf = (at: number) => [x + Math.floor(at / rows) * width, y + 3 + (at % rows) * height] as const;
  return {
    shapes: signs.flatMap((_, at) => emptyRow(...placeOf(at), [width], height)),
    texts: [
      bold(x, y, 3.6, title, ACCENT),
      ...signs.flatMap(({ sign, number }, at) => {
        const [left, above] = placeOf(at);
        return [
          plain(left + 1.2, above + 5.3, 3, PALE, String(number)),
          bold(left + 8, above + 5.6, 4.2, [...sign].join(" ")),
        ];
      }),
    ],
  };
}

const ROW = 6;
const HEAD = 7;

/** Rows for the first color, columns for the second. */
function table(
  title: string,
  { numbers }: Lookup,
  colors: readonly string[],
  palette: Palette,
  [x, y]: readonly [number, number],
  width: number,
): Part {
  const label = 19;
  const cell = (width - label) / colors.length;
  const top = y + 2;
  const shapes: Shape[] = [];
  const texts: SheetText[] = [bold(x, y, 3.6, title, ACCENT)];
  for (const [at, name] of colors.entries()) {
    const left = x + label + at * cell;
    shapes.push(...box(left + 0.6, top, cell - 1.2, 2.6, palette[at]));
    texts.push(inside(left, top + 5.6, cell, 2.5, name));
    const row = top + HEAD + at * ROW;
    shapes.push(
      ...box(x, row + 1.4, 3, 3, palette[at]),
      ...emptyRow(
        x + label,
        row,
        numbers[at].map(() => cell),
        ROW,
      ),
    );
    texts.push(plain(x + 4, row + 4, Math.min(2.5, (label - 5) / (ADVANCE * widthOf(name))), INK, name));
    for (const [column, number] of numbers[at].entries()) {
      const field = x + label + column * cell;
      if (number === undefined) shapes.push(...box(field, row, cell + 0.3, ROW + 0.3, UNUSED));
      else texts.push(inside(field, row + 4.2, cell, 3.2, String(number)));
    }
  }
  return { shapes, texts };
}

/** Widths of: the letter's number; colors and number of its edge, and of its corner; both together; the letter. */
const COLUMNS = [10, 27, 27, 17, 27, 27, 17, 19, 15] as const;

function linesToFill(words: WorksheetWords, count: number, y: number): Part {
  const heads = [
    "",
    words.first,
    words.second,
    words.number,
    words.first,
    words.second,
    words.number,
    words.sum,
    words.sign,
  ];
  const height = Math.min(9, (PAGE_HEIGHT - MARGIN - y - 5) / count);
  const lefts = COLUMNS.map((_, at) => MARGIN + COLUMNS.slice(0, at).reduce((sum, width) => sum + width, 0));
  const above = y + 5;
  return {
    shapes: Array.from({ length: count }, (_, at) =>
      emptyRow(MARGIN, above + at * height, COLUMNS, height),
    ).flat(),
    texts: [
      bold(lefts[1], y, 3, words.edges),
      bold(lefts[4], y, 3, words.corners),
      ...heads
        .map((head, at) => inside(lefts[at], y + 3.8, COLUMNS[at], 2.4, head, PALE))
        .filter(({ text }) => text !== ""),
      ...Array.from({ length: count }, (_, at) =>
        bold(MARGIN + 3.5, above + at * height + height / 2 + 1.3, 3.6, String(at + 1)),
      ),
    ],
  };
}
