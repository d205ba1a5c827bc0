/** A picture of a cube that says something, to send: with its words, or with a sticker in place of each letter. */
import { unwrap } from "@cubegram/core";
import { parseColoring } from "@cubegram/core/diagnosis";
import { drawSvg, paletteOf } from "@cubegram/core/drawing";
import type { Scheme } from "../../../shell/settings.ts";
import { loadSvg, withSize } from "../svg-image.ts";
import { lettersOf } from "./said-cube.tsx";

export interface Keepsake {
  readonly facelets: string;
  readonly scheme: Scheme;
  readonly text: string;
  readonly isTextShown: boolean;
  /** A line below, small. */
  readonly line: string;
  readonly isRightToLeft: boolean;
}

/** Pixels: the tall picture of phones. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 96;
const CUBE = 720;
const CUBE_TOP = 96;
const TEXT_TOP = 900;
const TEXT_BOTTOM = 1200;
const INK = "#14161b";
const FONT = 'system-ui, "Noto Sans", "Noto Sans Arabic", "Noto Sans CJK SC", sans-serif';

export async function drawKeepsake(keepsake: Keepsake): Promise<HTMLCanvasElement> {
  const { facelets, scheme, line, isRightToLeft } = keepsake;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d")!;
  const picture = drawSvg(unwrap(parseColoring(facelets)), { view: "cube", scheme });
  const cube = await loadSvg(withSize(picture, CUBE));
  const ground = context.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, "#fbfaf7");
  ground.addColorStop(1, "#e9e6de");
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  shadow(context);
  context.drawImage(cube, (WIDTH - CUBE) / 2, CUBE_TOP, CUBE, CUBE);
  context.textAlign = "center";
  context.direction = isRightToLeft ? "rtl" : "ltr";
  if (keepsake.isTextShown) words(context, keepsake.text);
  else stickers(context, keepsake);
  context.fillStyle = "#5b6069";
  context.font = `500 38px ${FONT}`;
  context.fillText(line, WIDTH / 2, HEIGHT - 72, WIDTH - 2 * MARGIN);
  return canvas;
}

/** The cube stands on something. */
function shadow(context: CanvasRenderingContext2D): void {
  context.save();
  context.translate(WIDTH / 2, CUBE_TOP + CUBE - 30);
  context.scale(1, 0.16);
  const soft = context.createRadialGradient(0, 0, 40, 0, 0, 340);
  soft.addColorStop(0, "rgb(20 22 27 / 34%)");
  soft.addColorStop(1, "rgb(20 22 27 / 0%)");
  context.fillStyle = soft;
  context.fillRect(-400, -400, 800, 800);
  context.restore();
}

/** As large as they fit. */
function words(context: CanvasRenderingContext2D, text: string): void {
  context.fillStyle = INK;
  for (let size = 120; ; size -= 8) {
    context.font = `750 ${size}px ${FONT}`;
    const lines = linesOf(text, (line) => context.measureText(line).width <= WIDTH - 2 * MARGIN);
    const height = lines.length * size * 1.2;
    if (height > TEXT_BOTTOM - TEXT_TOP && size > MIN_LETTERS) continue;
    const top = (TEXT_TOP + TEXT_BOTTOM - height) / 2 + size;
    for (const [i, line] of lines.entries())
      context.fillText(line, WIDTH / 2, top + i * size * 1.2, WIDTH - 2 * MARGIN);
    return;
  }
}

const MIN_LETTERS = 32;

/** One small sticker for each letter, in the colors that the cube shows one after another; words stay apart. */
function stickers(context: CanvasRenderingContext2D, { text, facelets, scheme }: Keepsake): void {
  const palette = paletteOf(scheme);
  let color = 0;
  for (let size = 76; ; size -= 4) {
    const perLine = Math.floor((WIDTH - 2 * MARGIN) / (size * 1.18));
    const lines = linesOf(text, (line) => lettersOf(line).length <= perLine);
    const height = lines.length * size * 1.3;
    if (height > TEXT_BOTTOM - TEXT_TOP && size > MIN_STICKER) continue;
    let top = (TEXT_TOP + TEXT_BOTTOM - height) / 2;
    for (const line of lines) {
      const letters = lettersOf(line);
      let left = (WIDTH - letters.length * size * 1.18 + size * 0.18) / 2;
      for (const letter of letters) {
        if (letter.trim() !== "") {
          context.fillStyle = palette["URFDLB".indexOf(facelets[(color++ * STEP) % facelets.length])];
          context.beginPath();
          context.roundRect(left, top, size, size, size * 0.2);
          context.fill();
          context.strokeStyle = INK;
          context.lineWidth = size * 0.06;
          context.stroke();
        }
        left += size * 1.18;
      }
      top += size * 1.3;
    }
    return;
  }
}

const MIN_STICKER = 16;
/** From sticker to sticker of the cube, so that neighbors are seldom of one color. */
const STEP = 7;

/** Breaks between words, and inside those that are longer than a line. */
function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = "";
  const take = (piece: string) => {
    if (fits((line + piece).trim()) || line.trim() === "") line += piece;
    else {
      lines.push(line.trim());
      line = piece;
    }
  };
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text))
    if (fits(segment)) take(segment);
    else for (const letter of lettersOf(segment)) take(letter);
  return [...lines, line.trim()].filter((each) => each !== "");
}
