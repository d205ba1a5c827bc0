/** The staged methods, as records. Numbers of candidates and moves are those of the first round. */

import { heldRotation } from "../../../state/index.ts";
import { standingAt } from "../wings.ts";
import { FIVE_KEY, prepareFive } from "./five.ts";
import { centersRotation, FOUR_KEY, prepareFour } from "./four.ts";
import type { StagedMethod } from "./improve.ts";

/**
 * Candidates are cheap early: over 40 random states, keeping 2,000 and 300 in the first two stages gave 44.2 turns, and
 * 800 and 150 gave 44.7 in as much time. Candidates longer than the shortest are not waited for after the third stage:
 * each takes a search for its 3x3.
 */
export const fourMethod: StagedMethod = {
  size: 4,
  recipe: { name: "4x4 by stages", key: FOUR_KEY, prepare: prepareFour },
  steps: [
    { name: "centers", keep: 2000, effort: 1_000_000, until: 0.05 },
    { name: "centers", keep: 300, effort: 20_000_000, until: 0.35 },
    { name: "edges", keep: 6, effort: 5_000_000, slack: 0, until: 0.8 },
  ],
  growth: 3,
  reduce: (state) => ({ middles: standingAt(state, 1), centers: centersRotation(state) }),
  slices: [100_000, 200_000],
};

/** The third stage begins with a candidate in hundreds of ways: 2,000 candidates take 170 MB. */
export const fiveMethod: StagedMethod = {
  size: 5,
  recipe: { name: "5x5 by stages", key: FIVE_KEY, prepare: prepareFive },
  steps: [
    { name: "centers", keep: 200, effort: 2_500_000, slack: 2, until: 0.05 },
    { name: "centers", keep: 2000, most: 2000, effort: 10_000_000, slack: 4, until: 0.09 },
    { name: "centers", keep: 1500, effort: 16_000_000, longest: 7, until: 0.34 },
    { name: "edges", keep: 200, effort: 8_000_000, until: 0.75 },
    { name: "edges", keep: 20, effort: 8_000_000, until: 0.9 },
  ],
  growth: 2,
  reduce: (state) => ({ middles: standingAt(state, 2), centers: heldRotation(state) }),
  slices: [100_000, 200_000],
};
