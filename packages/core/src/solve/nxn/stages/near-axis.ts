/**
 * Positions of the first stage of a 5x5 within a few turns of its goal: where the colors of one axis are, among corners
 * and edges together. One position of each class under the symmetries is kept, hashed, with its distance.
 */
import {
  type HashedTable,
  hashedDistance,
  hashedSteps,
  type KeepTable,
  makeTable,
  movedMask,
  rankMask,
} from "../../../search/index.ts";
import { eightPlaces } from "../mask-distance.ts";

/** Positions up to this many turns from the goal are kept (decision 0185). */
export const NEAR = 6;

/** Masks of corners and edges moved by turns. */
export interface AxisMoves {
  readonly corner: Uint32Array;
  readonly edge: Uint32Array;
}

/**
 * The same under symmetries; shownBy[rank of the corners]: the symmetry that takes them to the representative of their
 * class.
 */
export interface AxisSymmetries extends AxisMoves {
  readonly shownBy: Uint8Array;
}

export interface NearAxis {
  readonly table: HashedTable;
  readonly symmetries: AxisSymmetries;
}

export function* nearAxis(
  { corner, edge }: AxisMoves,
  symmetries: AxisSymmetries,
  goal: number,
  keep: KeepTable = makeTable,
): Generator<void, NearAxis> {
  const rank = eightPlaces();
  const count = symmetries.corner.length / 768;
  const space = {
    start: [goal, goal] as const,
    degree: corner.length / 768,
    turn(first: number, second: number, move: number, into: Int32Array) {
      const a = movedMask(corner, move, first);
      const s = symmetries.shownBy[rankMask(rank, a)];
      into[0] = movedMask(symmetries.corner, s, a);
      into[1] = movedMask(symmetries.edge, s, movedMask(edge, move, second));
    },
    aliases(first: number, second: number, into: Int32Array) {
      let found = 0;
      for (let s = 0; s < count; s++) {
        if (movedMask(symmetries.corner, s, first) !== first) continue;
        into[2 * found] = first;
        into[2 * found++ + 1] = movedMask(symmetries.edge, s, second);
      }
      return found;
    },
  };
  const { buffer, byteOffset, byteLength } = yield* keep(function* () {
    const { words } = yield* hashedSteps(space, { depth: NEAR });
    return new Uint8Array(words.buffer);
  });
  const words = new Int32Array(buffer, byteOffset, byteLength >> 2);
  return { table: { words, beyond: NEAR + 1 }, symmetries };
}

/** `shownBy` for sets of eight under a group. */
export function classesOfSets(symmetries: Uint32Array): Uint8Array {
  const rank = eightPlaces();
  const count = symmetries.length / 768;
  const shownBy = new Uint8Array(rank.size).fill(255);
  const inverses = Array.from(
    { length: count },
    (_, s) =>
      Array.from({ length: count }, (_, t) => t).find((t) =>
        Array.from({ length: 24 }, (_, bit) => 1 << bit).every(
          (mask) => movedMask(symmetries, t, movedMask(symmetries, s, mask)) === mask,
        ),
      )!,
  );
  for (let index = 0; index < rank.size; index++) {
    if (shownBy[index] !== 255) continue;
    const mask = rank.unrank(index);
    for (let s = 0; s < count; s++) shownBy[rankMask(rank, movedMask(symmetries, s, mask))] = inverses[s];
  }
  return shownBy;
}

/**
 * The distance of a position whose corners have that rank from the goal; NEAR + 1 if it is farther than the table
 * knows.
 */
export function nearDistance(
  { table, symmetries: { shownBy, corner, edge } }: NearAxis,
  corners: number,
  rank: number,
  edges: number,
): number {
  const s = shownBy[rank];
  return hashedDistance(table, movedMask(corner, s, corners), movedMask(edge, s, edges));
}
