/**
 * The states near solved, with their distances, in a small hashed table: the exact answer to "is this state at most
 * `depth` moves away?" for spaces far too large to tabulate. A slot holds the smallest distance of the states that
 * fall into it, so a reading never exceeds the true distance (a compressed pattern database: Felner et al., 2007,
 * J. Artif. Intell. Res. 30); a state that is not there is farther than `depth`. Depth-first search needs to
 * look only when at most `depth` moves remain.
 */
import type { Space } from "./space.ts";

export interface FrontierTable {
  /** Two slots a byte, the even one in the low bits: 0 … depth, or 15 for "farther". */
  readonly slots: Uint8Array;
  /** The slot of an index is its hash's top bits: imul(index, HASH_FACTOR) >>> shift. */
  readonly shift: number;
  readonly depth: number;
  /** distribution[d] for d < depth, in states of the unreduced puzzle; the last level is not counted. */
  readonly distribution: readonly number[];
}

/** 2³² divided by the golden ratio, odd (Knuth, TAOCP 6.4). */
export const HASH_FACTOR = 0x9e3779b1 | 0;
export const FARTHER = 15;

export function frontierTable(space: Space, depth: number, slotBits: number): FrontierTable {
  const slots = new Uint8Array(2 ** (slotBits - 1)).fill(255);
  const table: FrontierTable = { slots, shift: 32 - slotBits, depth, distribution: [] };
  const neighbours = new Int32Array(space.degree);
  const aliases = new Int32Array(space.degree);
  const distribution: number[] = [];
  const known = emptySet();
  let level = [space.start];
  addToSet(known, space.start);
  note(table, space.start, 0);
  for (let distance = 0; distance < depth; distance++) {
    const next: number[] = [];
    const isLast = distance === depth - 1;
    let states = 0;
    for (let at = 0; at < level.length; at++) {
      states += space.weight(level[at]);
      const count = space.neighbours(level[at], neighbours);
      for (let i = 0; i < count; i++) {
        // On the last level a state may be noted twice, which is cheaper than knowing it exactly.
        if (!isLast) {
          if (!addToSet(known, neighbours[i])) continue;
          next.push(neighbours[i]);
        }
        const names = space.aliases(neighbours[i], aliases);
        for (let j = 0; j < names; j++) note(table, aliases[j], distance + 1);
      }
    }
    distribution.push(states);
    level = next;
  }
  return { ...table, distribution };
}

/** A lower bound: the distance, a smaller one that shares its slot, or depth + 1. */
export function frontierBound({ slots, shift, depth }: FrontierTable, index: number): number {
  const slot = Math.imul(index, HASH_FACTOR) >>> shift;
  const value = (slots[slot >>> 1] >>> ((slot & 1) << 2)) & 15;
  return value === FARTHER ? depth + 1 : value;
}

function note({ slots, shift }: FrontierTable, index: number, distance: number): void {
  const slot = Math.imul(index, HASH_FACTOR) >>> shift;
  const low = (slot & 1) << 2;
  const byte = slots[slot >>> 1];
  if (((byte >>> low) & 15) > distance) slots[slot >>> 1] = (byte & ~(15 << low)) | (distance << low);
}

/** A set of integers ≥ 0 by open addressing, stored plus one; a `Set` of them takes four times as long. */
interface IntegerSet {
  items: Int32Array;
  count: number;
}

function emptySet(): IntegerSet {
  return { items: new Int32Array(1 << 12), count: 0 };
}

/** Whether the item is new. */
function addToSet(set: IntegerSet, item: number): boolean {
  if (set.count * 2 >= set.items.length) growSet(set);
  const { items } = set;
  const mask = items.length - 1;
  let at = (Math.imul(item, HASH_FACTOR) >>> 8) & mask;
  while (items[at] !== 0) {
    if (items[at] === item + 1) return false;
    at = (at + 1) & mask;
  }
  items[at] = item + 1;
  set.count++;
  return true;
}

function growSet(set: IntegerSet): void {
  const old = set.items;
  set.items = new Int32Array(old.length * 4);
  set.count = 0;
  for (const item of old) if (item !== 0) addToSet(set, item - 1);
}
