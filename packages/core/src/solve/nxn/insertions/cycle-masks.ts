/**
 * What 3-cycles of facelets gain, for all layers at once. Among the four sides of an axis, take a row, and a column
 * across it. A 3-cycle takes a sticker of the row on side i to side j of the same layer, from there to the column on
 * side k, and back. Its gain, −3 … 3, is the number of stickers that become right less the number that were right
 * before.
 */

import type { AxisLines } from "./center-lines.ts";
import { fillLineMasks, type LineMasks, type Lines, lineMasks, rightThere } from "./line-masks.ts";

export interface CycleMasks {
  readonly lines: LineMasks;
  /** [cycle · words + word] with cycle = (i · 4 + j) · 4 + k: gain + 3 in binary; `four` holds the highest digit. */
  readonly four: Uint32Array;
  readonly two: Uint32Array;
  readonly one: Uint32Array;
  /** [(row · 16 + i · 4 + j) · words + word]: which stickers of the row on side i would be right on side j. */
  readonly along: Uint32Array;
  /** [(i · 4 + k) · words + word]: which stickers of the row would be right in the column, and the other way around. */
  readonly across: Uint32Array;
  readonly back: Uint32Array;
}

export function cycleMasks(size: number): CycleMasks {
  const lines = lineMasks(size);
  const masks = (count: number) => new Uint32Array(count * lines.words);
  return {
    lines,
    four: masks(64),
    two: masks(64),
    one: masks(64),
    along: masks(16 * size),
    across: masks(16),
    back: masks(16),
  };
}

/** Points the masks at another state. */
export function lookAtState({ lines, along }: CycleMasks, axisLines: AxisLines, state: Uint8Array): void {
  const { size, words, rows } = lines;
  fillLineMasks(lines, axisLines, state);
  for (let row = 1; row < size - 1; row++)
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 4; j++)
        if (i !== j)
          for (let word = 0; word < words; word++)
            along[(row * 16 + i * 4 + j) * words + word] = rightThere(
              rows,
              i * size + row,
              rows,
              j * size + row,
              words,
              word,
            );
}

/**
 * Computes the gains of all 3-cycles of a row and the column at `layer`. Bit i stands for row i + 1 of the column or,
 * if `isBackward`, for row n − 2 − i.
 */
export function fillCycleGains(masks: CycleMasks, row: number, layer: number, isBackward: boolean): void {
  const { lines, across, back } = masks;
  const { size, words, rows } = lines;
  const column = isBackward ? lines.backward : lines.columns;
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 4; k++)
      for (let word = 0; word < words; word++) {
        const at = (i * 4 + k) * words + word;
        across[at] = rightThere(rows, i * size + row, column, k * size + layer, words, word);
        back[at] = rightThere(column, k * size + layer, rows, i * size + row, words, word);
      }
  for (let word = 0; word < words; word++) addUp(masks, column, row, layer, word);
}

/** Adds six bits: three stickers that become right, and three that were not right before. */
function addUp(
  { lines, along, across, back, one, two, four }: CycleMasks,
  column: Lines,
  row: number,
  layer: number,
  word: number,
): void {
  const { size, words, rows } = lines;
  const count = Math.min(32, size - 2 - 32 * word);
  let valid = count === 32 ? -1 : (1 << count) - 1;
  // The column's own layer takes no part.
  if ((layer - 1) >> 5 === word) valid &= ~(1 << ((layer - 1) & 31));
  for (let i = 0; i < 4; i++) {
    const wrongI = ~rows.right[(i * size + row) * words + word];
    for (let j = 0; j < 4; j++) {
      if (i === j) continue;
      const wrongJ = ~rows.right[(j * size + row) * words + word];
      const ij = along[(row * 16 + i * 4 + j) * words + word];
      for (let k = 0; k < 4; k++) {
        const jk = across[(j * 4 + k) * words + word];
        const ki = back[(i * 4 + k) * words + word];
        const wrongK = ~column.right[(k * size + layer) * words + word];
        const x = ij ^ jk;
        const low = x ^ ki;
        const high = (ij & jk) | (x & ki);
        const y = wrongI ^ wrongJ;
        const lowWrong = y ^ wrongK;
        const highWrong = (wrongI & wrongJ) | (y & wrongK);
        const carry = low & lowWrong;
        const z = high ^ highWrong;
        const at = ((i * 4 + j) * 4 + k) * words + word;
        one[at] = (low ^ lowWrong) & valid;
        two[at] = (z ^ carry) & valid;
        four[at] = ((high & highWrong) | (z & carry)) & valid;
      }
    }
  }
}
