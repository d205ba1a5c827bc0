/**
 * The center facelets of the n-cube as lines, seen along an axis. The four faces around the axis are numbered in the
 * order of a right-handed quarter turn. On each of these sides a facelet has a *layer* (along the axis) and a *row*
 * (across it, in the direction of that turn). A turn about the axis by q quarters takes (side, row, layer) to (side +
 * q, row, layer).
 */
import {
  cross,
  cubeGeometry,
  dot,
  faceOfNormal,
  faces,
  ROTATION_COUNT,
  rotations,
  transform,
  type Vector,
} from "../../../geometry/index.ts";
import { centerFacelets } from "../center-masks.ts";

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
