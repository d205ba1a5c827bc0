/**
 * Distances near the goal, four bits each, for spaces of which a table holds few states: breadth first from a list of the states of
 * each layer, whereas distance-table.ts, which reaches all of them, scans the whole table.
 */
import { SYMMETRY_COUNT } from "../geometry/index.ts";
import type { Space } from "./space.ts";

export interface PackedTable {
  /** Four bits per index: the lower ones for even indices. `BEYOND` stands for everything beyond. */
  readonly nibbles: Uint8Array;
  /** Whatever is not in the table is at least this far. */
  readonly beyond: number;
}

/** The four bits of everything beyond. */
export const BEYOND = 15;
/** States whose neighbors are found in one call, and how many such calls are made between two pauses: some milliseconds. */
const BATCH = 32;
const BATCHES = 8;

/** All states up to `depth` ≤ 14, under all of their aliases. */
export function* packedSteps(space: Space, depth: number): Generator<void, PackedTable> {
  const { size, start, goals = [start], degree } = space;
  const nibbles = new Uint8Array((size + 1) >> 1).fill(255);
  const near = new Int32Array(BATCH * degree);
  const names = new Int32Array(SYMMETRY_COUNT);
  yield;
  for (const goal of goals) write(space, nibbles, names, goal, 0);
  let layer: ArrayLike<number> = goals;
  for (let distance = 1; distance <= depth && layer.length > 0; distance++) {
    const next: number[] = [];
    for (let from = 0; from < layer.length; from += BATCH) {
      const count = space.neighbors(layer, from, Math.min(from + BATCH, layer.length), near);
      for (let i = 0; i < count; i++) {
        const index = near[i];
        if (((nibbles[index >> 1] >> ((index & 1) << 2)) & 15) !== BEYOND) continue;
        write(space, nibbles, names, index, distance);
        if (distance < depth) next.push(index);
      }
      if ((from / BATCH) % BATCHES === BATCHES - 1) yield;
    }
    // In the order of the table: the neighbors of states side by side are side by side, and it takes half the time.
    layer = Int32Array.from(next).sort();
  }
  return { nibbles, beyond: depth + 1 };
}

/** Gives all names of a state its distance. */
function write(
  { aliases }: Space,
  nibbles: Uint8Array,
  names: Int32Array,
  index: number,
  distance: number,
): void {
  names[0] = index;
  const count = aliases ? aliases(index, names) : 1;
  for (let i = 0; i < count; i++) {
    const shift = (names[i] & 1) << 2;
    const at = names[i] >> 1;
    nibbles[at] = (nibbles[at] & ~(15 << shift)) | (distance << shift);
  }
}

export function packedDistance({ nibbles, beyond }: PackedTable, index: number): number {
  const found = (nibbles[index >> 1] >> ((index & 1) << 2)) & 15;
  return found === BEYOND ? beyond : found;
}

export function packedCounts({ nibbles }: PackedTable): number[] {
  const counts: number[] = [];
  for (const byte of nibbles)
    for (const value of [byte & 15, byte >> 4])
      if (value !== BEYOND) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
