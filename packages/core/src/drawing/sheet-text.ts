/** Lines of text on a printed page: how wide they are, and how they are broken and shortened. */

/** A line of text on a page: place and size in points. */
export interface SheetText {
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  /** Height of the font in millimeters. */
  readonly size: number;
  /** `fixed`: every character 0.6 of the size wide. `bold`: proportional. */
  readonly font: "fixed" | "bold";
  readonly color: string;
  readonly text: string;
}

/** Width of a character of the fixed font, as a fraction of its size. */
export const ADVANCE = 0.6;
export const INK = "#16181d";
export const PALE = "#5a5f69";

/** In characters of the fixed font; East Asian ones are as wide as they are high. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += isWide(character) ? 1 / ADVANCE : 1;
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

export function fixed(x: number, y: number, size: number, color: string, text: string): SheetText {
  return { x, y, size, font: "fixed", color, text };
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
