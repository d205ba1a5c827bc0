/**
 * How many ends of bars are of another kind than the piece beside them, after each turn. A turn of the deepest block
 * moves four pieces of each orbit of ends to other bars; every other turn moves bars as a whole.
 */
import { makeTurn, type Turn } from "../../../geometry/index.ts";
import { maskMoves, maskTable, movedMask } from "../../../search/index.ts";
import { bitImages, type CenterOrbit, stageTurns } from "../center-masks.ts";
import { type RingStep, type RingStepKind, ringSteps } from "./ring-steps.ts";

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

/** An orbit of ends and the one beside it, by their indices in a bar of two or three orbits: what has to match. */
export function jointsOf(length: number): readonly (readonly [end: number, beside: number])[] {
  return length === 3
    ? [
        [0, 1],
        [2, 1],
      ]
    : [[0, 1]];
}

export function barEnds(size: number, { bar, blocks }: RingStep, turns: readonly Turn[]): BarEnds {
  const deepest = Math.max(...blocks);
  const { length } = bar;
  const ends = jointsOf(length);
  // In a bar of two each piece is also the other's neighbor.
  const pairs = length === 3 ? ends : [...ends, ...ends.map(([end, beside]) => [beside, end])];
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
  // Then everything has been counted twice.
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

/*
 * What a step leaves behind for the next ring. When a single layer turns, the layers outside the ring may turn along:
 * nothing of the step is in them. But bars of the next ring are, so that the step's deepest blocks then bring other
 * pieces of those bars together. Nothing parts them again before the next ring's own join there.
 */

/** The next ring in the model: blocks of two layers move its bars, and blocks of three cut them. */
interface Outlook {
  /** The number of orbits looked at: on each side of the bar an end and the orbit beside it. */
  readonly orbits: number;
  readonly moved: Uint32Array;
  /** own[move]: the turn of the model that the next ring sees. */
  readonly own: Int16Array;
  /** along[move]: the one that it sees if the layers outside the ring turn along; -1 if they cannot. */
  readonly along: Int16Array;
  /** cuts[move]: 1 if the move cuts bars of the next ring. */
  readonly cuts: Uint8Array;
}

interface OutlookChoice {
  /** along[i]: 1 if the layers outside the ring turn along with the i-th turn. */
  readonly along: Uint8Array;
  /** How many ends of the next ring's bars are then of another kind than the piece beside them. */
  readonly apart: number;
}

/** Turns that are tried both ways: the last ones before the last cut. With 3, 5 and 10 a 17x17 takes 1,104, 1,075 and 1,084 turns. */
const CHOICES = 5;

const known = new WeakMap<readonly Turn[], Outlook>();

export function outlookOf(kind: RingStepKind, turns: readonly Turn[]): Outlook {
  const found = known.get(turns) ?? makeOutlook(kind, turns);
  known.set(turns, found);
  return found;
}

function makeOutlook(kind: RingStepKind, turns: readonly Turn[]): Outlook {
  const size = kind === "joinTwo" ? 6 : 7;
  const { bar } = ringSteps(size).find((step) => step.bar.length > 0)!;
  const orbits = bar.length === 3 ? [bar[0], bar[1], bar[2], bar[1]] : bar;
  const all = stageTurns(size, [1, 2, 3], [0, 1, 2]);
  const deepest = kind === "place" ? 2 : 3;
  const isAlike = (one: Turn, other: Turn) =>
    one.axis === other.axis && one.quarters === other.quarters && (one.first === 0) === (other.first === 0);
  const seenAs = (turn: Turn, depth: number) =>
    all.findIndex((each) => depthOf(each) === depth && isAlike(each, turn));
  return {
    orbits: orbits.length,
    moved: maskMoves(all.flatMap((turn) => orbits.map((orbit) => bitImages(size, orbit, turn)))),
    own: Int16Array.from(turns, (turn) => seenAs(turn, depthOf(turn) === deepest ? 3 : depthOf(turn))),
    // Blocks may turn as far as those of the step: other turns would undo earlier phases.
    along: Int16Array.from(turns, (turn) =>
      depthOf(turn) === 1 && turns.some((each) => depthOf(each) === 2 && isAlike(each, turn))
        ? seenAs(turn, 2)
        : -1,
    ),
    cuts: Uint8Array.from(turns, (turn) => (depthOf(turn) === deepest ? 1 : 0)),
  };
}

function depthOf({ first, last }: Turn): number {
  return last - first + 1;
}

/** The best choice for a path, from the masks of the next ring's orbits before it. */
export function chooseAlong(
  { orbits, moved, own, along, cuts }: Outlook,
  path: readonly number[],
  start: Int32Array,
): OutlookChoice {
  const masks = new Int32Array((path.length + 1) * orbits);
  masks.set(start);
  let until = path.length;
  while (until > 0 && !cuts[path[until - 1]]) until--;
  let from = until;
  for (let choices = 0; from > 0 && choices < CHOICES; from--) if (along[path[from - 1]] >= 0) choices++;
  let best = Number.POSITIVE_INFINITY;
  const chosen = new Uint8Array(path.length);
  const tried = new Uint8Array(path.length);
  visit(0);
  return { along: chosen, apart: best };

  function visit(at: number): void {
    if (at === until) {
      let apart = 0;
      for (let orbit = at * orbits; orbit < (at + 1) * orbits; orbit += 2)
        for (let rest = masks[orbit] ^ masks[orbit + 1]; rest !== 0; rest &= rest - 1) apart++;
      if (apart >= best) return;
      best = apart;
      chosen.set(tried);
      return;
    }
    turn(at, own[path[at]]);
    visit(at + 1);
    if (at < from || along[path[at]] < 0) return;
    turn(at, along[path[at]]);
    tried[at] = 1;
    visit(at + 1);
    tried[at] = 0;
  }

  function turn(at: number, move: number): void {
    for (let orbit = 0; orbit < orbits; orbit++)
      masks[(at + 1) * orbits + orbit] = movedMask(moved, move * orbits + orbit, masks[at * orbits + orbit]);
  }
}
