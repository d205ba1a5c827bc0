/** Distances of all sets of so many of 24 places, by breadth-first search that makes every set with all its mirror images at once. */
import { binomial } from "../../../perm/index.ts";
import { maskTable, movedMask } from "../center-masks.ts";
import { eightPlaces, type MaskRank, rankMask } from "../mask-distance.ts";
import { maskMoves } from "./mask-coordinate.ts";

/** A symmetry as it acts on places; `isTurnedInside`: what is not in the set counts instead of what is. */
export interface SetSymmetry {
  readonly image: Uint8Array;
  readonly isTurnedInside: boolean;
}

const ALL = 0xffffff;

/**
 * distances[rank]; `moves`: masks moved by turns (mask-coordinate.ts). Symmetries, a group, must keep the goals and the turns. `shownBy`, if
 * given, learns which of them takes a set to the one that stands for its class.
 */
export function* setDistances(
  goals: readonly number[],
  moves: Uint32Array,
  symmetries: readonly SetSymmetry[],
  shownBy?: Uint8Array,
): Generator<void, Uint8Array> {
  const rank = eightPlaces();
  const members = rank.bits[goals[0] & 255] + rank.bits[(goals[0] >> 8) & 255] + rank.bits[goals[0] >> 16];
  const distances = new Uint8Array(binomial(24, members)).fill(255);
  const tables = maskMoves(symmetries.map(({ image }) => image));
  const inside = symmetries.map(({ isTurnedInside }) => (isTurnedInside ? ALL : 0));
  const turns = distinctMoves(moves);
  const inverses = symmetries.map(({ image }) =>
    symmetries.findIndex((other) => image.every((to, from) => other.image[to] === from)),
  );
  for (const goal of goals) distances[rankMask(rank, goal)] = 0;
  let layer = [...goals];
  for (let depth = 1; layer.length > 0; depth++) {
    const next: number[] = [];
    for (let at = 0; at < layer.length; at++) {
      if ((at & 1023) === 1023) yield;
      for (const turn of turns) {
        const image = movedMask(moves, turn, layer[at]);
        if (distances[rankMask(rank, image)] !== 255) continue;
        next.push(image);
        markAll(rank, distances, tables, inside, image, depth);
        if (!shownBy) continue;
        for (let s = 0; s < inverses.length; s++)
          shownBy[rankMask(rank, movedMask(tables, s, image) ^ inside[s])] = inverses[s];
      }
    }
    layer = next;
  }
  return distances;
}

function markAll(
  rank: MaskRank,
  distances: Uint8Array,
  tables: Uint32Array,
  inside: readonly number[],
  mask: number,
  depth: number,
): void {
  for (let s = 0; s < inside.length; s++)
    distances[rankMask(rank, movedMask(tables, s, mask) ^ inside[s])] = depth;
}

/** Turns that do the same are asked once. */
function distinctMoves(moves: Uint32Array): number[] {
  const known = new Map<string, number>();
  for (let turn = 0; turn < moves.length / 768; turn++) {
    const key = moves.subarray(768 * turn, 768 * (turn + 1)).join();
    if (!known.has(key)) known.set(key, turn);
  }
  return [...known.values()];
}

/** Those of the symmetries that take one of the sets to itself, or, if it is half of the places, to the rest. */
export function symmetriesOfSet(images: readonly Uint8Array[], set: number): SetSymmetry[] {
  return images.flatMap((image) => {
    const moved = movedMask(maskTable(image), 0, set);
    return moved === set || moved === (set ^ ALL) ? [{ image, isTurnedInside: moved !== set }] : [];
  });
}
