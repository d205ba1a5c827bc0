/**
 * The kernel's limbs ⇄ BigInt. A rank has 66 bits: its low 64 go through a typed array, which makes a BigInt in one step
 * (joining three limbs by BigInt arithmetic took four times as long); its top two stand for 0, 1 or 2 times 2^64.
 */
import { type Kernel, packedKernel, RANK_LIMBS } from "./kernel.ts";
import { PACKED_WORDS } from "./packed-cube.ts";

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

/** The number of the cube in the buffer. */
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
