/**
 * A space is what tables are made over: states as integers, with their neighbours one move away. The breadth-first
 * searches of pruning-table and frontier-table know nothing else; a call per state (not per move) keeps them fast.
 */
import { AXIS_SYMMETRY_COUNT } from "./symmetry.ts";

export interface Space {
  readonly name: string;
  /** Indices run from 0 to size − 1, size ≤ 2³¹. */
  readonly size: number;
  /** The solved state. */
  readonly start: number;
  /** The most that `neighbours` or `aliases` can write. */
  readonly degree: number;
  /** Writes an index of every state one move away and returns how many it wrote. */
  neighbours(index: number, into: Int32Array): number;
  /** Writes all indices that mean the same state, itself first: more than one where a class has symmetries of its own. */
  aliases(index: number, into: Int32Array): number;
  /** How many states of the unreduced puzzle an index, with all its aliases, stands for. */
  weight(index: number): number;
}

/** Told of each state once, with its distance. */
export type Visit = (index: number, distance: number) => void;

/** A visitor that counts: distribution[d] is how many states of the unreduced puzzle are at distance d. */
export function countStates(space: Space): { readonly distribution: number[]; readonly visit: Visit } {
  const distribution: number[] = [];
  return {
    distribution,
    visit(index, distance) {
      distribution[distance] = (distribution[distance] ?? 0) + space.weight(index);
    },
  };
}

/** For `weight`: a class has 16 / (symmetries that keep it) members; those of them that move the rest make aliases. */
export function orbitSize(stabiliser: number, aliases: number): number {
  let keeps = 0;
  for (let bits = stabiliser; bits > 0; bits &= bits - 1) keeps++;
  return (AXIS_SYMMETRY_COUNT * aliases) / keeps;
}
