import { expect } from "vitest";
import { finish } from "../../../test/finish.ts";
import { wholeRunTest } from "../../../test/samples.ts";
import { cubieMoves, FLIPS, type Metric, movesOfMetric } from "../../search/index.ts";
import {
  ARRANGEMENTS,
  conjugateIndex,
  edgeSlices,
  tripleAfter,
  triplesOfArrangements,
} from "./edge-slices.ts";
import { EDGE_TABLE_BYTES, edgeDistance, makeEdgeTable } from "./edge-table.ts";
import { allFlips, edgeState, symEdges } from "./sym-edges.ts";

const UNREACHED = 255;

wholeRunTest.each(["HTM", "QTM"] as const)(
  "%s: the distances of all 70,963,200 states are those of a search without symmetries",
  (metric) => {
    const edges = edgeSlices(false);
    const sym = symEdges(edges);
    const table = new Uint8Array(EDGE_TABLE_BYTES);
    finish(makeEdgeTable(edges, movesOfMetric(metric), table));
    const distances = plainDistances(metric);
    let wrong = 0;
    for (let state = 0; state < distances.length; state++) {
      const flips = allFlips(state % FLIPS);
      if (edgeDistance(table, edgeState(sym, Math.floor(state / FLIPS), flips)) !== distances[state]) wrong++;
    }
    expect(wrong).toBe(0);
  },
);

/** distances[arrangement · 2¹¹ + flips of the first eleven places]. */
function plainDistances(metric: Metric): Uint8Array {
  const edges = edgeSlices(false);
  const triples = triplesOfArrangements(edges);
  const moves = movesOfMetric(metric);
  const arrangements = moves.map((move) =>
    Uint16Array.from(triples, (triple) => conjugateIndex(edges, tripleAfter(edges, triple, move), 0)),
  );
  const flips = moves.map((move) => {
    const { from, turn } = cubieMoves()[move].edge;
    return Uint16Array.from({ length: FLIPS }, (_, first) => {
      const all = allFlips(first);
      let after = 0;
      for (let place = 0; place < 11; place++) after |= (((all >> from[place]) & 1) ^ turn[place]) << place;
      return after;
    });
  });
  const distances = new Uint8Array(ARRANGEMENTS * FLIPS).fill(UNREACHED);
  distances[edges.solved * FLIPS] = 0;
  for (let distance = 0, reached = 1; reached > 0; distance++) {
    reached = 0;
    for (let state = 0; state < distances.length; state++) {
      if (distances[state] !== distance) continue;
      for (let i = 0; i < moves.length; i++) {
        const after = arrangements[i][Math.floor(state / FLIPS)] * FLIPS + flips[i][state % FLIPS];
        if (distances[after] !== UNREACHED) continue;
        distances[after] = distance + 1;
        reached++;
      }
    }
  }
  return distances;
}
