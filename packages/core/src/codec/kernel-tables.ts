/**
 * The kernel's lookup tables: about 112 KB, filled in a few milliseconds on first use. The order of the twelve edges is
 * read as three choices of four: four of twelve (11,880), four of the remaining eight (1,680), an order of the last four (24).
 */
import { parity, unrankPermutation } from "../perm/index.ts";

/** The top bit of an entry: set if its Lehmer digits have an odd sum. No shift ever reads it. */
const ODD = 1 << 31;

/** A sequence of four of `length` items by its rank, and the items not in it in ascending order. */
export interface FourTable {
  /** Item k in byte k, times the scale; the parity of the digits in the top bit. */
  readonly chosen: Int32Array;
  readonly left: Int32Array;
}

/** Four of twelve: the items unscaled, and the remaining eight as eight nibbles. */
export function fourOfTwelve(): FourTable {
  return fourTable(12, 4, 1);
}

/** Four of eight: items times 4, which are shifts into a word of eight nibbles, and the remaining four likewise, one byte each. */
export function fourOfEight(): FourTable {
  return fourTable(8, 8, 4);
}

/** `lane`: bits per item in `left`, which is one word. */
function fourTable(length: number, lane: number, scale: number): FourTable {
  const chosen = new Int32Array(length * (length - 1) * (length - 2) * (length - 3));
  const left = new Int32Array(chosen.length);
  const open = new Int32Array(length - 3);
  let rank = 0;
  for (let a = 0; a < length; a++)
    for (let b = 0; b < length; b++)
      for (let c = 0; c < length; c++) {
        if (a === b || a === c || b === c) continue;
        let count = 0;
        for (let item = 0; item < length; item++)
          if (item !== a && item !== b && item !== c) open[count++] = item * scale;
        const last = open[count - 1];
        let word = 0;
        for (let k = count - 2; k >= 0; k--) word = (word << lane) | open[k];
        // Leaving out remaining item d: the lanes below d as in `word`, the others as in `word` moved down by one lane.
        const change = word ^ ((word >>> lane) | (last << (32 - lane)));
        let from = -1;
        const three = (a | (b << 8) | (c << 16)) * scale;
        let odd = (a + b + c + (a < b ? 1 : 0) + (a < c ? 1 : 0) + (b < c ? 1 : 0)) << 31;
        for (let d = 0; d < count; d++) {
          chosen[rank] = three | (open[d] << 24) | odd;
          left[rank] = word ^ (change & from);
          from = d === count - 2 ? 0 : from << lane;
          odd ^= ODD;
          rank++;
        }
      }
  return { chosen, left };
}

/** The orders of four, by rank: index k times 8, a shift into a word of four bytes, in byte k; parity in the top bit. */
export function orderOfFour(): Int32Array {
  return Int32Array.from({ length: 24 }, (_, rank) => {
    const order = unrankPermutation(rank, 4);
    const shifts = order.reduce((word, item, k) => word | ((item * 8) << (8 * k)), 0);
    return shifts | (parity(order) ? ODD : 0);
  });
}

/** Four base-3 digits, most significant in byte 0, shifted to where a packed cube keeps its twists; bits 0 and 1: sum mod 3. */
export function twistWords(): Int32Array {
  return Int32Array.from({ length: 81 }, (_, value) => {
    const digits = [Math.floor(value / 27), Math.floor(value / 9) % 3, Math.floor(value / 3) % 3, value % 3];
    const word = digits.reduce((packed, digit, k) => packed | (digit << (8 * k + 5)), 0);
    return word | (digits.reduce((sum, digit) => sum + digit) % 3);
  });
}

/** How many bits are set in a word of twelve bits. */
export function popcounts(): Uint8Array {
  const counts = new Uint8Array(4096);
  for (let mask = 1; mask < counts.length; mask++) counts[mask] = counts[mask >> 1] + (mask & 1);
  return counts;
}
