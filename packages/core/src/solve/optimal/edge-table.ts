/**
 * How far the edges alone are from solved, each known by its slice and its flip: 34,650 · 2¹¹ = 70,963,200 states, exact. The large
 * table knows at most the parities of the flips, and is blind where many edges are flipped in place; this one is not.
 */
import {
  cubieMoves,
  distanceAt,
  distanceSteps,
  FLIPS,
  MOVE_COUNT,
  packNibbles,
  type Space,
  spaceOfTurns,
} from "../../search/index.ts";
import { conjugateIndex, type EdgeSlices, tripleAfter, triplesOfArrangements } from "./edge-slices.ts";
import { allFlips, EDGE_CLASSES, edgeClasses, edgeState, edgeStateOf, PLACES } from "./sym-edges.ts";

/** Four bits a state. */
export const EDGE_TABLE_BYTES: number = (EDGE_CLASSES * FLIPS) / 2;

/** How far a state of `edgeState` is. */
export function edgeDistance(table: Uint8Array, state: number): number {
  return distanceAt(table, state);
}

/** Writes the distances of all states, by moves that count one. */
export function* makeEdgeTable(
  edges: EdgeSlices,
  moves: readonly number[],
  table: Uint8Array,
): Generator<void, void> {
  table.set(packNibbles(yield* distanceSteps(edgeSpace(edges, moves))));
}

/** The states up to symmetry: a class of arrangements · 2¹¹ + the flips of the first eleven places. */
function edgeSpace(edges: EdgeSlices, moves: readonly number[]): Space {
  const { symEdges, representatives, aliases } = edgeClasses(edges);
  const { symOf, turned } = symEdges;
  const triples = triplesOfArrangements(edges);
  const degree = moves.length;
  /** symAfter[class · degree + i]: what `symOf` says of the class's arrangement after the i-th move. */
  const symAfter = Int32Array.from({ length: representatives.length * degree }, (_, at) => {
    const triple = triples[representatives[Math.floor(at / degree)]];
    return symOf[conjugateIndex(edges, tripleAfter(edges, triple, moves[at % degree]), 0) >> edges.shift];
  });
  const flipsAfter = flipsAfterMoves();
  const allOf = Uint16Array.from({ length: FLIPS }, (_, first) => allFlips(first));
  return spaceOfTurns({
    name: "edges",
    size: EDGE_CLASSES * FLIPS,
    start: edgeState(symEdges, edges.solved >> edges.shift, 0),
    degree,
    turn(index, from, to, into, at) {
      const row = ((index / FLIPS) | 0) * degree;
      const flips = allOf[index & (FLIPS - 1)];
      for (let i = from; i < to; i++)
        into[at + i - from] = edgeStateOf(
          turned,
          symAfter[row + i],
          flipsAfter[(moves[i] << PLACES) | flips],
        );
    },
    aliases(index, into) {
      const kept = aliases[(index / FLIPS) | 0];
      into[0] = index;
      for (let i = 0; i < kept.length; i++)
        into[i + 1] = edgeStateOf(turned, kept[i], allOf[index & (FLIPS - 1)]);
      return kept.length + 1;
    },
  });
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
