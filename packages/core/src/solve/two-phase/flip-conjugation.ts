/**
 * What the symmetries do to the flips of the edges. They do not act on flips alone: which sticker of an edge counts as
 * its reference is a convention, and a quarter turn about U–D keeps that convention for edges in their own kind
 * of place (slice edge in the slice, other edge outside) and breaks it for the rest. So the flip after conjugation is
 * a permutation of the bits, changed at places that depend on s and on which places hold slice edges:
 *     flipˢ = conjugate[flip][s] xor crossed[slice][s].
 * Both parts are read off the geometry by conjugating single pieces.
 */
import {
  cubeGeometry,
  ROTATION_COUNT,
  symmetryInverse,
  symmetryProduct,
  transformBySymmetry,
  vectorKey,
} from "../../geometry/index.ts";
import {
  AXIS_SYMMETRY_COUNT,
  axisSymmetries,
  EDGE_SETS,
  type MarkCoordinate,
  membersOfSets,
} from "../../search/index.ts";
import { orbitOfKind } from "../../state/index.ts";

export interface FlipConjugation {
  /** The flips if all edges were non-slice edges, in two parts: see `conjugateFlip`. */
  readonly conjugate: Uint16Array;
  /** What to change if slice edges are at those places. */
  readonly crossed: (slice: number, s: number) => number;
}

export function flipConjugation(flip: MarkCoordinate): FlipConjugation {
  const { image, flips } = edgeImages();
  const { places } = flip;
  const marks = new Uint8Array(places);
  const moved = new Uint8Array(places);
  const conjugateOf = (index: number, s: number) => {
    flip.unrank(index, marks);
    for (let place = 0; place < places; place++)
      moved[image[s * places + place]] = marks[place] ^ flips[2 * s * places + place];
    return flip.rank(moved);
  };
  const rest = flip.size >> LOW_FLIPS;
  const conjugate = new Uint16Array((rest + (1 << LOW_FLIPS)) * AXIS_SYMMETRY_COUNT);
  const change = new Uint16Array(AXIS_SYMMETRY_COUNT);
  for (let s = 0; s < AXIS_SYMMETRY_COUNT; s++) conjugate[s] = conjugateOf(0, s);
  // Known for all flips once it is known for single bits.
  for (let bit = 1; bit < flip.size; bit *= 2) {
    for (let s = 0; s < AXIS_SYMMETRY_COUNT; s++) change[s] = conjugateOf(bit, s) ^ conjugate[s];
    const isLow = bit >> LOW_FLIPS === 0;
    writeChanged(conjugate, change, isLow ? rest : 0, isLow ? bit : bit >> LOW_FLIPS);
  }
  const members = membersOfSets(EDGE_SETS, 4);
  const crossed = (set: number, s: number) => {
    let bits = 0;
    for (let i = 4 * set; i < 4 * set + 4; i++) {
      const at = 2 * s * places + members[i];
      // The value of a flip at the image of the place; 0 at the last place, which has no digit.
      if (flips[at] !== flips[at + places]) bits ^= (1 << (places - 1 - image[s * places + members[i]])) >> 1;
    }
    return bits;
  };
  return { conjugate, crossed };
}

/** Appends that many rows of sixteen, changed, copied from the first row on. */
function writeChanged(conjugate: Uint16Array, change: Uint16Array, first: number, rows: number): void {
  const from = first * AXIS_SYMMETRY_COUNT;
  const count = rows * AXIS_SYMMETRY_COUNT;
  for (let i = 0; i < count; i++) conjugate[from + count + i] = conjugate[from + i] ^ change[i & 15];
}

/** The last five of the eleven flips that have a digit. */
export const LOW_FLIPS = 5;
/** Where the part of the low flips begins: 2⁶ · 16. */
export const LOW_PART = 1024;

/**
 * The flips conjugated by symmetry s, except for what is crossed. A permutation of bits and a fixed change, so the first six and the last
 * five are looked up separately: 3 kB, which stay in the processor's first-level cache, instead of 64.
 */
export function conjugateFlip(conjugate: Uint16Array, flip: number, s: number): number {
  return conjugate[((flip >> LOW_FLIPS) << 4) | s] ^ conjugate[LOW_PART | ((flip & 31) << 4) | s];
}

/** image[s · 12 + place], and flips[(2 · s + kind) · 12 + place]: the flip of the conjugate of an unflipped edge of that kind. */
function edgeImages(): { image: Uint8Array; flips: Uint8Array } {
  const { cells, place: cellOf, placeInOrbit, orientation } = cubeGeometry(3);
  const homes = orbitOfKind(3, "edge")!.cells;
  const indexOf = new Map(cells.map((cell, index) => [vectorKey(cell), index]));
  const kindOf = (home: number) => (cells[homes[home]][1] === 0 ? 1 : 0);
  const samples = [0, 1].map((kind) => homes.findIndex((_, home) => kindOf(home) === kind));
  const image = new Uint8Array(AXIS_SYMMETRY_COUNT * homes.length);
  const flips = new Uint8Array(AXIS_SYMMETRY_COUNT * 2 * homes.length);
  axisSymmetries().symmetries.forEach((symmetry, s) => {
    const imageOf = (cell: number) => indexOf.get(vectorKey(transformBySymmetry(symmetry, cells[cell])))!;
    homes.forEach((cell, place) => {
      image[s * homes.length + place] = placeInOrbit[imageOf(cell)];
    });
    const back = symmetryInverse(symmetry);
    for (const kind of [0, 1]) {
      const cell = homes[samples[kind]];
      const imageCell = homes[image[s * homes.length + samples[kind]]];
      for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
        const key = cell * ROTATION_COUNT + rotation;
        if (orientation[key] !== 0) continue;
        const conjugate = symmetryProduct(symmetry, symmetryProduct(rotation, back));
        flips[(2 * s + kind) * homes.length + placeInOrbit[cellOf[key]]] =
          orientation[imageCell * ROTATION_COUNT + conjugate];
      }
    }
  });
  return { image, flips };
}
