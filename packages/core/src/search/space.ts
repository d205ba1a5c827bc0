/**
 * Tables are built over spaces: states as integers, with their neighbors one move away. The breadth-first searches of
 * distance-table and bloom-table know nothing else; a call for some dozens of states (not one per move) keeps them fast from
 * the start, when nothing is compiled yet.
 */

import { AXIS_SYMMETRY_COUNT } from "./symmetry.ts";

export interface Space {
  readonly name: string;
  /** Indices run from 0 to size − 1, size ≤ 2³¹. */
  readonly size: number;
  /** The solved state; if there are several goals, one of them. */
  readonly start: number;
  readonly goals?: readonly number[];
  /** The most that `neighbors` can write for one state. */
  readonly degree: number;
  /**
   * Writes what is one move away from states[from … to − 1], under all of its indices, and returns how many it wrote. The
   * aliases of an index follow it; a state may come more than once.
   */
  neighbors(states: ArrayLike<number>, from: number, to: number, into: Int32Array): number;
  /**
   * If `neighbors` first writes one name of each neighbor (`moves` for every state) and then the other names in the
   * same order, with possible repeats: after a call, ends[i] says where those of the i-th end. Then `aliases` need not
   * be called.
   */
  readonly listed?: { readonly moves: number; readonly ends: Int32Array };
  /** What turns that count two lead to, if there are any: the same states by other turns. Lengths of ways to a state then have one parity. */
  readonly twice?: Space;
  /** Writes the neighbors of one state by turns from … to − 1 into into[at …], if a table is to be filled from the far end too. Turns must have inverses. */
  turn?(index: number, from: number, to: number, into: Int32Array, at: number): void;
  /**
   * Writes all indices of the same state, itself first, at most 48: more than one if its class is symmetric itself. Omitted if every
   * state has one.
   */
  aliases?(index: number, into: Int32Array): number;
  /** How many states of the unreduced puzzle an index, with all its aliases, stands for. */
  weight(index: number): number;
}

/** The most states passed to one call of `neighbors` if it lists them. */
export const MAX_BATCH_SIZE = 32;

/** Keeps each of the first `count` names once, and returns how many remain. */
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

/** For `weight`: a class has 16 / (symmetries that keep it) members; those of them that move the rest make aliases. */
export function orbitSize(stabilizer: number, aliases: number): number {
  let keeps = 0;
  for (let bits = stabilizer; bits > 0; bits &= bits - 1) keeps++;
  return (AXIS_SYMMETRY_COUNT * aliases) / keeps;
}

/** A space without classes, or with `aliases`, from what single turns do. */
export function spaceOfTurns(
  own: Pick<Space, "name" | "size" | "start" | "degree"> & {
    readonly turn: NonNullable<Space["turn"]>;
    readonly aliases?: NonNullable<Space["aliases"]>;
    readonly goals?: readonly number[];
  },
): Space {
  const { degree, turn } = own;
  return {
    ...own,
    neighbors(states, from, to, into) {
      let count = 0;
      for (let at = from; at < to; at++, count += degree) turn(states[at], 0, degree, into, count);
      return count;
    },
    weight: () => 1,
  };
}
