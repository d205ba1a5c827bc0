/**
 * The edges, each known by its slice and its flip, up to the 48 symmetries: an arrangement of the slices is brought to its class's
 * representative, and the flips are conjugated with it.
 */
import {
  cubeGeometry,
  SYMMETRY_COUNT,
  symmetryInverse,
  transformBySymmetry,
  vectorKey,
} from "../../geometry/index.ts";
import { cubieMoves, FLIPS, moveImages } from "../../search/index.ts";
import { orbitOfKind } from "../../state/index.ts";
import {
  ARRANGEMENTS,
  conjugateIndex,
  type EdgeSlices,
  homesOfSlices,
  masksOfTriple,
  slicesOfPlaces,
  triplesOfArrangements,
} from "./edge-slices.ts";

export const PLACES = 12;
/** Classes of arrangements: the tests count them. */
export const EDGE_CLASSES = 782;

/** How an arrangement of the slices, with flips, is conjugated by the symmetry that takes it to its class. */
export interface SymEdges {
  /** symOf[arrangement]: class · 2¹⁸ + symmetry · 2¹² + the places whose flips count the other way around in the conjugate. */
  readonly symOf: Int32Array;
  /** A set of places conjugated by symmetry s: turned[s · 128 + (set & 63)] | turned[s · 128 + 64 + (set >> 6)]. */
  readonly turned: Uint16Array;
}

/** The flips of all twelve places from those of the first eleven; the last makes their number even. */
export function allFlips(first: number): number {
  let all = first;
  for (let rest = first; rest !== 0; rest &= rest - 1) all ^= FLIPS;
  return all;
}

/** The state in the table: `flips` are places, as bits, where an edge is flipped. */
export function edgeState({ symOf, turned }: SymEdges, arrangement: number, flips: number): number {
  return edgeStateOf(turned, symOf[arrangement], flips);
}

export function edgeStateOf(turned: Uint16Array, sym: number, flips: number): number {
  return (sym >> 18) * FLIPS + (conjugateFlips(turned, sym, flips) & (FLIPS - 1));
}

/** All twelve flips after conjugation. */
function conjugateFlips(turned: Uint16Array, sym: number, flips: number): number {
  const row = ((sym >> PLACES) & 63) << 7;
  const own = (flips ^ sym) & 0xfff;
  return turned[row | (own & 63)] | turned[row | 64 | (own >> 6)];
}

export function symEdges(edges: EdgeSlices): SymEdges {
  return edgeClasses(edges).symEdges;
}

export interface EdgeClasses {
  readonly symEdges: SymEdges;
  /** The representative arrangement of each class. */
  readonly representatives: readonly number[];
  /** Its conjugates by the symmetries, besides the identity, that keep it. */
  readonly aliases: readonly (readonly number[])[];
}

export function edgeClasses(edges: EdgeSlices): EdgeClasses {
  const triples = triplesOfArrangements(edges);
  const homes = homesOfSlices();
  const turned = placesTurned();
  const changed = [...Array(SYMMETRY_COUNT).keys()].map((s) => slicesChanged(s, turned));
  const symOf = new Int32Array(ARRANGEMENTS).fill(-1);
  const representatives: number[] = [];
  const aliases: number[][] = [];
  const symBy = (arrangement: number, s: number) =>
    (representatives.length << 18) |
    (s << PLACES) |
    flipsChanged(changed[s], homes, masksOfTriple(edges, triples[arrangement]));
  triples.forEach((triple, arrangement) => {
    if (symOf[arrangement] >= 0) return;
    const kept: number[] = [];
    // The identity comes last: it is the arrangement itself.
    for (let s = SYMMETRY_COUNT - 1; s >= 0; s--) {
      const image = conjugateIndex(edges, triple, s) >> edges.shift;
      if (image === arrangement && s > 0) kept.push(symBy(arrangement, s));
      symOf[image] = symBy(image, symmetryInverse(s));
    }
    representatives.push(arrangement);
    aliases.push(kept);
  });
  return { symEdges: { symOf, turned }, representatives, aliases };
}

/** The places whose flips a symmetry reverses, for a triple of slices. */
function flipsChanged(
  changed: readonly boolean[],
  homes: readonly number[],
  masks: readonly number[],
): number {
  return changed.reduce(
    (flips, isChanged, slice) => (isChanged ? flips ^ masks[slice] ^ homes[slice] : flips),
    0,
  );
}

/** `turned` of the conjugates: where places go. */
function placesTurned(): Uint16Array {
  const { cells } = cubeGeometry(3);
  const own = orbitOfKind(3, "edge")!.cells.map((cell) => cells[cell]);
  const placeOf = new Map(own.map((cell, place) => [vectorKey(cell), place]));
  const turned = new Uint16Array(SYMMETRY_COUNT * 128);
  for (let s = 0; s < SYMMETRY_COUNT; s++)
    own.forEach((cell, place) => {
      const image = 1 << placeOf.get(vectorKey(transformBySymmetry(s, cell)))!;
      const row = s * 128 + (place < 6 ? 0 : 64);
      for (let set = 0; set < 64; set++) if ((set >> (place % 6)) & 1) turned[row + set] |= image;
    });
  return turned;
}

/**
 * For which slices a symmetry reverses flips: an edge's flip changes if exactly one of its home and its place is
 * in such a slice. Read off the moves, as (m)ˢ = mˢ; whether the first slice is one makes no difference.
 */
function slicesChanged(s: number, turned: Uint16Array): boolean[] {
  const moves = cubieMoves();
  const images = moveImages(s);
  const slice = slicesOfPlaces();
  const image = (place: number) =>
    31 - Math.clz32(place < 6 ? turned[s * 128 + (1 << place)] : turned[s * 128 + 64 + (1 << (place - 6))]);
  return [0, 1, 2].map((own) => {
    if (own === 0) return false;
    for (let move = 0; ; move += 3) {
      const { from, turn } = moves[move].edge;
      const place = from.findIndex((source, at) => slice[at] === own && slice[source] === 0);
      if (place >= 0) return turn[place] !== moves[images[move]].edge.turn[image(place)];
    }
  });
}
