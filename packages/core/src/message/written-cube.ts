/** A cube with the moves that write it, and how long they are searched for. */
import type { Cube } from "../cube.ts";
import type { TableStore } from "../solve/index.ts";

/** How long moves are searched for. */
export interface SearchOptions {
  /** Milliseconds for each cube after which the best moves so far are taken. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Where solvers keep their tables between runs. */
  readonly store?: TableStore;
}

/** Every option of `SearchOptions`. */
export const SEARCH_OPTIONS = ["timeout", "signal", "store"] as const;

/** A cube with the moves that make it of a solved one. */
export interface WrittenCube {
  readonly cube: Cube;
  readonly number: bigint;
  /** Moves for a solved cube (or the one that is written on, `from`), white up and green in front. */
  readonly alg: string;
  readonly length: number;
  /** Whether it is proved that nothing else that says the same takes fewer turns. */
  readonly optimal: boolean;
}

/** Sizes of which the fewest turns are looked for among all states that say the same; on larger ones any state is as far. */
export function hasFewest(size: number): boolean {
  return size === 2 || size === 3;
}

/** Turns of all cubes together. */
export function lengthOf(written: readonly WrittenCube[]): number {
  return written.reduce((sum, { length }) => sum + length, 0);
}
