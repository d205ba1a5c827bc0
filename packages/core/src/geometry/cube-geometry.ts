/**
 * Everything about the n-cube that turning does not change, derived from one definition: a cell is an integer vector with
 * coordinates −(n−1) … n−1 in steps of 2, a sticker is (cell, outward normal), a piece is known by its home cell, and its
 * state is the rotation that took it from there. Made once per n, on first use.
 */
import { rangeError } from "../result.ts";
import { type Face, faceOfNormal, faces } from "./face.ts";
import type { Orbit } from "./orbit.ts";
import { type Images, makeOrbits, makeSurface, type Surface } from "./orbits.ts";
import { type Matrix, ROTATION_COUNT, rotations, transform } from "./rotation.ts";
import { dot, type Vector } from "./vector.ts";

/** The fewest layers of a cube. */
export const MIN_SIZE = 2;
/** The most layers of a cube. */
export const MAX_SIZE = 100;

/** Everything about the n-cube that does not depend on its state, as tables; made once per n. */
export interface CubeGeometry {
  readonly size: number;
  /** 6n². Facelet f · n² + row · n + column stands on face f of U R F D L B (Kociemba's order for n = 3). */
  readonly faceletCount: number;
  /** Home cells of the pieces (the n³ − (n−2)³ cells of the surface), in the order of their first facelet. */
  readonly cells: readonly Vector[];
  /** cellOfFacelet[facelet]: the cell (= home piece) it belongs to. */
  readonly cellOfFacelet: Uint16Array;
  /** place[piece · 24 + rotation]: the cell where a piece stands after that rotation. */
  readonly place: Uint16Array;
  /** faceletImage[facelet · 24 + rotation]: the facelet where a sticker shows after that rotation. */
  readonly faceletImage: Uint16Array;
  /** layer[axis][cell]: 0 … n−1, counted in the direction of the axis. */
  readonly layer: readonly [Uint8Array, Uint8Array, Uint8Array];
  readonly orbits: readonly Orbit[];
  /** orbitOfCell[cell], placeInOrbit[cell]: the index of the cell's orbit, and the cell's place in it. */
  readonly orbitOfCell: Uint16Array;
  readonly placeInOrbit: Uint8Array;
  /** orientation[piece · 24 + rotation]: at which of its place's stickers the reference sticker shows, 0 … 2. */
  readonly orientation: Uint8Array;
}

const made = new Map<number, CubeGeometry>();

/**
 * The geometry of the n-cube, 2 ≤ n ≤ 100.
 *
 * @throws RangeError unless the size is an integer in 2 … 100.
 * @example
 * cubeGeometry(4).orbits.map(({ kind, cells }) => `${cells.length} ${kind}`); // → 8 corner,24 wing,24 xCenter
 */
export function cubeGeometry(size: number): CubeGeometry {
  const known = made.get(size);
  if (known) return known;
  if (!Number.isInteger(size) || size < MIN_SIZE || size > MAX_SIZE)
    throw rangeError("size", `an integer in ${MIN_SIZE} … ${MAX_SIZE}`, size);
  const geometry = makeGeometry(size);
  made.set(size, geometry);
  return geometry;
}

function makeGeometry(size: number): CubeGeometry {
  const surface = makeSurface(size);
  const { cells, cellOfFacelet } = surface;
  const images = makeImages(surface);
  const orbits = makeOrbits(surface, images);
  const orbitOfCell = new Uint16Array(cells.length);
  const placeInOrbit = new Uint8Array(cells.length);
  for (const orbit of orbits)
    for (let at = 0; at < orbit.cells.length; at++) {
      orbitOfCell[orbit.cells[at]] = orbit.index;
      placeInOrbit[orbit.cells[at]] = at;
    }
  return {
    size,
    faceletCount: cellOfFacelet.length,
    cells,
    cellOfFacelet,
    ...images,
    layer: layersOf(surface),
    orbits,
    orbitOfCell,
    placeInOrbit,
    orientation: orientationsOf(orbits, images, placeInOrbit),
  };
}

/**
 * Where the 24 rotations take every facelet and cell. A rotation maps faces to faces and rows to straight lines, so the
 * image of a facelet is linear in row and column: two steps per face and rotation, no matrix product per facelet.
 */
function makeImages({ size, cells, cellOfFacelet, firstFacelet }: Surface): Images {
  const place = new Uint16Array(cells.length * ROTATION_COUNT);
  const faceletImage = new Uint16Array(cellOfFacelet.length * ROTATION_COUNT);
  let at = 0;
  for (const face of faces()) {
    const ways = rotations().matrices.map((matrix) => wayOf(face, matrix, size));
    const toRight = ways.map(({ right }) => right);
    for (let row = 0; row < size; row++) {
      const image = ways.map(({ first, down }) => first + row * down);
      for (let column = 0; column < size; column++)
        for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
          faceletImage[at++] = image[rotation];
          image[rotation] += toRight[rotation];
        }
    }
  }
  at = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const from = firstFacelet[cell] * ROTATION_COUNT;
    for (let rotation = 0; rotation < ROTATION_COUNT; rotation++)
      place[at++] = cellOfFacelet[faceletImage[from + rotation]];
  }
  return { place, faceletImage };
}

/** Where a rotation takes the first facelet of a face, and what a step right and a step down become. */
function wayOf(face: Face, matrix: Matrix, size: number) {
  const image = faceOfNormal(transform(matrix, face.normal));
  const step = (along: Vector) => {
    const turned = transform(matrix, along);
    return dot(turned, image.right) + size * dot(turned, image.down);
  };
  const [right, down] = [step(face.right), step(face.down)];
  // The middle of a face maps to the middle of its image; the first facelet is (n−1)/2 steps back from it both ways.
  const back = (size - 1) / 2;
  const first = image.index * size * size + back * (1 + size) - back * (right + down);
  return { first, right, down };
}

function layersOf({ size, cells }: Surface): CubeGeometry["layer"] {
  const layer = [0, 1, 2].map(() => new Uint8Array(cells.length));
  for (let cell = 0; cell < cells.length; cell++)
    for (let axis = 0; axis < 3; axis++) layer[axis][cell] = (cells[cell][axis] + size - 1) / 2;
  return [layer[0], layer[1], layer[2]];
}

function orientationsOf(
  orbits: readonly Orbit[],
  { place, faceletImage }: Images,
  placeInOrbit: Uint8Array,
): Uint8Array {
  const orientation = new Uint8Array(place.length);
  for (const { cells, facelets, orientations } of orbits) {
    if (orientations === 1) continue;
    for (let home = 0; home < cells.length; home++)
      for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
        const key = cells[home] * ROTATION_COUNT + rotation;
        const reference = faceletImage[facelets[home][0] * ROTATION_COUNT + rotation];
        orientation[key] = facelets[placeInOrbit[place[key]]].indexOf(reference);
      }
  }
  return orientation;
}

/**
 * Whether a facelet is one of the six centers that no turn of an outer layer moves (odd n).
 *
 * @example
 * isFixedCenter(3, 4); // → true
 * isFixedCenter(4, 4); // → false
 */
export function isFixedCenter(size: number, facelet: number): boolean {
  const area = size * size;
  return size % 2 === 1 && facelet % area === (area - 1) / 2;
}
