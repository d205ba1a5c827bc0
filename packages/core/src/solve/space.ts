import { AXIS_SYMMETRY_COUNT } from "./symmetry.ts";

/**
 * A space is what tables are made over: states as integers, with their neighbours one move away. The breadth-first
 * searches of pruning-table and frontier-table know nothing else; a call per state (not per move) keeps them fast.
 */
export interface Space {
  readonly name: string;
  /** Indices run from 0 to size − 1, size ≤ 2³¹. */
  readonly size: number;
  /** The solved state. */
  readonly start: number;
  /** The most neighbours or aliases a state can have. */
  readonly degree: number;
  /** Writes the states one move away, each by its smallest alias, and returns how many it wrote. */
  neighbours(index: number, into: Int32Array): number;
  /** Writes all indices that mean the same state, itself included: more than one where a class has symmetries of its own. */
  aliases(index: number, into: Int32Array): number;
  /** How many states of the unreduced puzzle an index (one alias of it) stands for. */
  weight(index: number): number;
}

/** For `weight`: a class has 16 / (symmetries that keep it) members; those of them that move the rest make aliases. */
export function orbitSize(stabiliser: number, aliases: number): number {
  let keeps = 0;
  for (let bits = stabiliser; bits > 0; bits &= bits - 1) keeps++;
  return (AXIS_SYMMETRY_COUNT * aliases) / keeps;
}
