/**
 * What 3-cycles of facelets gain, for all layers at once. Among the four sides of an axis, take a row, and a column
 * across it. A 3-cycle takes a sticker of the row on side i to side j of the same layer, from there to the column on
 * side k, and back. Its gain, −3 … 3, is the number of stickers that become right less the number that were right
 * before.
 */
import type { RunSequence } from "./run-sequence.ts";

interface CycleMasks {
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
  /** Points the masks at another state. */
  lookAt(lines: AxisLines, state: Uint8Array): void;
  /**
   * Computes the gains of all 3-cycles of a row and the column at `layer`. Bit i stands for row i + 1 of the column or,
   * if `isBackward`, for row n − 2 − i.
   */
  fillGains(row: number, layer: number, isBackward: boolean): void;
}

type AxisLines = RunSequence["lines"]["axes"][number];

export function cycleMasks(size: number): CycleMasks {
  const lines = lineMasks(size);
  const words = (count: number) => new Uint32Array(count * lines.words);
  const masks: CycleMasks = {
    lines,
    four: words(64),
    two: words(64),
    one: words(64),
    along: words(16 * size),
    across: words(16),
    back: words(16),
    lookAt: (axisLines, state) => lookAtState(masks, axisLines, state),
    fillGains: (row, layer, isBackward) => fillCycleGains(masks, row, layer, isBackward),
  };
  return masks;
}

function lookAtState({ lines, along }: CycleMasks, axisLines: AxisLines, state: Uint8Array): void {
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

function fillCycleGains(masks: CycleMasks, row: number, layer: number, isBackward: boolean): void {
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

/*
 * One state of a sequence as bits, seen along an axis: for each line of facelets and each color, where in the line that
 * color is, and where the stickers are that will end on that color's face. Whether the stickers of one line would all
 * be right if moved to another then takes eleven operations for 32 of them.
 */

interface Lines {
  /** [((line · 6) + color) · words + word]: the colors that are there, and the faces on which they end. */
  readonly colors: Uint32Array;
  readonly ends: Uint32Array;
  /** [line · words + word]: the stickers for which the two agree. */
  readonly right: Uint32Array;
}

interface LineMasks {
  readonly size: number;
  /** Words per line, with 32 facelets to a word. */
  readonly words: number;
  /** Line side · n + row: bit i is layer i + 1. */
  readonly rows: Lines;
  /** Line side · n + layer: bit i is row i + 1, and in `backward` row n − 2 − i. */
  readonly columns: Lines;
  readonly backward: Lines;
}

function lineMasks(size: number): LineMasks {
  const words = Math.ceil((size - 2) / 32);
  const lines = (): Lines => ({
    colors: new Uint32Array(24 * size * words),
    ends: new Uint32Array(24 * size * words),
    right: new Uint32Array(4 * size * words),
  });
  return { size, words, rows: lines(), columns: lines(), backward: lines() };
}

function fillLineMasks(
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
function rightThere(
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
