/**
 * Groups of the ordered 3x3 without BigInt or allocation: 326 bits ⇄ five cubes, each as three limbs of 22 bits (which the
 * codec's kernel takes). 191 bits are five digits in radix M − 1 = 322,252,536,374; the other 135 are 27 raw bits per
 * cube.
 *
 * The 191 bits are kept as 14 limbs of 14 bits (the top one has 9), so that a remainder below M < 2^39 and a limb
 * fit in an integer below 2^53. Quotients come from the product with (1/M)(1 + 2^-50): rounding loses less than that
 * factor adds, so a quotient is never too small, and at most one too large, which a negative remainder shows.
 */
import { RANK_LIMBS } from "../codec/index.ts";
import type { Layout } from "./layout.ts";

export const KERNEL_VALUES = 43_252_003_274_489_856_000n;
export const KERNEL_BITS = 326;
export const KERNEL_CUBES = 5;

const BASE = 322_252_536_374;
const DIGIT_LIMBS = 14;
const RADIX = 16_384; // 2^14
const TOP_BITS = 9; // 191 = 9 + 13 · 14
const HALF_RAW = 13; // 27 = 13 + 14
const MASK_22 = 0x3fffff;
/** How many limbs remain before each division, and where the last digit's three limbs begin. */
const STARTS = [0, 3, 5, 8] as const;
const LAST_START = 11;

/** Whether the kernel serves this layout: the ordered 3x3 only. */
export function hasKernel(layout: Layout): boolean {
  return layout.values === KERNEL_VALUES;
}

/** Packs groups of 3x3 cubes by limbs, without BigInt. */
export interface GroupKernel {
  /**
   * Fills limbs of `groups` groups from limbs[at] with the bits from `bit` on. `bytes` must extend two bytes beyond the
   * last bit.
   */
  pack(bytes: Uint8Array, bit: number, groups: number, limbs: Int32Array, at: number): void;
  /**
   * Writes the bits of `groups` groups from `bit` on and clears what was there after it; earlier bits stay. Returns the
   * first group that no bits can produce, or −1. `bytes` must extend one byte beyond the last bit.
   */
  unpack(limbs: Int32Array, at: number, groups: number, bytes: Uint8Array, bit: number): number;
}

let kernel: GroupKernel | undefined;

export function groupKernel(): GroupKernel {
  kernel ??= makeKernel();
  return kernel;
}

function makeKernel(): GroupKernel {
  const perBase = (1 / BASE) * (1 + 2 ** -50);
  const x = new Float64Array(DIGIT_LIMBS);
  const digits = new Float64Array(KERNEL_CUBES);
  /** 14 limbs of the digits and 10 halves of raw bits, in the order they have in the group. */
  const fields = new Int32Array(DIGIT_LIMBS + 2 * KERNEL_CUBES);
  const widths = Int32Array.from(fields, (_, i) => {
    if (i === 0) return TOP_BITS;
    return i < DIGIT_LIMBS || (i - DIGIT_LIMBS) % 2 === 1 ? 14 : HALF_RAW;
  });

  function readFields(bytes: Uint8Array, bit: number): void {
    const first = Math.floor(bit / 8);
    let position = bit % 8;
    for (let i = 0; i < fields.length; i++) {
      const width = widths[i];
      const at = first + (position >> 3);
      const window = (bytes[at] << 16) | (bytes[at + 1] << 8) | bytes[at + 2];
      fields[i] = (window >>> (24 - (position & 7) - width)) & ((1 << width) - 1);
      position += width;
    }
  }

  /** digits[4], [3], [2], [1] by division, [0] is what is left. */
  function divide(): void {
    for (let i = 0; i < DIGIT_LIMBS; i++) x[i] = fields[i];
    for (let k = 0; k < 4; k++) {
      const start = STARTS[k];
      let rest = x[start] * RADIX + x[start + 1];
      x[start] = 0;
      x[start + 1] = 0;
      for (let i = start + 2; i < DIGIT_LIMBS; i++) {
        const current = rest * RADIX + x[i];
        let quotient = Math.floor(current * perBase);
        rest = current - quotient * BASE;
        if (rest < 0) {
          quotient--;
          rest += BASE;
        }
        x[i] = quotient;
      }
      digits[4 - k] = rest;
    }
    digits[0] = (x[LAST_START] * RADIX + x[LAST_START + 1]) * RADIX + x[LAST_START + 2];
  }

  /** The inverse of `divide`; false if the digits need more than 191 bits. */
  function multiply(): boolean {
    x.fill(0);
    for (let k = 0; k < KERNEL_CUBES; k++) {
      const from = k === 0 ? LAST_START : STARTS[4 - k];
      let carry = digits[k];
      for (let i = DIGIT_LIMBS - 1; i >= from; i--) {
        const sum = x[i] * BASE + carry;
        carry = Math.floor(sum / RADIX);
        x[i] = sum - carry * RADIX;
      }
      if (carry > 0) return false;
    }
    for (let i = 0; i < DIGIT_LIMBS; i++) fields[i] = x[i];
    return x[0] < 1 << TOP_BITS;
  }

  function writeFields(bytes: Uint8Array, bit: number): void {
    let at = Math.floor(bit / 8);
    let pending = bit % 8;
    let window = pending === 0 ? 0 : bytes[at] >>> (8 - pending);
    for (let i = 0; i < fields.length; i++) {
      const width = widths[i];
      window = (window << width) | fields[i];
      pending += width;
      while (pending >= 8) {
        pending -= 8;
        bytes[at++] = window >>> pending;
      }
      window &= (1 << pending) - 1;
    }
    if (pending > 0) bytes[at] = window << (8 - pending);
  }

  return {
    pack(bytes, bit, groups, limbs, at) {
      for (let group = 0, to = at; group < groups; group++) {
        readFields(bytes, bit + group * KERNEL_BITS);
        divide();
        for (let cube = 0; cube < KERNEL_CUBES; cube++, to += RANK_LIMBS) {
          const raw = (fields[DIGIT_LIMBS + 2 * cube] << 14) | fields[DIGIT_LIMBS + 2 * cube + 1];
          const upper = digits[cube] * 32 + (raw >>> 22);
          const high = Math.floor(upper / 4_194_304);
          limbs[to] = raw & MASK_22;
          limbs[to + 1] = upper - high * 4_194_304;
          limbs[to + 2] = high;
        }
      }
    },
    unpack(limbs, at, groups, bytes, bit) {
      for (let group = 0, from = at; group < groups; group++) {
        for (let cube = 0; cube < KERNEL_CUBES; cube++, from += RANK_LIMBS) {
          const middle = limbs[from + 1];
          const digit = limbs[from + 2] * 131_072 + (middle >>> 5);
          if (digit >= BASE) return group;
          digits[cube] = digit;
          const raw = ((middle & 31) << 22) | limbs[from];
          fields[DIGIT_LIMBS + 2 * cube] = raw >>> 14;
          fields[DIGIT_LIMBS + 2 * cube + 1] = raw & 16_383;
        }
        if (!multiply()) return group;
        writeFields(bytes, bit + group * KERNEL_BITS);
      }
      return -1;
    },
  };
}
