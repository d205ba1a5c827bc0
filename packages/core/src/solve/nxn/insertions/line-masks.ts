/**
 * One state of a sequence as bits, seen along an axis: for each line of facelets and each color, where in the line that
 * color is, and where the stickers are that will end on that color's face. Whether the stickers of one line would all
 * be right if moved to another then takes eleven operations for 32 of them.
 */
import type { AxisLines } from "./center-lines.ts";

export interface Lines {
  /** [((line · 6) + color) · words + word]: the colors that are there, and the faces on which they end. */
  readonly colors: Uint32Array;
  readonly ends: Uint32Array;
  /** [line · words + word]: the stickers for which the two agree. */
  readonly right: Uint32Array;
}

export interface LineMasks {
  readonly size: number;
  /** Words per line, with 32 facelets to a word. */
  readonly words: number;
  /** Line side · n + row: bit i is layer i + 1. */
  readonly rows: Lines;
  /** Line side · n + layer: bit i is row i + 1, and in `backward` row n − 2 − i. */
  readonly columns: Lines;
  readonly backward: Lines;
}

export function lineMasks(size: number): LineMasks {
  const words = Math.ceil((size - 2) / 32);
  const lines = (): Lines => ({
    colors: new Uint32Array(24 * size * words),
    ends: new Uint32Array(24 * size * words),
    right: new Uint32Array(4 * size * words),
  });
  return { size, words, rows: lines(), columns: lines(), backward: lines() };
}

export function fillLineMasks(
  { size, words, rows, columns, backward }: LineMasks,
  { facelets }: AxisLines,
  state: Uint8Array,
): void {
  for (const lines of [rows, columns, backward]) {
    lines.colors.fill(0);
    lines.ends.fill(0);
    lines.right.fill(0);
  }
  for (let side = 0; side < 4; side++)
    for (let row = 1; row < size - 1; row++) {
      const line = side * size + row;
      const rowWord = (row - 1) >> 5;
      const rowBit = 1 << ((row - 1) & 31);
      const backWord = (size - 2 - row) >> 5;
      const backBit = 1 << ((size - 2 - row) & 31);
      for (let layer = 1; layer < size - 1; layer++) {
        const sticker = state[facelets[line * size + layer]];
        const color = sticker & 7;
        const end = sticker >> 3;
        const word = (layer - 1) >> 5;
        const bit = 1 << ((layer - 1) & 31);
        const across = side * size + layer;
        rows.colors[(line * 6 + color) * words + word] |= bit;
        rows.ends[(line * 6 + end) * words + word] |= bit;
        columns.colors[(across * 6 + color) * words + rowWord] |= rowBit;
        columns.ends[(across * 6 + end) * words + rowWord] |= rowBit;
        backward.colors[(across * 6 + color) * words + backWord] |= backBit;
        backward.ends[(across * 6 + end) * words + backWord] |= backBit;
        if (color !== end) continue;
        rows.right[line * words + word] |= bit;
        columns.right[across * words + rowWord] |= rowBit;
        backward.right[across * words + backWord] |= backBit;
      }
    }
}

/** Which stickers of line `from` would be right in line `to`. */
export function rightThere(
  { colors }: Lines,
  from: number,
  { ends }: Lines,
  to: number,
  words: number,
  word: number,
): number {
  const i = from * 6 * words + word;
  const j = to * 6 * words + word;
  return (
    (colors[i] & ends[j]) |
    (colors[i + words] & ends[j + words]) |
    (colors[i + 2 * words] & ends[j + 2 * words]) |
    (colors[i + 3 * words] & ends[j + 3 * words]) |
    (colors[i + 4 * words] & ends[j + 4 * words]) |
    (colors[i + 5 * words] & ends[j + 5 * words])
  );
}

export function bitCount(mask: number): number {
  let v = mask - ((mask >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
