/**
 * The values of a coordinate in classes under symmetries, and what the symmetry that takes a value to the representative
 * of its class does to the rest of a position: "class of A × B renamed". A table then needs one row per class.
 */

import type { PositionIndex } from "./position-index.ts";
import { type Space, spaceOfTurns } from "./space.ts";

/** How a group of symmetries acts on values 0 … size − 1. */
export interface SymmetryAction {
  readonly size: number;
  /** inverse[s], for every symmetry s. */
  readonly inverse: ArrayLike<number>;
  image(value: number, s: number): number;
  /** Whether there is such a value; default: all occur. */
  occurs?(value: number): boolean;
  /** The bits of the number of a renaming. */
  readonly bits: number;
  /** The renaming of the rest by a symmetry, given the value before; default: the symmetry itself. */
  renaming?(value: number, s: number): number;
  /** mirrors[s]: 1 for symmetries that act between these values and those of a mirror image; default: none. */
  readonly mirrors?: ArrayLike<number>;
}

export interface ValueClasses {
  readonly bits: number;
  /** entry[value] = class << bits | the renaming that goes with a symmetry to the representative. */
  readonly entry: Int32Array;
  /** The same for values of the mirror image, if there are mirrors. */
  readonly mirrored: Int32Array;
  readonly representative: Int32Array;
  /** own[ownFrom[class] … ownFrom[class + 1] − 1]: the renamings by symmetries that keep the representative. */
  readonly own: Uint8Array;
  readonly ownFrom: Int32Array;
}

/** Values looked at between two pauses: a few milliseconds. */
const VALUES_BETWEEN = 10_000;

/** Classes are numbered by their smallest values, which represent them. */
export function* classSteps({
  size,
  inverse,
  image,
  occurs = () => true,
  bits,
  renaming = (_, s) => s,
  mirrors,
}: SymmetryAction): Generator<void, ValueClasses> {
  const entry = new Int32Array(size).fill(-1);
  const mirrored = new Int32Array(mirrors ? size : 0).fill(-1);
  const representative: number[] = [];
  const own: number[] = [];
  const ownFrom = [0];
  for (let value = 0; value < size; value++) {
    if (value % VALUES_BETWEEN === VALUES_BETWEEN - 1) yield;
    if (entry[value] >= 0 || !occurs(value)) continue;
    const found = representative.length << bits;
    representative.push(value);
    for (let s = 0; s < inverse.length; s++) {
      const source = image(value, inverse[s]);
      const table = mirrors?.[s] === 1 ? mirrored : entry;
      if (table === entry && source === value) own.push(renaming(value, s));
      if (table[source] < 0) table[source] = found | renaming(source, s);
    }
    ownFrom.push(own.length);
  }
  return {
    bits,
    entry,
    mirrored,
    representative: Int32Array.from(representative),
    own: Uint8Array.from(own),
    ownFrom: Int32Array.from(ownFrom),
  };
}

export interface ClassSpace {
  readonly name: string;
  readonly classes: ValueClasses;
  /** renamed[renaming · others + rest], for rests 0 … others − 1. */
  readonly renamed: Uint16Array;
  readonly others: number;
  readonly degree: number;
  readonly index: PositionIndex;
  /** The number of the goal. */
  readonly goal: number;
  /** Writes a position with that value and rest. */
  unrank(value: number, rest: number, row: Int32Array): void;
}

/** Classes and rests as a space: the number of a state is class · others + rest. */
export function classSpace({
  name,
  classes: { representative, own, ownFrom },
  renamed,
  others,
  degree,
  index,
  goal,
  unrank,
}: ClassSpace): Space {
  const row = new Int32Array(MAX_PARTS);
  const all = Uint8Array.from({ length: degree }, (_, turn) => turn);
  return spaceOfTurns({
    name,
    size: representative.length * others,
    start: goal,
    degree,
    turn(state, first, end, into, at) {
      const found = Math.floor(state / others);
      unrank(representative[found], state - found * others, row);
      index.after(row, 0, all, first, end, into, at);
    },
    aliases(state, into) {
      const found = Math.floor(state / others);
      const base = found * others;
      let count = 0;
      for (let i = ownFrom[found]; i < ownFrom[found + 1]; i++)
        into[count++] = base + renamed[own[i] * others + state - base];
      return count;
    },
  });
}

const MAX_PARTS = 16;
