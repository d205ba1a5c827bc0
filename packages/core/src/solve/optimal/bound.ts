/** The bound from the tables for one cube: the plain way, which the kernel must agree with. */

import { AXIS_SYMMETRY_COUNT, conjugateState, TWISTS } from "../../search/index.ts";
import { type CubeState, cubiesOf } from "../../state/index.ts";
import { nearDistance } from "./coset-table.ts";
import { conjugateIndex, tripleOf } from "./edge-slices.ts";
import { edgeDistance } from "./edge-table.ts";
import { edgeState } from "./sym-edges.ts";
import type { OptimalTables } from "./tables.ts";
import { coordinatesOf } from "./walk.ts";

/** A lower bound on the distance of a cube. (For the bound by its inverse, pass that.) */
export function tableBound(tables: OptimalTables, state: CubeState): number {
  return Math.max(cosetBound(tables, state), edgeBound(tables, state));
}

/** The bound by the edges alone. */
function edgeBound(tables: OptimalTables, state: CubeState): number {
  const { edges, symEdges, edgeDistances } = tables;
  const { ep, eo } = cubiesOf(state);
  const flips = eo.reduce((set, flip, place) => set | (flip << place), 0);
  const arrangement = conjugateIndex(edges, tripleOf(edges, ep), 0) >> edges.shift;
  return edgeDistance(edgeDistances, edgeState(symEdges, arrangement, flips));
}

/** The bound by the table of cosets. */
export function cosetBound(tables: OptimalTables, state: CubeState): number {
  const { words, near, base } = tables;
  const at = placeOf(tables, state);
  const place = Math.floor(at / 16);
  const lift = (at % 16) << 1;
  const value = (words[place] >>> lift) & 3;
  return value === 0 ? nearDistance(near, place, lift, base) : base + value - 1;
}

/** The place of a cube's coset in the table: word · 16 + which of its values. */
export function placeOf(tables: OptimalTables, state: CubeState): number {
  const { rowWords, symCorners, places } = tables;
  const cube = coordinatesOf(tables, state);
  const kind = symCorners.kindOf[cube.coset];
  const i = kind & 15;
  const twist = symCorners.twistConjugate[cube.twist * AXIS_SYMMETRY_COUNT + i];
  const packed = symCorners.classOf[(kind >> 4) * TWISTS + twist];
  const symmetry = symCorners.product[(packed & 63) * AXIS_SYMMETRY_COUNT + i];
  const index = conjugateIndex(tables.edges, cube.slices, symmetry);
  const flips = places > 0 ? cubiesOf(conjugateState(state, symmetry)).eo.slice(0, places) : [];
  return (packed >> 6) * rowWords * 16 + flips.reduce((sum, flip, at) => sum | (flip << at), index << places);
}
