/**
 * Positions of the first stage of a 5x5 within a few turns of its goal: where the colors of one axis are, among corners
 * and edges together. One position of each class under the symmetries is kept with its distance, by the class of its
 * corners.
 */
import {
  hashedSteps,
  type KeepTable,
  makeTable,
  movedMask,
  rankMask,
  type Term,
} from "../../../search/index.ts";
import { eightPlaces } from "../mask-distance.ts";

/** Positions up to this many turns from the goal are kept (decision 0185). */
export const NEAR = 6;
/** The bits of a distance. */
const BITS = 3;

/** Masks of corners and edges moved by turns. */
export interface AxisMoves {
  readonly corner: Uint32Array;
  readonly edge: Uint32Array;
}

/** The same under symmetries. */
export interface AxisSymmetries extends AxisMoves {
  readonly corners: SetClasses;
}

/** Sets of eight under a group, by their ranks: the class, and the symmetry that takes a set to its representative. */
export interface SetClasses {
  readonly count: number;
  readonly classOf: Uint16Array;
  readonly shownBy: Uint8Array;
}

export interface NearAxis {
  readonly symmetries: AxisSymmetries;
  /** The rows of a class: from[class] … from[class + 1] − 1. */
  readonly from: Uint32Array;
  /** Edges and, in the lowest bits, the distance; ascending for each class. It takes a third of a hash table's room. */
  readonly rows: Uint32Array;
}

export function* nearAxis(
  { corner, edge }: AxisMoves,
  symmetries: AxisSymmetries,
  goal: number,
  keep: KeepTable = makeTable,
): Generator<void, NearAxis> {
  const rank = eightPlaces();
  const symmetryCount = symmetries.corner.length / 768;
  const { count, classOf, shownBy } = symmetries.corners;
  const space = {
    goals: [goal, goal],
    degree: corner.length / 768,
    turn(first: number, second: number, move: number, into: Int32Array) {
      const a = movedMask(corner, move, first);
      const s = shownBy[rankMask(rank, a)];
      into[0] = movedMask(symmetries.corner, s, a);
      into[1] = movedMask(symmetries.edge, s, movedMask(edge, move, second));
    },
    aliases(first: number, second: number, into: Int32Array) {
      let found = 0;
      for (let s = 0; s < symmetryCount; s++) {
        if (movedMask(symmetries.corner, s, first) !== first) continue;
        into[2 * found] = first;
        into[2 * found++ + 1] = movedMask(symmetries.edge, s, second);
      }
      return found;
    },
  };
  const table = yield* keep(function* () {
    const { words } = yield* hashedSteps(space, { depth: NEAR });
    return yield* rowsByClass(words, count, (corners) => classOf[rankMask(rank, corners)]);
  });
  const words = new Uint32Array(table.buffer, table.byteOffset, table.byteLength >> 2);
  return { symmetries, from: words.subarray(0, count + 1), rows: words.subarray(count + 1) };
}

/** Entries of the hash table, and classes, between two pauses. */
const ENTRIES_BETWEEN = 200_000;
const CLASSES_BETWEEN = 4000;

/** `from` and `rows` of a hash table of positions (hashed-table.ts), one after the other. */
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
    if (from[i + 1] - from[i] > 1) rows.subarray(from[i], from[i + 1]).sort();
  }
  return new Uint8Array(words.buffer);
}

export function classesOfSets(symmetries: Uint32Array): SetClasses {
  const rank = eightPlaces();
  const symmetryCount = symmetries.length / 768;
  const shownBy = new Uint8Array(rank.size).fill(255);
  const classOf = new Uint16Array(rank.size);
  const inverses = Array.from(
    { length: symmetryCount },
    (_, s) =>
      Array.from({ length: symmetryCount }, (_, t) => t).find((t) =>
        Array.from({ length: 24 }, (_, bit) => 1 << bit).every(
          (mask) => movedMask(symmetries, t, movedMask(symmetries, s, mask)) === mask,
        ),
      )!,
  );
  let count = 0;
  for (let index = 0; index < rank.size; index++) {
    if (shownBy[index] !== 255) continue;
    const mask = rank.unrank(index);
    for (let s = 0; s < symmetryCount; s++) {
      const image = rankMask(rank, movedMask(symmetries, s, mask));
      shownBy[image] = inverses[s];
      classOf[image] = count;
    }
    count++;
  }
  return { count, classOf, shownBy };
}

/** The distance of a position, given the rank of its corners, from the goal; NEAR + 1 if it is farther. */
export function nearDistance(
  { symmetries: { corners, edge }, from, rows }: NearAxis,
  rank: number,
  edges: number,
): number {
  const row = corners.classOf[rank];
  const wanted = movedMask(edge, corners.shownBy[rank], edges);
  let low = from[row];
  let high = from[row + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = rows[middle] >>> BITS;
    if (found === wanted) return rows[middle] & ((1 << BITS) - 1);
    if (found < wanted) low = middle + 1;
    else high = middle;
  }
  return NEAR + 1;
}

/** The same as a term over a mask of corners and one of edges. */
export function nearTerm(
  name: string,
  counts: readonly number[],
  { corner, edge }: AxisMoves,
  near: NearAxis,
): Term {
  const rank = eightPlaces();
  return {
    name,
    counts,
    reach: NEAR,
    at: (row, from) => nearDistance(near, rankMask(rank, row[from]), row[from + 1]),
    after(row, from, list, first, end, into) {
      for (let i = first; i < end; i++) {
        const turn = list[i];
        into[i - first] = nearDistance(
          near,
          rankMask(rank, movedMask(corner, turn, row[from])),
          movedMask(edge, turn, row[from + 1]),
        );
      }
    },
  };
}
