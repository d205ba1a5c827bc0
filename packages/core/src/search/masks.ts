/**
 * Sets of at most 24 places as bit masks, moved and ranked by three lookups each, one per byte. Kilobytes of tables are enough for
 * coordinates with millions of values.
 */
import { binomial } from "../perm/index.ts";
import type { Track } from "./coordinate.ts";
import { dropRepeated, type Space, spaceOfTurns } from "./space.ts";

/** The three lookups of a permutation of places (images[place]: where it goes): t[byte 0] | t[256 + byte 1] | t[512 + byte 2]. */
export function maskTable(images: Uint8Array): Uint32Array {
  const table = new Uint32Array(768);
  images.forEach((to, from) => {
    const row = (from >> 3) << 8;
    for (let byte = 0; byte < 256; byte++) if ((byte >> (from & 7)) & 1) table[row + byte] |= 1 << to;
  });
  return table;
}

/** The lookups of several turns, one after another: 768 words each. */
export function maskMoves(images: readonly Uint8Array[]): Uint32Array {
  const moves = new Uint32Array(768 * images.length);
  images.forEach((image, move) => {
    moves.set(maskTable(image), 768 * move);
  });
  return moves;
}

export function movedMask(moves: Uint32Array, move: number, mask: number): number {
  const at = 768 * move;
  return moves[at + (mask & 255)] | moves[at + 256 + ((mask >> 8) & 255)] | moves[at + 512 + (mask >> 16)];
}

/** Numbers the masks of one kind: first[byte 0] + second[256 · bits before + byte 1] + third[256 · bits before + byte 2]. */
export interface MaskRank {
  readonly size: number;
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly third: Int32Array;
  /** bits[byte]: how many are set. */
  readonly bits: Uint8Array;
  /** The mask with that number. */
  unrank(index: number): number;
}

export function rankMask({ first, second, third, bits }: MaskRank, mask: number): number {
  const a = mask & 255;
  const b = (mask >> 8) & 255;
  const before = bits[a];
  return first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (mask >> 16)];
}

/** How many of 32 bits are set. */
export function bitCount(mask: number): number {
  let v = mask - ((mask >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function bitCounts(): Uint8Array {
  const bits = new Uint8Array(256);
  for (let byte = 1; byte < 256; byte++) bits[byte] = bits[byte >> 1] + (byte & 1);
  return bits;
}

let tables: Omit<MaskRank, "size" | "unrank"> | undefined;

/** Sets of that many of the first `places` places, in the order of perm/multiset; all share the same tables. */
export function rankOfSets(members: number, places: number = 24): MaskRank {
  tables ??= colexTables();
  const width = members + 1;
  const choose = Int32Array.from({ length: places * width }, (_, i) =>
    binomial(Math.floor(i / width), i % width),
  );
  return {
    ...tables,
    size: binomial(places, members),
    unrank(index) {
      let mask = 0;
      let rest = index;
      for (let place = places - 1, left = members; left > 0; place--) {
        const below = choose[place * width + left];
        if (rest < below) continue;
        mask |= 1 << place;
        rest -= below;
        left--;
      }
      return mask;
    },
  };
}

function colexTables(): Omit<MaskRank, "size" | "unrank"> {
  const part = (place: number, before: number, byte: number) => {
    let rank = 0;
    for (let bit = 0, met = before; bit < 8; bit++)
      if ((byte >> bit) & 1) rank += binomial(place + bit, ++met);
    return rank;
  };
  const table = (place: number, counts: number) =>
    Int32Array.from({ length: 256 * counts }, (_, i) => part(place, i >> 8, i & 255));
  return { first: table(0, 1), second: table(8, 9), third: table(16, 17), bits: bitCounts() };
}

/** A coordinate of sets carried as a mask. */
export function maskTrack(moves: Uint32Array, rank: MaskRank): Track {
  return {
    after: (mask, move) => movedMask(moves, move, mask),
    rank: (mask) => rankMask(rank, mask),
    unrank: rank.unrank,
  };
}

/** A symmetry as it acts on places; `isComplement`: the places outside the set count instead of those in it. */
export interface MaskSymmetry {
  readonly image: Uint8Array;
  readonly isComplement: boolean;
}

const ALL = 0xffffff;

/** The symmetries that map a set to itself or, if it is half of the places, to the rest. */
export function symmetriesOfSet(images: readonly Uint8Array[], set: number): MaskSymmetry[] {
  return images.flatMap((image) => {
    const moved = movedMask(maskTable(image), 0, set);
    return moved === set || moved === (set ^ ALL) ? [{ image, isComplement: moved !== set }] : [];
  });
}

/**
 * All sets of as many of 24 places as the goals have. The symmetries, a group, must keep the goals and the turns: the images of a
 * set are then its aliases, so a search expands one per class.
 */
export function maskSpace(
  name: string,
  moves: Uint32Array,
  goals: readonly number[],
  symmetries: readonly MaskSymmetry[] = [],
): Space {
  const bits = bitCounts();
  const rank = rankOfSets(bits[goals[0] & 255] + bits[(goals[0] >> 8) & 255] + bits[goals[0] >> 16]);
  const turns = distinctMoves(moves);
  const images = maskMoves(symmetries.map(({ image }) => image));
  const flips = Int32Array.from(symmetries, ({ isComplement }) => (isComplement ? ALL : 0));
  return spaceOfTurns({
    name,
    size: rank.size,
    start: rankMask(rank, goals[0]),
    goals: goals.map((goal) => rankMask(rank, goal)),
    degree: turns.length,
    turn(index, from, to, into, at) {
      const mask = rank.unrank(index);
      for (let i = from; i < to; i++) into[at + i - from] = rankMask(rank, movedMask(moves, turns[i], mask));
    },
    ...(symmetries.length > 1 && {
      aliases(index: number, into: Int32Array) {
        const mask = rank.unrank(index);
        into[0] = index;
        for (let s = 0; s < flips.length; s++)
          into[s + 1] = rankMask(rank, movedMask(images, s, mask) ^ flips[s]);
        return dropRepeated(into, flips.length + 1);
      },
    }),
  });
}

/** Turns with the same effect are tried once. */
function distinctMoves(moves: Uint32Array): number[] {
  const known = new Map<string, number>();
  for (let move = 0; move < moves.length / 768; move++) {
    const key = moves.subarray(768 * move, 768 * (move + 1)).join();
    if (!known.has(key)) known.set(key, move);
  }
  return [...known.values()];
}
