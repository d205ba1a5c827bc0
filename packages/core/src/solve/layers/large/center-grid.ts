/** The centers of a side as a square: which of them have a color, with the cube held in some way and the side turned. */
import { cubeGeometry, ROTATION_COUNT, rotations } from "../../../geometry/index.ts";
import { centerFacelets } from "../../nxn/center-masks.ts";

/** cells[row · width + column]: 1 for a sticker of the color. */
export interface CenterGrid {
  readonly width: number;
  readonly cells: Uint8Array;
  readonly inRow: Uint8Array;
  readonly inColumn: Uint8Array;
}

/** The facelets that a rotation of the whole cube brings to the centers of a face. */
export function faceletsBehind(size: number, face: number, rotation: number): number[] {
  const back = rotations().inverse[rotation];
  const { faceletImage } = cubeGeometry(size);
  return centerFacelets(size, face).map((facelet) => faceletImage[facelet * ROTATION_COUNT + back]);
}

/** The grid, turned clockwise by 0, 1, 2 and 3 quarters. */
export function turnedGrids(width: number, cells: Uint8Array): readonly CenterGrid[] {
  const grids = [gridOf(width, cells)];
  while (grids.length < 4) grids.push(gridOf(width, clockwise(width, grids[grids.length - 1].cells)));
  return grids;
}

function clockwise(width: number, cells: Uint8Array): Uint8Array {
  const turned = new Uint8Array(cells.length);
  for (let row = 0; row < width; row++)
    for (let column = 0; column < width; column++)
      turned[column * width + width - 1 - row] = cells[row * width + column];
  return turned;
}

export function gridOf(width: number, cells: Uint8Array): CenterGrid {
  const inRow = new Uint8Array(width);
  const inColumn = new Uint8Array(width);
  for (let at = 0; at < cells.length; at++) {
    inRow[Math.floor(at / width)] += cells[at];
    inColumn[at % width] += cells[at];
  }
  return { width, cells, inRow, inColumn };
}
