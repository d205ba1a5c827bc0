/** The distance of every state of a space from solved: a lower bound for every cube that projects there. */
import type { Space } from "./space.ts";

export interface PruningTable {
  /** distances[index], one byte each. */
  readonly distances: Uint8Array;
  /** distribution[d]: how many states of the unreduced puzzle are at distance d. */
  readonly distribution: readonly number[];
}

export const UNREACHED = 255;

export function pruningTable(space: Space): PruningTable {
  const distances = new Uint8Array(space.size).fill(UNREACHED);
  const distribution: number[] = [];
  const neighbours = new Int32Array(space.degree);
  const aliases = new Int32Array(space.degree);
  const queue = new Int32Array(space.size);
  let length = 0;
  let level = 0;
  distances[space.start] = 0;
  queue[length++] = space.start;
  for (let at = 0, levelEnd = 1; at < length; at++) {
    if (at === levelEnd) {
      level++;
      levelEnd = length;
    }
    distribution[level] = (distribution[level] ?? 0) + space.weight(queue[at]);
    const count = space.neighbours(queue[at], neighbours);
    for (let i = 0; i < count; i++) {
      const index = neighbours[i];
      if (distances[index] !== UNREACHED) continue;
      queue[length++] = index;
      const names = space.aliases(index, aliases);
      for (let j = 0; j < names; j++) distances[aliases[j]] = level + 1;
    }
  }
  return { distances, distribution };
}
