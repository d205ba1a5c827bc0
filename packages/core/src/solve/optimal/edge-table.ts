/**
 * How far the edges alone are from solved, each known by its slice and its flip: 34,650 · 2¹¹ = 70,963,200 states, exact. The large
 * table sees at most the parities of the flips, and is blind where many edges are flipped in place; this one is not.
 */
import { cubieMoves, FLIPS, MOVE_COUNT } from "../../search/index.ts";
import { conjugateIndex, type EdgeSlices, tripleAfter, triplesOfArrangements } from "./edge-slices.ts";
import {
  allFlips,
  conjugateFlips,
  EDGE_CLASSES,
  type EdgeClasses,
  edgeClasses,
  edgeState,
  edgeStateOf,
  PLACES,
} from "./sym-edges.ts";

/** Four bits a state. */
export const EDGE_TABLE_BYTES: number = (EDGE_CLASSES * FLIPS) / 2;

/** How far a state of `edgeState` is. */
export function edgeDistance(table: Uint8Array, state: number): number {
  return (table[state >> 1] >> ((state & 1) << 2)) & 15;
}

/** Breadth-first search over all states, by moves that count one. */
export function* makeEdgeTable(
  edges: EdgeSlices,
  moves: readonly number[],
  table: Uint8Array,
): Generator<void, void> {
  const classes = edgeClasses(edges);
  const triples = triplesOfArrangements(edges);
  const distances = new Uint8Array(EDGE_CLASSES * FLIPS).fill(UNREACHED);
  distances[edgeState(classes.symEdges, edges.solved >> edges.shift, 0)] = 0;
  const flipsAfter = flipsAfterMoves();
  const listed = new Uint16Array(FLIPS);
  for (let distance = 0, isOver = false; !isOver; distance++) {
    isOver = true;
    for (let kind = 0; kind < EDGE_CLASSES; kind++) {
      const count = listFlips(distances, kind, distance, listed);
      if (count === 0) continue;
      isOver = false;
      const triple = triples[classes.representatives[kind]];
      for (const move of moves) {
        const arrangement = conjugateIndex(edges, tripleAfter(edges, triple, move), 0) >> edges.shift;
        for (let i = 0; i < count; i++)
          mark(classes, distances, arrangement, flipsAfter[(move << PLACES) | listed[i]], distance + 1);
      }
      if (kind % CLASSES_AT_ONCE === 0) yield;
    }
  }
  for (let state = 0; state < distances.length; state += 2)
    table[state >> 1] = distances[state] | (distances[state + 1] << 4);
}

const UNREACHED = 15;
/** Classes between two pauses: some milliseconds. */
const CLASSES_AT_ONCE = 16;

/** Lists the flips, of all twelve places, of a class's states at a distance; returns how many those are. */
function listFlips(distances: Uint8Array, kind: number, distance: number, listed: Uint16Array): number {
  let count = 0;
  for (let flips = 0; flips < FLIPS; flips++) {
    if (distances[kind * FLIPS + flips] === distance) listed[count++] = allFlips(flips);
  }
  return count;
}

/** A class that symmetries keep has several names for a state: all are marked. */
function mark(
  { symEdges, aliases }: EdgeClasses,
  distances: Uint8Array,
  arrangement: number,
  flips: number,
  distance: number,
): void {
  const { symOf, turned } = symEdges;
  const sym = symOf[arrangement];
  const state = edgeStateOf(turned, sym, flips);
  if (distances[state] !== UNREACHED) return;
  distances[state] = distance;
  const kept = aliases[sym >> 18];
  if (kept.length === 0) return;
  const conjugate = conjugateFlips(turned, sym, flips);
  for (const alias of kept) distances[edgeStateOf(turned, alias, conjugate)] = distance;
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
