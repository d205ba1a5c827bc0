/** How many times an algorithm must be repeated until every sticker is home: the lcm of its cycle lengths. */
import { cubeGeometry, ROTATION_COUNT, turnPermutation } from "../geometry/index.ts";
import { type Alg, algState, readAlg, turnsOf } from "../notation/index.ts";
import { formatValue, rangeError } from "../result.ts";
import { type Assembly, checkAssembly } from "../state/index.ts";

/**
 * The order of an algorithm on the n-cube, with all stickers told apart: 1 … 5,354,228,880. The algorithm is executed
 * once, with powers for the repetitions inside it.
 *
 * @throws CubegramError for text that is not an algorithm, and for a move that the cube does not have.
 * @throws RangeError unless the size is an integer in 2 … 100.
 * @example order("R U R' U'") // 6
 */
export function order(alg: string | Alg, size = 3): number {
  return orderOfState(algState(readAlg(alg), size));
}

/**
 * The order of whatever took the solved cube to a state, as it is held.
 *
 * @throws TypeError for anything but a state.
 * @example orderOfState(Cube.fromAlg("R U").state); // → 105
 */
export function orderOfState(state: Assembly): number {
  checkAssembly(state);
  const lengths = cycleLengthsOf(state);
  let order = 1;
  for (let length = 2; length <= MAX_CYCLE_LENGTH; length++)
    if ((lengths >>> length) & 1) order *= length / divisorOf(order, length);
  return order;
}

/**
 * The lengths of the sticker cycles as a set of bits. All stickers of a piece have cycles of one length, so one sticker
 * of each piece is followed, and pieces are marked rather than stickers: half the steps on a 3x3.
 */
function cycleLengthsOf({ size, rotations }: Assembly): number {
  const { faceletCount, cellOfFacelet, faceletImage, cells } = cubeGeometry(size);
  const seen = new Uint8Array(cells.length);
  let lengths = 0;
  for (let start = 0; start < faceletCount; start++) {
    if (seen[cellOfFacelet[start]] === 1) continue;
    let length = 0;
    let facelet = start;
    do {
      const cell = cellOfFacelet[facelet];
      seen[cell] = 1;
      facelet = faceletImage[facelet * ROTATION_COUNT + rotations[cell]];
      length++;
    } while (facelet !== start);
    lengths |= 1 << length;
  }
  return lengths;
}

/**
 * The order found by repetition, as a reference: turns stickers one by one until each is home again. For tests and
 * comparisons; `order` gives the same at once.
 *
 * @throws RangeError if the cube is not solved after `patience` repetitions.
 * @example orderByRepetition("R U"); // → 105
 */
export function orderByRepetition(alg: string | Alg, size = 3, patience = 10_000_000): number {
  const permutations = turnsOf(readAlg(alg), size).map((turn) => turnPermutation(size, turn));
  const { faceletCount } = cubeGeometry(size);
  let labels = Uint16Array.from({ length: faceletCount }, (_, facelet) => facelet);
  let turned = new Uint16Array(faceletCount);
  for (let count = 1; count <= patience; count++) {
    for (const permutation of permutations) {
      for (let facelet = 0; facelet < faceletCount; facelet++) turned[facelet] = labels[permutation[facelet]];
      [labels, turned] = [turned, labels];
    }
    if (isHome(labels)) return count;
  }
  throw rangeError("patience", "enough repetitions, or that `order` is asked", formatValue(patience));
}

function isHome(labels: Uint16Array): boolean {
  for (let facelet = 0; facelet < labels.length; facelet++) if (labels[facelet] !== facelet) return false;
  return true;
}

// The cycles in which an algorithm moves the stickers. A sticker goes wherever one of the 24 rotations takes it, so
// it has at most 24 places and no cycle is longer than 24, on a cube of any size. Hence every order divides
// lcm(1 … 24) = 5,354,228,880, and plain numbers are exact everywhere in this room (docs/math/order.md).

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

export function divisorOf(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
