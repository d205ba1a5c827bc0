/** What a search for moves is told, and what it gives. */
import type { Cube } from "../cube.ts";
import type { TableStore } from "../solve/index.ts";

export interface SearchOptions {
  /** Milliseconds for each cube after which the best moves so far are taken. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Where solvers keep their tables between runs. */
  readonly store?: TableStore;
}

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
