/** The finder's card: the cube as found, three steps, and a QR code that opens Read. The message is not on it. */

import { unwrap } from "@cubegram/core";
import { parseColoring } from "@cubegram/core/diagnosis";
import { drawSvg } from "@cubegram/core/drawing";
import { renderSVG } from "uqr";
import type { Scheme } from "../../../shell/settings.ts";
import { loadSvg, pngOf, withSize } from "../svg-image.ts";

export interface Card {
  readonly facelets: string;
  readonly scheme: Scheme;
  readonly isRightToLeft: boolean;
  readonly language: string;
  /** What the QR code opens. */
  readonly address: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Pixels: a postcard at 150 to the inch. */
const WIDTH = 900;
const HEIGHT = 600;
const MARGIN = 48;
const PICTURE = 300;
const CODE = 190;

export async function drawCard(card: Card): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const picture = drawSvg(unwrap(parseColoring(card.facelets)), { view: "cube", scheme: card.scheme });
  const [cube, code] = await Promise.all([
    loadSvg(withSize(picture, PICTURE)),
    loadSvg(withSize(renderSVG(card.address, { border: 1 }), CODE)),
  ]);
  const { isRightToLeft } = card;
  const left = isRightToLeft ? WIDTH - MARGIN - PICTURE : MARGIN;
  const scale = PICTURE / Math.max(cube.width, cube.height);
  context.drawImage(cube, left, 150, cube.width * scale, cube.height * scale);
  context.drawImage(code, isRightToLeft ? MARGIN : WIDTH - MARGIN - CODE, HEIGHT - MARGIN - CODE, CODE, CODE);
  context.fillStyle = "#14161b";
  context.direction = isRightToLeft ? "rtl" : "ltr";
  context.font = `700 44px ${FONT}`;
  const start = isRightToLeft ? WIDTH - MARGIN : MARGIN;
  wrap(context, card.title, start, 86, WIDTH - 2 * MARGIN, 50);
  context.font = `400 27px ${FONT}`;
  const text = isRightToLeft ? WIDTH - MARGIN - PICTURE - 36 : MARGIN + PICTURE + 36;
  let y = 190;
  for (const line of card.lines) y = wrap(context, line, text, y, WIDTH - 2 * MARGIN - PICTURE - 36, 34) + 14;
  return pngOf(canvas);
}

const FONT = 'system-ui, "Noto Sans", "Noto Sans Arabic", "Noto Sans CJK SC", sans-serif';

/** Writes a text in lines that fit, and returns where the next line would go. */
function wrap(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
): number {
  let line = "";
  let at = y;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
    if (context.measureText(line + segment).width > width && line !== "") {
      context.fillText(line.trim(), x, at);
      at += height;
      line = "";
    }
    line += segment;
  }
  context.fillText(line.trim(), x, at);
  return at + height;
}
