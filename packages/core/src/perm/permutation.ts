import { checkList } from "../result.ts";
/**
 * Permutations of 0 … n−1 as arrays in *place form*: `permutation[i]` is the item that stands at place i.
 * Doing `first` and then `second` is therefore `compose(first, second)`, read left to right like an algorithm.
 */
export type Permutation = ArrayLike<number>;
/** A permutation that can be written into. */
export type MutablePermutation = Uint8Array | Uint16Array | Uint32Array | number[];

/** The permutation 0, 1, 2 …, which moves nothing. */
export function identity(length: number): number[] {
  return Array.from({ length }, (_, place) => place);
}

/** Whether the items are 0 … length − 1, once each. */
export function isPermutation(items: ArrayLike<number>): boolean {
  const seen = new Uint8Array(items.length);
  for (let place = 0; place < items.length; place++) {
    const item = items[place];
    if (!Number.isInteger(item) || item < 0 || item >= items.length || seen[item] === 1) return false;
    seen[item] = 1;
  }
  return true;
}

/**
 * First `first`, then `second`: place i gets what `second` takes there after `first`.
 *
 * @example compose([1, 2, 0], [0, 2, 1]); // → 1,0,2
 */
export function compose(first: Permutation, second: Permutation): number[] {
  return composeInto(new Array<number>(first.length), first, second);
}

/** Like `compose`, written into `target`, which must not be one of the factors. */
export function composeInto<T extends MutablePermutation>(
  target: T,
  first: Permutation,
  second: Permutation,
): T {
  for (let place = 0; place < first.length; place++) target[place] = first[second[place]];
  return target;
}

/**
 * The permutation that undoes one: inverse[p[i]] = i.
 *
 * @throws TypeError for anything but a list.
 * @example inverse([1, 2, 0]); // → 2,0,1
 */
export function inverse(permutation: Permutation): number[] {
  checkList(permutation, "permutation");
  const result = new Array<number>(permutation.length);
  for (let place = 0; place < permutation.length; place++) result[permutation[place]] = place;
  return result;
}

/**
 * 0 for an even permutation, 1 for an odd one: the number of items minus the number of cycles, mod 2.
 *
 * @throws TypeError for anything but a list.
 * @example parity([1, 0, 2]); // → 1
 */
export function parity(permutation: Permutation): 0 | 1 {
  checkList(permutation, "permutation");
  let odd = 0;
  for (const length of cycleLengths(permutation)) odd ^= (length - 1) & 1;
  return odd as 0 | 1;
}

/**
 * The number of pairs in the wrong order; mod 2 it is the parity.
 *
 * @throws TypeError for anything but a list.
 * @example inversions([2, 1, 0]); // → 3
 */
export function inversions(permutation: Permutation): number {
  checkList(permutation, "permutation");
  let count = 0;
  for (let i = 0; i < permutation.length; i++)
    for (let j = i + 1; j < permutation.length; j++) if (permutation[i] > permutation[j]) count++;
  return count;
}

/**
 * All cycles, fixed points included, each starting at its smallest place; following places i → permutation[i].
 *
 * @throws TypeError for anything but a list.
 * @example cycles([1, 2, 0, 4, 3]).join(" "); // → 0,1,2 3,4
 */
export function cycles(permutation: Permutation): number[][] {
  checkList(permutation, "permutation");
  const seen = new Uint8Array(permutation.length);
  const found: number[][] = [];
  for (let start = 0; start < permutation.length; start++) {
    if (seen[start] === 1) continue;
    const cycle: number[] = [];
    for (let place = start; seen[place] === 0; place = permutation[place]) {
      seen[place] = 1;
      cycle.push(place);
    }
    found.push(cycle);
  }
  return found;
}

/** The lengths of all cycles, fixed points included. */
export function cycleLengths(permutation: Permutation): number[] {
  const seen = new Uint8Array(permutation.length);
  const lengths: number[] = [];
  for (let start = 0; start < permutation.length; start++) {
    let length = 0;
    for (let place = start; seen[place] === 0; place = permutation[place]) {
      seen[place] = 1;
      length++;
    }
    if (length > 0) lengths.push(length);
  }
  return lengths;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** Least common multiple of positive integers; BigInt because orders on big cubes pass 2^31 (nxn: lcm 1…24). */
export function leastCommonMultiple(values: Iterable<number>): bigint {
  let result = 1n;
  for (const value of new Set(values)) {
    const factor = BigInt(value);
    result *= factor / greatestCommonDivisor(result, factor);
  }
  return result;
}

/** How many times a permutation must be repeated until everything is home: the lcm of its cycle lengths. */
export function permutationOrder(permutation: Permutation): bigint {
  return leastCommonMultiple(cycleLengths(permutation));
}
