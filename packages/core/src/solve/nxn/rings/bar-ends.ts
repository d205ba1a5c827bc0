/**
 * Ends of bars, and the pieces beside them: how many are of different kinds after each turn. A turn of the deepest block moves four
 * pieces of each orbit of ends to other bars; every other turn moves bars as a whole. And the last turns of a join, which put
 * several ends right at once.
 */
import { makeTurn, type Turn } from "../../../geometry/index.ts";
import { type BeamWalk, maskTable } from "../../../search/index.ts";
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

interface BarEnds {
  /** actionOf[move]: 3 · side + number of quarter turns for turns of the deepest block, 0 for the others. */
  readonly actionOf: Uint8Array;
  /** costs[action]. */
  readonly costs: Uint16Array;
  /** Fills `costs` for the bar whose masks begin at `from`. */
  count(positions: Int32Array, from: number): void;
}

/** What an end of another kind than its neighbor counts in a score. */
const BAR_WEIGHT = 2;
const SIDES = 6;

/** An orbit of ends and the one beside it, by their indices in a bar of two or three orbits: what has to match. */
function jointsOf(length: number): readonly (readonly [end: number, beside: number])[] {
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
  const joints = pairs.map(
    ([end, beside]): Joint => ({
      end,
      beside,
      bySide: maskTable(bitsBySide(size, deepest, bar[end], bar[beside])),
    }),
  );
  const actionOf = Uint8Array.from(turns, ({ axis, first, last, quarters }) =>
    last - first + 1 === deepest ? 3 * sideOf(axis, first) + quarters : 0,
  );
  const costs = new Uint16Array(3 * SIDES + 1);
  /** What counts on each side. */
  const sums = new Int32Array(SIDES);
  /** apart[16 · ends + beside], four bits each: how many differ after 0, 1, 2, 3 quarter turns, one per byte. */
  const apart = Int32Array.from({ length: 256 }, (_, code) => apartAfterTurns(code >> 4, code & 15));
  return { actionOf, costs, count };

  function count(positions: Int32Array, from: number): void {
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

/*
 * The last turns of a join. A beam keeps the positions with the fewest ends apart, but most ways to a goal end with a
 * turn that puts several ends right at once. So all short ways that leave the placed orbits solved are listed, and for
 * each end of a bar, which of them bring another piece beside it: only those that do so at every end that is apart can
 * lead to a goal.
 */

interface Finishers {
  /** The moves of each way. */
  readonly ways: readonly (readonly number[])[];
  readonly joints: ReturnType<typeof jointsOf>;
  /** changing[(24 · joint + place) · words …]: a bit for each way that brings another piece beside that end. */
  readonly changing: Int32Array;
  readonly words: number;
  /** checks[begins[way] …]: 1024 · joint + 32 · place + the place of the piece that comes beside that end. */
  readonly checks: Uint16Array;
  readonly begins: Uint32Array;
  /** odd[way]: 1 if it changes the parity. */
  readonly odd: Uint8Array;
  /** The rows of the ends that are apart in a position. */
  readonly rows: Int32Array;
}

/** What turns do: all arrays are indexed by move. */
interface FinisherTurns {
  /** images[orbit][move]: where the places go, those of the placed orbits first. */
  readonly images: readonly (readonly Uint8Array[])[];
  readonly isOdd: Uint8Array;
  /** 1 for turns of the deepest blocks. */
  readonly cuts: Uint8Array;
}

/**
 * The most turns of a way. With two, a join takes 12.3 and 11.4 turns in the first two phases, with three 12.2 and 11.0,
 * without any 13.1 and 11.7 (60 joins, beams of 700).
 */
const REACH = 3;
const PLACES = 24;

interface Way {
  readonly moves: readonly number[];
  /** to[orbit][place]: where it goes. */
  readonly to: readonly Uint8Array[];
  /** beside[joint][place]: the place of the piece that comes beside that end. */
  readonly beside: readonly Uint8Array[];
}

/**
 * What beams ask for: lists the ways, one of each effect. `goal`: the mask of the placed orbits at the goal. A position is the masks
 * of the placed orbits and of the bar, and a parity.
 */
export function* finishersOf(
  step: RingStep,
  goal: number,
  turns: FinisherTurns,
): Generator<void, NonNullable<BeamWalk["finish"]>> {
  const finishers = yield* listFinishers(step, goal, turns);
  const placed = step.placed.length;
  const parity = placed + step.bar.length;
  return {
    reach: REACH,
    ways(row, from) {
      for (let orbit = 0; orbit < placed; orbit++) if (row[from + orbit] !== goal) return NONE;
      return finishing(finishers, row, from + placed, row[from + parity]);
    },
  };
}

function* listFinishers(
  { placed, bar }: RingStep,
  goal: number,
  turns: FinisherTurns,
): Generator<void, Finishers> {
  const { images, isOdd, cuts } = turns;
  const joints = jointsOf(bar.length);
  const oddOf = ({ moves }: Way) => moves.reduce((sum, move) => sum ^ isOdd[move], 0);
  const still = Uint8Array.from({ length: PLACES }, (_, place) => place);
  const ways: Way[] = [];
  const known = new Set<string>();
  let layer: Way[] = [{ moves: [], to: images.map(() => still), beside: joints.map(() => still) }];
  for (let length = 1; length <= REACH; length++) {
    const next: Way[] = [];
    for (const [i, { moves, to }] of layer.entries()) {
      if (i % CHUNK === CHUNK - 1) yield;
      for (let move = 0; move < isOdd.length; move++) {
        // Way by way from the goal back: a turn that cuts no bar is never the last one.
        if (length === 1 && !cuts[move]) continue;
        const own = images.map((image, orbit) => image[move].map((place) => to[orbit][place]));
        const beside = joints.map(([end, other]) =>
          besideOf(own[placed.length + end], own[placed.length + other]),
        );
        const way = { moves: [move, ...moves], to: own, beside };
        const key = `${own.slice(0, placed.length).join(";")} ${beside.join(";")} ${oddOf(way)}`;
        if (known.has(key)) continue;
        known.add(key);
        next.push(way);
        if (isHome(way, placed.length, goal) && isChanging(way)) ways.push(way);
      }
    }
    layer = next;
  }
  return yield* packed(ways, joints, Uint8Array.from(ways, oddOf));
}

/** Between two pauses: ways expanded and packed. */
const CHUNK = 6;
const PACKED = 256;

function besideOf(end: Uint8Array, other: Uint8Array): Uint8Array {
  const back = new Uint8Array(PLACES);
  for (let place = 0; place < PLACES; place++) back[other[place]] = place;
  return end.map((to) => back[to]);
}

function isHome({ to }: Way, placed: number, goal: number): boolean {
  const isSolved = (own: Uint8Array) => own.every((at, from) => ((goal >> at) & 1) === ((goal >> from) & 1));
  return to.slice(0, placed).every(isSolved);
}

function isChanging({ beside }: Way): boolean {
  return beside.some((own) => own.some((from, place) => from !== place));
}

function* packed(
  ways: readonly Way[],
  joints: Finishers["joints"],
  odd: Uint8Array,
): Generator<void, Finishers> {
  const words = Math.ceil(ways.length / 32);
  const changing = new Int32Array(joints.length * PLACES * words);
  const begins = new Uint32Array(ways.length + 1);
  const checks: number[] = [];
  for (const [way, { beside }] of ways.entries()) {
    if (way % PACKED === PACKED - 1) yield;
    for (const [joint, own] of beside.entries())
      for (let place = 0; place < PLACES; place++) {
        if (own[place] === place) continue;
        changing[(joint * PLACES + place) * words + (way >> 5)] |= 1 << (way & 31);
        checks.push((joint << 10) | (place << 5) | own[place]);
      }
    begins[way + 1] = checks.length;
  }
  return {
    ways: ways.map(({ moves }) => moves),
    joints,
    changing,
    words,
    checks: Uint16Array.from(checks),
    begins,
    odd,
    rows: new Int32Array(MAX_APART),
  };
}

const NONE: readonly (readonly number[])[] = [];
/** Where more ends are apart, hardly any way puts all right (none of 8,000 positions with eight), and looking takes time. */
const MAX_APART = 6;

/** The ways that make all bars whole, where the placed orbits are solved. The masks of the bar begin at `from`. */
function finishing(
  { ways, joints, changing, words, checks, begins, odd, rows }: Finishers,
  positions: Int32Array,
  from: number,
  parity: number,
): readonly (readonly number[])[] {
  let count = 0;
  for (let joint = 0; joint < joints.length; joint++) {
    let rest = positions[from + joints[joint][0]] ^ positions[from + joints[joint][1]];
    for (; rest !== 0; rest &= rest - 1) {
      if (count === MAX_APART) return NONE;
      rows[count++] = (joint * PLACES + 31 - Math.clz32(rest & -rest)) * words;
    }
  }
  // Orbits have equal numbers of each color, so that at least two ends are apart.
  if (count < 2) return NONE;
  const first = rows[0];
  const second = rows[1];
  let found: (readonly number[])[] | undefined;
  for (let word = 0; word < words; word++) {
    let left = changing[first + word] & changing[second + word];
    for (let i = 2; i < count && left !== 0; i++) left &= changing[rows[i] + word];
    for (; left !== 0; left &= left - 1) {
      const way = 32 * word + 31 - Math.clz32(left & -left);
      if (odd[way] !== parity) continue;
      let at = begins[way];
      const end = begins[way + 1];
      for (; at < end; at++) {
        const check = checks[at];
        const joint = joints[check >> 10];
        const own = positions[from + joint[0]] >> ((check >> 5) & 31);
        const other = positions[from + joint[1]] >> (check & 31);
        if (((own ^ other) & 1) !== 0) break;
      }
      if (at < end) continue;
      found ??= [];
      found.push(ways[way]);
    }
  }
  return found ?? NONE;
}
