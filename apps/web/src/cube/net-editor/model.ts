/**
 * A cube that is being colored sticker by sticker: a record and pure updates. Only what a person painted is kept; what
 * follows from it (forced stickers, colors that are still possible) is `readEditor` in reading.ts.
 */

import { NET_COLUMNS, NET_ROWS, netFacelets } from "@cubegram/core/drawing";
import { cubeGeometry, FACES, faces, isFixedCenter } from "@cubegram/core/geometry";
import { type Coloring, printFacelets, solvedColoring, UNKNOWN_COLOR } from "@cubegram/core/state";
import { firstEmpty, type NetEditor, newEditor } from "../../cubes/painted.ts";
import { colorsFor, readEditor } from "../../cubes/reading.ts";

export * from "../../cubes/painted.ts";

/** What a stroke leads to. */
export interface Painted {
  readonly editor: NetEditor;
  readonly outcome: "painted" | "unchanged" | "impossible";
}

/**
 * Paints a sticker (or erases it). If the guide knows that no cube has the color there, it is painted all the same: a
 * side may have been held turned, and the color be true.
 */
export function paint(editor: NetEditor, facelet: number, color: number): Painted {
  const moved = { ...editor, cursor: facelet };
  const letter: string = FACES[color] ?? "?";
  const shown = readEditor(editor);
  if (shown.colors[facelet] === color) return { editor: moved, outcome: "unchanged" };
  if (letter === "?" && editor.painted[facelet] === "?") return { editor: moved, outcome: "unchanged" };
  const outcome = letter === "?" || (colorsFor(editor, facelet) >> color) & 1 ? "painted" : "impossible";
  return { editor: { ...moved, painted: replaced(editor.painted, facelet, letter) }, outcome };
}

/** Paints and moves on to the next empty sticker, to type a cube letter by letter. */
export function type(editor: NetEditor, color: number): Painted {
  const { editor: after, outcome } = paint(editor, editor.cursor, color);
  return { editor: toNextEmpty(after), outcome };
}

/** Erases the sticker under the cursor or, if it is empty, the one painted before it. */
export function wipeBack(editor: NetEditor): NetEditor {
  const { size, painted, cursor } = editor;
  for (let at = cursor; at >= 0; at--)
    if (painted[at] !== "?" && !isFixedCenter(size, at)) return paint(editor, at, UNKNOWN_COLOR).editor;
  return editor;
}

/** Moves the cursor to the next sticker that is neither painted nor forced; it stays if there is none. */
export function toNextEmpty(editor: NetEditor): NetEditor {
  const letters = printFacelets({ size: editor.size, colors: readEditor(editor).colors });
  return { ...editor, cursor: firstEmpty(letters, editor.cursor + 1) ?? editor.cursor };
}

export const DIRECTIONS = ["left", "right", "up", "down"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One sticker further across the net as it is drawn; beyond its border, around to the other side. */
export function moveCursor(editor: NetEditor, direction: Direction): NetEditor {
  const { size, cursor } = editor;
  const net = netFacelets(size);
  const width = NET_COLUMNS * size;
  const height = NET_ROWS * size;
  const step = direction === "left" || direction === "up" ? -1 : 1;
  let at = net.indexOf(cursor);
  do {
    const row = Math.floor(at / width);
    const column = at % width;
    at =
      direction === "left" || direction === "right"
        ? row * width + ((column + step + width) % width)
        : ((row + step + height) % height) * width + column;
  } while (net[at] < 0);
  return { ...editor, cursor: net[at] };
}

export function moveCursorTo(editor: NetEditor, facelet: number): NetEditor {
  return editor.cursor === facelet ? editor : { ...editor, cursor: facelet };
}

/** Rotates a face that was painted the wrong way around, clockwise by a quarter: only its stickers, not a turn of the cube. */
export function rotateFace(editor: NetEditor, face: number): NetEditor {
  const { size, painted } = editor;
  const first = face * size * size;
  const letters = [...painted];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      letters[first + column * size + (size - 1 - row)] = painted[first + row * size + column];
  return { ...editor, painted: letters.join("") };
}

export function clear(editor: NetEditor): NetEditor {
  return { ...newEditor(editor.size, editor.guided), brush: editor.brush };
}

export function fillSolved(editor: NetEditor): NetEditor {
  return withStickers(editor, solvedColoring(editor.size));
}

/** Stickers from elsewhere. The guide stays on only if it has no objection to them. */
export function withStickers(editor: NetEditor, coloring: Coloring): NetEditor {
  const { size } = coloring;
  const painted = printFacelets(coloring);
  const cursor = size === editor.size ? editor.cursor : 0;
  return { ...editor, size, painted, cursor };
}

/** Why a sticker cannot have a color: the first reason that anyone can check by looking. */
export function whyImpossible(editor: NetEditor, facelet: number, color: number) {
  const { size } = editor;
  if (isFixedCenter(size, facelet)) return "center";
  const { colors } = readEditor(editor);
  const { cellOfFacelet } = cubeGeometry(size);
  const beside = [...colors.keys()].filter(
    (other) => other !== facelet && cellOfFacelet[other] === cellOfFacelet[facelet],
  );
  if (beside.some((other) => colors[other] === color)) return "twice";
  if (beside.some((other) => faces()[colors[other]]?.axis === faces()[color].axis)) return "opposite";
  const shown = colors.filter((each, at) => each === color && at !== facelet).length;
  return shown >= size * size ? "used-up" : "elsewhere";
}

/** The editor with the letter that a sticker had before, and the cursor there. */
export function takenBack(editor: NetEditor, facelet: number, letter: string): NetEditor {
  return { ...editor, cursor: facelet, painted: replaced(editor.painted, facelet, letter) };
}

function replaced(letters: string, at: number, letter: string): string {
  return letters.slice(0, at) + letter + letters.slice(at + 1);
}
