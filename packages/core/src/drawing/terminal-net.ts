/** The net for a terminal: letters, or blocks of background color two characters wide, which look square. */

import { netLines } from "../models/index.ts";
import { checkCount, checkOptions } from "../result.ts";
import { type Coloring, checkColoring } from "../state/index.ts";
import {
  colorNames,
  inkOn,
  type Letters,
  letterOf,
  type Palette,
  paletteOf,
  parseHex,
  type SchemeName,
  stickerColor,
} from "./scheme.ts";

/** How a net is drawn in a terminal. */
export interface NetOptions {
  /** Color by escape codes: `true` in 24 bits, `"256"` from the palette of 256; default none. */
  readonly ansi?: boolean | "256";
  /** Rows of text per row of stickers, and half the characters per column; default 1. */
  readonly size?: number;
  /** Default `standard`. */
  readonly scheme?: SchemeName | Palette;
  /** Default `none` in color and `faces` without. */
  readonly letters?: Letters;
}

/**
 * The net in lines without a newline at the end.
 *
 * @throws RangeError for sizes other than 1 … 16, or a scheme that does not exist.
 * @example
 * drawNet({ size: 2, colors: new Uint8Array(24) }, { letters: "colors" }).split("\n")[0].trim(); // → W W
 */
export function drawNet(coloring: Coloring, options: NetOptions = {}): string {
  checkColoring(coloring);
  checkOptions(options, { ansi: true, size: true, scheme: true, letters: true });
  const { ansi = false, size = 1, scheme = "standard" } = options;
  checkCount(size, "size", 1, 16);
  const letters = options.letters ?? (ansi ? "none" : "faces");
  const palette = paletteOf(scheme);
  const names = colorNames(scheme);
  const blank = " ".repeat(2 * size);
  const cell = (written: boolean) => (facelet: number) => {
    const color = coloring.colors[facelet];
    const letter = written ? letterOf(letters, names, facelet, color) : "";
    const left = " ".repeat(Math.max(0, size - Math.ceil(letter.length / 2)));
    const text = (left + letter).padEnd(2 * size).slice(0, 2 * size);
    return ansi ? block(text, stickerColor(palette, color), ansi) : text;
  };
  const written = netLines(coloring.size, cell(true), blank);
  const bare = netLines(coloring.size, cell(false), blank);
  const lines = written.flatMap((line, row) =>
    Array.from({ length: size }, (_, i) => (i === (size - 1) >> 1 ? line : bare[row])),
  );
  return lines.map((line) => line.trimEnd()).join("\n");
}

const RESET = "\u001b[0m";

/** Text on a colored background; every block is closed, so a line may be cut anywhere. */
function block(text: string, color: string, ansi: true | "256"): string {
  const ground = ansi === "256" ? `48;5;${paletteIndex(color)}` : `48;2;${parseHex(color).join(";")}`;
  const ink = inkOn(color) === "#000000" ? "30" : "97";
  return `\u001b[${ground};${ink}m${text}${RESET}`;
}

/** The nearest color of the 6×6×6 cube in xterm's palette, whose levels are 0, 95, 135, 175, 215, 255. */
function paletteIndex(color: string): number {
  const level = (value: number) => (value < 48 ? 0 : value < 115 ? 1 : Math.floor((value - 35) / 40));
  const [red, green, blue] = parseHex(color).map(level);
  return 16 + 36 * red + 6 * green + blue;
}
