/** A round as a file: data for other programs, or pages to print, one for each group: title, event, scrambles, what each cube then shows. */
import { extname } from "node:path";
import { Cube } from "@cubegram/core";
import { netLayout, paletteOf, type Shape } from "@cubegram/core/drawing";
import { FACES, type FaceName } from "@cubegram/core/geometry";
import { drawSheetPdf, isPdfText, type SheetPage, type SheetText } from "@cubegram/core/sheet";
import { writeTarget } from "../files/target.ts";
import { usageError } from "../frame/verb.ts";
import { promiseOf, type Round, type ScrambleGroup, wcifOf } from "./competition.ts";

const ENDINGS = [".pdf", ".json"];

/** Rejects, before any work is done, what cannot be written. */
export function checkRoundFile(file: string, title: string): void {
  const ending = extname(file).toLowerCase();
  if (!ENDINGS.includes(ending))
    throw usageError(
      `scramble -o FILE expects a name that ends in .pdf or .json, got ${JSON.stringify(file)}.`,
    );
  if (ending === ".pdf" && !isPdfText(title))
    throw usageError(`--title expects letters that a PDF's own fonts have, got ${JSON.stringify(title)}.`);
}

export async function writeRound(file: string, round: Round, force: boolean): Promise<void> {
  const isPdf = extname(file).toLowerCase() === ".pdf";
  const data = isPdf ? drawSheetPdf(roundPages(round)) : `${JSON.stringify(wcifOf(round), null, 2)}\n`;
  await writeTarget(file, data, force);
}

/** A4, in millimeters. */
const [WIDTH, HEIGHT, MARGIN] = [210, 297, 12];
const [TOP, BOTTOM] = [38, 287];
const NET_WIDTH = 42;
/** Where moves begin, behind the number, and where they end, before the net. */
const MOVES_LEFT = MARGIN + 15;
const MOVES_RIGHT = WIDTH - MARGIN - NET_WIDTH - 6;
/** Fonts for the moves, the largest that fits is taken. */
const [MAX_FONT, MIN_FONT] = [4.6, 1.6];
/** Of a character of the fixed font, and from line to line, as fractions of the font. */
const [ADVANCE, LEADING] = [0.6, 1.35];
/** Width of a sticker in a net's own units, and of the plastic on each side of it. */
const [STICKER, GAP] = [10, 0.5];
/** As on all that we print. */
const [INK, PALE, ACCENT] = ["#1f1826", "#5a5166", "#6528ae"];
const RULE = "#d7d0df";

export function roundPages(round: Round): SheetPage[] {
  return round.groups.map((group, i) => groupPage(round, group, i + 1));
}

function groupPage(round: Round, { name, scrambles }: ScrambleGroup, page: number): SheetPage {
  const { title, event } = round;
  const pitch = (BOTTOM - TOP) / scrambles.length;
  const shown = scrambles.map(({ moves }) => Cube.fromAlg(moves, event.size).facelets());
  const hold = "Hold a solved cube with white up and green in front, and make the moves.";
  return {
    width: WIDTH,
    height: HEIGHT,
    page,
    pages: round.groups.length,
    title,
    shapes: scrambles.flatMap((_, row) => {
      const top = TOP + row * pitch;
      return [
        bar(MARGIN, top, WIDTH - 2 * MARGIN, 0.25, RULE),
        ...net(shown[row], event.size, WIDTH - MARGIN - NET_WIDTH, top, pitch),
      ];
    }),
    texts: [
      { x: MARGIN, y: 17, size: 5.2, font: "bold", color: ACCENT, text: title },
      {
        x: MARGIN,
        y: 24,
        size: 4.2,
        font: "bold",
        color: INK,
        text: `${event.name}, round ${round.round}, group ${name}`,
      },
      { x: MARGIN, y: 29.5, size: 2.8, font: "plain", color: PALE, text: hold },
      { x: MARGIN, y: 33.5, size: 2.8, font: "plain", color: PALE, text: promiseOf(round) },
      ...scrambles.flatMap(({ name: number, moves }, row) => {
        const top = TOP + row * pitch;
        return [
          { x: MARGIN, y: top + pitch / 2 + 3, size: 8, font: "bold", color: ACCENT, text: number } as const,
          ...movesTexts(moves, top, pitch),
        ];
      }),
    ],
    cubes: shown.map((facelets, row) => ({ number: row + 1, facelets })),
  };
}

function fixed(x: number, y: number, size: number, color: string, text: string): SheetText {
  return { x, y, size, font: "fixed", color, text };
}

/** A filled rectangle. */
function bar(left: number, top: number, width: number, height: number, color: string): Shape {
  const [right, bottom] = [left + width, top + height];
  return {
    corners: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    rounding: 0,
    color,
  };
}

/** The moves in the largest font that fits into a row, in the middle of it. */
function movesTexts(moves: string, top: number, pitch: number): SheetText[] {
  for (let size = MAX_FONT; ; size -= 0.2) {
    const lines = linesOf(moves, Math.floor((MOVES_RIGHT - MOVES_LEFT) / (size * ADVANCE)));
    const height = lines.length * size * LEADING;
    if (height > pitch - 4 && size > MIN_FONT) continue;
    const first = top + (pitch - height) / 2 + size;
    return lines.map((line, i) => fixed(MOVES_LEFT, first + i * size * LEADING, size, INK, line));
  }
}

/** Broken between moves; columns stay in line, as each move is as wide as the widest. */
function linesOf(moves: string, columns: number): string[] {
  const all = moves.split(" ");
  const widest = Math.max(...all.map((move) => move.length));
  const perLine = Math.max(1, Math.floor((columns + 1) / (widest + 1)));
  const lines: string[] = [];
  for (let i = 0; i < all.length; i += perLine)
    lines.push(
      all
        .slice(i, i + perLine)
        .map((move) => move.padEnd(widest))
        .join(" ")
        .trimEnd(),
    );
  return lines;
}

/** What the cube shows, in the middle of a row: dark faces with stickers on them. */
function net(facelets: string, size: number, left: number, top: number, pitch: number): Shape[] {
  const { width, height, cornerOf } = netLayout(size);
  const scale = Math.min(NET_WIDTH / width, (pitch - 3) / height);
  const above = top + (pitch - height * scale) / 2;
  const palette = paletteOf("standard");
  const square = (facelet: number, inset: number, side: number, color: string): Shape => {
    const [x, y] = cornerOf(facelet);
    return bar(left + (x + inset) * scale, above + (y + inset) * scale, side * scale, side * scale, color);
  };
  const bodies = FACES.map((_, face) => square(face * size ** 2, -GAP, size * STICKER + 2 * GAP, INK));
  const stickers = [...facelets].map((letter, facelet) => ({
    ...square(facelet, GAP, STICKER - 2 * GAP, palette[FACES.indexOf(letter as FaceName)]),
    facelet,
  }));
  return [...bodies, ...stickers];
}
