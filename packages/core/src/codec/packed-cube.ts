/**
 * A packed cube: the eight corners and twelve edges of a 3x3 in 20 bytes, as five words of an `Int32Array`. Byte k of a
 * word is its bits 8k … 8k + 7; words 0 and 1 hold the corner places URF … DRB, words 2 to 4 the edge places UR … BR.
 * A byte is piece + 32 · orientation: shifts count modulo 32, so `1 << byte` is the piece's bit whatever its
 * orientation. The top bit of a word is never set. On a little-endian machine (every machine that runs browsers today) the
 * bytes have the same order in memory.
 */

import { cubeGeometry, ROTATION_COUNT } from "../geometry/index.ts";
import { checkThat } from "../result.ts";
import { type Assembly, arrangeInto, type Cubies } from "../state/index.ts";

/** Words of one packed cube. */
export const PACKED_WORDS = 5;

const CORNER_PLACES = 8;
const PLACES = 20;

/**
 * Packs the arrays of a 3x3 at `cubes[at]`, without checking them (`rankCubies` does). Centers are left out.
 *
 * @throws TypeError for anything but cubies and an Int32Array.
 * @example
 * const cubes = new Int32Array(PACKED_WORDS);
 * packCubies(Cube.fromAlg("R U").cubies(), cubes, 0);
 * unpackCubies(cubes, 0).cp; // → 0,4,1,2,7,5,6,3
 */
export function packCubies(cubies: Cubies, cubes: Int32Array, at: number): void {
  checkThat(Boolean(cubies?.cp && cubies.eo), "cubies", "the arrays cp, co, ep and eo", cubies);
  checkThat(cubes instanceof Int32Array, "cubes", "an Int32Array", cubes);
  cubes.fill(0, at, at + PACKED_WORDS);
  const { cp, co, ep, eo } = cubies;
  for (let place = 0; place < CORNER_PLACES; place++) put(cubes, at, place, cp[place], co[place]);
  for (let place = CORNER_PLACES; place < PLACES; place++)
    put(cubes, at, place, ep[place - CORNER_PLACES], eo[place - CORNER_PLACES]);
}

function put(cubes: Int32Array, at: number, place: number, piece: number, orientation: number): void {
  cubes[at + (place >> 2)] |= (piece | (orientation << 5)) << ((place & 3) * 8);
}

/** The four arrays of a 3x3 (see `Cubies`), plain and mutable. */
export interface CubieArrays {
  cp: number[];
  co: number[];
  ep: number[];
  eo: number[];
}

/**
 * The arrays of the packed cube at `cubes[at]`, newly allocated.
 *
 * @throws TypeError for anything but an Int32Array.
 * @example unpackCubies(new Int32Array(PACKED_WORDS), 0).cp.length; // → 8
 */
export function unpackCubies(cubes: Int32Array, at: number): CubieArrays {
  checkThat(cubes instanceof Int32Array, "cubes", "an Int32Array", cubes);
  const c0 = cubes[at];
  const c1 = cubes[at + 1];
  const e0 = cubes[at + 2];
  const e1 = cubes[at + 3];
  const e2 = cubes[at + 4];
  // Written out: an array literal of known length is allocated in one step; filling it in a loop took three times as long.
  return {
    cp: [
      c0 & 15,
      (c0 >> 8) & 15,
      (c0 >> 16) & 15,
      (c0 >> 24) & 15,
      c1 & 15,
      (c1 >> 8) & 15,
      (c1 >> 16) & 15,
      (c1 >> 24) & 15,
    ],
    co: [
      (c0 >> 5) & 3,
      (c0 >> 13) & 3,
      (c0 >> 21) & 3,
      (c0 >> 29) & 3,
      (c1 >> 5) & 3,
      (c1 >> 13) & 3,
      (c1 >> 21) & 3,
      (c1 >> 29) & 3,
    ],
    ep: [
      e0 & 15,
      (e0 >> 8) & 15,
      (e0 >> 16) & 15,
      (e0 >> 24) & 15,
      e1 & 15,
      (e1 >> 8) & 15,
      (e1 >> 16) & 15,
      (e1 >> 24) & 15,
      e2 & 15,
      (e2 >> 8) & 15,
      (e2 >> 16) & 15,
      (e2 >> 24) & 15,
    ],
    eo: [
      (e0 >> 5) & 1,
      (e0 >> 13) & 1,
      (e0 >> 21) & 1,
      (e0 >> 29) & 1,
      (e1 >> 5) & 1,
      (e1 >> 13) & 1,
      (e1 >> 21) & 1,
      (e1 >> 29) & 1,
      (e2 >> 5) & 1,
      (e2 >> 13) & 1,
      (e2 >> 21) & 1,
      (e2 >> 29) & 1,
    ],
  };
}

/** Packs the corners and middle edges of an odd cube held upright: its embedded 3x3. */
export function packAssembly(assembly: Assembly, cubes: Int32Array, at: number): void {
  const { orbits, place, placeInOrbit, orientation } = cubeGeometry(assembly.size);
  cubes.fill(0, at, at + PACKED_WORDS);
  for (let orbit = 0; orbit < 2; orbit++) {
    const { cells } = orbits[orbit];
    for (let home = 0; home < cells.length; home++) {
      const key = cells[home] * ROTATION_COUNT + assembly.rotations[cells[home]];
      put(cubes, at, orbit * CORNER_PLACES + placeInOrbit[place[key]], home, orientation[key]);
    }
  }
}

/** Writes a packed cube into the corners and middle edges of an odd cube, one rotation byte per piece. */
export function unpackAssemblyInto(pieces: Uint8Array, size: number, cubes: Int32Array, at: number): void {
  const { orbits } = cubeGeometry(size);
  const { cp, co, ep, eo } = unpackCubies(cubes, at);
  arrangeInto(pieces, size, orbits[0], { permutation: cp, orientation: co });
  arrangeInto(pieces, size, orbits[1], { permutation: ep, orientation: eo });
}
