/**
 * Cube sheets as one PDF file: PDF 1.4 (ISO 32000-1), plain rectangles, and the fonts that every reader has, in WinAnsi. Every
 * cube's facelets are in the page as marked content, `/Cube <</Number 1 /Facelets (UUU…)>> BDC`, so that the file can be read back.
 */

import { checkIterable, checkType } from "../result.ts";
import type { Shape } from "./scene.ts";
import { parseHex } from "./scheme.ts";
import { checkPage, type SheetPage } from "./sheet.ts";
import type { SheetText } from "./sheet-text.ts";

/** Points in a millimeter. */
const POINT = 72 / 25.4;
/** The fonts are objects 3 to 5, the pages come behind them. */
const FIRST_PAGE = 6;

/**
 * The bytes of the file.
 *
 * @throws TypeError for anything but a list.
 * @example
 * const pages = sheetPages([{ coloring: { size: 2, colors: new Uint8Array(24) } }]);
 * String.fromCharCode(...drawSheetPdf(pages).subarray(0, 4)); // → %PDF
 */
export function drawSheetPdf(pages: Iterable<SheetPage>): Uint8Array {
  checkIterable(pages, "pages");
  const objects: string[] = [];
  const kids: string[] = [];
  let title = "Cube sheet";
  for (const page of pages) {
    checkPage(page);
    const number = FIRST_PAGE + objects.length;
    title = page.title;
    kids.push(`${number} 0 R`);
    const box = `[0 0 ${fine(page.width * POINT)} ${fine(page.height * POINT)}]`;
    const resources = "<</Font <</fixed 3 0 R /plain 4 0 R /bold 5 0 R>>>>";
    const content = contentOf(page);
    objects.push(
      `<</Type /Page /Parent 2 0 R /MediaBox ${box} /Resources ${resources} /Contents ${number + 1} 0 R>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    );
  }
  return fileOf(
    [
      "<</Type /Catalog /Pages 2 0 R>>",
      `<</Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length}>>`,
      fontNamed("Courier"),
      fontNamed("Helvetica"),
      fontNamed("Helvetica-Bold"),
      ...objects,
    ],
    `<</Title (${stringOf(title)}) /Producer (Cubegram)>>`,
  );
}

function fontNamed(name: string): string {
  return `<</Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding>>`;
}

/** The objects with their cross-reference table. Every character is one byte. */
function fileOf(objects: readonly string[], information: string): Uint8Array {
  const parts = ["%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n"];
  let length = parts[0].length;
  const starts = [...objects, information].map((object, i) => {
    const start = length;
    const part = `${i + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(part);
    length += part.length;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const size = starts.length + 1;
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${table}`,
    `trailer\n<</Size ${size} /Root 1 0 R /Info ${size - 1} 0 R>>\nstartxref\n${length}\n%%EOF\n`,
  );
  return bytesOf(parts);
}

function bytesOf(parts: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) for (let i = 0; i < part.length; i++) bytes[at++] = part.charCodeAt(i);
  return bytes;
}

/** Operators of a page: millimeters from the top left, through one transformation; text is turned upright again. */
function contentOf({ height, shapes, texts, cubes }: SheetPage): string {
  const marks = cubes.map(
    ({ number, facelets }) => `/Cube <</Number ${number} /Facelets (${facelets})>> BDC EMC`,
  );
  return [
    ...marks,
    `${fine(POINT)} 0 0 ${fine(-POINT)} 0 ${fine(height * POINT)} cm`,
    "1 j",
    ...shapesByColor(shapes),
    ...texts.map(textOf),
  ].join("\n");
}

/** Rounded rectangles are smaller ones with a thick edge in their own color. */
function shapesByColor(shapes: readonly Shape[]): string[] {
  let color = "";
  let edge = -1;
  const lines: string[] = [];
  for (const { corners, rounding, color: own } of shapes) {
    const [[left, top], , [right, bottom]] = corners;
    // An arc is fuller than the curve that SVG draws.
    const round = 0.8 * rounding * (right - left);
    if (own !== color) lines.push(`${colorOf(own)} rg ${colorOf(own)} RG`);
    if (round !== edge) lines.push(`${fine(2 * round)} w`);
    color = own;
    edge = round;
    const inner = [left + round, top + round, right - left - 2 * round, bottom - top - 2 * round];
    lines.push(`${inner.map(fine).join(" ")} re ${round > 0 ? "B" : "f"}`);
  }
  return lines;
}

function textOf({ x, y, size, font, color, text }: SheetText): string {
  return `${colorOf(color)} rg BT /${font} ${fine(size)} Tf 1 0 0 -1 ${fine(x)} ${fine(y)} Tm (${stringOf(text)}) Tj ET`;
}

function colorOf(color: string): string {
  return parseHex(color)
    .map((part) => fine(part / 255))
    .join(" ");
}

/** Three decimals, no trailing zeros, never an exponent. */
function fine(value: number): string {
  return String(Number(value.toFixed(3)) + 0);
}

/** The characters that WinAnsi has from 0x80 on, where Latin-1 has control characters; blanks for gaps. */
const WIN_ANSI = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
/** Non-breaking blanks, wide and narrow. */
const BLANKS = /[\u00a0\u202f]/g;

/** A literal string in WinAnsi, with "?" for characters that it lacks. */
function stringOf(text: string): string {
  return [...text.replaceAll(BLANKS, " ")]
    .map(winAnsi)
    .join("")
    .replaceAll(/[\\()]/g, "\\$&");
}

function winAnsi(character: string): string {
  if (/[ -~\u00a1-\u00ff]/.test(character)) return character;
  const at = WIN_ANSI.indexOf(character);
  return at < 0 ? "?" : String.fromCharCode(0x80 + at);
}

/**
 * Whether a PDF's own fonts have all characters of a text.
 *
 * @throws TypeError for anything but a text.
 * @example isPdfText("Ωmega"); // → false
 */
export function isPdfText(text: string): boolean {
  checkType(text, "string", "text");
  return !stringOf(text.replaceAll("?", "")).includes("?");
}
