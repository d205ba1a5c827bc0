import { imageOf } from "./center-masks.ts";

/**
 * All positions of one or two masks that are a few turns from a goal, with their distances: where scores of single orbits say too little, a
 * beam that meets one of them is through.
 */
export interface GoalFrontier {
  /** By `keyOf`. */
  readonly distances: ReadonlyMap<number, number>;
  /** Sums of the orbits' distances above this are not among them. */
  readonly depth: number;
}

/** Both masks and the parity bits in one integer below 2⁵³. */
export function keyOf(first: number, second: number, parity: number): number {
  return ((parity & 15) * 16777216 + first) * 16777216 + second;
}

/** `tables[move · orbits + orbit]` as in BeamProblem; `wanted`: the parity bits that count. */
export function* goalFrontier(
  goal: number,
  tables: readonly (Uint32Array | undefined)[],
  orbits: number,
  toggles: Uint32Array,
  wanted: number,
  most: number,
): Generator<void, GoalFrontier> {
  const second = orbits > 1 ? goal : 0;
  const distances = new Map([[keyOf(goal, second, 0), 0]]);
  let layer = [goal, second, 0];
  let depth = 0;
  while (distances.size < most && layer.length > 0) {
    depth++;
    const next: number[] = [];
    for (let at = 0; at < layer.length; at += 3) {
      for (let move = 0; move < toggles.length; move++) {
        const a = imageOf(tables[move * orbits], layer[at]);
        const b = orbits > 1 ? imageOf(tables[move * orbits + 1], layer[at + 1]) : 0;
        const parity = (layer[at + 2] ^ toggles[move]) & wanted;
        const key = keyOf(a, b, parity);
        if (distances.has(key)) continue;
        distances.set(key, depth);
        next.push(a, b, parity);
      }
      if (at % 3000 === 2997) yield;
    }
    layer = next;
  }
  return { distances, depth };
}
