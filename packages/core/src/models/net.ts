/**
 * The net: U above F, D below it, L, F, R, B in a row. Where a face goes follows from its normal as seen from F.
 */
import { checkFace, dot, type Face, faces, oppositeFace } from "../geometry/index.ts";

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
