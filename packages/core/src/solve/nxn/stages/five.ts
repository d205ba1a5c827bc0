/** The 5x5 in five stages, each with fewer turns than the one before: those of its centers, and the method that they make. */
import { symmetryInverse } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import {
  type BeamView,
  classSteps,
  digitsTerm,
  FLIPS,
  type KeepTable,
  makeTable,
  maskMoves,
  movedMask,
  type Part,
  productPart,
  quotientPart,
  rankOfSets,
  type SetPart,
  type StageRecord,
  setPart,
  setTerm,
  symmetriesOfSet,
  type TablePart,
  type Term,
  tablePart,
} from "../../../search/index.ts";
import { heldRotation } from "../../../state/index.ts";
import { BYTES, centerMoves } from "../center-masks.ts";
import { placesAfter, solvableCube, standingAt } from "../wings.ts";
import { eightEdges, fourEdgesInBelt } from "./five-belts.ts";
import { canFreeFour, centerMasks, orientationStarts } from "./five-starts.ts";
import { type StagedMethod, stagesRecipe } from "./improve.ts";
import { nearAxisTerm } from "./near-axis.ts";
import { fiveCenters, fivePairs, flipsAfter, maskOrbits, type PairMoves, SIZE } from "./pieces.ts";
import {
  centerImage,
  fiveTurns,
  keepsOf,
  rotateCandidate,
  rotationsOfAxes,
  symmetriesKeeping,
  wingImage,
  wingParity,
  X,
} from "./stage-turns.ts";

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
 * The first three stages of a 5x5: the colors of one axis to its faces; the other axes apart; the first axis in a pattern that half
 * turns solve, with midges and wings correctly oriented.
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
  const source = { parts, goals: [[BYTES.RL, BYTES.RL]], degree: list.turns.length, keep };
  yield;
  const all = symmetriesKeeping([X]);
  const symmetries = [corner, edge].map((orbit) =>
    symmetriesOfSet(
      all.map((s) => centerImage(SIZE, orbit, s)),
      BYTES.RL,
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
    // Whichever of the three it is.
    starts(candidate, row, begin) {
      for (const rotation of rotationsOfAxes()) {
        const start = rotateCandidate(candidate, rotation);
        row.set(centerMasks(start).ofAxis(1));
        begin(start);
      }
    },
  };
}

/** Parts: the places of the second axis' colors among corners, and among edges; the parity of wings. */
function* axesApart(keep: KeepTable): Generator<void, StageRecord> {
  const list = fiveTurns("apart");
  const { corner, edge } = maskOrbits(list.turns, BYTES.UD);
  yield;
  const source = {
    parts: [corner, edge, wingParity(list.turns)],
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
    starts(candidate, row, begin) {
      const [corners, edges] = centerMasks(candidate).ofAxis(0);
      const odd = parity(standingAt(candidate.state, 1));
      row.set([corner.indexOf.get(corners)!, edge.indexOf.get(edges)!, odd]);
      begin(candidate);
    },
  };
}

/** Solutions longer than this are not sought (decision 0258#0185). */
const MAX_ORIENTATION_LENGTH = 7;

/**
 * Parts: the first axis' corners and edges, up to exchanging its colors in either (35 · 35); flips, of which the twelfth
 * follows from the others; the places of low wings.
 */
function* patternAndOrientation(pairs: PairMoves, keep: KeepTable): Generator<void, StageRecord> {
  const list = fiveTurns("orientation");
  const degree = list.turns.length;
  const { corner, edge } = maskOrbits(list.turns, 0x0f00);
  const [cornerHalf, edgeHalf] = [corner, edge].map((orbit) =>
    quotientPart(orbit, degree, (i) => orbit.indexOf.get(orbit.masks[i] ^ BYTES.RL)!),
  );
  const patternOf = (corners: number, edges: number) =>
    cornerHalf.classOf[corner.indexOf.get(corners)!] * edgeHalf.size +
    edgeHalf.classOf[edge.indexOf.get(edges)!];
  yield;
  const flips = new Uint16Array(FLIPS * degree);
  for (let known = 0; known < FLIPS; known++) {
    const last = [...known.toString(2)].filter((bit) => bit === "1").length & 1;
    list.turns.forEach((turn, i) => {
      flips[known * degree + i] = flipsAfter(pairs, turn, known | (last << 11)) & (FLIPS - 1);
    });
    if (known % 256 === 255) yield;
  }
  const low = pairs.lowPlace.reduce((mask, place) => mask | (1 << place), 0);
  // The patterns that the turns of the next stage make of solved centers.
  const next = maskOrbits(fiveTurns("belt").turns, 0x0f00);
  const patterns = new Set(
    Array.from(next.corner.masks).flatMap((a) => Array.from(next.edge.masks, (b) => patternOf(a, b))),
  );
  const wings = maskMoves(list.turns.map((turn) => placesAfter(turn, SIZE, 1)));
  const source = {
    parts: [
      productPart(cornerHalf, edgeHalf, degree),
      tablePart(FLIPS, flips, degree),
      setPart(wings, rankOfSets(8)),
    ],
    goals: Array.from(patterns, (pattern) => [pattern, 0, low]),
    degree,
    keep,
  };
  const pattern = yield* digitsTerm(source, {
    name: "pattern and flips",
    of: [0, 1],
    counts: [108, 216, 3492, 34_696, 190_034, 645_402, 1_069_319, 518_180, 46_695, 658],
  });
  const images = symmetriesKeeping([X]).map(wingImage);
  const lows = yield* setTerm(
    source,
    {
      name: "low wings",
      of: [2],
      counts: [1, 2, 29, 278, 1934, 15_640, 124_249, 609_241, 1_224_098, 688_124, 40_560],
    },
    symmetriesOfSet(images, low),
  );
  return {
    ...source,
    name: "pattern and edge orientation",
    ...list,
    terms: [pattern, lows],
    keeps: keepsOf(list.turns, fiveTurns("halves").turns),
    farthest: MAX_ORIENTATION_LENGTH,
    beam: { near: { words: [[2], [0, 1]] }, weigh: weighOrientation(source.parts, [pattern, lows], degree) },
    starts: orientationStarts(pairs, patternOf),
    accept: canFreeFour(list.turns),
  };
}

/** The sum of cubes: of pattern and wings, the farther one counts most. */
function weighOrientation(
  parts: readonly Part[],
  [{ table: distances }, { table: wingDistances }]: readonly Term[],
  degree: number,
): BeamView["weigh"] {
  const [patterns, flips] = parts.map((part) => (part as TablePart).table);
  const { size } = parts[1];
  const { moves, sets } = parts[2] as SetPart;
  const { first, second, third, bits } = sets;
  return (row, from, into, to, most) => {
    const own = row[from] * degree;
    const flip = row[from + 1] * degree;
    const mask = row[from + 2];
    const x = mask & 255;
    const y = 256 + ((mask >> 8) & 255);
    const z = 512 + (mask >> 16);
    for (let turn = 0; turn < degree; turn++) {
      const image = moves[768 * turn + x] | moves[768 * turn + y] | moves[768 * turn + z];
      const a = image & 255;
      const b = (image >> 8) & 255;
      const before = bits[a];
      const one =
        wingDistances[
          first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (image >> 16)]
        ];
      const other = distances[patterns[own + turn] * size + flips[flip + turn]];
      most[turn] = Math.max(one, other);
      into[to + turn] = one * one * one + other * other * other;
    }
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
