/** What a turn does to the facelets, for any n: a permutation in place form (see perm). */
import { type CubeGeometry, cubeGeometry } from "./cube-geometry.ts";
import { ROTATION_COUNT, rotations } from "./rotation.ts";
import type { Turn } from "./turn.ts";

const made = new WeakMap<CubeGeometry, Map<number, Uint16Array>>();

/**
 * permutation[facelet]: the facelet whose sticker the turn brings there. Cached; do not write into it.
 *
 * @example turnPermutation(2, faceTurn(faces()[0], 2, 1)).subarray(0, 4); // → 2,0,3,1
 */
export function turnPermutation(size: number, turn: Turn): Uint16Array {
  const geometry = cubeGeometry(size);
  const known = made.get(geometry) ?? new Map<number, Uint16Array>();
  made.set(geometry, known);
  const key = ((turn.axis * size + turn.first) * size + turn.last) * 4 + turn.quarters;
  const permutation = known.get(key) ?? makePermutation(geometry, turn);
  known.set(key, permutation);
  return permutation;
}

function makePermutation(geometry: CubeGeometry, turn: Turn): Uint16Array {
  const { cellOfFacelet, faceletCount, faceletImage } = geometry;
  const layer = geometry.layer[turn.axis];
  const rotation = rotations().quarter[turn.axis][turn.quarters];
  const permutation = Uint16Array.from({ length: faceletCount }, (_, facelet) => facelet);
  for (let facelet = 0; facelet < faceletCount; facelet++) {
    const at = layer[cellOfFacelet[facelet]];
    if (at >= turn.first && at <= turn.last)
      permutation[faceletImage[facelet * ROTATION_COUNT + rotation]] = facelet;
  }
  return permutation;
}
