/** Unpacks values of cubes that arrive in pieces into bytes as soon as a group is complete. */
import { joinBytes, writeBits } from "./bits.ts";
import { CUBE_LIMBS, groupKernel, hasKernel } from "./group-kernel.ts";
import type { Layout } from "./layout.ts";
import { joinGroup } from "./layout.ts";
import { limbsOfNumbers } from "./limbs.ts";

export interface BitUnpacker {
  /** The bytes that are complete now. */
  push(values: readonly bigint[]): Uint8Array;
  /** The bytes of the last, short group; leftover bits are padded with zeros to a byte. */
  finish(): Uint8Array;
  /** Cubes of the groups that no bytes can produce, first and count of each. Their bits come out as zeros. */
  readonly bad: readonly { readonly first: number; readonly cubes: number }[];
}

const MARGIN = 4;

export function startUnpacking(layout: Layout): BitUnpacker {
  const { bits, leadCubes, groupCubes } = layout;
  const bad: { first: number; cubes: number }[] = [];
  let waiting: bigint[] = [];
  let done = 0;
  /** Bits that do not fill a byte yet: the high ones of `carry`. */
  let carry = 0;
  let carried = 0;

  /** Unpacks the first `groups` groups of `cubes` cubes each from `waiting`. */
  function take(cubes: number, groups: number): Uint8Array {
    const total = carried + groups * bits[cubes];
    const bytes = new Uint8Array(Math.ceil(total / 8) + MARGIN);
    bytes[0] = carry;
    const values = waiting.slice(0, groups * cubes);
    waiting = waiting.slice(groups * cubes);
    const isFull = hasKernel(layout) && cubes === groupCubes;
    const found = isFull
      ? byKernel(layout, values, groups, bytes, carried)
      : plain(layout, values, cubes, bytes, carried);
    for (const group of found) bad.push({ first: done + group * cubes, cubes });
    done += groups * cubes;
    const whole = Math.floor(total / 8);
    carry = bytes[whole];
    carried = total % 8;
    return bytes.subarray(0, whole);
  }

  return {
    bad,
    push(values) {
      for (const value of values) waiting.push(value);
      if (done === 0 && waiting.length < leadCubes) return new Uint8Array();
      const lead = done === 0 ? take(leadCubes, 1) : new Uint8Array();
      return joinBytes([lead, take(groupCubes, Math.floor(waiting.length / groupCubes))]);
    },
    finish() {
      const last = done > 0 && waiting.length > 0 ? take(waiting.length, 1) : new Uint8Array();
      return carried > 0 ? joinBytes([last, Uint8Array.of(carry)]) : last;
    },
  };
}

/** Returns the bad groups. */
function plain(
  layout: Layout,
  values: readonly bigint[],
  cubes: number,
  bytes: Uint8Array,
  bit: number,
): number[] {
  const bad: number[] = [];
  for (let group = 0; group * cubes < values.length; group++) {
    const integer = joinGroup(layout, values.slice(group * cubes, (group + 1) * cubes));
    if (integer === undefined) bad.push(group);
    else writeBits(bytes, bit + group * layout.bits[cubes], layout.bits[cubes], integer);
  }
  return bad;
}

function byKernel(
  layout: Layout,
  values: readonly bigint[],
  groups: number,
  bytes: Uint8Array,
  bit: number,
): number[] {
  const { bits, groupCubes } = layout;
  const limbs = new Int32Array(values.length * CUBE_LIMBS);
  limbsOfNumbers(values, limbs, 0);
  const bad: number[] = [];
  const { unpack } = groupKernel();
  for (let group = 0; group < groups; group++) {
    const at = group * groupCubes * CUBE_LIMBS;
    const stopped = unpack(limbs, at, groups - group, bytes, bit + group * bits[groupCubes]);
    if (stopped < 0) break;
    group += stopped;
    bad.push(group);
  }
  return bad;
}
