/** The orbits of the n-cube by closure under the rotations, in the order of their kinds, then depths, then first cell. */
import { type Face, faces } from "./face.ts";
import {
  cellOfName,
  depthsOfCell,
  facesOfName,
  kindOfCell,
  namesOfKind,
  ORBIT_KINDS,
  type Orbit,
} from "./orbit.ts";
import { ROTATION_COUNT } from "./rotation.ts";
import type { Vector } from "./vector.ts";

/** Where the 24 rotations take the cells and facelets of a surface, see `CubeGeometry`. */
export interface Images {
  readonly place: Uint16Array;
  readonly faceletImage: Uint16Array;
}

type Found = Omit<Orbit, "index">;

export function makeOrbits(surface: Surface, images: Images): Orbit[] {
  const { cells } = surface;
  const seen = new Uint8Array(cells.length);
  const found: Found[] = [];
  for (let base = 0; base < cells.length; base++) {
    if (seen[base] === 1) continue;
    const orbit = orbitOf(base, surface, images);
    for (const cell of orbit.cells) seen[cell] = 1;
    found.push(orbit);
  }
  found.sort(compareOrbits);
  return found.map((orbit, index) => ({ ...orbit, index }));
}

function orbitOf(base: number, surface: Surface, { place, faceletImage }: Images): Found {
  const { size, cells, cellAtGrid, gridStrides, faceletAt } = surface;
  const kind = kindOfCell(cells[base], size);
  const depths = depthsOfCell(cells[base], size);
  const names = namesOfKind(kind);
  const orientations = kind === "corner" ? 3 : kind === "edge" ? 2 : 1;
  if (names) {
    const members = names.map((name) => cellAtGrid[gridPlace(cellOfName(name, size), size, gridStrides)]);
    const facelets = names.map((name, at) =>
      facesOfName(name).map((face) => faceletAt[members[at] * 6 + face]),
    );
    return { kind, depths, cells: members, orientations, facelets };
  }
  const reached = new Map<number, number>();
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const image = place[base * ROTATION_COUNT + rotation];
    if (!reached.has(image)) reached.set(image, rotation);
  }
  const members = [...reached.keys()].sort((a, b) => a - b);
  const stickers = [...faceletAt.subarray(base * 6, base * 6 + 6)].filter((facelet) => facelet >= 0);
  const facelets = members.map((cell) =>
    stickers.map((facelet) => faceletImage[facelet * ROTATION_COUNT + reached.get(cell)!]),
  );
  return { kind, depths, cells: members, orientations, facelets };
}

function compareOrbits(a: Found, b: Found): number {
  return (
    ORBIT_KINDS.indexOf(a.kind) - ORBIT_KINDS.indexOf(b.kind) ||
    a.depths[0] - b.depths[0] ||
    (a.depths[1] ?? 0) - (b.depths[1] ?? 0) ||
    a.cells[0] - b.cells[0]
  );
}

// The surface of the n-cube: its cells in the order of their first facelet, and how to look up cells and facelets.

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
function gridPlace([x, y, z]: Vector, size: number, strides: Vector): number {
  const outer = size - 1;
  return ((x + outer) * strides[0] + (y + outer) * strides[1] + (z + outer) * strides[2]) / 2;
}
