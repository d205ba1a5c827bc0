/**
 * The view of a sticker model: 54 numbered stickers, faces F R B L U D of nine (F 1–9, R 10–18, B 19–27, L 28–36,
 * U 37–45, D 46–54), each read row by row as it appears in front after y (R), y2 (B), y' (L), x' (U) or x (D). Our net
 * reads its faces the same way, so the numbers are our facelets with the faces in another order.
 */
import { checkFace, dot, FACES, type Face, faces, oppositeFace } from "../geometry/index.ts";
import { algState, parseAlg } from "../notation/index.ts";
import { err, formatValue, type Problem, type Result, rangeError, unwrap } from "../result.ts";
import { type Assembly, checkAssembly, composeStates, solvedState } from "../state/index.ts";
import { assemblyFromLabels, labelsOf } from "./labels.ts";

/** The model's order of the faces. */
const FACE_ORDER = "FRBLUD";
const SIZE = 3;
const AREA = SIZE * SIZE;

export function stickerNumber(facelet: number): number {
  return FACE_ORDER.indexOf(FACES[Math.floor(facelet / AREA)]) * AREA + (facelet % AREA) + 1;
}

/** Our facelet of a number 1 … 54: the inverse of `stickerNumber`. */
export function faceletOfSticker(number: number): number {
  const index = number - 1;
  const face = FACE_ORDER[Math.floor(index / AREA)];
  return (FACES as readonly string[]).indexOf(face) * AREA + (index % AREA);
}

/**
 * A cube of numbered stickers; immutable.
 *
 * @example new StickerCube().execute("R U R' U'").stickers.length; // → 54
 */
export class StickerCube {
  readonly assembly: Assembly;

  constructor(assembly: Assembly = solvedState(SIZE)) {
    checkAssembly(assembly, "assembly");
    if (assembly.size !== SIZE) throw rangeError("assembly", "a 3x3", `size ${assembly.size}`);
    this.assembly = assembly;
  }

  /** stickers[i]: the number of the sticker where number i + 1 is at home. */
  get stickers(): number[] {
    const labels = labelsOf(this.assembly);
    return Array.from({ length: labels.length }, (_, i) => stickerNumber(labels[faceletOfSticker(i + 1)]));
  }

  /** The cube after an algorithm in ordinary notation; CubegramError if it cannot be read. */
  execute(alg: string): StickerCube {
    return new StickerCube(composeStates(this.assembly, algState(unwrap(parseAlg(alg)), SIZE)));
  }

  /** The net with every sticker's number, nine lines. */
  print(): string {
    const { stickers } = this;
    const cell = (facelet: number) => `${stickers[stickerNumber(facelet) - 1]}`.padStart(3);
    return netLines(SIZE, cell, "   ").join("\n");
  }
}

/**
 * The cube with these 54 numbers on it (`StickerCube.stickers`), or why there is none.
 *
 * @example parseStickers([1, 2, 3]).error.code; // → stickers
 */
export function parseStickers(stickers: readonly number[]): Result<StickerCube> {
  const wrong = numbersProblem(stickers);
  if (wrong) return err(wrong);
  const labels = new Array<number>(stickers.length);
  stickers.forEach((number, i) => {
    labels[faceletOfSticker(i + 1)] = faceletOfSticker(number);
  });
  const read = assemblyFromLabels(SIZE, labels);
  if (read.ok) return { ok: true, value: new StickerCube(read.value) };
  return err({ ...read.error, code: "stickers" });
}

function numbersProblem(stickers: unknown): Problem | undefined {
  const count = FACE_ORDER.length * AREA;
  if (!Array.isArray(stickers) || stickers.length !== count)
    return { code: "stickers", message: `"stickers" expected an array of ${count} numbers` };
  const bad = stickers.findIndex((number) => !Number.isInteger(number) || number < 1 || number > count);
  if (bad < 0) return undefined;
  return {
    code: "stickers",
    message: `sticker ${bad + 1}: expected 1 … ${count}, got ${formatValue(stickers[bad])}`,
  };
}

// The net: U above F, D below it, L, F, R, B in a row. Where a face goes follows from its normal as seen from F.

const FRONT = 2;

/** The net is three faces high and four wide. */
export const NET_ROWS = 3;
/** Columns of faces in the net. */
export const NET_COLUMNS = 4;

/**
 * The row (0 … 2) and column (0 … 3) of a face in the net; B, which F cannot see, is right of R.
 *
 * @throws TypeError for anything but a face.
 * @example
 * import { faces } from "@cubegram/core/geometry";
 * const { row, column } = facePlace(faces()[2]);
 * [row, column]; // → 1,1
 */
export function facePlace(face: Face): { readonly row: number; readonly column: number } {
  checkFace(face);
  const { right, down } = faces()[FRONT];
  const column = face.index === oppositeFace(FRONT) ? NET_COLUMNS - 1 : 1 + dot(face.normal, right);
  return { row: 1 + dot(face.normal, down), column };
}

/**
 * net[row · 4n + column]: the facelet there, −1 if the net has none.
 *
 * @example netFacelets(2).length; // → 48
 */
export function netFacelets(size: number): Int32Array {
  const width = NET_COLUMNS * size;
  const net = new Int32Array(NET_ROWS * size * width).fill(-1);
  for (const face of faces()) {
    const place = facePlace(face);
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        net[(place.row * size + row) * width + place.column * size + column] =
          (face.index * size + row) * size + column;
  }
  return net;
}

/** The net as lines of text: `cell` gives each facelet's text, all of the same visible width; a gap separates faces. */
export function netLines(size: number, cell: (facelet: number) => string, blank: string): string[] {
  const net = netFacelets(size);
  const width = NET_COLUMNS * size;
  const lines: string[] = [];
  for (let row = 0; row < NET_ROWS * size; row++) {
    let line = "";
    let last = 0;
    for (let column = 0; column < width; column++) if (net[row * width + column] >= 0) last = column;
    for (let column = 0; column <= last; column++) {
      if (column > 0 && column % size === 0) line += " ";
      const facelet = net[row * width + column];
      line += facelet < 0 ? blank : cell(facelet);
    }
    lines.push(line);
  }
  return lines;
}
