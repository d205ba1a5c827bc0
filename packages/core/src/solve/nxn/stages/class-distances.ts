/**
 * Distances of states that are numbered up to symmetry, four bits each: breadth-first search from the goal. Where a state has symmetries of
 * its own, it has several numbers, and all of them are written.
 */

/** States by numbers, some of which mean the same. */
export interface ClassSpace {
  readonly size: number;
  readonly goal: number;
  readonly degree: number;
  /** Writes the numbers of a state's neighbors; returns how many there are. */
  neighbors(index: number, into: Int32Array): number;
  /** Writes all numbers of the state, itself among them; returns how many there are. */
  aliases(index: number, into: Int32Array): number;
}

/** Stands for everything beyond the depth of the table. */
const UNKNOWN = 15;

export interface ClassDistances {
  /** Four bits for each number: the lower ones for even numbers. */
  readonly nibbles: Uint8Array;
  /** What is not in the table is at least this far. */
  readonly beyond: number;
  /** How many numbers there are at each depth. */
  readonly counts: readonly number[];
}

export function* classDistances(space: ClassSpace, depth: number): Generator<void, ClassDistances> {
  const { size, goal, degree } = space;
  const nibbles = new Uint8Array((size + 1) >> 1).fill(255);
  const near = new Int32Array(degree);
  const names = new Int32Array(48);
  const counts = [write(nibbles, names, space.aliases(goal, names), 0)];
  let layer = Int32Array.of(goal);
  for (let at = 1; at <= depth && layer.length > 0; at++) {
    const next: number[] = [];
    let count = 0;
    for (let i = 0; i < layer.length; i++) {
      const found = space.neighbors(layer[i], near);
      for (let j = 0; j < found; j++) {
        const index = near[j];
        if (((nibbles[index >> 1] >> ((index & 1) << 2)) & 15) !== UNKNOWN) continue;
        if (at < depth) next.push(index);
        count += write(nibbles, names, space.aliases(index, names), at);
      }
      if ((i & 1023) === 1023) yield;
    }
    counts.push(count);
    layer = Int32Array.from(next);
  }
  return { nibbles, beyond: depth + 1, counts };
}

/** Gives all names of a state its distance; returns how many there are. */
function write(nibbles: Uint8Array, names: Int32Array, count: number, distance: number): number {
  let written = 0;
  for (let i = 0; i < count; i++) {
    const shift = (names[i] & 1) << 2;
    const at = names[i] >> 1;
    if (((nibbles[at] >> shift) & 15) === UNKNOWN) written++;
    nibbles[at] = (nibbles[at] & ~(15 << shift)) | (distance << shift);
  }
  return written;
}

export function classDistance({ nibbles, beyond }: ClassDistances, index: number): number {
  const found = (nibbles[index >> 1] >> ((index & 1) << 2)) & 15;
  return found === UNKNOWN ? beyond : found;
}
