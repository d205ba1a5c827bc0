/** A picture of a cube that says something, to send: with its words, or with a sticker in place of each letter. */
import { paletteOf } from "@cubegram/core/drawing";
import type { Scheme } from "../../../shell/settings.ts";
import { lettersOf, lettersSaid } from "../film/moments.ts";
import { FONT, loadCube } from "../svg-image.ts";

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
export const KEEPSAKE_WIDTH = 1080;
export const KEEPSAKE_HEIGHT = 1350;
const [WIDTH, HEIGHT] = [KEEPSAKE_WIDTH, KEEPSAKE_HEIGHT];
const MARGIN = 96;
const CUBE = 720;
const CUBE_TOP = 96;
const TEXT_TOP = 900;
const TEXT_BOTTOM = 1200;
const INK = "#14161b";

export async function drawKeepsake(keepsake: Keepsake): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const cube = await loadCube(keepsake.facelets, { view: "cube", scheme: keepsake.scheme }, CUBE);
  keepsakeOn(canvas.getContext("2d")!, keepsake)({ cube, edge: CUBE });
  return canvas;
}

/** What changes in a film. */
interface Shown {
  /** A square picture, and how large it is drawn. */
  readonly cube: CanvasImageSource;
  readonly edge: number;
  /** By how much the cube is higher than where it stands. */
  readonly lift?: number;
  /** The share of the words that is to be seen, 0 … 1. */
  readonly said?: number;
}

/** Draws the picture, on a context of `KEEPSAKE_WIDTH` × `KEEPSAKE_HEIGHT` units, as often as it is asked. */
export function keepsakeOn(context: CanvasRenderingContext2D, keepsake: Keepsake): (shown: Shown) => void {
  const ground = context.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, "#fbfaf7");
  ground.addColorStop(1, "#e9e6de");
  context.textAlign = "center";
  context.direction = keepsake.isRightToLeft ? "rtl" : "ltr";
  const say = keepsake.isTextShown ? words(context, keepsake.text) : stickers(context, keepsake);
  return ({ cube, edge, lift = 0, said = 1 }) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    shadow(context);
    context.drawImage(cube, (WIDTH - edge) / 2, CUBE_TOP + (CUBE - edge) / 2 - lift, edge, edge);
    say(said);
    context.fillStyle = "#5b6069";
    context.font = `500 38px ${FONT}`;
    context.fillText(keepsake.line, WIDTH / 2, HEIGHT - 72, WIDTH - 2 * MARGIN);
  };
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

/** Draws the first part of what is said. */
type Say = (said: number) => void;

/** As large as they fit. */
function words(context: CanvasRenderingContext2D, text: string): Say {
  for (let size = 120; ; size -= 8) {
    const font = `750 ${size}px ${FONT}`;
    context.font = font;
    const lines = linesOf(text, (line) => context.measureText(line).width <= WIDTH - 2 * MARGIN);
    const height = lines.length * size * 1.2;
    if (height > TEXT_BOTTOM - TEXT_TOP && size > MIN_LETTERS) continue;
    const top = (TEXT_TOP + TEXT_BOTTOM - height) / 2 + size;
    return (said) => {
      [context.font, context.fillStyle] = [font, INK];
      for (const [i, { line, letters, shown }] of shownOf(lines, said).entries()) {
        context.save();
        if (shown < letters.length) clipTo(context, line, letters.slice(0, shown).join(""));
        context.fillText(line, WIDTH / 2, top + i * size * 1.2, WIDTH - 2 * MARGIN);
        context.restore();
      }
    };
  }
}

const MIN_LETTERS = 32;
const FIRST_LETTER = /\p{L}/u;
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Leaves the rest of a line away: letters that join their neighbors keep the form that they have in the whole. */
function clipTo(context: CanvasRenderingContext2D, line: string, said: string): void {
  const [all, part] = [line, said].map((text) => context.measureText(text).width);
  const isFromRight = FROM_THE_RIGHT.test(FIRST_LETTER.exec(line)?.[0] ?? "");
  context.beginPath();
  context.rect(isFromRight ? WIDTH / 2 + all / 2 - part : (WIDTH - all) / 2, 0, part, HEIGHT);
  context.clip();
}

/** The letters of each line, and how many of them are shown. */
function shownOf(lines: readonly string[], said: number) {
  const letters = lines.map(lettersOf);
  let left = lettersSaid(letters.flat().length, said);
  return lines.map((line, i) => {
    const shown = Math.min(left, letters[i].length);
    left -= shown;
    return { line, letters: letters[i], shown };
  });
}

/** One small sticker for each letter, in the colors that the cube shows one after another; words stay apart. */
function stickers(context: CanvasRenderingContext2D, { text, facelets, scheme }: Keepsake): Say {
  const palette = paletteOf(scheme);
  for (let size = 76; ; size -= 4) {
    const perLine = Math.floor((WIDTH - 2 * MARGIN) / (size * 1.18));
    const lines = linesOf(text, (line) => lettersOf(line).length <= perLine);
    const height = lines.length * size * 1.3;
    if (height > TEXT_BOTTOM - TEXT_TOP && size > MIN_STICKER) continue;
    return (said) => {
      let color = 0;
      let top = (TEXT_TOP + TEXT_BOTTOM - height) / 2;
      for (const { letters, shown } of shownOf(lines, said)) {
        let left = (WIDTH - letters.length * size * 1.18 + size * 0.18) / 2;
        for (const letter of letters.slice(0, shown)) {
          if (letter.trim() !== "") {
            const face = "URFDLB".indexOf(facelets[(color++ * STEP) % facelets.length]);
            context.fillStyle = palette[face];
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
    };
  }
}

const MIN_STICKER = 16;
/** From sticker to sticker of the cube, so that neighbors are seldom of one color. */
const STEP = 7;

/** Breaks between words, and inside those that are longer than a line. */
export function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
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
