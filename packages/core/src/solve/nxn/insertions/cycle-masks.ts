/**
 * What 3-cycles of facelets gain, for all layers at once. Among the four sides of an axis, take a row, and a column
 * across it. A 3-cycle takes a sticker of the row on side i to side j of the same layer, from there to the column on
 * side k, and back. Its gain, −3 … 3, is the number of stickers that become right less the number that were right
 * before.
 */
import {
  cross,
  cubeGeometry,
  dot,
  faceOfNormal,
  faces,
  ROTATION_COUNT,
  rotations,
  transform,
  type Vector,
} from "../../../geometry/index.ts";
import { centerFacelets } from "../center-masks.ts";

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

/*
 * The center facelets of the n-cube as lines, seen along an axis. The four faces around the axis are numbered in the
 * order of a right-handed quarter turn. On each of these sides a facelet has a *layer* (along the axis) and a *row*
 * (across it, in the direction of that turn). A turn about the axis by q quarters takes (side, row, layer) to (side +
 * q, row, layer).
 */

interface AxisLines {
  /** For each of the four sides: the axis of its normal, its layer on that axis, and 1 where the normal points along the axis, else −1. */
  readonly axes: Uint8Array;
  readonly layers: Uint8Array;
  readonly signs: Int8Array;
  /** facelets[(side · n + row) · n + layer]. */
  readonly facelets: Uint16Array;
}

export interface CenterLines {
  readonly size: number;
  readonly axes: readonly AxisLines[];
  /** images[4 · axis + quarters][facelet]: where a turn of the facelet's layer takes it. */
  readonly images: readonly Uint16Array[];
  /** layers[axis][facelet]. */
  readonly layers: readonly Uint8Array[];
  /** All center facelets. */
  readonly centers: Uint16Array;
}

const made = new Map<number, CenterLines>();

export function centerLines(size: number): CenterLines {
  let known = made.get(size);
  if (!known) {
    known = makeLines(size);
    made.set(size, known);
  }
  return known;
}

const UNITS: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function makeLines(size: number): CenterLines {
  const { faceletCount, faceletImage, cellOfFacelet, layer } = cubeGeometry(size);
  const { quarter } = rotations();
  const images = [0, 1, 2].flatMap((axis) =>
    [0, 1, 2, 3].map((quarters) =>
      Uint16Array.from(
        { length: faceletCount },
        (_, facelet) => faceletImage[facelet * ROTATION_COUNT + quarter[axis][quarters]],
      ),
    ),
  );
  return {
    size,
    axes: [0, 1, 2].map((axis) => axisLines(size, axis)),
    images,
    layers: layer.map((layerOf) => Uint8Array.from(cellOfFacelet, (cell) => layerOf[cell])),
    centers: Uint16Array.from(faces().flatMap(({ index }) => centerFacelets(size, index))),
  };
}

function axisLines(size: number, axis: number): AxisLines {
  const { cells, cellOfFacelet } = cubeGeometry(size);
  const { quarter, matrices } = rotations();
  const axes = new Uint8Array(4);
  const layers = new Uint8Array(4);
  const signs = new Int8Array(4);
  const facelets = new Uint16Array(4 * size * size);
  let face = faces().find((each) => each.axis !== axis)!;
  for (let side = 0; side < 4; side++) {
    const isHigh = face.normal[face.axis] > 0;
    axes[side] = face.axis;
    layers[side] = isHigh ? size - 1 : 0;
    signs[side] = isHigh ? 1 : -1;
    const along = cross(UNITS[axis], face.normal);
    for (let at = 0; at < size * size; at++) {
      const facelet = face.index * size * size + at;
      const cell = cells[cellOfFacelet[facelet]];
      const row = (dot(cell, along) + size - 1) / 2;
      const layer = (cell[axis] + size - 1) / 2;
      facelets[(side * size + row) * size + layer] = facelet;
    }
    face = faceOfNormal(transform(matrices[quarter[axis][1]], face.normal));
  }
  return { axes, layers, signs, facelets };
}
