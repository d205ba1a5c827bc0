/**
 * The sentences of a cube sheet in any script. An SVG has real text. A PDF's own fonts have Latin letters only and a picture's
 * strokes fewer still: anything else is drawn with the browser's fonts, and its pixels are put on the page as bars.
 */
import {
  isPdfText,
  isStrokeText,
  type SheetPage,
  type SheetText,
  type SheetWords,
} from "@cubegram/core/sheet";

/** What the sheet says, in the language of the app; `{page}` stands for the number of the page. */
export interface SheetSentences {
  readonly cubes: string;
  readonly hold: string;
  readonly noMoves: string;
}

type Shape = SheetPage["shapes"][number];

/** Words for `sheetPages`; none, which means English, if this browser cannot draw them. */
export function sheetWords(
  { cubes, hold, noMoves }: SheetSentences,
  form: "pdf" | "svg" | "png",
): { readonly words?: SheetWords } {
  const isPlain = form === "svg" || (form === "pdf" ? isPdfText : isStrokeText)(cubes + hold + noMoves);
  if (!isPlain && !canDraw()) return {};
  return {
    words: {
      title: "",
      cubes: ({ page, pages }) =>
        isPlain || page === 1 ? cubes.replace("{page}", String(page)) : `${page} / ${pages}`,
      // Drawn sentences are large: once is enough.
      hold: ({ page }) => (isPlain || page === 1 ? hold : ""),
      noMoves,
    },
  };
}

function canDraw(): boolean {
  return typeof OffscreenCanvas !== "undefined";
}

/** Pages whose texts can all be written; other texts are drawn on the first page and omitted from later ones. */
export function* withDrawnTexts(
  pages: Iterable<SheetPage>,
  isWritable: (text: string) => boolean,
): Generator<SheetPage> {
  for (const page of pages) {
    const others = page.texts.filter(({ text }) => !isWritable(text));
    if (others.length === 0 || !canDraw()) {
      yield page;
      continue;
    }
    const texts = page.texts.filter(({ text }) => isWritable(text));
    const drawn = page.page === 1 ? others.flatMap(drawText) : [];
    yield { ...page, texts, shapes: [...page.shapes, ...drawn] };
  }
}

/** Pixels in a millimeter: 250 to the inch. */
const FINENESS = 10;
/** Half of a pixel's blackness. */
const MIDDLE = 128;

/** A text as bars, one for each run of dark pixels in a row. */
function drawText({ x, y, size, font, color, text }: SheetText): Shape[] {
  const height = Math.ceil(size * FINENESS * 1.6);
  const baseline = Math.round(size * FINENESS * 1.1);
  const face = `${font === "bold" ? 700 : 400} ${size * FINENESS}px ${font === "fixed" ? "monospace" : "sans-serif"}`;
  const measured = new OffscreenCanvas(1, 1).getContext("2d");
  if (!measured) return [];
  measured.font = face;
  const width = Math.min(2000, Math.ceil(measured.measureText(text).width) + 1);
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) return [];
  context.font = face;
  context.direction = /[\u0590-\u08ff]/.test(text) ? "rtl" : "ltr";
  context.textAlign = "left";
  context.fillText(text, 0, baseline);
  const { data } = context.getImageData(0, 0, width, height);
  const isDark = (column: number, row: number) =>
    column < width && data[(row * width + column) * 4 + 3] >= MIDDLE;
  const bars: Shape[] = [];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (!isDark(column, row)) continue;
      const from = column;
      while (isDark(column, row)) column++;
      const [left, top] = [x + from / FINENESS, y + (row - baseline) / FINENESS];
      bars.push({ corners: rectangle(left, top, (column - from) / FINENESS), rounding: 0, color });
    }
  return bars;
}

function rectangle(left: number, top: number, width: number): Shape["corners"] {
  const [right, bottom] = [left + width, top + 1 / FINENESS];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
