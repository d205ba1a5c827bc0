/**
 * Wing parity, the one thing that exchanges cannot fix. Exchanges of centers and wings, and outer turns, are even
 * permutations of the wings of every depth, whereas a quarter turn of a single inner layer is odd. So each depth whose
 * wings are in an odd permutation gets one such turn first.
 */
import { type Axis, makeTurn, type Turn } from "../../geometry/index.ts";
import { parity } from "../../perm/index.ts";
import type { CubeState } from "../../state/index.ts";
import { makeTurns, type ReductionState, wrongCenters } from "./reduction-state.ts";
import { standingAt, wingDepths } from "./wings.ts";

/** odd[depth]: 1 where the wings of that depth are in an odd permutation. */
export function oddDepths(state: CubeState): Uint8Array {
  const depths = [0, ...wingDepths(state.size)];
  return Uint8Array.from(depths, (depth) => (depth === 0 ? 0 : parity(standingAt(state, depth))));
}

/** Makes these turns, choosing those that leave the most centers right. */
export function fixWingParity(work: ReductionState, state: CubeState): void {
  for (const depth of wingDepths(work.size)) {
    if (parity(standingAt(state, depth)) === 0) continue;
    let best: Turn | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const turn of quarterTurns(work.size, depth)) {
      const colors = work.colors.slice();
      const trial = { ...work, colors, turns: [] };
      makeTurns(trial, [turn]);
      const wrong = wrongCenters(trial);
      if (wrong >= fewest) continue;
      fewest = wrong;
      best = turn;
    }
    makeTurns(work, [best!]);
  }
}

function quarterTurns(size: number, depth: number): Turn[] {
  return ([0, 1, 2] as Axis[]).flatMap((axis) =>
    [depth, size - 1 - depth].flatMap((layer) =>
      [1, 3].map((quarters) => makeTurn(axis, layer, layer, quarters)),
    ),
  );
}
