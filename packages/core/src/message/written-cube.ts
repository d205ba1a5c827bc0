/** A cube with the moves that write it, and how long to search for them. */
import type { Cube } from "../cube.ts";
import type { TableStore } from "../solve/index.ts";

/** How long to search for moves. */
export interface SearchOptions {
  /** Milliseconds per cube after which the best moves so far are taken. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Where solvers keep their tables between runs. */
  readonly store?: TableStore;
}

/** Every option of `SearchOptions`. */
export const SEARCH_OPTIONS = ["timeout", "signal", "store"] as const;

/** A cube with the moves that make it from a solved one. */
export interface WrittenCube {
  readonly cube: Cube;
  readonly number: bigint;
  /** Moves for a solved cube (or for `from`), white up and green in front. */
  readonly alg: string;
  readonly length: number;
  /** Whether it is proved that no other state with this message takes fewer turns. */
  readonly optimal: boolean;
}

/** Sizes for which the fewest turns are sought among all states of the message; on larger ones all states are about equally far. */
export function hasFewest(size: number): boolean {
  return size === 2 || size === 3;
}

/** Turns on all cubes together. */
export function lengthOf(written: readonly WrittenCube[]): number {
  return written.reduce((sum, { length }) => sum + length, 0);
}
