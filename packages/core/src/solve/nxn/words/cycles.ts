/** Wings as a permutation: how far its cycles are from home, and the 3-cycles that bring them nearer. */
import { type Patterns, PLACES } from "./patterns.ts";

/**
 * Turns that wings are from home, in turns of a layer: for each swap of two that it takes, and for each cycle of even length besides,
 * since one turn cycles four of them. The best of some that were tried (ADR 0283#0293).
 */
const SWAP = 1.5;
const EVEN_CYCLE = 0.5;

/** How far a cycle of wings is from home. */
export function restOfCycle(length: number): number {
  return SWAP * (length - 1) + (length % 2 === 0 ? EVEN_CYCLE : 0);
}

/** Of the cycles in a set of places, which holds all of each. */
export function restOfCycles(arrangement: Uint8Array, places: number): number {
  let left = places;
  let rest = 0;
  while (left !== 0) {
    let place = 31 - Math.clz32(left);
    let length = 0;
    while ((left >> place) & 1) {
      left ^= 1 << place;
      place = arrangement[place];
      length++;
    }
    rest += restOfCycle(length);
  }
  return rest;
}

/** The number of the 3-cycle a → b → c → a. */
export function keyOf(a: number, b: number, c: number): number {
  if (a < b && a < c) return (a * PLACES + b) * PLACES + c;
  return b < c ? (b * PLACES + c) * PLACES + a : (c * PLACES + a) * PLACES + b;
}

/** The patterns of several turns that are 3-cycles. */
interface ThreeCycles {
  /** By pattern: 1 if it is one. */
  readonly isThree: Uint8Array;
  /** Those that are the 3-cycle k: numbers[starts[k]] … numbers[starts[k + 1] - 1]. */
  readonly starts: Uint32Array;
  readonly numbers: Uint16Array;
}

export function threeCycles({ count, short, begins, from, to }: Patterns): ThreeCycles {
  const isThree = new Uint8Array(count);
  const keys = new Int32Array(count);
  const starts = new Uint32Array(PLACES ** 3 + 1);
  for (let pattern = short; pattern < count; pattern++) {
    const begin = begins[pattern];
    if (begins[pattern + 1] - begin !== 3) continue;
    isThree[pattern] = 1;
    const next = from.indexOf(to[begin], begin);
    keys[pattern] = keyOf(from[begin], from[next], to[next]);
    starts[keys[pattern] + 1]++;
  }
  for (let key = 0; key < PLACES ** 3; key++) starts[key + 1] += starts[key];
  const numbers = new Uint16Array(starts[PLACES ** 3]);
  const filled = starts.slice();
  for (let pattern = short; pattern < count; pattern++)
    if (isThree[pattern]) numbers[filled[keys[pattern]]++] = pattern;
  return { isThree, starts, numbers };
}

/** 3-cycles that bring an arrangement nearer home: places[3 i] → places[3 i + 1] → places[3 i + 2], and what each gains. */
export interface Splits {
  readonly places: Uint8Array;
  readonly gains: Float64Array;
  count: number;
}

export function startSplits(): Splits {
  // There are so many 3-cycles, both ways.
  const most = (PLACES * (PLACES - 1) * (PLACES - 2)) / 3;
  return { places: new Uint8Array(3 * most), gains: new Float64Array(most), count: 0 };
}

/** Those that split a cycle into three, and those that make two even cycles odd; there are no others. */
export function findSplits(splits: Splits, arrangement: Uint8Array): void {
  const { places, gains } = splits;
  let found = 0;
  const add = (x: number, y: number, z: number, gain: number) => {
    places[3 * found] = x;
    places[3 * found + 1] = y;
    places[3 * found + 2] = z;
    gains[found++] = gain;
  };
  const cycles = cyclesOf(arrangement);
  for (const own of cycles) {
    const { length } = own;
    for (let i = 0; i < length; i++)
      for (let j = i + 1; j < length; j++)
        for (let k = j + 1; k < length; k++) {
          const rest = restOfCycle(j - i) + restOfCycle(k - j) + restOfCycle(length - k + i);
          add(own[i], own[j], own[k], restOfCycle(length) - rest);
        }
    if (length % 2 === 1) continue;
    for (const other of cycles)
      if (other !== own && other.length % 2 === 0)
        for (let i = 0; i < length; i++)
          for (let away = 1; away < length; away += 2)
            for (const z of other) add(own[i], own[(i + away) % length], z, 2 * EVEN_CYCLE);
  }
  splits.count = found;
}

/** The cycles of two and more, each from a place to where its wing belongs. */
function cyclesOf(arrangement: Uint8Array): number[][] {
  const cycles: number[][] = [];
  let seen = 0;
  for (let place = 0; place < PLACES; place++) {
    const own: number[] = [];
    for (let at = place; !((seen >> at) & 1); at = arrangement[at]) {
      seen |= 1 << at;
      own.push(at);
    }
    if (own.length > 1) cycles.push(own);
  }
  return cycles;
}
