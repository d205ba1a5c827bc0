/**
 * Center orbits as bit masks. An orbit has 24 places, numbered by the rotations that take its first place to them. Bit
 * 8a + 4s + k is the k-th place on face s · 3 + a, so each byte holds one axis: U D, R L, F B. A turn permutes the
 * bits, which takes three table lookups.
 */
import {
  cross,
  cubeGeometry,
  dot,
  faceOfNormal,
  faces,
  makeTurn,
  ROTATION_COUNT,
  rotations,
  type Turn,
  transform,
  type Vector,
} from "../../geometry/index.ts";
import { maskMoves } from "../../search/index.ts";

/** orbit[bit]: the facelet of that place. */
export type CenterOrbit = Uint16Array;

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

export function byteOfAxis(axis: number): number {
  return faces().findIndex((face) => face.axis === axis) % 3;
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

/*
 * The center facelets of the n-cube as lines, seen along an axis. The four faces around the axis are numbered in the
 * order of a right-handed quarter turn. On each of these sides a facelet has a *layer* (along the axis) and a *row*
 * (across it, in the direction of that turn). A turn about the axis by q quarters takes (side, row, layer) to (side +
 * q, row, layer).
 */

export interface AxisLines {
  /** For each of the four sides: the axis of its normal, its layer on that axis, and 1 where the normal points along the axis, else −1. */
  readonly axes: Uint8Array;
  readonly layers: Uint8Array;
  readonly signs: Int8Array;
  /** facelets[(side · n + row) · n + layer]. */
  readonly facelets: Uint16Array;
}

export interface CenterLines {
  readonly size: number;
  readonly axes: readonly AxisLines[];
  /** images[4 · axis + quarters][facelet]: where a turn of the facelet's layer takes it. */
  readonly images: readonly Uint16Array[];
  /** layers[axis][facelet]. */
  readonly layers: readonly Uint8Array[];
  /** All center facelets. */
  readonly centers: Uint16Array;
}

const made = new Map<number, CenterLines>();

export function centerLines(size: number): CenterLines {
  let known = made.get(size);
  if (!known) {
    known = makeLines(size);
    made.set(size, known);
  }
  return known;
}

const UNITS: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function makeLines(size: number): CenterLines {
  const { faceletCount, faceletImage, cellOfFacelet, layer } = cubeGeometry(size);
  const { quarter } = rotations();
  const images = [0, 1, 2].flatMap((axis) =>
    [0, 1, 2, 3].map((quarters) =>
      Uint16Array.from(
        { length: faceletCount },
        (_, facelet) => faceletImage[facelet * ROTATION_COUNT + quarter[axis][quarters]],
      ),
    ),
  );
  return {
    size,
    axes: [0, 1, 2].map((axis) => axisLines(size, axis)),
    images,
    layers: layer.map((layerOf) => Uint8Array.from(cellOfFacelet, (cell) => layerOf[cell])),
    centers: Uint16Array.from(faces().flatMap(({ index }) => centerFacelets(size, index))),
  };
}

function axisLines(size: number, axis: number): AxisLines {
  const { cells, cellOfFacelet } = cubeGeometry(size);
  const { quarter, matrices } = rotations();
  const axes = new Uint8Array(4);
  const layers = new Uint8Array(4);
  const signs = new Int8Array(4);
  const facelets = new Uint16Array(4 * size * size);
  let face = faces().find((each) => each.axis !== axis)!;
  for (let side = 0; side < 4; side++) {
    const isHigh = face.normal[face.axis] > 0;
    axes[side] = face.axis;
    layers[side] = isHigh ? size - 1 : 0;
    signs[side] = isHigh ? 1 : -1;
    const along = cross(UNITS[axis], face.normal);
    for (let at = 0; at < size * size; at++) {
      const facelet = face.index * size * size + at;
      const cell = cells[cellOfFacelet[facelet]];
      const row = (dot(cell, along) + size - 1) / 2;
      const layer = (cell[axis] + size - 1) / 2;
      facelets[(side * size + row) * size + layer] = facelet;
    }
    face = faceOfNormal(transform(matrices[quarter[axis][1]], face.normal));
  }
  return { axes, layers, signs, facelets };
}
