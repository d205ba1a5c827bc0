/** All positions of two masks that are a few turns from a goal, with their distances: a beam that meets one of them is through. */
import { imageOf } from "../center-masks.ts";

export interface NearGoal {
  /** By `pairKey`. */
  readonly distances: ReadonlyMap<number, number>;
  /** No distance is above this; and so far all positions are known. */
  readonly depth: number;
}

/** Both masks and a parity in one integer below 2⁵³. */
export function pairKey(first: number, second: number, odd: number): number {
  return (odd * 16777216 + first) * 16777216 + second;
}

/** `tables[2 · move + orbit]`: three look-ups; `most`: no further layer is made when there are so many. */
export function* nearGoal(
  goal: number,
  tables: readonly Uint32Array[],
  isOdd: Uint8Array,
  most: number,
): Generator<void, NearGoal> {
  const distances = new Map([[pairKey(goal, goal, 0), 0]]);
  let layer = [goal, goal, 0];
  let depth = 0;
  while (distances.size < most) {
    depth++;
    const next: number[] = [];
    for (let at = 0; at < layer.length; at += 3) {
      for (let move = 0; move < isOdd.length; move++) {
        const first = imageOf(tables[2 * move], layer[at]);
        const second = imageOf(tables[2 * move + 1], layer[at + 1]);
        const odd = layer[at + 2] ^ isOdd[move];
        const key = pairKey(first, second, odd);
        if (distances.has(key)) continue;
        distances.set(key, depth);
        next.push(first, second, odd);
      }
      if (at % 3000 === 2997) yield;
    }
    layer = next;
  }
  return { distances, depth };
}
