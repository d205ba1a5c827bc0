/**
 * How far the edges alone are from solved, each known by its slice and its flip: 34,650 · 2¹¹ = 70,963,200 states, exact. The large
 * table sees at most the parities of the flips, and is blind where many edges are flipped in place; this one is not. All 48
 * symmetries act: an arrangement of the slices is brought to the one that stands for its class, and the flips are seen from there.
 */
import {
  cubeGeometry,
  SYMMETRY_COUNT,
  symmetryInverse,
  transformBySymmetry,
  vectorKey,
} from "../../geometry/index.ts";
import { orbitOfKind } from "../../state/index.ts";
import { cubieMoves, MOVE_COUNT, moveImages } from "../face-move.ts";
import {
  ARRANGEMENTS,
  type EdgeSlices,
  homesOfSlices,
  indexShown,
  masksOfTriple,
  slicesOfPlaces,
  tripleAfter,
  triplesOfArrangements,
} from "./edge-slices.ts";

const PLACES = 12;
/** The flip of the last place follows from the others. */
const FLIPS = 1 << (PLACES - 1);
/** Classes of arrangements: the tests count them. */
const CLASSES = 782;
/** Four bits a state. */
export const EDGE_TABLE_BYTES: number = (CLASSES * FLIPS) / 2;

/** How an arrangement of the slices, with flips, is shown by the symmetry that takes it to its class. */
export interface EdgeViews {
  /** views[arrangement]: class · 2¹⁸ + symmetry · 2¹² + the places whose flips count the other way round in that view. */
  readonly views: Int32Array;
  /** A set of places as symmetry s shows it: turned[s · 128 + (set & 63)] | turned[s · 128 + 64 + (set >> 6)]. */
  readonly turned: Uint16Array;
}

/** The state in the table: `flips` are places, as bits, at which an edge is flipped. */
export function edgeState({ views, turned }: EdgeViews, arrangement: number, flips: number): number {
  return stateInView(turned, views[arrangement], flips);
}

function stateInView(turned: Uint16Array, view: number, flips: number): number {
  return (view >> 18) * FLIPS + (flipsInView(turned, view, flips) & (FLIPS - 1));
}

function flipsInView(turned: Uint16Array, view: number, flips: number): number {
  const row = ((view >> PLACES) & 63) << 7;
  const own = (flips ^ view) & 0xfff;
  return turned[row | (own & 63)] | turned[row | 64 | (own >> 6)];
}

export function edgeDistance(table: Uint8Array, state: number): number {
  return (table[state >> 1] >> ((state & 1) << 2)) & 15;
}

export function edgeViews(edges: EdgeSlices): EdgeViews {
  return classesOf(edges).views;
}

interface EdgeClasses {
  readonly views: EdgeViews;
  /** The arrangement that stands for each class. */
  readonly representatives: readonly number[];
  /** How the symmetries show it, besides the identity, that keep it. */
  readonly aliases: readonly (readonly number[])[];
}

function classesOf(edges: EdgeSlices): EdgeClasses {
  const triples = triplesOfArrangements(edges);
  const turned = placesTurned();
  const changed = [...Array(SYMMETRY_COUNT).keys()].map((s) => slicesChanged(s, turned));
  const views = new Int32Array(ARRANGEMENTS).fill(-1);
  const representatives: number[] = [];
  const aliases: number[][] = [];
  const viewOf = (arrangement: number, s: number) =>
    (representatives.length << 18) | (s << PLACES) | flipsChanged(changed[s], edges, triples[arrangement]);
  triples.forEach((triple, arrangement) => {
    if (views[arrangement] >= 0) return;
    const kept: number[] = [];
    // The identity comes last: it is how the arrangement itself is shown.
    for (let s = SYMMETRY_COUNT - 1; s >= 0; s--) {
      const image = indexShown(edges, triple, s) >> edges.shift;
      if (image === arrangement && s > 0) kept.push(viewOf(arrangement, s));
      views[image] = viewOf(image, symmetryInverse(s));
    }
    representatives.push(arrangement);
    aliases.push(kept);
  });
  return { views: { views, turned }, representatives, aliases };
}

/** The places whose flips a symmetry shows the other way round, for a triple of slices. */
function flipsChanged(changed: readonly boolean[], edges: EdgeSlices, triple: number): number {
  const homes = homesOfSlices();
  const masks = masksOfTriple(edges, triple);
  return changed.reduce(
    (flips, isChanged, slice) => (isChanged ? flips ^ masks[slice] ^ homes[slice] : flips),
    0,
  );
}

/** `turned` of the views: where places go. */
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
 * For which slices a symmetry shows flips the other way round: an edge's flip changes if exactly one of its home and its place is
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

/** Breadth-first search over all states, by moves that count one. */
export function* makeEdgeTable(
  edges: EdgeSlices,
  moves: readonly number[],
  table: Uint8Array,
): Generator<void, void> {
  const classes = classesOf(edges);
  const triples = triplesOfArrangements(edges);
  const distances = new Uint8Array(CLASSES * FLIPS).fill(UNSEEN);
  distances[edgeState(classes.views, edges.solved >> edges.shift, 0)] = 0;
  const flipsAfter = flipsAfterMoves();
  const listed = new Uint16Array(FLIPS);
  for (let distance = 0, isOver = false; !isOver; distance++) {
    isOver = true;
    for (let kind = 0; kind < CLASSES; kind++) {
      const count = listFlips(distances, kind, distance, listed);
      if (count === 0) continue;
      isOver = false;
      const triple = triples[classes.representatives[kind]];
      for (const move of moves) {
        const arrangement = indexShown(edges, tripleAfter(edges, triple, move), 0) >> edges.shift;
        for (let i = 0; i < count; i++)
          mark(classes, distances, arrangement, flipsAfter[(move << PLACES) | listed[i]], distance + 1);
      }
      if (kind % CLASSES_AT_ONCE === 0) yield;
    }
  }
  for (let state = 0; state < distances.length; state += 2)
    table[state >> 1] = distances[state] | (distances[state + 1] << 4);
}

const UNSEEN = 15;
/** Classes between two pauses: some milliseconds. */
const CLASSES_AT_ONCE = 16;

/** Lists the flips, of all twelve places, of a class's states at a distance; returns how many those are. */
function listFlips(distances: Uint8Array, kind: number, distance: number, listed: Uint16Array): number {
  let count = 0;
  for (let flips = 0; flips < FLIPS; flips++) {
    if (distances[kind * FLIPS + flips] !== distance) continue;
    let all = flips;
    for (let rest = flips; rest !== 0; rest &= rest - 1) all ^= FLIPS;
    listed[count++] = all;
  }
  return count;
}

/** A class that symmetries keep has several names for a state: all are marked. */
function mark(
  { views, aliases }: EdgeClasses,
  distances: Uint8Array,
  arrangement: number,
  flips: number,
  distance: number,
): void {
  const { turned } = views;
  const view = views.views[arrangement];
  const state = stateInView(turned, view, flips);
  if (distances[state] !== UNSEEN) return;
  distances[state] = distance;
  const kept = aliases[view >> 18];
  if (kept.length === 0) return;
  const shown = flipsInView(turned, view, flips);
  for (const alias of kept) distances[stateInView(turned, alias, shown)] = distance;
}

/** flips[move · 2¹² + flips]: the flips after a move. */
function flipsAfterMoves(): Uint16Array {
  const after = new Uint16Array(MOVE_COUNT << PLACES);
  cubieMoves().forEach(({ edge: { from, turn } }, move) => {
    for (let flips = 0; flips < 1 << PLACES; flips++)
      for (let place = 0; place < PLACES; place++)
        after[(move << PLACES) | flips] |= (((flips >> from[place]) & 1) ^ turn[place]) << place;
  });
  return after;
}
