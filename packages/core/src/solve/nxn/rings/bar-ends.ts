/**
 * How many ends of bars are of another kind than the piece beside them, after each turn. A turn of the deepest block
 * moves four pieces of each orbit of ends to other bars; every other turn moves bars as a whole.
 */
import { makeTurn, type Turn } from "../../../geometry/index.ts";
import { maskTable } from "../../../search/index.ts";
import { bitImages, type CenterOrbit } from "../center-masks.ts";
import type { RingStep } from "./ring-steps.ts";

/** An orbit of ends and the orbit of the pieces beside them. */
interface Joint {
  /** Their indices among the orbits of the bar. */
  readonly end: number;
  readonly beside: number;
  /** Lookups for both that bring what a side's block turns around to the four bits of that side. */
  readonly bySide: Uint32Array;
}

export interface BarEnds {
  /** The number of orbits of a bar. */
  readonly length: number;
  readonly joints: readonly Joint[];
  /** actionOf[move]: 3 · side + number of quarter turns for turns of the deepest block, 0 for the others. */
  readonly actionOf: Uint8Array;
  /** costs[action]. */
  readonly costs: Uint16Array;
  /** What counts on each side. */
  readonly sums: Int32Array;
  /** apart[16 · ends + beside], four bits each: how many differ after 0, 1, 2, 3 quarter turns, one per byte. */
  readonly apart: Int32Array;
}

/** What an end of another kind than its neighbor counts in a score. */
const BAR_WEIGHT = 2;
const SIDES = 6;

export function barEnds(size: number, { bar, blocks }: RingStep, turns: readonly Turn[]): BarEnds {
  const deepest = Math.max(...blocks);
  const { length } = bar;
  const pairs =
    length === 3
      ? [
          [0, 1],
          [2, 1],
        ]
      : [
          [0, 1],
          [1, 0],
        ];
  return {
    length,
    joints: pairs.map(([end, beside]) => ({
      end,
      beside,
      bySide: maskTable(bitsBySide(size, deepest, bar[end], bar[beside])),
    })),
    actionOf: Uint8Array.from(turns, ({ axis, first, last, quarters }) =>
      last - first + 1 === deepest ? 3 * sideOf(axis, first) + quarters : 0,
    ),
    costs: new Uint16Array(3 * SIDES + 1),
    sums: new Int32Array(SIDES),
    apart: Int32Array.from({ length: 256 }, (_, code) => apartAfterTurns(code >> 4, code & 15)),
  };
}

function sideOf(axis: number, first: number): number {
  return 2 * axis + (first === 0 ? 0 : 1);
}

/**
 * bits[place]: four times the side whose deepest block takes the orbit of ends around there while what is beside them
 * stays, and how many quarter turns take the first of the four to that place.
 */
function bitsBySide(size: number, deepest: number, end: CenterOrbit, beside: CenterOrbit): Uint8Array {
  const bits = new Uint8Array(24);
  for (const axis of [0, 1, 2] as const)
    for (const first of [0, size - deepest]) {
      const turn = makeTurn(axis, first, first + deepest - 1, 1);
      const ends = bitImages(size, end, turn);
      const still = bitImages(size, beside, turn);
      let place = ends.findIndex((to, from) => to !== from && still[from] === from);
      for (let quarters = 0; quarters < 4; quarters++, place = ends[place])
        bits[place] = 4 * sideOf(axis, first) + quarters;
    }
  return bits;
}

function apartAfterTurns(ends: number, beside: number): number {
  let counts = 0;
  for (let quarters = 0; quarters < 4; quarters++)
    for (let place = 0; place < 4; place++) {
      const end = (ends >> ((place + 4 - quarters) % 4)) & 1;
      counts += (end ^ ((beside >> place) & 1)) << (8 * quarters);
    }
  return counts;
}

/** Fills `costs` for the bar whose masks begin at `from`. */
export function countApart(
  { length, joints, costs, sums, apart }: BarEnds,
  positions: Int32Array,
  from: number,
): void {
  sums.fill(0);
  for (let i = 0; i < joints.length; i++) {
    const { end, beside, bySide } = joints[i];
    const a = positions[from + end];
    const b = positions[from + beside];
    let ends = bySide[a & 255] | bySide[256 + ((a >> 8) & 255)] | bySide[512 + (a >> 16)];
    let others = bySide[b & 255] | bySide[256 + ((b >> 8) & 255)] | bySide[512 + (b >> 16)];
    for (let side = 0; side < SIDES; side++, ends >>= 4, others >>= 4)
      sums[side] += apart[((ends & 15) << 4) | (others & 15)];
  }
  let all = 0;
  for (let side = 0; side < SIDES; side++) all += sums[side] & 255;
  // In a bar of two each piece is the other's neighbor, and everything has been counted twice.
  if (length === 2) all >>= 1;
  costs[0] = BAR_WEIGHT * all;
  for (let side = 0; side < SIDES; side++) {
    const sum = sums[side];
    const others = all - (sum & 255);
    costs[3 * side + 1] = BAR_WEIGHT * (others + ((sum >> 8) & 255));
    costs[3 * side + 2] = BAR_WEIGHT * (others + ((sum >> 16) & 255));
    costs[3 * side + 3] = BAR_WEIGHT * (others + (sum >> 24));
  }
}
