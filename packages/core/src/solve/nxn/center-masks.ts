/**
 * Center orbits as bit masks. An orbit has 24 places, numbered by the rotations that take its first place to them. Bit
 * 8a + 4s + k is the k-th place on face s · 3 + a, so each byte holds one axis: U D, R L, F B. A turn permutes the
 * bits, which takes three table lookups.
 */
import { cubeGeometry, faces, makeTurn, ROTATION_COUNT, rotations, type Turn } from "../../geometry/index.ts";
import { maskMoves } from "../../search/index.ts";

export interface CenterOrbit {
  /** facelets[bit]: the facelet of that place. */
  readonly facelets: Uint16Array;
}

/** The places of each axis. */
export const UD_BYTE = 0x0000ff;
export const RL_BYTE = 0x00ff00;
export const FB_BYTE = 0xff0000;

/**
 * The movable center orbits of the n-cube. Orbits of the same kind are numbered alike, so that turns act on them in the
 * same way.
 */
export function centerOrbits(size: number): CenterOrbit[] {
  const { orbits } = cubeGeometry(size);
  const centers = orbits.filter(({ cells, facelets }) => cells.length === 24 && facelets[0].length === 1);
  return centers.map(({ facelets }) => orbitFrom(size, Math.min(...facelets.map(([facelet]) => facelet))));
}

/** The orbit of a facelet, numbered from there. */
export function orbitFrom(size: number, base: number): CenterOrbit {
  const { faceletImage } = cubeGeometry(size);
  const facelets = new Uint16Array(24);
  const onFace = new Uint8Array(6);
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const facelet = faceletImage[base * ROTATION_COUNT + rotation];
    const face = Math.floor(facelet / size ** 2);
    facelets[8 * (face % 3) + (face < 3 ? 0 : 4) + onFace[face]++] = facelet;
  }
  return { facelets };
}

/** The center facelets of a face, row by row. */
export function centerFacelets(size: number, face: number): number[] {
  const inner = Array.from({ length: size - 2 }, (_, i) => i + 1);
  return inner.flatMap((row) => inner.map((column) => (face * size + row) * size + column));
}

/** Where a turn takes each bit. */
export function bitImages(size: number, { facelets }: CenterOrbit, turn: Turn): Uint8Array {
  const { faceletImage, layer, cellOfFacelet } = cubeGeometry(size);
  const rotation = rotations().quarter[turn.axis][turn.quarters];
  return Uint8Array.from(facelets, (facelet, bit) => {
    const at = layer[turn.axis][cellOfFacelet[facelet]];
    if (at < turn.first || at > turn.last) return bit;
    return facelets.indexOf(faceletImage[facelet * ROTATION_COUNT + rotation]);
  });
}

/** The moves of its masks under some turns. */
export function centerMoves(size: number, orbit: CenterOrbit, turns: readonly Turn[]): Uint32Array {
  return maskMoves(turns.map((turn) => bitImages(size, orbit, turn)));
}

/** The byte of an axis (0 = x, 1 = y, 2 = z) in a mask. */
export function byteOfAxis(axis: number): number {
  return faces().findIndex((face) => face.axis === axis) % 3;
}

/** The mask of the places that hold certain colors. */
export function maskOf(
  colors: Uint8Array,
  { facelets }: CenterOrbit,
  isMember: (color: number) => boolean,
): number {
  let mask = 0;
  for (let bit = 0; bit < 24; bit++) if (isMember(colors[facelets[bit]])) mask |= 1 << bit;
  return mask;
}

/*
 * The centers of a face as rings around its middle: ring r has four corners and, between them, four bars. The *depth*
 * of a ring is the layer, counted from the outside, that holds its outermost rows. Bits are numbered as in
 * center-masks.ts, and in the same way for everything in one ring, so a bar is the same bit of several masks.
 */

interface CenterRing {
  readonly depth: number;
  readonly corner: CenterOrbit;
  /** The orbits of a bar, from one end to the other. */
  readonly bar: readonly CenterOrbit[];
}

/** The rings, from the innermost outward. */
export function centerRings(size: number): CenterRing[] {
  const rings: CenterRing[] = [];
  for (let depth = Math.floor(size / 2) - 1; depth > 0; depth--) {
    const at = (column: number) => orbitFrom(size, depth * size + column);
    const bar: CenterOrbit[] = [];
    for (let column = depth + 1; column < size - 1 - depth; column++) bar.push(at(column));
    rings.push({ depth, corner: at(depth), bar });
  }
  return rings;
}

/**
 * Turns of blocks of outer layers, on both sides, of the given depths. Blocks of more than one layer turn by half turns
 * only, except about `quarterAxes`.
 */
export function stageTurns(size: number, depths: readonly number[], quarterAxes: readonly number[]): Turn[] {
  return faces().flatMap(({ axis, normal }) =>
    depths.flatMap((depth) =>
      (depth === 1 || quarterAxes.includes(axis) ? [1, 2, 3] : [2]).map((quarters) =>
        normal[axis] > 0
          ? makeTurn(axis, size - depth, size - 1, quarters)
          : makeTurn(axis, 0, depth - 1, quarters),
      ),
    ),
  );
}
