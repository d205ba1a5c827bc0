/** State numbers of a 3x3 as three limbs of 22 bits (the codec's kernel form) ⇄ BigInt, many at a time. */
import { CUBE_LIMBS } from "./group-kernel.ts";

const BIT_64 = 1n << 64n;

/** The numbers of `count` cubes from limbs[3 · first] on. */
export function numbersOfLimbs(limbs: Int32Array, first: number, count: number): bigint[] {
  // The low 64 bits go through a typed array, which makes a BigInt in one step; the top two bits are added if
  // set.
  const wide = new BigUint64Array(count);
  const halves = new Uint32Array(wide.buffer);
  const low = lowHalf();
  for (let i = 0, at = first * CUBE_LIMBS; i < count; i++, at += CUBE_LIMBS) {
    const middle = limbs[at + 1];
    halves[2 * i + low] = limbs[at] | (middle << 22);
    halves[2 * i + 1 - low] = (middle >> 10) | (limbs[at + 2] << 12);
  }
  return Array.from(wide, (number, i) => {
    const top = limbs[(first + i) * CUBE_LIMBS + 2] >> 20;
    return top === 0 ? number : number + BigInt(top) * BIT_64;
  });
}

/** Writes numbers below 2^66 from limbs[3 · first] on. */
export function limbsOfNumbers(numbers: readonly bigint[], limbs: Int32Array, first: number): void {
  const wide = BigUint64Array.from(numbers);
  const halves = new Uint32Array(wide.buffer);
  const low = lowHalf();
  for (let i = 0, at = first * CUBE_LIMBS; i < numbers.length; i++, at += CUBE_LIMBS) {
    const bottom = halves[2 * i + low];
    const upper = halves[2 * i + 1 - low];
    const top = numbers[i] < BIT_64 ? 0 : Number(numbers[i] >> 64n);
    limbs[at] = bottom & 0x3fffff;
    limbs[at + 1] = (bottom >>> 22) | ((upper & 0xfff) << 10);
    limbs[at + 2] = (upper >>> 12) | (top << 20);
  }
}

/** The number of one cube, from limbs[at] on. */
export function numberOfLimbs(limbs: Int32Array, at: number): bigint {
  scratch ??= new BigUint64Array(1);
  const halves = new Uint32Array(scratch.buffer);
  const low = lowHalf();
  halves[low] = limbs[at] | (limbs[at + 1] << 22);
  halves[1 - low] = (limbs[at + 1] >> 10) | (limbs[at + 2] << 12);
  const top = limbs[at + 2] >> 20;
  return top === 0 ? scratch[0] : scratch[0] + BigInt(top) * BIT_64;
}

let scratch: BigUint64Array | undefined;
let low: 0 | 1 | undefined;

/** Which of two 32-bit words of a 64-bit one is the low one: 0 on little-endian machines. */
function lowHalf(): 0 | 1 {
  low ??= new Uint32Array(BigUint64Array.of(1n).buffer)[0] === 1 ? 0 : 1;
  return low;
}
