/**
 * The 48 movable stickers of packed 3x3 cubes (see the codec's `packed-cube.ts`) by tables, for lists of millions of
 * cubes. Derived from the state room: a piece is put at a place of an otherwise solved cube, and what changes shows where
 * its stickers are.
 */
import { PACKED_WORDS } from "../codec/index.ts";
import { unwrap } from "../result.ts";
import { assemblyFromCubies, type Cubies, coloringOf, solvedColoring } from "../state/index.ts";

const CORNERS = 8;
const PLACES = 20;
/** Bytes of a packed cube: piece + 32 · orientation, below 128. */
const BYTES = 128;
export const FACELETS_3 = 54;

interface FaceletTable {
  /** facelets[place · 3 + k]: the k-th facelet of a place, ascending; −1 for an edge's missing third. */
  readonly facelets: Int8Array;
  /** colors[(place · 128 + byte) · 3 + k]: what shows there if that byte of the packed cube is at the place. */
  readonly colors: Uint8Array;
  /** bytes[place · 216 + color · 36 + color · 6 + color]: the byte that shows these colors; 255 for none. */
  readonly bytes: Uint8Array;
  /** The colors of a solved cube, for the centers. */
  readonly solved: Uint8Array;
}

let table: FaceletTable | undefined;

function faceletTable(): FaceletTable {
  table ??= makeTable();
  return table;
}

function makeTable(): FaceletTable {
  const { colors: solved } = solvedColoring(3);
  const facelets = new Int8Array(PLACES * 3).fill(-1);
  const colors = new Uint8Array(PLACES * BYTES * 3);
  const bytes = new Uint8Array(PLACES * 216).fill(255);
  for (let place = 0; place < PLACES; place++) {
    const turned = colorsWith(place, place < CORNERS ? place : place - CORNERS, 1);
    const changed = [...solved.keys()].filter((facelet) => turned[facelet] !== solved[facelet]);
    facelets.set(changed, place * 3);
    for (let piece = 0; piece < (place < CORNERS ? CORNERS : PLACES - CORNERS); piece++)
      for (let orientation = 0; orientation < changed.length; orientation++) {
        const shown = colorsWith(place, piece, orientation);
        const byte = piece + 32 * orientation;
        const [a, b, c = 0] = changed.map((facelet) => shown[facelet]);
        colors.set([a, b, c], (place * BYTES + byte) * 3);
        bytes[place * 216 + a * 36 + b * 6 + c] = byte;
      }
  }
  return { facelets, colors, bytes, solved };
}

/** The colors of a solved cube in which a piece is at a place, swapped with the one that belongs there. */
function colorsWith(place: number, piece: number, orientation: number): Uint8Array {
  const solved = {
    permutation: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    orientation: new Array<number>(12).fill(0),
  };
  const isCorner = place < CORNERS;
  const at = isCorner ? place : place - CORNERS;
  const permutation = [...solved.permutation];
  [permutation[at], permutation[piece]] = [permutation[piece], permutation[at]];
  const orientations = solved.orientation.map((_, i) => (i === at ? orientation : 0));
  const cubies: Cubies = isCorner
    ? {
        cp: permutation.slice(0, 8),
        co: orientations.slice(0, 8),
        ep: solved.permutation,
        eo: solved.orientation,
      }
    : {
        cp: solved.permutation.slice(0, 8),
        co: solved.orientation.slice(0, 8),
        ep: permutation,
        eo: orientations,
      };
  return coloringOf(unwrap(assemblyFromCubies(cubies))).colors;
}

/** Writes the character codes of a packed cube's 54 facelets from text[at] on. */
export function writeFacelets(
  cubes: Int32Array,
  cube: number,
  letters: Uint8Array,
  text: Uint8Array,
  at: number,
): void {
  const { facelets, colors, solved } = faceletTable();
  for (let center = 4; center < FACELETS_3; center += 9) text[at + center] = letters[solved[center]];
  for (let place = 0; place < PLACES; place++) {
    const byte = (cubes[cube * PACKED_WORDS + (place >> 2)] >>> ((place & 3) * 8)) & 127;
    const from = (place * BYTES + byte) * 3;
    text[at + facelets[place * 3]] = letters[colors[from]];
    text[at + facelets[place * 3 + 1]] = letters[colors[from + 1]];
    if (place < CORNERS) text[at + facelets[place * 3 + 2]] = letters[colors[from + 2]];
  }
}

/** Which piece is at each place of the cube being read; kept, because allocating it again took a tenth of the reading time. */
let pieces: Uint8Array | undefined;

/** Reads 54 colors of an upright, reachable cube as a packed cube; false for anything else. */
export function readFacelets(colors: Uint8Array, cubes: Int32Array, cube: number): boolean {
  const { facelets, bytes, solved } = faceletTable();
  for (let center = 4; center < FACELETS_3; center += 9) if (colors[center] !== solved[center]) return false;
  const at = cube * PACKED_WORDS;
  cubes.fill(0, at, at + PACKED_WORDS);
  pieces ??= new Uint8Array(PLACES);
  let twist = 0;
  let flip = 0;
  for (let place = 0; place < PLACES; place++) {
    const third = place < CORNERS ? colors[facelets[place * 3 + 2]] : 0;
    const key = colors[facelets[place * 3]] * 36 + colors[facelets[place * 3 + 1]] * 6 + third;
    const byte = bytes[place * 216 + key];
    if (byte === 255) return false;
    if (place < CORNERS) twist += byte >> 5;
    else flip += byte >> 5;
    pieces[place] = byte & 31;
    cubes[at + (place >> 2)] |= byte << ((place & 3) * 8);
  }
  const corners = parityOf(pieces, 0, CORNERS);
  return twist % 3 === 0 && flip % 2 === 0 && corners >= 0 && corners === parityOf(pieces, CORNERS, PLACES);
}

/** The parity of the permutation pieces[first … end − 1], −1 if it is not one. */
function parityOf(pieces: Uint8Array, first: number, end: number): number {
  let seen = 0;
  let inversions = 0;
  for (let place = end - 1; place >= first; place--) {
    const bit = 1 << pieces[place];
    if ((seen & bit) !== 0) return -1;
    // Smaller pieces at later places.
    for (let below = seen & (bit - 1); below !== 0; below &= below - 1) inversions ^= 1;
    seen |= bit;
  }
  return inversions;
}
