/**
 * The number of a 3x3 without BigInt, objects or allocation: packed cube (see `packed-cube.ts`) ⇄ rank as three
 * limbs of 22 bits, least significant first. The number is CubeCode's,
 *
 *     ((EP · 20160 + CP) · 2048 + EO) · 2187 + CO,
 *
 * with EP the lexicographic rank of the edges, CP half that of the corners, EO the flips of edges 1 … 11 in base 2 and CO
 * the twists of corners 1 … 7 in base 3 (docs/math/ranking.md). All intermediate values are integers below 2^53, so
 * doubles hold them exactly. Cubes are trusted: the caller has checked them, or gets a meaningless number.
 */
import { fourOfEight, fourOfTwelve, orderOfFour, popcounts, twistWords } from "./kernel-tables.ts";
import { PACKED_WORDS } from "./packed-cube.ts";

/** Limbs of one rank: limbs[0] + limbs[1] · 2^22 + limbs[2] · 2^44. */
export const RANK_LIMBS = 3;

/**
 * Both handle cubes first … first + count − 1: cube k is the five words from cubes[5k] and the three limbs from limbs[3k].
 * The arrays must be long enough; for a single cube first = 0 and count = 1.
 */
export interface Kernel {
  rank(cubes: Int32Array, limbs: Int32Array, first: number, count: number): void;
  /** Ranks must be below 43,252,003,274,489,856,000. */
  unrank(limbs: Int32Array, cubes: Int32Array, first: number, count: number): void;
}

const LIMB = 4_194_304; // 2^22
/** States per arrangement of edges and corners, 2^11 · 3^7: the EO and CO parts. */
const ORIENTATIONS = 4_478_976;
/** States per arrangement of edges, 20160 · 2^11 · 3^7 = 2^17 · 688905. */
const PER_EDGES = 90_296_156_160;
const PER_EDGES_ODD = 688_905;
/** 2^14 · PER_EDGES in units of 2^22. */
const PER_EDGES_HIGH = 352_719_360;

let kernel: Kernel | undefined;

/**
 * The two functions, made once, on first use: V8 treats the tables as constants only in a closure that exists once.
 * The loop is inside the kernel because a call per cube costs 15 %.
 *
 * @example
 * const cubes = new Int32Array(PACKED_WORDS);
 * const limbs = new Int32Array(RANK_LIMBS);
 * packCubies(Cube.fromAlg("R U").cubies(), cubes, 0);
 * packedKernel().rank(cubes, limbs, 0, 1);
 * limbs; // → 46543,1343303,747287
 */
export function packedKernel(): Kernel {
  kernel ??= { rank: makeRank(), unrank: makeUnrank() };
  return kernel;
}

/**
 * Lehmer digits by popcount: `free >>> piece`, once the piece itself is out, has a bit for each later piece that is
 * greater. Counting the greater ones instead of the smaller saves two operations per piece and gives the rank from the far
 * end, 12! − 1 − ep. The last corner digit of weight 1 is the one that halving drops, so it is never computed.
 */
function makeRank(): Kernel["rank"] {
  const popcount = popcounts();
  return function rank(cubes, limbs, first, count) {
    const end = (first + count) * PACKED_WORDS;
    for (
      let at = first * PACKED_WORDS, to = first * RANK_LIMBS;
      at < end;
      at += PACKED_WORDS, to += RANK_LIMBS
    ) {
      const c0 = cubes[at];
      const c1 = cubes[at + 1];
      const e0 = cubes[at + 2];
      const e1 = cubes[at + 3];
      const e2 = cubes[at + 4];
      let byte = c0;
      let free = 255 ^ (1 << byte);
      let cp = 7 - (c0 & 7);
      byte = c0 >>> 8;
      free ^= 1 << byte;
      cp = cp * 7 + popcount[free >>> byte];
      byte = c0 >>> 16;
      free ^= 1 << byte;
      cp = cp * 6 + popcount[free >>> byte];
      byte = c0 >>> 24;
      free ^= 1 << byte;
      cp = cp * 5 + popcount[free >>> byte];
      byte = c1;
      free ^= 1 << byte;
      cp = cp * 4 + popcount[free >>> byte];
      byte = c1 >>> 8;
      free ^= 1 << byte;
      cp = (20159 - (cp * 3 + popcount[free >>> byte])) | 0;

      byte = e0;
      free = 4095 ^ (1 << byte);
      let ep = 11 - (e0 & 15);
      byte = e0 >>> 8;
      free ^= 1 << byte;
      ep = ep * 11 + popcount[free >>> byte];
      byte = e0 >>> 16;
      free ^= 1 << byte;
      ep = ep * 10 + popcount[free >>> byte];
      byte = e0 >>> 24;
      free ^= 1 << byte;
      ep = ep * 9 + popcount[free >>> byte];
      byte = e1;
      free ^= 1 << byte;
      ep = ep * 8 + popcount[free >>> byte];
      byte = e1 >>> 8;
      free ^= 1 << byte;
      ep = ep * 7 + popcount[free >>> byte];
      byte = e1 >>> 16;
      free ^= 1 << byte;
      ep = ep * 6 + popcount[free >>> byte];
      byte = e1 >>> 24;
      free ^= 1 << byte;
      ep = ep * 5 + popcount[free >>> byte];
      byte = e2;
      free ^= 1 << byte;
      ep = ep * 4 + popcount[free >>> byte];
      byte = e2 >>> 8;
      free ^= 1 << byte;
      ep = ep * 3 + popcount[free >>> byte];
      byte = e2 >>> 16;
      free ^= 1 << byte;
      ep = (479001599 - (ep * 2 + popcount[free >>> byte])) | 0;

      // A multiplication gathers one bit, or one base-3 digit, from each byte into the top byte, first byte most significant.
      const eo =
        (((Math.imul((e0 >>> 5) & 0x01010101, 0x08040201) >>> 24) & 7) << 8) |
        ((Math.imul((e1 >>> 5) & 0x01010101, 0x08040201) >>> 24) << 4) |
        (Math.imul((e2 >>> 5) & 0x01010101, 0x08040201) >>> 24);
      const co =
        (Math.imul((c0 >>> 5) & 0x03030303, 0x00090301) >>> 24) * 81 +
        (Math.imul((c1 >>> 5) & 0x03030303, 0x1b090301) >>> 24);

      // low < 2^14 · PER_EDGES < 2^50.5 and middle < 2^43.4.
      const low = (ep & 16383) * PER_EDGES + cp * ORIENTATIONS + (eo * 2187 + co);
      const carry = (low / LIMB) | 0;
      const middle = (ep >>> 14) * PER_EDGES_HIGH + carry;
      const high = (middle / LIMB) | 0;
      limbs[to] = low - carry * LIMB;
      limbs[to + 1] = middle - high * LIMB;
      limbs[to + 2] = high;
    }
  };
}

/**
 * Divisions are multiplications by a reciprocal. With half a unit added, the exact quotient is at least 1/(2 · divisor)
 * away from any integer: 2^-20.4 for a quotient below 2^28.9, against a rounding error below 2^-23; so truncation is exact.
 */
function makeUnrank(): Kernel["unrank"] {
  const { chosen: twelve, left: eightLeft } = fourOfTwelve();
  const { chosen: eight, left: fourLeft } = fourOfEight();
  const order = orderOfFour();
  const twist = twistWords();
  const perEdges = 1 / PER_EDGES_ODD;
  const perOrientations = 1 / ORIENTATIONS;
  return function unrank(limbs, cubes, first, count) {
    const end = (first + count) * RANK_LIMBS;
    for (
      let at = first * RANK_LIMBS, to = first * PACKED_WORDS;
      at < end;
      at += RANK_LIMBS, to += PACKED_WORDS
    ) {
      const low = limbs[at];
      const high = limbs[at + 2] * 134_217_728 + (limbs[at + 1] * 32 + (low >>> 17)); // rank >> 17, below 2^49
      const ep = ((high + 0.5) * perEdges) | 0;
      const rest = (high - ep * PER_EDGES_ODD) * 131_072 + (low & 131_071);
      const cp = ((rest + 0.5) * perOrientations) | 0;
      const orientations = (rest - cp * ORIENTATIONS) | 0;
      const eo = (orientations / 2187) | 0;
      const co = orientations - eo * 2187;

      const i = (ep / 40_320) | 0;
      const epRest = ep - i * 40_320;
      const j = (epRest / 24) | 0;
      const head = twelve[i];
      const open = eightLeft[i];
      const next = eight[j];
      const then = fourLeft[j];
      const last = order[epRest - j * 24];
      const open4 =
        ((open >>> then) & 15) |
        (((open >>> (then >>> 8)) & 15) << 8) |
        (((open >>> (then >>> 16)) & 15) << 16) |
        (((open >>> (then >>> 24)) & 15) << 24);
      // The flip of edge 0 makes their number even (0x6996: the parities of 0 … 15); a multiplication spreads four bits.
      const folded = eo ^ (eo >>> 4) ^ (eo >>> 8);
      const flips = eo | (((0x6996 >>> (folded & 15)) & 1) << 11);
      cubes[to + 2] = (head & 0x0f0f0f0f) | ((Math.imul(flips >>> 8, 0x08040201) << 2) & 0x20202020);
      cubes[to + 3] =
        ((open >>> next) & 15) |
        (((open >>> (next >>> 8)) & 15) << 8) |
        (((open >>> (next >>> 16)) & 15) << 16) |
        (((open >>> (next >>> 24)) & 15) << 24) |
        ((Math.imul((flips >>> 4) & 15, 0x08040201) << 2) & 0x20202020);
      cubes[to + 4] =
        ((open4 >>> last) & 15) |
        (((open4 >>> (last >>> 8)) & 15) << 8) |
        (((open4 >>> (last >>> 16)) & 15) << 16) |
        (((open4 >>> (last >>> 24)) & 15) << 24) |
        ((Math.imul(flips & 15, 0x08040201) << 2) & 0x20202020);

      // Corners: rank 2 · cp, or 2 · cp + 1 if the parity of the edges requires it.
      const k = (cp / 12) | 0;
      const four = eight[k];
      const others = fourLeft[k] >>> 2;
      const even = (cp - k * 12) * 2;
      const odd = (head ^ next ^ last ^ four ^ order[even]) >>> 31;
      const end = order[even + odd];
      const t = (co / 81) | 0;
      const threeTwists = twist[t];
      const fourTwists = twist[co - t * 81];
      // Corner 0 makes the sum a multiple of 3: 0 2 1 0 2 for sums 0 … 4, two bits each.
      const twist0 = (0b10_00_01_10_00 >>> (2 * ((threeTwists & 3) + (fourTwists & 3)))) & 3;
      cubes[to] = ((four >>> 2) & 0x07070707) | (threeTwists & 0x60606000) | (twist0 << 5);
      cubes[to + 1] =
        ((others >>> end) & 7) |
        (((others >>> (end >>> 8)) & 7) << 8) |
        (((others >>> (end >>> 16)) & 7) << 16) |
        (((others >>> (end >>> 24)) & 7) << 24) |
        (fourTwists & 0x60606060);
    }
  };
}
