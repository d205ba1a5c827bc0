/**
 * What the table knows about the edges: which of the three middle slices each of the twelve belongs to, 12! / 4!³ = 34,650
 * arrangements, and, if flips count, the parities of the flips in two of the slices (that of the third follows). Half turns, and
 * nothing else that is short, leave the solved arrangement alone. All 48 symmetries act: they exchange the slices, and an edge
 * within its own slice is flipped or not whichever way you look at it.
 *
 * A walk keeps the three slices separate: a slice is the set of places where its edges are, one of C(12, 4) = 495, and the
 * parity of their flips. Moves and symmetries act on each separately, so the tables fit in the processor's innermost
 * cache. Tables of whole arrangements (6.7 MB) made a search three times as slow.
 */
import {
  cubeGeometry,
  EDGE_NAMES,
  SYMMETRY_COUNT,
  transformBySymmetry,
  type Vector,
} from "../../geometry/index.ts";
import { rankCombination } from "../../perm/index.ts";
import { cubieMoves, EDGE_SETS, MOVE_COUNT } from "../../search/index.ts";
import { orbitOfKind } from "../../state/index.ts";
import { allMoveImages } from "./corner-classes.ts";

const EDGES = EDGE_NAMES.length;
const EDGES_OF_SLICE = 4;
const SLICES = 3;
export const ARRANGEMENTS = 34650;
/** A slice in a packed triple: rank of its set, then the parity of its flips. */
export const SLICE_BITS = 10;
export const RANK_BITS = 9;
const RANK_MASK = (1 << RANK_BITS) - 1;
const FLIPS_MASK = (1 << RANK_BITS) * (1 + (1 << SLICE_BITS) + (1 << (2 * SLICE_BITS)));

/** All three slices, ten bits each, are "packed"; their place in the table is their "index". */
export interface EdgeSlices {
  /** log₂ of the values an arrangement has in the table: 2 if flips are seen, else 0. */
  readonly shift: number;
  /** The index of the solved edges. */
  readonly solved: number;
  /** setRank[mask]: the rank of a set of four of the twelve places, as bits. */
  readonly setRank: Uint16Array;
  /**
   * The arrangement of slices at the masks a and b is low[(a & 63) · 64 + (b & 63)] + high[(a >> 6) · 64 + (b >> 6)]: six
   * places by six, of which the first say how many of each slice the others have.
   */
  readonly low: Uint16Array;
  readonly high: Uint16Array;
  /** moves[move · 495 + rank]: the rank of the set after a move, and in bit 9 whether the parity of its flips changes. */
  readonly moves: Uint16Array;
  /**
   * After conjugation by symmetry s, slice j (0 or 1) is what was the slice in bits from[2 · s + j] of the triple, and is at
   * the mask conjugate[(2 · s + j) · 495 + rank], with the parity of its flips changed if bit 12 is set.
   */
  readonly from: Uint8Array;
  readonly conjugate: Uint16Array;
}

/** sliceOfPlace[place]: the slice (0, 1, 2, by the axis it is across) where an edge is at home. */
export function slicesOfPlaces(): Uint8Array {
  const { cells } = cubeGeometry(3);
  return Uint8Array.from(orbitOfKind(3, "edge")!.cells, (cell) => cells[cell].indexOf(0));
}

/** The masks of places that are a slice's own, one after another. */
export function homesOfSlices(): number[] {
  const home = slicesOfPlaces();
  return [...Array(SLICES).keys()].map((slice) =>
    home.reduce((mask, own, place) => mask | (own === slice ? 1 << place : 0), 0),
  );
}

export function edgeSlices(seesFlips: boolean): EdgeSlices {
  const { setRank, masks } = slicePlaces();
  const { low, high } = arrangementParts();
  const moves = setMoves(setRank, masks);
  const slices = {
    shift: seesFlips ? 2 : 0,
    setRank,
    low,
    high,
    moves,
    ...conjugateSets(setRank, masks, moves),
  };
  const packed = homesOfSlices().map((home) => setRank[home]);
  return { ...slices, solved: conjugateIndex(slices, packTriple(packed), 0) };
}

/** Three slices (rank and parity each) as one integer. */
export function packTriple([first, second, third]: readonly number[]): number {
  return first | (second << SLICE_BITS) | (third << (2 * SLICE_BITS));
}

/** The index of a packed triple conjugated by a symmetry: the plain way, which kernels inline. */
export function conjugateIndex(edges: Omit<EdgeSlices, "solved">, packed: number, symmetry: number): number {
  const { from, conjugate, low, high, shift } = edges;
  const slice = (j: number) => {
    const own = packed >> from[2 * symmetry + j];
    return (
      conjugate[(2 * symmetry + j) * EDGE_SETS + (own & RANK_MASK)] ^ (((own >> RANK_BITS) & 1) << EDGES)
    );
  };
  const a = slice(0);
  const b = slice(1);
  const arrangement = low[((a & 63) << 6) | (b & 63)] + high[(a & 0xfc0) | ((b >> 6) & 63)];
  return shift === 0 ? arrangement : (arrangement << 2) | (a >> EDGES) | ((b >> EDGES) << 1);
}

/** A packed triple after a move. */
export function tripleAfter({ moves }: Pick<EdgeSlices, "moves">, packed: number, move: number): number {
  const row = move * EDGE_SETS;
  const second = packed >> SLICE_BITS;
  const third = second >> SLICE_BITS;
  return (
    (moves[row + (packed & RANK_MASK)] |
      (moves[row + (second & RANK_MASK)] << SLICE_BITS) |
      (moves[row + (third & RANK_MASK)] << (2 * SLICE_BITS))) ^
    (packed & FLIPS_MASK)
  );
}

/** The packed triple, without flips, of edges that are at these places: edges[place]. */
export function tripleOf({ setRank }: Pick<EdgeSlices, "setRank">, edges: readonly number[]): number {
  const slice = slicesOfPlaces();
  const places = (own: number) =>
    edges.reduce((mask, edge, at) => mask | (slice[edge] === own ? 1 << at : 0), 0);
  return packTriple([0, 1, 2].map((own) => setRank[places(own)]));
}

/** The places of each slice, as bits, in a packed triple. */
export function masksOfTriple({ conjugate }: Pick<EdgeSlices, "conjugate">, packed: number): number[] {
  // By the identity: the set itself.
  return [0, 1, 2].map((slice) => conjugate[(packed >> (slice * SLICE_BITS)) & RANK_MASK]);
}

/** arrangements[index without flips]: the packed triple, without flips. */
export function triplesOfArrangements({ setRank, low, high }: EdgeSlices): Int32Array {
  const triples = new Int32Array(ARRANGEMENTS);
  const { masks } = slicePlaces();
  const all = (1 << EDGES) - 1;
  for (const a of masks)
    for (const b of masks)
      if ((a & b) === 0)
        triples[low[((a & 63) << 6) | (b & 63)] + high[(a & 0xfc0) | (b >> 6)]] = packTriple([
          setRank[a],
          setRank[b],
          setRank[all ^ a ^ b],
        ]);
  return triples;
}

function slicePlaces(): { setRank: Uint16Array; masks: number[] } {
  const setRank = new Uint16Array(1 << EDGES);
  const masks: number[] = [];
  for (let mask = 0; mask < setRank.length; mask++) {
    if (bitCount(mask) !== EDGES_OF_SLICE) continue;
    const rank = rankCombination(EDGES, (place) => ((mask >> place) & 1) === 1);
    setRank[mask] = rank;
    masks[rank] = mask;
  }
  return { setRank, masks };
}

/** Numbers the arrangements: for each of the first six places, those of the other six that go with it. */
function arrangementParts(): { low: Uint16Array; high: Uint16Array } {
  const low = new Uint16Array(64 * 64);
  const high = new Uint16Array(64 * 64);
  /** How many halves there are with that many of the first and of the second slice. */
  const counts = new Map<number, number>();
  const halves: number[] = [];
  for (let a = 0; a < 64; a++) for (let b = 0; b < 64; b++) if ((a & b) === 0) halves.push((a << 6) | b);
  const kind = (half: number) => [
    bitCount(half >> 6),
    bitCount(half & 63),
    bitCount(~((half >> 6) | half) & 63),
  ];
  const fits = (numbers: number[]) => numbers.every((number) => number <= EDGES_OF_SLICE);
  for (const half of halves) {
    const numbers = kind(half);
    if (!fits(numbers)) continue;
    const key = numbers[0] * 8 + numbers[1];
    high[half] = counts.get(key) ?? 0;
    counts.set(key, high[half] + 1);
  }
  let total = 0;
  for (const half of halves) {
    const numbers = kind(half);
    if (!fits(numbers)) continue;
    low[half] = total;
    total += counts.get((EDGES_OF_SLICE - numbers[0]) * 8 + EDGES_OF_SLICE - numbers[1]) ?? 0;
  }
  return { low, high };
}

function setMoves(setRank: Uint16Array, masks: readonly number[]): Uint16Array {
  const table = new Uint16Array(MOVE_COUNT * EDGE_SETS);
  cubieMoves().forEach(({ edge: { from, turn } }, move) => {
    masks.forEach((mask, rank) => {
      let moved = 0;
      let flips = 0;
      for (let place = 0; place < EDGES; place++) {
        const bit = (mask >> from[place]) & 1;
        moved |= bit << place;
        flips ^= bit & turn[place];
      }
      table[move * EDGE_SETS + rank] = setRank[moved] | (flips << RANK_BITS);
    });
  });
  return table;
}

/** Walks from each slice's home over all sets, by the law (x·m)ˢ = xˢ·mˢ: no convention about flips is needed. */
function conjugateSets(
  setRank: Uint16Array,
  masks: readonly number[],
  moves: Uint16Array,
): { from: Uint8Array; conjugate: Uint16Array } {
  const images = allMoveImages();
  const homes = homesOfSlices();
  const from = new Uint8Array(2 * SYMMETRY_COUNT);
  const conjugate = new Uint16Array(2 * SYMMETRY_COUNT * EDGE_SETS);
  for (let s = 0; s < SYMMETRY_COUNT; s++)
    for (let own = 0; own < SLICES; own++) {
      const axis = [0, 0, 0].map((_, at) => (at === own ? 1 : 0)) as unknown as Vector;
      const slice = transformBySymmetry(s, axis).findIndex((coordinate) => coordinate !== 0);
      if (slice === 2) continue;
      from[2 * s + slice] = own * SLICE_BITS;
      const sets = walkSets(setRank[homes[own]], setRank[homes[slice]], moves, images, s);
      sets.forEach((set, rank) => {
        conjugate[(2 * s + slice) * EDGE_SETS + rank] =
          masks[set & RANK_MASK] | ((set >> RANK_BITS) << EDGES);
      });
    }
  return { from, conjugate };
}

/** sets[rank]: rank and change of parity conjugated by symmetry s. */
function walkSets(
  start: number,
  image: number,
  moves: Uint16Array,
  images: Uint8Array,
  s: number,
): Int32Array {
  const sets = new Int32Array(EDGE_SETS).fill(-1);
  const queue = [start];
  sets[start] = image;
  for (const rank of queue)
    for (let move = 0; move < MOVE_COUNT; move++) {
      const after = moves[move * EDGE_SETS + rank];
      const reached = after & RANK_MASK;
      if (sets[reached] >= 0) continue;
      const seen = sets[rank];
      // Parity of the conjugate, minus the parity that the walk itself has accumulated.
      const other = moves[images[s * MOVE_COUNT + move] * EDGE_SETS + (seen & RANK_MASK)];
      sets[reached] = other ^ (seen & ~RANK_MASK) ^ (after & ~RANK_MASK);
      queue.push(reached);
    }
  return sets;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
