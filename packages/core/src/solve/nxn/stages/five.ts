import { symmetryInverse } from "../../../geometry/index.ts";
import {
  classSteps,
  digitsTerm,
  type KeepTable,
  makeTable,
  maskMoves,
  movedMask,
  rankOfSets,
  type SetPart,
  type StageRecord,
  setPart,
  setTerm,
  symmetriesOfSet,
} from "../../../search/index.ts";
import { heldRotation } from "../../../state/index.ts";
import { centerMoves, RL_BYTE, UD_BYTE } from "../center-masks.ts";
import { solvableCube, standingAt } from "../wings.ts";
import { eightEdges, fourEdgesInBelt, patternAndOrientation } from "./five-belts.ts";
import { axesApartStarts, firstAxisStarts } from "./five-starts.ts";
import { type StagedMethod, stagesRecipe } from "./improve.ts";
import { nearAxisTerm } from "./near-axis.ts";
import { fiveCenters, fivePairs, maskOrbits, SIZE } from "./pieces.ts";
import { centerImage, fiveTurns, keepsOf, symmetriesKeeping, wingParity, X } from "./stage-turns.ts";

/** Four edges: covers 2.4 of 49.8 million classes. */
const BELT_DEPTH = 9;
/** Eight edges and the colors of U and D: covers 9 of 25.9 million classes. */
const EIGHT_DEPTH = 10;

/** The stages, in their order. The depths are those of the two tables that hold only positions near the goal. */
export function* fiveStages(
  keep: KeepTable = makeTable,
  [belt, eight]: readonly [number, number] = [BELT_DEPTH, EIGHT_DEPTH],
): Generator<void, StageRecord[]> {
  const pairs = fivePairs();
  return [
    yield* oneAxis(keep),
    yield* axesApart(keep),
    yield* patternAndOrientation(pairs, keep),
    yield* fourEdgesInBelt(pairs, belt, keep),
    yield* eightEdges(pairs, eight, keep),
  ];
}

/*
 * The first two stages of a 5x5: the colors of one axis to its faces, and the other axes apart.
 */

/** Positions of both kinds of centers this far from the goal are known exactly (decision 0258#0185). */
const NEAR = 6;

/** Parts: the places of the first axis' colors among corners, and among edges. */
function* oneAxis(keep: KeepTable): Generator<void, StageRecord> {
  const list = fiveTurns("axis");
  const { corner, edge } = fiveCenters();
  const parts: SetPart[] = [corner, edge].map((orbit) =>
    setPart(centerMoves(SIZE, orbit, list.turns), rankOfSets(8)),
  );
  const source = { parts, goals: [[RL_BYTE, RL_BYTE]], degree: list.turns.length, keep };
  yield;
  const all = symmetriesKeeping([X]);
  const symmetries = [corner, edge].map((orbit) =>
    symmetriesOfSet(
      all.map((s) => centerImage(SIZE, orbit, s)),
      RL_BYTE,
    ),
  );
  yield;
  const corners = yield* setTerm(
    source,
    { name: "corners", of: [0], counts: [1, 4, 82, 1206, 14_116, 123_404, 422_508, 173_254, 896] },
    symmetries[0],
  );
  const edges = yield* setTerm(
    source,
    { name: "edges", of: [1], counts: [1, 4, 66, 900, 9626, 80_202, 329_202, 302_146, 13_324] },
    symmetries[1],
  );
  const images = symmetries.map((own) => maskMoves(own.map(({ image }) => image)));
  const { size, unrank } = rankOfSets(8);
  let [known, mask] = [-1, 0];
  const classes = yield* classSteps({
    size,
    inverse: all.map((s) => all.indexOf(symmetryInverse(s))),
    bits: 4,
    image(value, s) {
      if (value !== known) [known, mask] = [value, unrank(value)];
      return parts[0].rank(movedMask(images[0], s, mask));
    },
  });
  yield;
  const near = yield* nearAxisTerm(
    source,
    { name: "both", of: [0, 1], counts: [1, 1, 12, 169, 2916, 55_768, 1_065_559] },
    { classes, images },
    NEAR,
  );
  return {
    ...source,
    name: "colors of one axis",
    ...list,
    terms: [edges, corners, near],
    keeps: keepsOf(list.turns, [...fiveTurns("apart").turns, ...fiveTurns("orientation").turns]),
    starts: firstAxisStarts,
  };
}

/** Parts: the places of the second axis' colors among corners, and among edges; the parity of wings. */
function* axesApart(keep: KeepTable): Generator<void, StageRecord> {
  const list = fiveTurns("apart");
  const { corner, edge } = maskOrbits(list, UD_BYTE);
  yield;
  const source = {
    parts: [corner, edge, wingParity(list)],
    goals: [[0, 0, 0]],
    degree: list.turns.length,
    keep,
  };
  const corners = yield* digitsTerm(source, {
    name: "corners and parity",
    of: [0, 2],
    counts: [1, 2, 29, 234, 1304, 5568, 12_316, 6102, 184],
  });
  const edges = yield* digitsTerm(source, {
    name: "edges and parity",
    of: [1, 2],
    counts: [1, 2, 25, 210, 924, 2914, 7183, 8353, 5311, 807, 10],
  });
  return {
    ...source,
    name: "other axes apart",
    ...list,
    terms: [edges, corners],
    keeps: keepsOf(list.turns, fiveTurns("orientation").turns),
    starts: axesApartStarts(corner, edge),
  };
}

// Numbers of candidates and moves are those of the first round.

/** The third stage begins with a candidate in hundreds of ways: 2,000 candidates take 170 MB. */
export const fiveMethod: StagedMethod = {
  size: 5,
  recipe: stagesRecipe("5x5 by stages", "stages-5x5/2/OBTM", 11, fiveStages),
  steps: [
    { name: "centers", keep: 200, effort: 2_500_000, slack: 2, until: 0.05 },
    { name: "centers", keep: 2000, most: 2000, effort: 10_000_000, slack: 4, until: 0.09 },
    { name: "centers", keep: 1500, effort: 16_000_000, longest: 7, until: 0.34 },
    { name: "edges", keep: 200, effort: 8_000_000, until: 0.75 },
    { name: "edges", keep: 20, effort: 8_000_000, until: 0.9 },
  ],
  growth: 2,
  reduce: (state) => solvableCube(state, standingAt(state, 2), heldRotation(state)),
};
