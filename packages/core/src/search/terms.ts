/**
 * Terms: lower bounds on the turns that a position needs, each a table of distances over some of its parts. The largest
 * of a stage's terms is 0 only at its goal.
 */
import { BEYOND, type PackedTable } from "./packed-table.ts";
import type { PositionIndex } from "./position-index.ts";

export interface Term {
  readonly name: string;
  /** counts[distance]: how many states the table holds at each distance. */
  readonly counts: readonly number[];
  /** The term is asked only if at most so many turns are left: it knows no longer distances, and costs much. */
  readonly reach?: number;
  /** The bound for the position at row[from …]. */
  at(row: Int32Array, from: number): number;
  /** Writes the bounds after turns list[first … end − 1] to into[0 …]. */
  after(row: Int32Array, from: number, list: Uint8Array, first: number, end: number, into: Uint8Array): void;
}

/** The most turns that a stage has. */
export const MAX_STAGE_TURNS = 256;

/** All distances, a byte each. */
export function exactTerm(
  name: string,
  counts: readonly number[],
  index: PositionIndex,
  distances: Uint8Array,
): Term {
  const numbers = new Int32Array(MAX_STAGE_TURNS);
  return {
    name,
    counts,
    at: (row, from) => distances[index.at(row, from)],
    after(row, from, list, first, end, into) {
      index.after(row, from, list, first, end, numbers, 0);
      for (let i = 0; i < end - first; i++) into[i] = distances[numbers[i]];
    },
  };
}

/** The distances near the goal, four bits each. */
export function packedTerm(
  name: string,
  counts: readonly number[],
  index: PositionIndex,
  { nibbles, beyond }: PackedTable,
): Term {
  const numbers = new Int32Array(MAX_STAGE_TURNS);
  return {
    name,
    counts,
    at(row, from) {
      const number = index.at(row, from);
      const value = (nibbles[number >> 1] >> ((number & 1) << 2)) & 15;
      return value === BEYOND ? beyond : value;
    },
    after(row, from, list, first, end, into) {
      index.after(row, from, list, first, end, numbers, 0);
      for (let i = 0; i < end - first; i++) {
        const number = numbers[i];
        const value = (nibbles[number >> 1] >> ((number & 1) << 2)) & 15;
        into[i] = value === BEYOND ? beyond : value;
      }
    },
  };
}
