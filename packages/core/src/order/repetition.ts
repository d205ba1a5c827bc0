/** The reference: the order by doing it. Turns stickers one by one until each is home again. */
import { cubeGeometry, turnPermutation } from "../geometry/index.ts";
import { type Alg, readAlg, turnsOf } from "../notation/index.ts";

/**
 * The order of an algorithm by repetition: for tests and comparisons; `order` is the same at once.
 *
 * @throws RangeError when the cube is not solved after `patience` repetitions.
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
  throw new RangeError(`orderByRepetition: not solved after ${patience} repetitions; ask \`order\``);
}

function isHome(labels: Uint16Array): boolean {
  for (let facelet = 0; facelet < labels.length; facelet++) if (labels[facelet] !== facelet) return false;
  return true;
}
