/** Byte strings: their bits as integers (most significant first, zeros beyond the end), joining them, and integers in a few bytes. */
import { RANK_LIMBS } from "../codec/index.ts";

export function readBits(bytes: Uint8Array, bit: number, count: number): bigint {
  const first = Math.floor(bit / 8);
  const end = Math.ceil((bit + count) / 8);
  let hex = "0x0";
  for (let i = first; i < end; i++) hex += (bytes[i] ?? 0).toString(16).padStart(2, "0");
  return (BigInt(hex) >> BigInt(end * 8 - bit - count)) & ((1n << BigInt(count)) - 1n);
}

/** Sets bits that were zero. Anything beyond the end of the bytes is dropped. */
export function writeBits(bytes: Uint8Array, bit: number, count: number, value: bigint): void {
  const first = Math.floor(bit / 8);
  const end = Math.ceil((bit + count) / 8);
  const hex = (value << BigInt(end * 8 - bit - count)).toString(16).padStart((end - first) * 2, "0");
  for (let i = first; i < end && i < bytes.length; i++)
    bytes[i] |= Number.parseInt(hex.slice((i - first) * 2, (i - first) * 2 + 2), 16);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

const MAX_VARINT_BYTES = 8;

/** A variable-length integer: seven bits per byte, low ones first, the top bit set on all but the last (LEB128). */
export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
  return bytes;
}

/** The integer at `at` and where it ends; undefined if it is cut off, longer than necessary, or above 2^53. */
export function readVarint(bytes: Uint8Array, at: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let i = 0; i < MAX_VARINT_BYTES && at + i < bytes.length; i++) {
    const byte = bytes[at + i];
    value += (byte % 128) * 128 ** i;
    if (byte < 128) {
      const isShortest = i === 0 || byte > 0;
      return isShortest && Number.isSafeInteger(value) ? { value, end: at + i + 1 } : undefined;
    }
  }
  return undefined;
}

// State numbers of a 3x3 as three limbs of 22 bits (the codec's kernel form) ⇄ BigInt, many at a time.

const BIT_64 = 1n << 64n;

export function numbersOfLimbs(limbs: Int32Array): bigint[] {
  const count = limbs.length / RANK_LIMBS;
  // The low 64 bits go through a typed array, which makes a BigInt in one step; the top two bits are added if
  // set.
  const wide = new BigUint64Array(count);
  const halves = new Uint32Array(wide.buffer);
  const low = lowHalf();
  for (let i = 0, at = 0; i < count; i++, at += RANK_LIMBS) {
    const middle = limbs[at + 1];
    halves[2 * i + low] = limbs[at] | (middle << 22);
    halves[2 * i + 1 - low] = (middle >> 10) | (limbs[at + 2] << 12);
  }
  return Array.from(wide, (number, i) => {
    const top = limbs[i * RANK_LIMBS + 2] >> 20;
    return top === 0 ? number : number + BigInt(top) * BIT_64;
  });
}

/** The limbs of numbers below 2^66. */
export function limbsOfNumbers(numbers: readonly bigint[]): Int32Array {
  const limbs = new Int32Array(numbers.length * RANK_LIMBS);
  const wide = BigUint64Array.from(numbers);
  const halves = new Uint32Array(wide.buffer);
  const low = lowHalf();
  for (let i = 0, at = 0; i < numbers.length; i++, at += RANK_LIMBS) {
    const bottom = halves[2 * i + low];
    const upper = halves[2 * i + 1 - low];
    const top = numbers[i] < BIT_64 ? 0 : Number(numbers[i] >> 64n);
    limbs[at] = bottom & 0x3fffff;
    limbs[at + 1] = (bottom >>> 22) | ((upper & 0xfff) << 10);
    limbs[at + 2] = (upper >>> 12) | (top << 20);
  }
  return limbs;
}

/** Consecutive cubes: their numbers, or for the ordered 3x3 the limbs of these. */
export type Batch<T = bigint> = readonly T[] | Int32Array;

export function numbersOfBatch<T>(batch: Batch<T>): readonly (T | bigint)[] {
  return batch instanceof Int32Array ? numbersOfLimbs(batch) : batch;
}

export function limbsOfBatch(batch: Batch): Int32Array {
  return batch instanceof Int32Array ? batch : limbsOfNumbers(batch);
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
