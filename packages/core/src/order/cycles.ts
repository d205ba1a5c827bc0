/**
 * The cycles in which an algorithm moves the stickers. A sticker goes wherever one of the 24 rotations takes it, so
 * it has at most 24 places and no cycle is longer than 24, on a cube of any size. Hence every order divides
 * lcm(1 … 24) = 5,354,228,880, and plain numbers are exact everywhere in this room (docs/math/order.md).
 */

import { cubeGeometry, ROTATION_COUNT } from "../geometry/index.ts";
import type { Assembly } from "../state/index.ts";
import { checkAssembly } from "../state/index.ts";

/** No sticker cycle is longer. */
export const MAX_CYCLE_LENGTH: number = ROTATION_COUNT;

/**
 * The facelet to which each sticker was brought: image[facelet], for 6n² facelets.
 *
 * @throws TypeError for anything but a state.
 * @example stickerImages(Cube.fromAlg("U").state).subarray(0, 9); // → 2,5,8,1,4,7,0,3,6
 */
export function stickerImages(state: Assembly): Uint16Array {
  checkAssembly(state);
  const { faceletCount, cellOfFacelet, faceletImage } = cubeGeometry(state.size);
  const pieces = state.rotations;
  const images = new Uint16Array(faceletCount);
  for (let facelet = 0; facelet < faceletCount; facelet++)
    images[facelet] = faceletImage[facelet * ROTATION_COUNT + pieces[cellOfFacelet[facelet]]];
  return images;
}

/** counts[length]: how many cycles of the stickers have that length, 1 … 24, fixed stickers included. */
export function countCycles(images: Uint16Array): Uint32Array {
  const counts = new Uint32Array(MAX_CYCLE_LENGTH + 1);
  const seen = new Uint8Array(images.length);
  for (let start = 0; start < images.length; start++) {
    if (seen[start] === 1) continue;
    let length = 0;
    for (let facelet = start; seen[facelet] === 0; facelet = images[facelet]) {
      seen[facelet] = 1;
      length++;
    }
    counts[length]++;
  }
  return counts;
}

/** Least common multiple of small positive integers, exact below 2^53. */
export function leastCommonMultipleOf(values: Iterable<number>): number {
  let multiple = 1;
  for (const value of values) multiple = (multiple / divisorOf(multiple, value)) * value;
  return multiple;
}

/** Greatest common divisor. */
export function divisorOf(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
