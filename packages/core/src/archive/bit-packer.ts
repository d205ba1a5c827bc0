/** Packs bytes that arrive in pieces into groups of cubes as soon as a group is full. */
import { RANK_LIMBS } from "../codec/index.ts";
import { type Batch, joinBytes, limbsOfNumbers, numbersOfBatch, readBits, writeBits } from "./bits.ts";
import { groupKernel, hasKernel } from "./group-kernel.ts";
import { joinGroup, type Layout, splitGroup } from "./layout.ts";

export interface BitPacker {
  push(bytes: Uint8Array): Batch;
  /** The rest, padded with zeros. */
  finish(): Batch;
}

/** Bytes that the kernel may read beyond the last bit. */
const MARGIN = 4;

export function startPacking(layout: Layout): BitPacker {
  const { bits, leadCubes, groupCubes } = layout;
  let pending: Uint8Array = new Uint8Array();
  /** Bits of pending[0] that are already used. */
  let used = 0;
  let hasLead = false;

  /** Cuts the lead group if it is due, full groups, and `last` more cubes. */
  function cut(lead: boolean, groups: number, last: number): Batch {
    const padded = new Uint8Array(pending.length + MARGIN + Math.ceil(bits[groupCubes] / 8));
    padded.set(pending);
    const batch = startBatch(layout, padded, used);
    if (lead) batch.group(leadCubes);
    batch.fullGroups(groups);
    if (last > 0) batch.group(last);
    const end = Math.min(batch.position(), pending.length * 8);
    pending = pending.slice(Math.floor(end / 8));
    used = end % 8;
    hasLead ||= lead;
    return batch.result();
  }

  return {
    push(chunk) {
      const joined = new Uint8Array(pending.length + chunk.length);
      joined.set(pending);
      joined.set(chunk, pending.length);
      pending = joined;
      const available = pending.length * 8 - used;
      const lead = !hasLead && available >= bits[leadCubes];
      if (!hasLead && !lead) return [];
      return cut(lead, Math.floor((available - (lead ? bits[leadCubes] : 0)) / bits[groupCubes]), 0);
    },
    finish() {
      const available = pending.length * 8 - used;
      if (!hasLead) return cut(true, 0, 0);
      return cut(
        false,
        0,
        bits.findIndex((held) => held >= available),
      );
    },
  };
}

function startBatch(layout: Layout, bytes: Uint8Array, from: number) {
  const { bits, groupCubes } = layout;
  const values: bigint[] = [];
  let limbs = new Int32Array();
  let position = from;
  function group(cubes: number): void {
    const more = splitGroup(layout, readBits(bytes, position, bits[cubes]), cubes);
    position += bits[cubes];
    if (!hasKernel(layout)) {
      for (const value of more) values.push(value);
      return;
    }
    const at = limbs.length;
    limbs = lengthened(limbs, cubes);
    limbs.set(limbsOfNumbers(more), at);
  }
  return {
    group,
    fullGroups(groups: number): void {
      if (!hasKernel(layout)) for (let i = 0; i < groups; i++) group(groupCubes);
      else {
        const at = limbs.length;
        limbs = lengthened(limbs, groups * groupCubes);
        groupKernel().pack(bytes, position, groups, limbs, at);
        position += groups * bits[groupCubes];
      }
    },
    position: () => position,
    result: (): Batch => (hasKernel(layout) ? limbs : values),
  };
}

function lengthened(limbs: Int32Array<ArrayBuffer>, cubes: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(limbs.length + cubes * RANK_LIMBS);
  longer.set(limbs);
  return longer;
}

// Unpacks values of cubes that arrive in pieces into bytes as soon as a group is complete.

export interface BitUnpacker {
  /** The bytes that are complete now. */
  push(values: readonly bigint[]): Uint8Array;
  /** The bytes of the last, short group; leftover bits are padded with zeros to a byte. */
  finish(): Uint8Array;
  /** Cubes of groups that no bytes can produce: at least one in each group is wrong. Their bits come out as zeros. */
  readonly suspect: readonly number[];
}

export function startUnpacking(layout: Layout): BitUnpacker {
  const { bits, leadCubes, groupCubes } = layout;
  const suspect: number[] = [];
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
    for (const group of found)
      for (let cube = 0; cube < cubes; cube++) suspect.push(done + group * cubes + cube);
    done += groups * cubes;
    const whole = Math.floor(total / 8);
    carry = bytes[whole];
    carried = total % 8;
    return bytes.subarray(0, whole);
  }

  return {
    suspect,
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
  const limbs = limbsOfNumbers(values);
  const bad: number[] = [];
  const { unpack } = groupKernel();
  for (let group = 0; group < groups; group++) {
    const at = group * groupCubes * RANK_LIMBS;
    const stopped = unpack(limbs, at, groups - group, bytes, bit + group * bits[groupCubes]);
    if (stopped < 0) break;
    group += stopped;
    bad.push(group);
  }
  return bad;
}

// The bytes of an archive ⇄ the values of its data cubes, all at once.

/** Bytes and cubes processed at a time. */
const CHUNK = 1 << 16;

/** The values of as many cubes as the bytes need. */
export function packValues(layout: Layout, bytes: Uint8Array): bigint[] {
  const packer = startPacking(layout);
  const values: bigint[] = [];
  const add = (batch: Batch) => {
    for (const value of numbersOfBatch(batch)) values.push(value);
  };
  for (let at = 0; at < bytes.length; at += CHUNK) add(packer.push(bytes.subarray(at, at + CHUNK)));
  add(packer.finish());
  return values;
}

/** All bits that data cubes hold, padded with zeros to a byte, and the cubes of which some must be wrong. */
export function unpackValues(
  layout: Layout,
  values: readonly bigint[],
): { readonly bytes: Uint8Array } & Pick<BitUnpacker, "suspect"> {
  const unpacker = startUnpacking(layout);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < values.length; at += CHUNK) parts.push(unpacker.push(values.slice(at, at + CHUNK)));
  parts.push(unpacker.finish());
  return { bytes: joinBytes(parts), suspect: unpacker.suspect };
}
