/** Lines of text on a printed page: how wide they are, and how they are broken and shortened. */

/** A line of text on a page: place and size in points. */
export interface SheetText {
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  /** Height of the font in millimeters. */
  readonly size: number;
  /** `fixed`, for moves: every character 0.6 of the size wide. `plain`, for sentences, and `bold`: proportional. */
  readonly font: SheetFont;
  readonly color: string;
  readonly text: string;
}

export type SheetFont = "fixed" | "plain" | "bold";

/** Width of a character of the fixed font, as a fraction of its size. */
export const ADVANCE = 0.6;
/** The app's colors by day (a test there compares them): of text, of what is said beside it, of titles and numbers. */
export const INK = "#1f1826";
export const PALE = "#5a5166";
export const ACCENT = "#6528ae";

/** In characters of the fixed font; East Asian ones are as wide as they are high, marks on others have no width. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text)
    width += isWide(character) ? 1 / ADVANCE : /\p{Mark}/u.test(character) ? 0 : 1;
  return width;
}

function isWide(character: string): boolean {
  return /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]|[\u{20000}-\u{3ffff}]/u.test(character);
}

export function shortened(text: string, widest: number): string {
  if (widthOf(text) <= widest) return text;
  let short = "";
  for (const character of text) {
    if (widthOf(`${short}${character}...`) > widest) break;
    short += character;
  }
  return `${short}...`;
}

/** A sentence, or what is like one. It has the room of the fixed font, which few need. */
export function plain(x: number, y: number, size: number, color: string, text: string): SheetText {
  return { x, y, size, font: "plain", color, text };
}

export function fixed(x: number, y: number, size: number, color: string, text: string): SheetText {
  return { x, y, size, font: "fixed", color, text };
}

export function bold(x: number, y: number, size: number, text: string, color: string = INK): SheetText {
  return { x, y, size, font: "bold", color, text };
}

/** A line that begins at the left end, or at the right one in scripts that run from there. */
export function line(
  [left, right]: readonly [number, number],
  y: number,
  size: number,
  text: string,
  font: SheetFont = "plain",
  color: string = INK,
): SheetText {
  const isRightToLeft = /[\u0590-\u08ff]/.test(text);
  const x = isRightToLeft ? Math.max(left, right - widthOf(text) * size * ADVANCE) : left;
  return { x, y, size, font, color, text };
}

/** Of a proportional bold font, more than most texts take. */
const BOLD_ADVANCE = 0.66;

/** A title over the whole width, smaller if it would not fit. */
export function titleLine(
  sides: readonly [number, number],
  y: number,
  size: number,
  text: string,
): SheetText {
  const fitting = (sides[1] - sides[0]) / (BOLD_ADVANCE * Math.max(1, widthOf(text)));
  return line(sides, y, Math.min(size, fitting), text, "bold", ACCENT);
}

/** Breaks words into lines of at most that many characters, about equally long. */
export function wrapped(text: string, longest: number, none: string): string[] {
  const words = text.split(" ").filter((word) => word !== "");
  if (words.length === 0) return [none];
  const total = words.join(" ").length;
  const goal = Math.ceil(total / Math.ceil(total / longest));
  const lines: string[] = [words[0]];
  for (const word of words.slice(1)) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length <= goal + 2 && line.length <= longest) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a sentence into lines of at most that many characters: at blanks, and between East Asian characters. */
export function paragraph(text: string, longest: number): string[] {
  const lines = [""];
  for (const part of text.match(
    /\s*[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff]|\s*[^\s\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]+[\uff00-\uff60]*|\s*[\uff00-\uff60]+/gu,
  ) ?? []) {
    const line = lines[lines.length - 1] + part;
    if (widthOf(line) <= longest || lines.at(-1) === "") lines[lines.length - 1] = line.trimStart();
    else lines.push(part.trimStart());
  }
  return lines;
}
