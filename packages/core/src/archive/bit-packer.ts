/** Packs bytes that arrive in pieces into groups of cubes as soon as a group is full. */
import { readBits } from "./bits.ts";
import { CUBE_LIMBS, groupKernel, hasKernel } from "./group-kernel.ts";
import type { Layout } from "./layout.ts";
import { splitGroup } from "./layout.ts";
import { limbsOfNumbers } from "./limbs.ts";

/** Consecutive cubes: their values, or for the ordered 3x3 their numbers as limbs (see `limbs.ts`). */
export type PackedBatch = readonly bigint[] | Int32Array;

export interface BitPacker {
  push(bytes: Uint8Array): PackedBatch;
  /** The rest, padded with zeros. */
  finish(): PackedBatch;
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
  function cut(lead: boolean, groups: number, last: number): PackedBatch {
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
    const first = limbs.length / CUBE_LIMBS;
    limbs = lengthened(limbs, cubes);
    limbsOfNumbers(more, limbs, first);
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
    result: (): PackedBatch => (hasKernel(layout) ? limbs : values),
  };
}

function lengthened(limbs: Int32Array<ArrayBuffer>, cubes: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(limbs.length + cubes * CUBE_LIMBS);
  longer.set(limbs);
  return longer;
}
