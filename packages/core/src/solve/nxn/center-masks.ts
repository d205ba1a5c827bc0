/**
 * Center orbits as bit masks. An orbit has 24 places, numbered by the rotations that take its first place to them. Bit
 * 8a + 4s + k is the k-th place on face s · 3 + a, so each byte holds one axis: U D, R L, F B. A turn permutes the
 * bits, which takes three table lookups.
 */
import { cubeGeometry, faces, ROTATION_COUNT, rotations, type Turn } from "../../geometry/index.ts";
import { maskMoves } from "../../search/index.ts";

/** orbit[bit]: the facelet of that place. */
export type CenterOrbit = Uint16Array;

/** The places of each axis. */
export const BYTES = { UD: 0x0000ff, RL: 0x00ff00, FB: 0xff0000 } as const;

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
  const orbit = new Uint16Array(24);
  const onFace = new Uint8Array(6);
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const facelet = faceletImage[base * ROTATION_COUNT + rotation];
    const face = Math.floor(facelet / size ** 2);
    orbit[8 * (face % 3) + (face < 3 ? 0 : 4) + onFace[face]++] = facelet;
  }
  return orbit;
}

export function centerFacelets(size: number, face: number): number[] {
  const inner = Array.from({ length: size - 2 }, (_, i) => i + 1);
  return inner.flatMap((row) => inner.map((column) => (face * size + row) * size + column));
}

export function bitImages(size: number, orbit: CenterOrbit, turn: Turn): Uint8Array {
  const { faceletImage, layer, cellOfFacelet } = cubeGeometry(size);
  const rotation = rotations().quarter[turn.axis][turn.quarters];
  return Uint8Array.from(orbit, (facelet, bit) => {
    const at = layer[turn.axis][cellOfFacelet[facelet]];
    if (at < turn.first || at > turn.last) return bit;
    return orbit.indexOf(faceletImage[facelet * ROTATION_COUNT + rotation]);
  });
}

/** The moves of its masks under some turns. */
export function centerMoves(size: number, orbit: CenterOrbit, turns: readonly Turn[]): Uint32Array {
  return maskMoves(turns.map((turn) => bitImages(size, orbit, turn)));
}

/** The face to which each color belongs as the cube is held. Even cubes, which have no fixed centers, end white up and green in front. */
export function facesOfColors(size: number, colors: ArrayLike<number>): Uint8Array {
  const face = Uint8Array.from(faces().keys());
  if (size % 2 === 0) return face;
  for (const own of faces().keys()) face[colors[size * size * own + (size * size - 1) / 2]] = own;
  return face;
}

export function maskOf(colors: Uint8Array, orbit: CenterOrbit, isMember: (color: number) => boolean): number {
  let mask = 0;
  for (let bit = 0; bit < 24; bit++) if (isMember(colors[orbit[bit]])) mask |= 1 << bit;
  return mask;
}
