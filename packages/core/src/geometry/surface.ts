/** The surface of the n-cube: its cells in the order of their first facelet, and how to look up cells and facelets. */
import { type Face, faces } from "./face.ts";
import type { Vector } from "./vector.ts";

export interface Surface {
  readonly size: number;
  readonly cells: readonly Vector[];
  readonly cellOfFacelet: Uint16Array;
  /** firstFacelet[cell], in the order of the faces. */
  readonly firstFacelet: Uint16Array;
  /** faceletAt[cell · 6 + face], −1 where the cell has no sticker. */
  readonly faceletAt: Int32Array;
  /** The cells in a grid of n³ places, indexed by a cell's layers along x, y and z, each times its stride. */
  readonly cellAtGrid: Uint16Array;
  readonly gridStrides: Vector;
}

/** Marks grid places without a cell; the largest cube has 58,808 cells. */
const NONE = 0xffff;

export function makeSurface(size: number): Surface {
  const area = size * size;
  const outer = size - 1;
  const gridStrides: Vector = [area, size, 1];
  const cellAtGrid = new Uint16Array(size * area).fill(NONE);
  const cellOfFacelet = new Uint16Array(6 * area);
  const count = size ** 3 - (size - 2) ** 3;
  const firstFacelet = new Uint16Array(count);
  const faceletAt = new Int32Array(6 * count).fill(-1);
  const cells: Vector[] = [];
  let facelet = 0;
  for (const face of faces())
    for (let down = -outer; down <= outer; down += 2)
      for (let right = -outer; right <= outer; right += 2) {
        const cell = cellUnder(face, outer, right, down);
        const at = gridPlace(cell, size, gridStrides);
        if (cellAtGrid[at] === NONE) {
          cellAtGrid[at] = cells.length;
          firstFacelet[cells.length] = facelet;
          cells.push(cell);
        }
        cellOfFacelet[facelet] = cellAtGrid[at];
        faceletAt[cellAtGrid[at] * 6 + face.index] = facelet++;
      }
  return { size, cells, cellOfFacelet, firstFacelet, faceletAt, cellAtGrid, gridStrides };
}

/** The cell at a place of a face, from the face's frame. */
function cellUnder({ normal, right, down }: Face, outer: number, toRight: number, below: number): Vector {
  return [
    normal[0] * outer + right[0] * toRight + down[0] * below,
    normal[1] * outer + right[1] * toRight + down[1] * below,
    normal[2] * outer + right[2] * toRight + down[2] * below,
  ];
}

/** The place of a cell in the grid. */
export function gridPlace([x, y, z]: Vector, size: number, strides: Vector): number {
  const outer = size - 1;
  return ((x + outer) * strides[0] + (y + outer) * strides[1] + (z + outer) * strides[2]) / 2;
}
