/**
 * Everything about the n-cube that does not change when it is turned, derived from the one definition: a cell is
 * an integer vector with coordinates −(n−1) … n−1 in steps of 2, a sticker is (cell, outward normal), a piece is
 * known by its home cell, and its state is the rotation that took it from there. Made once per n, on first use.
 */
import { faceOfNormal, faces } from "./face.ts";
import {
  cellOfName,
  depthsOfCell,
  facesOfName,
  kindOfCell,
  namesOfKind,
  ORBIT_KINDS,
  type Orbit,
} from "./orbit.ts";
import { ROTATION_COUNT, rotations, transform } from "./rotation.ts";
import { type Axis, add, scale, type Vector, vectorKey } from "./vector.ts";

export const SMALLEST_SIZE = 2;
export const LARGEST_SIZE = 100;

export interface CubeGeometry {
  readonly size: number;
  /** 6n². Facelet f · n² + row · n + column stands on face f of U R F D L B (Kociemba's order for n = 3). */
  readonly faceletCount: number;
  /** Home cells of the pieces (the n³ − (n−2)³ cells of the surface), in the order of their first facelet. */
  readonly cells: readonly Vector[];
  /** cellOfFacelet[facelet]: the cell (= home piece) it belongs to. */
  readonly cellOfFacelet: Uint16Array;
  /** place[piece · 24 + rotation]: the cell where a piece so rotated stands. */
  readonly place: Uint16Array;
  /** faceletImage[facelet · 24 + rotation]: the facelet where a sticker so rotated shows. */
  readonly faceletImage: Uint16Array;
  /** layer[axis][cell]: 0 … n−1, counted in the direction of the axis. */
  readonly layer: readonly [Uint8Array, Uint8Array, Uint8Array];
  readonly orbits: readonly Orbit[];
  /** orbitOfCell[cell], placeInOrbit[cell]: the orbit's index and the cell's place in it. */
  readonly orbitOfCell: Uint16Array;
  readonly placeInOrbit: Uint8Array;
  /** orientation[piece · 24 + rotation]: where the reference sticker shows among its place's stickers, 0 … 2. */
  readonly orientation: Uint8Array;
}

const made = new Map<number, CubeGeometry>();

/** The geometry of the n-cube, 2 ≤ n ≤ 100. */
export function cubeGeometry(size: number): CubeGeometry {
  const known = made.get(size);
  if (known) return known;
  if (!Number.isInteger(size) || size < SMALLEST_SIZE || size > LARGEST_SIZE)
    throw new RangeError(`"size" expected an integer in ${SMALLEST_SIZE} … ${LARGEST_SIZE}, got ${size}`);
  const geometry = makeGeometry(size);
  made.set(size, geometry);
  return geometry;
}

/** The cell under a facelet, from its face's frame. */
function cellUnder(facelet: number, size: number): Vector {
  const face = faces()[Math.floor(facelet / (size * size))];
  const row = Math.floor(facelet / size) % size;
  const column = facelet % size;
  const outer = size - 1;
  return add(
    scale(face.normal, outer),
    add(scale(face.right, 2 * column - outer), scale(face.down, 2 * row - outer)),
  );
}

function makeGeometry(size: number): CubeGeometry {
  const faceletCount = 6 * size * size;
  const outer = size - 1;
  const cells: Vector[] = [];
  const cellIndex = new Map<string, number>();
  const cellOfFacelet = new Uint16Array(faceletCount);
  /** faceletAt[cell · 6 + face], −1 where the cell has no sticker. */
  const faceletAt: number[] = [];
  for (let facelet = 0; facelet < faceletCount; facelet++) {
    const cell = cellUnder(facelet, size);
    const key = vectorKey(cell);
    let index = cellIndex.get(key);
    if (index === undefined) {
      index = cells.length;
      cellIndex.set(key, index);
      cells.push(cell);
      for (let face = 0; face < 6; face++) faceletAt.push(-1);
    }
    cellOfFacelet[facelet] = index;
    faceletAt[index * 6 + Math.floor(facelet / (size * size))] = facelet;
  }

  const { matrices } = rotations();
  const place = new Uint16Array(cells.length * ROTATION_COUNT);
  const faceletImage = new Uint16Array(faceletCount * ROTATION_COUNT);
  const layer: [Uint8Array, Uint8Array, Uint8Array] = [
    new Uint8Array(cells.length),
    new Uint8Array(cells.length),
    new Uint8Array(cells.length),
  ];
  const faceImage = matrices.map((matrix) =>
    faces().map((face) => faceOfNormal(transform(matrix, face.normal)).index),
  );
  for (let cell = 0; cell < cells.length; cell++) {
    for (const axis of [0, 1, 2] as Axis[]) layer[axis][cell] = (cells[cell][axis] + outer) / 2;
    for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
      const image = cellIndex.get(vectorKey(transform(matrices[rotation], cells[cell])))!;
      place[cell * ROTATION_COUNT + rotation] = image;
      for (let face = 0; face < 6; face++) {
        const facelet = faceletAt[cell * 6 + face];
        if (facelet < 0) continue;
        faceletImage[facelet * ROTATION_COUNT + rotation] = faceletAt[image * 6 + faceImage[rotation][face]];
      }
    }
  }

  const orbits = makeOrbits(size, cells, place, faceletAt, faceletImage, cellIndex);
  const orbitOfCell = new Uint16Array(cells.length);
  const placeInOrbit = new Uint8Array(cells.length);
  const orientation = new Uint8Array(cells.length * ROTATION_COUNT);
  for (const orbit of orbits)
    orbit.cells.forEach((cell, at) => {
      orbitOfCell[cell] = orbit.index;
      placeInOrbit[cell] = at;
    });
  for (const orbit of orbits)
    for (let home = 0; home < orbit.cells.length; home++)
      for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
        const key = orbit.cells[home] * ROTATION_COUNT + rotation;
        const reference = faceletImage[orbit.facelets[home][0] * ROTATION_COUNT + rotation];
        orientation[key] = orbit.facelets[placeInOrbit[place[key]]].indexOf(reference);
      }

  return {
    size,
    faceletCount,
    cells,
    cellOfFacelet,
    place,
    faceletImage,
    layer,
    orbits,
    orbitOfCell,
    placeInOrbit,
    orientation,
  };
}

/** Orbits by closure under the rotations, in the order of their kinds, then depths, then first cell. */
function makeOrbits(
  size: number,
  cells: readonly Vector[],
  place: Uint16Array,
  faceletAt: readonly number[],
  faceletImage: Uint16Array,
  cellIndex: ReadonlyMap<string, number>,
): Orbit[] {
  const seen = new Uint8Array(cells.length);
  const found: Omit<Orbit, "index">[] = [];
  for (let base = 0; base < cells.length; base++) {
    if (seen[base] === 1) continue;
    const kind = kindOfCell(cells[base], size);
    const names = namesOfKind(kind);
    const reached = new Map<number, number>();
    for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
      const image = place[base * ROTATION_COUNT + rotation];
      if (!reached.has(image)) reached.set(image, rotation);
      seen[image] = 1;
    }
    const members = names
      ? names.map((name) => cellIndex.get(vectorKey(cellOfName(name, size)))!)
      : [...reached.keys()].sort((a, b) => a - b);
    const baseFacelets = faceletAt.slice(base * 6, base * 6 + 6).filter((facelet) => facelet >= 0);
    const facelets = members.map((cell, at) =>
      names
        ? facesOfName(names[at]).map((face) => faceletAt[cell * 6 + face])
        : baseFacelets.map((facelet) => faceletImage[facelet * ROTATION_COUNT + reached.get(cell)!]),
    );
    const orientations = kind === "corner" ? 3 : kind === "edge" ? 2 : 1;
    found.push({ kind, depths: depthsOfCell(cells[base], size), cells: members, orientations, facelets });
  }
  found.sort((a, b) => compareOrbits(a, b));
  return found.map((orbit, index) => ({ ...orbit, index }));
}

function compareOrbits(a: Omit<Orbit, "index">, b: Omit<Orbit, "index">): number {
  return (
    ORBIT_KINDS.indexOf(a.kind) - ORBIT_KINDS.indexOf(b.kind) ||
    a.depths[0] - b.depths[0] ||
    (a.depths[1] ?? 0) - (b.depths[1] ?? 0) ||
    a.cells[0] - b.cells[0]
  );
}
