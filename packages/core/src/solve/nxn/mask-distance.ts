/** Exact distances of one center orbit, by breadth-first search: how many outer block turns it needs, were it alone. */
import { binomial } from "../../perm/index.ts";
import { maskTable, movedMask } from "./center-masks.ts";

/** A number for each mask of a kind: index = first[byte 0] + second[256 · bits before + byte 1] + third[256 · bits before + byte 2]. */
export interface MaskRank {
  readonly size: number;
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly third: Int32Array;
  /** bits[byte]: how many are set. */
  readonly bits: Uint8Array;
}

function bitCounts(): Uint8Array {
  const bits = new Uint8Array(256);
  for (let value = 1; value < 256; value++) bits[value] = bits[value >> 1] + (value & 1);
  return bits;
}

let eights: MaskRank | undefined;
let fours: MaskRank | undefined;

/** Masks of eight places: combinations in colexicographic order. */
export function eightPlaces(): MaskRank {
  if (eights) return eights;
  const bits = bitCounts();
  const part = (byte: number, before: number, value: number) => {
    let rank = 0;
    for (let bit = 0, seen = before; bit < 8; bit++)
      if ((value >> bit) & 1) rank += binomial(8 * byte + bit, ++seen);
    return rank;
  };
  const table = (byte: number, counts: number) =>
    Int32Array.from({ length: 256 * counts }, (_, i) => part(byte, i >> 8, i & 255));
  eights = { size: binomial(24, 8), first: table(0, 1), second: table(1, 9), third: table(2, 17), bits };
  return eights;
}

/** Masks with four of the eight places of each axis. */
export function fourOfEachAxis(): MaskRank {
  if (fours) return fours;
  const bits = bitCounts();
  const rank = new Int32Array(256);
  let count = 0;
  for (let value = 0; value < 256; value++) if (bits[value] === 4) rank[value] = count++;
  const table = (weight: number) => Int32Array.from({ length: 256 * 17 }, (_, i) => weight * rank[i & 255]);
  fours = { size: count ** 3, first: table(count * count), second: table(count), third: table(1), bits };
  return fours;
}

export function rankMask({ first, second, third, bits }: MaskRank, mask: number): number {
  const a = mask & 255;
  const b = (mask >> 8) & 255;
  const before = bits[a];
  return first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (mask >> 16)];
}

export const UNREACHED = 255;

const tables = new Map<string, Uint8Array>();

/**
 * distances[2 · rank of mask + parity], `UNREACHED` where no turns lead; made once for all orbits on which the turns act alike. `isOdd[turn]`:
 * 1 for turns that change the parity, which is even at the goal; without it only even entries are there.
 */
export function* maskDistances(
  name: string,
  rank: MaskRank,
  goal: number,
  images: readonly Uint8Array[],
  isOdd: Uint8Array,
): Generator<void, Uint8Array> {
  const keyOf = (image: Uint8Array, turn: number) => `${image.join()} ${isOdd[turn]}`;
  const distinct = new Map(images.map((image, turn) => [keyOf(image, turn), { image, odd: isOdd[turn] }]));
  const moves = [...distinct.values()]
    .filter(({ image, odd }) => odd === 1 || image.some((to, from) => to !== from))
    .map(({ image, odd }) => ({ table: maskTable(image), odd }));
  const key = `${name} ${goal} ${[...distinct.keys()].sort().join(";")}`;
  const known = tables.get(key);
  if (known) return known;
  const distances = new Uint8Array(2 * rank.size).fill(UNREACHED);
  const queue = new Uint32Array(2 * rank.size);
  let length = 1;
  queue[0] = goal;
  distances[2 * rankMask(rank, goal)] = 0;
  for (let at = 0; at < length; at++) {
    if ((at & 8191) === 8191) yield;
    // The bit above those of the mask is the parity.
    const mask = queue[at] & 0xffffff;
    const parity = queue[at] >>> 24;
    const next = distances[2 * rankMask(rank, mask) + parity] + 1;
    for (const { table, odd } of moves) {
      const image = movedMask(table, 0, mask);
      const after = parity ^ odd;
      const index = 2 * rankMask(rank, image) + after;
      if (distances[index] !== UNREACHED) continue;
      distances[index] = next;
      queue[length++] = image | (after << 24);
    }
  }
  tables.set(key, distances);
  return distances;
}
