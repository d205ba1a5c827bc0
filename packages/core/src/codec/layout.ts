/**
 * The rank layout: which digits make up the number of a state, least significant first. It follows from the orbits of n,
 * which geometry lists by kind, depth and first cell: the 3x3 (odd n) or 2x2 (even n) inside, the wings, the centers.
 * A public format, version 1 (docs/decisions/0010-numbers-of-states.md): numbers that people keep depend on it.
 *
 * Each codec numbers the arrangements of its orbits on an upright cube, 0 … radix − 1; solved is 0. Corners and middle
 * edges share a digit because their parities are tied; every other orbit is independent.
 */
import { CORNER_NAMES, cubeGeometry, MAX_SIZE, MIN_SIZE, type Orbit } from "../geometry/index.ts";
import {
  bigFactorial,
  multisetCount,
  rankBigPermutation,
  rankMultiset,
  rankPermutation,
  unrankBigPermutation,
  unrankMultisetInto,
  unrankPermutation,
} from "../perm/index.ts";
import { checkCount } from "../result.ts";
import { type Assembly, arrangeInto, arrangementOf } from "../state/index.ts";
import { type Kernel, packedKernel, RANK_LIMBS } from "./kernel.ts";
import { PACKED_WORDS, packAssembly, unpackAssemblyInto } from "./packed-cube.ts";

const layouts = new Map<number, readonly OrbitCodec[]>();

/**
 * The digits of an n-cube's number, least significant first.
 *
 * @example
 * rankLayout(3).map(({ orbits, radix }) => `${orbits[0].kind} ${radix}`); // → corner 43252003274489856000
 */
export function rankLayout(size: number): readonly OrbitCodec[] {
  const known = layouts.get(size);
  if (known) return known;
  const layout = makeLayout(size);
  layouts.set(size, layout);
  return layout;
}

function makeLayout(size: number): OrbitCodec[] {
  const layout = [size % 2 === 1 ? cube3Codec(size) : cube2Codec(size)];
  for (const orbit of cubeGeometry(size).orbits) {
    if (orbit.kind === "corner" || orbit.kind === "edge" || orbit.kind === "fixedCenter") continue;
    layout.push(orbit.kind === "wing" ? wingCodec(size, orbit) : centerCodec(size, orbit));
  }
  return layout;
}

/** Ranks some orbits of a cube together: a digit of the state's number. */
export interface OrbitCodec {
  readonly orbits: readonly Orbit[];
  readonly radix: bigint;
  /** The digit of an upright state. */
  rank(upright: Assembly): bigint;
  /** Writes the rotation bytes of the codec's pieces. */
  unrankInto(pieces: Uint8Array, rank: bigint): void;
}

/** Corners and middle edges of an odd cube: the number of its 3x3. */
function cube3Codec(size: number): OrbitCodec {
  return {
    orbits: cubeGeometry(size).orbits.slice(0, 2),
    radix: COUNT_3,
    rank(upright) {
      const buffer = cubeBuffer();
      packAssembly(upright, buffer.cube, 0);
      return rankBuffer(buffer);
    },
    unrankInto(pieces, rank) {
      const buffer = cubeBuffer();
      unrankBuffer(rank, buffer);
      unpackAssemblyInto(pieces, size, buffer.cube, 0);
    },
  };
}

const DBL = CORNER_NAMES.indexOf("DBL");
/** Twists that are stored; the seventh makes the sum a multiple of 3. */
const FREE_TWISTS = 6;

/** Corners of an even cube, DBL at home: the number of its 2x2, (rank of the other seven) · 3^6 + (their twists except the last). */
function cube2Codec(size: number): OrbitCodec {
  const corners = cubeGeometry(size).orbits[0];
  const others = corners.cells.map((_, place) => place).filter((place) => place !== DBL);
  return {
    orbits: [corners],
    radix: COUNT_2,
    rank(upright) {
      const { permutation, orientation } = arrangementOf(upright, corners);
      let rank = rankPermutation(others.map((place) => others.indexOf(permutation[place])));
      for (let i = 0; i < FREE_TWISTS; i++) rank = rank * 3 + orientation[others[i]];
      return BigInt(rank);
    },
    unrankInto(pieces, rank) {
      const permutation = corners.cells.map((_, place) => place);
      const orientation = corners.cells.map(() => 0);
      let rest = Number(rank);
      let sum = 0;
      for (let i = FREE_TWISTS - 1; i >= 0; i--) {
        orientation[others[i]] = rest % 3;
        sum += rest % 3;
        rest = Math.floor(rest / 3);
      }
      orientation[others[FREE_TWISTS]] = (3 - (sum % 3)) % 3;
      unrankPermutation(rest, others.length).forEach((piece, i) => {
        permutation[others[i]] = others[piece];
      });
      arrangeInto(pieces, size, corners, { permutation, orientation });
    },
  };
}

/** The 24 wings of one depth: the lexicographic rank of their order. A wing's place fixes its orientation. */
function wingCodec(size: number, orbit: Orbit): OrbitCodec {
  const orientation = orbit.cells.map(() => 0);
  return {
    orbits: [orbit],
    radix: wingCount(),
    rank: (upright) => rankBigPermutation(arrangementOf(upright, orbit).permutation),
    unrankInto(pieces, rank) {
      const permutation = unrankBigPermutation(rank, orbit.cells.length);
      arrangeInto(pieces, size, orbit, { permutation, orientation });
    },
  };
}

/** 24 centers, four of each color: the rank of their colors, U R F D L B as 0 … 5. Alike ones are dealt in order. */
function centerCodec(size: number, orbit: Orbit): OrbitCodec {
  const colorOf = orbit.facelets.map(([facelet]) => Math.floor(facelet / (size * size)));
  const orientation = orbit.cells.map(() => 0);
  return {
    orbits: [orbit],
    radix: centerCount(),
    rank(upright) {
      const { permutation } = arrangementOf(upright, orbit);
      return BigInt(
        rankMultiset(
          permutation.map((home) => colorOf[home]),
          6,
        ),
      );
    },
    unrankInto(pieces, rank) {
      const colors = unrankMultisetInto(new Array<number>(24), Number(rank), [4, 4, 4, 4, 4, 4]);
      const homes = [0, 1, 2, 3, 4, 5].map((color) =>
        [...colorOf.keys()].filter((p) => colorOf[p] === color),
      );
      const permutation = colors.map((color) => homes[color].shift()!);
      arrangeInto(pieces, size, orbit, { permutation, orientation });
    },
  };
}

// The kernel's limbs ⇄ BigInt. A rank has 66 bits: its low 64 go through a typed array, which makes a BigInt in one step
// (joining three limbs by BigInt arithmetic took four times as long); its top two stand for 0, 1 or 2 times 2^64.

const BIT_64 = 0x1_0000_0000_0000_0000n;
const BIT_65 = 0x2_0000_0000_0000_0000n;

/** Buffers for one cube, between the kernel and a caller who has a single cube. */
export interface CubeBuffer {
  readonly cube: Int32Array;
  readonly limbs: Int32Array;
  readonly wide: BigUint64Array;
  readonly halves: Uint32Array;
  /** Index in `halves` of the low half: 0 on little-endian machines. */
  readonly low: number;
  readonly kernel: Kernel;
}

let buffer: CubeBuffer | undefined;

/** The shared buffers, made on first use. Never held across a call that could use them too. */
export function cubeBuffer(): CubeBuffer {
  buffer ??= makeBuffer();
  return buffer;
}

function makeBuffer(): CubeBuffer {
  const wide = new BigUint64Array(1);
  const halves = new Uint32Array(wide.buffer);
  wide[0] = 1n;
  return {
    cube: new Int32Array(PACKED_WORDS),
    limbs: new Int32Array(RANK_LIMBS),
    wide,
    halves,
    low: halves[0] === 1 ? 0 : 1,
    kernel: packedKernel(),
  };
}

export function rankBuffer({ cube, limbs, wide, halves, low, kernel }: CubeBuffer): bigint {
  kernel.rank(cube, limbs, 0, 1);
  const middle = limbs[1];
  const high = limbs[2];
  halves[low] = limbs[0] | (middle << 22);
  halves[1 - low] = (middle >> 10) | (high << 12);
  const top = high >> 20;
  if (top === 0) return wide[0];
  return wide[0] + (top === 1 ? BIT_64 : BIT_65);
}

/** Puts the cube with that number, 0 … 43,252,003,274,489,856,000 − 1, into the buffer. */
export function unrankBuffer(rank: bigint, { cube, limbs, wide, halves, low, kernel }: CubeBuffer): void {
  wide[0] = rank;
  const bottom = halves[low];
  const upper = halves[1 - low];
  limbs[0] = bottom & 0x3fffff;
  limbs[1] = (bottom >>> 22) | ((upper & 0xfff) << 10);
  limbs[2] = (upper >>> 12) | (rank < BIT_64 ? 0 : rank < BIT_65 ? 1 << 20 : 2 << 20);
  kernel.unrank(limbs, cube, 0, 1);
}

// How many states an n-cube has, with stickers of one color alike and however it is held (OEIS A075152). With k = floor(n/2):
//
// n odd:  8! · 3^7 · 12! · 2^10 · (24!)^(k−1) · M^(k(k−1))
// n even: 7! · 3^6 · (24!)^(k−1) · M^((k−1)²)             M = 24!/(4!)^6
//
// … and how many bytes such a number can carry.

/** States of the 3x3 in every odd cube: 8! · 3^7 · 12! · 2^10. */
export const COUNT_3 = 43_252_003_274_489_856_000n;
/** States of the 2x2 in every even cube: 7! · 3^6. */
const COUNT_2 = 3_674_160n;

const counts = new Map<number, bigint>();

/**
 * The number of states of an n-cube, 2 ≤ n ≤ 100.
 *
 * @throws RangeError unless the size is an integer in 2 … 100.
 * @example stateCount(2); // → 3674160
 */
export function stateCount(size: number): bigint {
  const known = counts.get(size);
  if (known !== undefined) return known;
  checkCount(size, "size", MIN_SIZE, MAX_SIZE);
  const depths = BigInt(Math.floor(size / 2) - 1);
  const centerOrbits = size % 2 === 1 ? (depths + 1n) * depths : depths * depths;
  const count = (size % 2 === 1 ? COUNT_3 : COUNT_2) * wingCount() ** depths * centerCount() ** centerOrbits;
  counts.set(size, count);
  return count;
}

/** 24!: the number of orders of an orbit of wings. */
function wingCount(): bigint {
  return bigFactorial(24);
}

/** M = 24!/(4!)^6: the number of arrangements of an orbit of centers, four of each color. */
function centerCount(): bigint {
  return BigInt(multisetCount([4, 4, 4, 4, 4, 4]));
}

/**
 * How many whole bytes any state of an n-cube can carry: the largest b with 256^b ≤ `stateCount(size)`.
 *
 * @throws RangeError unless the size is an integer in 2 … 100.
 * @example byteCapacity(3); // → 8
 */
export function byteCapacity(size: number): number {
  const bits = stateCount(size).toString(2).length;
  return Math.floor((bits - 1) / 8);
}
