/** How the 48 symmetries of the cube act on the places of wings and of centers. */
import {
  cubeGeometry,
  faces,
  SYMMETRY_COUNT,
  transformBySymmetry,
  type Vector,
  vectorKey,
} from "../../../geometry/index.ts";
import type { CenterOrbit } from "../center-masks.ts";
import { PLACES, wingPlaces } from "../wing-places.ts";

export function symmetriesKeeping(axes: readonly number[]): number[] {
  return Array.from({ length: SYMMETRY_COUNT }, (_, s) => s).filter((s) =>
    axes.every((axis) => {
      const unit: Vector = [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0];
      return transformBySymmetry(s, unit)[axis] !== 0;
    }),
  );
}

/** image[place]: where a symmetry takes a place of a wing (wing-places.ts). */
export function wingImage(s: number): Uint8Array {
  const { inner, isHigh, side } = wingPlaces();
  const points = Array.from({ length: PLACES }, (_, place): Vector => {
    const at = (axis: number) =>
      inner[place] === axis ? (isHigh[place] === 1 ? 1 : -1) : 2 * side[3 * place + axis];
    return [at(0), at(1), at(2)];
  });
  const placeOf = new Map(points.map((point, place) => [vectorKey(point), place]));
  return Uint8Array.from(points, (point) => placeOf.get(vectorKey(transformBySymmetry(s, point)))!);
}

/** image[facelet]: where a symmetry takes the facelets of an n-cube. */
export function faceletImage(size: number, s: number): Uint16Array {
  const { cells, cellOfFacelet } = cubeGeometry(size);
  const stickers = Array.from(cellOfFacelet, (cell, facelet): readonly [Vector, Vector] => [
    cells[cell],
    faces()[Math.floor(facelet / size ** 2)].normal,
  ]);
  const keyOf = (cell: Vector, normal: Vector) => `${vectorKey(cell)} ${vectorKey(normal)}`;
  const faceletOf = new Map(stickers.map(([cell, normal], facelet) => [keyOf(cell, normal), facelet]));
  return Uint16Array.from(
    stickers,
    ([cell, normal]) => faceletOf.get(keyOf(transformBySymmetry(s, cell), transformBySymmetry(s, normal)))!,
  );
}

/** image[bit]: where a symmetry takes a place of centers; the orbit must be its own mirror image. */
export function centerImage(size: number, { facelets }: CenterOrbit, s: number): Uint8Array {
  const image = faceletImage(size, s);
  return Uint8Array.from(facelets, (facelet) => facelets.indexOf(image[facelet]));
}
