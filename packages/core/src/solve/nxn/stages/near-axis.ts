/**
 * Positions of the first stage of a 5x5 within a few turns of its goal: where the colors of one axis are, among corners
 * and edges together. One position of each class under the symmetries is kept with its distance, by the class of its
 * corners.
 */
import {
  hashedSteps,
  movedMask,
  rankMask,
  type SetPart,
  type Term,
  type TermLabel,
  type TermSource,
  turnwiseTerm,
  type ValueClasses,
} from "../../../search/index.ts";

/** The bits of a distance. */
const BITS = 3;

/** A term over masks of corners and of edges, exact up to `depth`. */
export function* nearAxisTerm(
  { parts, goals: [goal], degree, keep }: TermSource,
  label: TermLabel,
  { classes, images }: { readonly classes: ValueClasses; readonly images: readonly Uint32Array[] },
  depth: number,
): Generator<void, Term> {
  const [{ moves: corner, sets }, { moves: edge }] = label.of.map((place) => parts[place] as SetPart);
  const [corners, edges] = images;
  const { entry, bits, representative } = classes;
  const symmetries = (1 << bits) - 1;
  const space = {
    goals: goal,
    degree,
    turn(first: number, second: number, move: number, into: Int32Array) {
      const a = movedMask(corner, move, first);
      const s = entry[rankMask(sets, a)] & symmetries;
      into[0] = movedMask(corners, s, a);
      into[1] = movedMask(edges, s, movedMask(edge, move, second));
    },
    aliases(first: number, second: number, into: Int32Array) {
      let found = 0;
      for (let s = 0; s <= symmetries; s++) {
        if (movedMask(corners, s, first) !== first) continue;
        into[2 * found] = first;
        into[2 * found++ + 1] = movedMask(edges, s, second);
      }
      return found;
    },
  };
  const count = representative.length;
  const table = yield* keep(function* () {
    const expected = label.counts?.reduce((sum, each) => sum + each, 0) ?? 0;
    const { words } = yield* hashedSteps(space, { depth, expected });
    return yield* rowsByClass(words, count, (mask) => entry[rankMask(sets, mask)] >> bits);
  });
  const words = new Uint32Array(table.buffer, table.byteOffset, table.byteLength >> 2);
  const from = words.subarray(0, count + 1);
  const rows = words.subarray(count + 1);

  /** The distance of a position; depth + 1 if it is farther. */
  function distanceOf(first: number, second: number): number {
    const found = entry[rankMask(sets, first)];
    const wanted = movedMask(edges, found & symmetries, second);
    let low = from[found >> bits];
    let high = from[(found >> bits) + 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = rows[middle] >>> BITS;
      if (at === wanted) return rows[middle] & ((1 << BITS) - 1);
      if (at < wanted) low = middle + 1;
      else high = middle;
    }
    return depth + 1;
  }

  return turnwiseTerm({ ...label, table, reach: depth, tally }, (row, at, turn) =>
    turn < 0
      ? distanceOf(row[at], row[at + 1])
      : distanceOf(movedMask(corner, turn, row[at]), movedMask(edge, turn, row[at + 1])),
  );

  function tally(): number[] {
    const counts: number[] = [];
    for (const row of rows) {
      const distance = row & ((1 << BITS) - 1);
      counts[distance] = (counts[distance] ?? 0) + 1;
    }
    return counts;
  }
}

/** Entries of the hash table, and classes, between two pauses. */
const ENTRIES_BETWEEN = 200_000;
const CLASSES_BETWEEN = 4000;

/**
 * The rows of each class, from[class] … from[class + 1] − 1, after those limits: edges and, in the lowest bits, the
 * distance, ascending. It takes a third of the room of the hash table (hashed-table.ts) that it is made of.
 */
function* rowsByClass(
  hashed: Int32Array,
  classes: number,
  classOf: (corners: number) => number,
): Generator<void, Uint8Array> {
  const from = new Uint32Array(classes + 1);
  for (let at = 0; at < hashed.length; at += 2) {
    if (at % ENTRIES_BETWEEN === 0) yield;
    if (hashed[at] !== 0) from[classOf(hashed[at] & 0xffffff) + 1]++;
  }
  for (let i = 0; i < classes; i++) from[i + 1] += from[i];
  const words = new Uint32Array(classes + 1 + from[classes]);
  words.set(from);
  const rows = words.subarray(classes + 1);
  const next = from.slice();
  for (let at = 0; at < hashed.length; at += 2) {
    if (at % ENTRIES_BETWEEN === 0) yield;
    if (hashed[at] === 0) continue;
    const distance = (hashed[at] >> 24) - 1;
    rows[next[classOf(hashed[at] & 0xffffff)]++] = (hashed[at + 1] << BITS) | distance;
  }
  for (let i = 0; i < classes; i++) {
    if (i % CLASSES_BETWEEN === 0) yield;
    sortRows(rows, from[i], from[i + 1]);
  }
  return new Uint8Array(words.buffer);
}

/** Most classes have some dozens of rows, for which a call of `sort` takes five times as long. */
const MANY_ROWS = 128;

function sortRows(rows: Uint32Array, from: number, to: number): void {
  if (to - from > MANY_ROWS) rows.subarray(from, to).sort();
  else
    for (let i = from + 1; i < to; i++) {
      const row = rows[i];
      let at = i;
      for (; at > from && rows[at - 1] > row; at--) rows[at] = rows[at - 1];
      rows[at] = row;
    }
}
