/**
 * What the searches for large cubes find on fixed cubes, and how many turns they try: a change to the engine, or to the
 * form in which a stage is written, must change neither. A change that is meant to find other solutions brings a new
 * table.
 */
import { describe, expect, test } from "vitest";
import { finish } from "../../../test/finish.ts";
import { isWholeRun, samples, wholeRunTest } from "../../../test/samples.ts";
import { rankLayout, stateCount, unrankState } from "../../codec/index.ts";
import { cubeGeometry, makeTurn, type Turn } from "../../geometry/index.ts";
import { randomBigBelow, seededRandom } from "../../perm/index.ts";
import {
  type Candidate,
  prepareSteps,
  type StageGoal,
  type StageRecord,
  searchStage,
} from "../../search/index.ts";
import { type Assembly, type CubeState, randomState, turnStateBy, uprightState } from "../../state/index.ts";
import { pairInnerWings } from "./inner-wings.ts";
import { makeTurns, reductionState, wrongCenters } from "./reduction-state.ts";
import { solveRings } from "./rings/ring-centers.ts";
import { firstAxis, otherAxes } from "./setups/axes.ts";
import { secondOrbit, setupGoal } from "./setups/goal.ts";
import { colorsHome } from "./setups/setups.ts";
import { fiveMethod } from "./stages/five.ts";
import { fourMethod } from "./stages/four.ts";
import type { StagedMethod } from "./stages/improve.ts";
import { heldCandidate } from "./stages/stage-turns.ts";
import { oddDepths } from "./wings.ts";

/** Lists of turns as eight hexadecimal digits (FNV-1a). */
function digestOf(lists: readonly (readonly Turn[])[]): string {
  let hash = 0x811c9dc5;
  const add = (value: number) => {
    hash = Math.imul(hash ^ value, 0x01000193);
  };
  for (const turns of lists) {
    for (const { axis, first, last, quarters } of turns) [axis, first, last, quarters].forEach(add);
    add(255);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** A stage: turns tried, solutions found, the shortest one's turns, and what they are. */
type Row = readonly [nodes: number, found: number, shortest: number, digest: string];

/** Takes candidates through stages. */
function throughStages(
  stages: readonly StageRecord[],
  first: Candidate,
  goals: readonly Omit<StageGoal, "maxLength">[],
): Row[] {
  let candidates: readonly Candidate[] = [first];
  return stages.map((stage, i): Row => {
    const search = searchStage(stage, candidates, { maxLength: 200, ...goals[i] });
    while (!search.advance(50_000));
    candidates = search.found;
    return [
      search.nodes,
      candidates.length,
      candidates[0].length,
      digestOf(candidates.map(({ turns }) => turns)),
    ];
  });
}

const prepared = new Map<number, readonly StageRecord[]>();

function stagesOf({ size, recipe }: StagedMethod): readonly StageRecord[] {
  const known = prepared.get(size) ?? finish(prepareSteps(recipe)).stages;
  prepared.set(size, known);
  return known;
}

/** So many stages of a round. */
function firstRound(method: StagedMethod, seed: string, count: number): Row[] {
  const state = randomState(method.size, seededRandom(seed));
  const goals = method.steps.map(({ keep, effort, longest, slack }) => ({
    keep,
    effort,
    longest,
    slack,
    distinct: true,
  }));
  return throughStages(stagesOf(method).slice(0, count), heldCandidate(state), goals);
}

// Seeds, and for every stage what `throughStages` says.
const METHODS: readonly (readonly [StagedMethod, string, readonly Row[]])[] = [
  [
    fourMethod,
    "a",
    [
      [107_784, 2000, 5, "ab80c6c9"],
      [2_993_407, 300, 12, "0f7b25b7"],
      [672_230, 1, 24, "0d0e16bf"],
    ],
  ],
  [
    fiveMethod,
    "a",
    [
      [2_500_020, 84, 10, "cf818c97"],
      [10_000_001, 300, 19, "b403e6cd"],
      [16_000_010, 54, 25, "8c59cfad"],
      [8_000_003, 1, 38, "134c61f9"],
      [8_000_011, 5, 54, "2802d5e0"],
    ],
  ],
  [
    fourMethod,
    "b",
    [
      [96_918, 2000, 6, "819fc781"],
      [1_465_475, 300, 12, "0b33ce81"],
      [1_993_347, 6, 25, "1a4e986e"],
    ],
  ],
  [
    fourMethod,
    "c",
    [
      [84_174, 2000, 5, "02494ccf"],
      [9_714_631, 300, 13, "0d3a1d93"],
      [790_581, 6, 26, "7bfd7bb0"],
    ],
  ],
  [
    fiveMethod,
    "b",
    [
      [2_500_017, 166, 9, "b1e246bd"],
      [2_208_621, 2000, 16, "2c3d74bb"],
      [16_000_019, 52, 24, "c26f666b"],
      [9_569_792, 1, 38, "b2e9d399"],
      [8_000_008, 6, 54, "482ac24f"],
    ],
  ],
];

describe("4x4 and 5x5: every stage of the first round", () => {
  test.each(
    METHODS.slice(0, Math.max(2, samples(METHODS.length))).map((row) => [row[0].size, ...row] as const),
  )(
    "n = %i",
    (_, method, seed, rows) => {
      // The later ones of a 5x5 try ten million turns each.
      const looked = isWholeRun ? rows : rows.slice(0, 3 - (method.size % 2));
      expect(firstRound(method, seed, looked.length)).toEqual(looked);
    },
    300_000,
  );
});

/** `isFixed`: the goal is a range of numbers, which fixes pieces of the second orbit too. */
function setupStages(size: number, isFixed: boolean): Row[] {
  const random = seededRandom(`setup ${size}`);
  const unit = stateCount(size) / rankLayout(size).at(-1)!.radix;
  const number = isFixed ? randomBigBelow(unit / 2n, random) : 0n;
  const state = isFixed ? unrankState(number, size) : uprightState(randomState(size, random));
  const range = isFixed ? secondOrbit(state, unrankState(number + (unit >> 20n), size)) : undefined;
  const goal = setupGoal(state, range);
  const stages = [finish(firstAxis(goal))(), finish(otherAxes(goal))(), finish(colorsHome(goal))];
  const goals = [
    { keep: 300, effort: 1_000_000 },
    { keep: 300, effort: 1_000_000 },
    { keep: 1, effort: 1_000_000 },
  ];
  return throughStages(stages, heldCandidate(state), goals);
}

const SETUPS: readonly (readonly [size: number, isFixed: boolean, rows: readonly Row[]])[] = [
  [
    4,
    false,
    [
      [31_206, 300, 7, "f5128029"],
      [10_442, 300, 10, "a759d85c"],
      [141, 1, 14, "e639bd0a"],
    ],
  ],
  [
    5,
    false,
    [
      [14_244, 300, 6, "d01a95e9"],
      [31_609, 300, 9, "41511c2e"],
      [66, 1, 14, "0c4bdcc0"],
    ],
  ],
  [
    6,
    false,
    [
      [23_292, 300, 5, "e1141979"],
      [17_513, 300, 8, "24ab74ff"],
      [248, 1, 12, "7cd835ba"],
    ],
  ],
  [
    7,
    false,
    [
      [32_019, 300, 4, "efcc65b0"],
      [14_258, 300, 8, "fd318156"],
      [101, 1, 12, "79112b37"],
    ],
  ],
  [
    5,
    true,
    [
      [1_256_700, 1, 5, "eb0247cd"],
      [355_541, 300, 10, "71c09b27"],
      [3999, 1, 16, "17adb0d2"],
    ],
  ],
  [
    7,
    true,
    [
      [312_171_393, 1, 6, "bfe817e4"],
      [1_000_022, 87, 12, "b24f6132"],
      [43_587, 1, 19, "e4a77ec8"],
    ],
  ],
];

test.each(SETUPS.slice(0, samples(SETUPS.length)))(
  "setups, n = %i, with fixed pieces: %s: every stage",
  (size, isFixed, rows) => {
    expect(setupStages(size, isFixed)).toEqual(rows);
  },
  300_000,
);

wholeRunTest.each([
  [6, 68, "7e66c778"],
  [7, 108, "7c9809e9"],
  [8, 203, "3cb08ee1"],
  [9, 243, "2d126bc3"],
])(
  "rings, n = %i: turns",
  (size, length, digest) => {
    const state = randomState(size, seededRandom(`rings ${size}`));
    const work = reductionState(state, 0);
    const effort = { widths: [200, 200, 200] } as const;
    expect(finish(solveRings(work, { odd: oddDepths(state), axis: 0, effort }))).toBe(true);
    expect([work.turns.length, digestOf([work.turns])]).toEqual([length, digest]);
  },
  300_000,
);

/** A quarter turn for each depth whose wings are odd: the one that leaves the most centers right. */
function turnsToEven(state: CubeState): Turn[] {
  const work = reductionState(state, 0);
  const { size } = state;
  for (const [depth, isOdd] of oddDepths(state).entries()) {
    if (isOdd === 0) continue;
    const trials = ([0, 1, 2] as const).flatMap((axis) =>
      [depth, size - 1 - depth].flatMap((layer) =>
        [1, 3].map((quarters) => {
          const turn = makeTurn(axis, layer, layer, quarters);
          const trial = { ...work, colors: work.colors.slice(), turns: [] };
          makeTurns(trial, [turn]);
          return { turn, wrong: wrongCenters(trial) };
        }),
      ),
    );
    makeTurns(work, [trials.reduce((best, one) => (one.wrong < best.wrong ? one : best)).turn]);
  }
  return work.turns;
}

const INNER_WINGS = [
  [9, 74, "3b735489"],
  [8, 54, "58625a1c"],
] as const;

/** The cube with all centers where they are on a solved one. */
function withCenters({ size, rotations }: CubeState): CubeState {
  const pieces = rotations.slice();
  for (const { cells, facelets } of cubeGeometry(size).orbits)
    if (facelets[0].length === 1) for (const cell of cells) pieces[cell] = 0;
  return { size, rotations: pieces } as Assembly as CubeState;
}

test.each(INNER_WINGS.slice(0, samples(INNER_WINGS.length)))(
  "inner wings in beams, n = %i: turns",
  (size, length, digest) => {
    const state = randomState(size, seededRandom(`inner wings ${size}`));
    // As if the centers had been solved, however that is done.
    const even = withCenters(turnStateBy(state, turnsToEven(state)));
    const methods = { five: stagesOf(fiveMethod), four: size % 2 === 0 ? stagesOf(fourMethod) : undefined };
    const { turns } = finish(pairInnerWings(even, 0, methods, () => 2))!;
    expect([turns.length, digestOf([turns])]).toEqual([length, digest]);
  },
  300_000,
);
