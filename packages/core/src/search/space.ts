/**
 * A space is what tables are made over: states as integers, with their neighbors one move away. The breadth-first
 * searches of pruning-table and frontier-table know nothing else; a call for some dozens of states (not one per move) keeps
 * them fast from the start, when nothing is compiled yet.
 */
import { AXIS_SYMMETRY_COUNT } from "./symmetry.ts";

export interface Space {
  readonly name: string;
  /** Indices run from 0 to size − 1, size ≤ 2³¹. */
  readonly size: number;
  /** The solved state. */
  readonly start: number;
  /** The most that `neighbors` can write for one state; `aliases` writes no more. */
  readonly degree: number;
  /**
   * Writes what is one move away from states[from … to − 1], under all of its indices, and returns how many it wrote. The
   * aliases of an index stand behind it; a state may come more than once.
   */
  neighbors(states: ArrayLike<number>, from: number, to: number, into: Int32Array): number;
  /**
   * Where `neighbors` writes one name of each first, `moves` for every state, and the others behind them in the same order, some more than
   * once: after a call ends[i] tells where those of the i-th end. Then nobody has to ask for `aliases`.
   */
  readonly listed?: { readonly moves: number; readonly ends: Int32Array };
  /** Writes all indices that mean the same state, itself first: more than one where a class has symmetries of its own. */
  aliases(index: number, into: Int32Array): number;
  /** How many states of the unreduced puzzle an index, with all its aliases, stands for. */
  weight(index: number): number;
}

/** The most states that are asked for in one call of `neighbors` where it lists them. */
export const LONGEST_BATCH = 32;

/** Leaves each of the first so many names in once, and returns how many that are. */
export function dropRepeated(names: Int32Array, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    let j = 0;
    while (j < kept && names[j] !== names[i]) j++;
    if (j === kept) names[kept++] = names[i];
  }
  return kept;
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
export function orbitSize(stabilizer: number, aliases: number): number {
  let keeps = 0;
  for (let bits = stabilizer; bits > 0; bits &= bits - 1) keeps++;
  return (AXIS_SYMMETRY_COUNT * aliases) / keeps;
}
