/** What tests want of the tables of a search: whole, and counted. */
import {
  type BloomShape,
  type BloomTable,
  bloomSteps,
  type DistanceOptions,
  distanceSteps,
  type Space,
  type Visit,
} from "../src/search/index.ts";
import { finish } from "./finish.ts";

export function distanceTable(space: Space, options?: DistanceOptions): Uint8Array {
  return finish(distanceSteps(space, options));
}

export function bloomTable(space: Space, shape: BloomShape, visit?: Visit): BloomTable {
  return finish(bloomSteps(space, shape, visit));
}

/** A visitor that counts: distribution[d] is how many states of the unreduced puzzle are at distance d. */
export function countStates(space: Space): { readonly distribution: number[]; readonly visit: Visit } {
  const counts: number[] = [];
  return {
    distribution: counts,
    visit(index, distance) {
      counts[distance] = (counts[distance] ?? 0) + space.weight(index);
    },
  };
}
