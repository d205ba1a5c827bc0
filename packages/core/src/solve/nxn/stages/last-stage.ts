/**
 * The 3x3 that remains of each of several candidates: two-phase searches take turns, in slices, and every solution
 * lowers the bound for all of them.
 */

import { type Candidate, moveImages, PORTION, turnsOfMoves } from "../../../search/index.ts";
import { type CubeState, heldRotation, isReachable, uprightState } from "../../../state/index.ts";
import type { PreparedSolver, Search } from "../../table-solver.ts";
import { reducedCube } from "../reduced-cube.ts";

/** The 3x3 that a candidate has become: its edges by place, and how its centers are held. */
export interface Reduced {
  readonly middles: Uint8Array;
  readonly centers: number;
}

/**
 * The shortest complete solution of fewer than `below` turns; undefined if none was found. `reduce` reads the 3x3 off a
 * candidate; `slices`: how many moves are tried for each candidate in each round; `report` is told of each better
 * solution.
 */
export function* lastStage(
  prepared: PreparedSolver,
  candidates: readonly Candidate[],
  reduce: (state: CubeState) => Reduced,
  slices: readonly number[],
  below: number,
  report?: (candidate: Candidate) => void,
): Generator<void, Candidate | undefined> {
  const sorted = [...candidates].sort((a, b) => a.length - b.length);
  let best: Candidate | undefined;
  let bound = below;
  for (const slice of slices)
    for (const candidate of sorted) {
      yield;
      const { middles, centers } = reduce(candidate.state);
      const reduced = reducedCube(candidate.state, middles, centers) as CubeState;
      if (!isReachable(reduced)) throw new Error("last stage: the 3x3 left over cannot be solved");
      const held = moveImages(heldRotation(reduced));
      const upright = uprightState(reduced);
      let left = slice;
      let search: Search | undefined;
      while (left > 0) {
        const maxLength = Math.min(prepared.solver.maxLength, bound - 1 - candidate.length);
        if (maxLength < 0) break;
        search ??= prepared.search(upright, { maxLength, improve: true });
        const before = search.nodes;
        const known = search.best?.length ?? 99;
        const isDone = search.advance(PORTION);
        left -= search.nodes - before + 1;
        if (search.best && search.best.length < known) {
          const turns = turnsOfMoves(
            search.best.map((move) => held[move]),
            candidate.state.size,
          );
          bound = candidate.length + turns.length;
          best = { ...candidate, turns: [...candidate.turns, ...turns], length: bound };
          report?.(best);
        }
        if (isDone) break;
        yield;
      }
    }
  return best;
}
