import { beforeAll, expect, test } from "vitest";
import { finish } from "../../../test/finish.ts";
import { faceTurns } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { conjugateState, movesOfMetric } from "../../search/index.ts";
import { type CubeState, cubiesOf, randomState, solvedState, turnState } from "../../state/index.ts";
import {
  ARRANGEMENTS,
  conjugateIndex,
  type EdgeSlices,
  edgeSlices,
  slicesOfPlaces,
  tripleOf,
} from "./edge-slices.ts";
import { EDGE_TABLE_BYTES, edgeDistance, makeEdgeTable } from "./edge-table.ts";
import { edgeState, type SymEdges, symEdges } from "./sym-edges.ts";

let edges: EdgeSlices;
let sym: SymEdges;
let table: Uint8Array;
beforeAll(() => {
  edges = edgeSlices(true);
  sym = symEdges(edges);
  table = new Uint8Array(EDGE_TABLE_BYTES);
  finish(makeEdgeTable(edges, movesOfMetric("HTM"), table));
});

function distanceOf(state: CubeState): number {
  const { ep, eo } = cubiesOf(state);
  const arrangement = conjugateIndex(edges, tripleOf(edges, ep), 0) >> edges.shift;
  const flips = eo.reduce((set, flip, place) => set | (flip << place), 0);
  return edgeDistance(table, edgeState(sym, arrangement, flips));
}

test("a state is one move farther than its nearest neighbor, and none is nearer: so all distances are exact", () => {
  const random = seededRandom("neighbors");
  for (let i = 0; i < 500; i++) {
    let state = solvedState(3);
    if (i >= 250) state = randomState(3, random);
    else
      for (let move = i % 10; move > 0; move--)
        state = turnState(state, faceTurns(3)[randomBelow(18, random)]);
    const distance = distanceOf(state);
    const nearest = Math.min(
      ...faceTurns(3)
        .slice(0, 18)
        .map((turn) => distanceOf(turnState(state, turn))),
    );
    if (distance > 0) expect(nearest).toBe(distance - 1);
    else expect(edgesAreHome(state)).toBe(true);
  }
});

/** Every edge in its slice, and none flipped. */
function edgesAreHome(state: CubeState): boolean {
  const { ep, eo } = cubiesOf(state);
  const slice = slicesOfPlaces();
  return ep.every((edge, place) => slice[edge] === slice[place] && eo[place] === 0);
}

test("all 48 symmetries leave the distance as it is", () => {
  const random = seededRandom("conjugate");
  for (let i = 0; i < 60; i++) {
    const state = randomState(3, random);
    const distances = Array.from({ length: 48 }, (_, s) => distanceOf(conjugateState(state, s)));
    expect(new Set(distances)).toEqual(new Set([distanceOf(state)]));
  }
});

test("the classes of arrangements are as many as the table has room for, and symmetries keep few of them", () => {
  const kinds = sym.symOf.reduce((most, each) => Math.max(most, each >> 18), 0) + 1;
  expect(EDGE_TABLE_BYTES).toBe((kinds * 2 ** 11) / 2);
  expect(kinds).toBeGreaterThanOrEqual(ARRANGEMENTS / 48);
});
