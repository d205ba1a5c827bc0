import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { type KernelPair, kernelPair } from "../../../test/kernel-pair.ts";
import { type Levels, levelsUpToSymmetry } from "../../../test/levels-up-to-symmetry.ts";
import { inEachRun, isWholeRun, wholeRunTest } from "../../../test/samples.ts";
import { walked } from "../../../test/walked.ts";
import { Cube } from "../../cube.ts";
import { faceTurns, SYMMETRY_COUNT } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { conjugateState, type Metric, movesOfMetric, turnsOfMoves } from "../../search/index.ts";
import { type CubeState, invertState } from "../../state/index.ts";
import { tableBound } from "./bound.ts";
import { busiestFirst } from "./pieces.ts";
import { allPrefixes, fewPrefixes } from "./prefixes.ts";
import { searchOptimal } from "./search.ts";
import { shapeOfTier } from "./tiers.ts";

/** How many states are that many moves from solved: T. Rokicki and others, cube20.org. */
const PUBLISHED = {
  HTM: [1, 18, 243, 3_240, 43_239, 574_908, 7_618_438, 100_803_036],
  QTM: [1, 12, 114, 1_068, 10_011, 93_840, 878_880, 8_221_632],
} as const;

const KINDS = ["plain", "vector"] as const;

/** The shortest solution that a kernel finds, length after length from the table's bound on. */
function shortest(kernels: KernelPair, kind: (typeof KINDS)[number], state: CubeState): readonly number[] {
  const { metric } = kernels;
  const pieces = busiestFirst(fewPrefixes(state, metric) ?? allPrefixes(metric));
  const search = searchOptimal(
    kernels.tables,
    kernels[kind],
    { state, metric, pieces },
    { maxLength: 26, improve: true },
  );
  while (!search.advance(1e6));
  expect(search.bound).toBe(search.best!.length);
  return search.best!;
}

const LESS = { corners: "tetrads", flips: false, base: 6 } as const;

const made = new Map<Metric, KernelPair>();

/** The small tier's table for a metric. It takes long to make, so `npm test` has one that knows less and is as right. */
function smallOf(metric: Metric): KernelPair {
  const shape = isWholeRun ? shapeOfTier("small", metric) : LESS;
  const kernels = made.get(metric) ?? kernelPair(shape, metric);
  made.set(metric, kernels);
  return kernels;
}

/** Classes at a distance: all, or that many that are drawn. */
function drawn({ first }: Levels, distance: number, count: number, random: () => number): number[] {
  const from = first[distance];
  const size = first[distance + 1] - from;
  if (size <= count) return Array.from({ length: size }, (_, i) => from + i);
  return Array.from({ length: count }, () => from + randomBelow(size, random));
}

describe.runIf(isWholeRun).each(["HTM", "QTM"] as const)(
  "%s: all states to 7 moves, by breadth-first search",
  (metric) => {
    let levels: Levels;
    beforeAll(() => {
      const turns = movesOfMetric(metric).map((move) => faceTurns(3)[move]);
      levels = levelsUpToSymmetry(turns, PUBLISHED[metric].length - 1);
    });

    test("they are as many as is published", () => {
      expect(levels.states).toEqual(PUBLISHED[metric]);
    });

    test("no bound is above the distance, of all classes to 6 moves and a sample at 7, in any of their conjugates", () => {
      const random = seededRandom("conjugates");
      const { tables } = smallOf(metric);
      for (let distance = 0; distance <= 7; distance++)
        for (const index of drawn(
          levels,
          distance,
          distance > 6 ? 10_000 : Number.POSITIVE_INFINITY,
          random,
        )) {
          const state = conjugateState(levels.stateOf(index), randomBelow(SYMMETRY_COUNT, random));
          const bound = tableBound(tables, state);
          if (bound > distance) throw new Error(`class ${index}: ${bound} > ${distance}`);
        }
    });

    test.each(KINDS)(
      "the %s kernel gives every class to 4 moves, and a sample at 5, 6, 7, exactly its distance",
      (kind) => {
        const random = seededRandom(`distances ${kind}`);
        for (let distance = 0; distance <= 7; distance++)
          for (const index of drawn(
            levels,
            distance,
            distance > 4 ? 300 : Number.POSITIVE_INFINITY,
            random,
          )) {
            const state = conjugateState(levels.stateOf(index), randomBelow(SYMMETRY_COUNT, random));
            const moves = shortest(smallOf(metric), kind, state);
            expect(moves.length).toBe(distance);
            expect(isSolvedBy(state, turnsOfMoves(moves, 3))).toBe(true);
          }
      },
    );
  },
);

interface KnownPosition {
  readonly name: string;
  readonly alg: string;
  readonly HTM: number;
  readonly QTM?: number;
}

const KNOWN = JSON.parse(
  readFileSync(new URL("../../../test/known-positions.json", import.meta.url), "utf8"),
) as readonly KnownPosition[];

const METRICS: readonly (readonly ["HTM" | "QTM", number])[] = [
  ["HTM", 16],
  ["QTM", 18],
];

describe.each(inEachRun(METRICS, [["HTM", 8]]))(
  "%s: symmetric positions of up to %i moves",
  (metric, most) => {
    test.each(KNOWN.filter((known) => known[metric]! <= most))("$name", ({ alg, [metric]: length }) => {
      expect(shortest(smallOf(metric), "vector", Cube.fromAlg(alg).state).length).toBe(length);
    });
  },
);

// A smaller table's lengths are compared with the small one's in optimal.slow.test.ts, too.
wholeRunTest(
  "a table of other cosets, which sees flips, gives walks of 10 … 14 moves and their inverses the same lengths",
  () => {
    const other = kernelPair({ corners: "tetrads", flips: true, base: 7 }, "HTM");
    const random = seededRandom("two tables");
    for (let i = 0; i < 60; i++) {
      const length = 10 + (i % 5);
      const state = walked(length, random);
      const moves = shortest(smallOf("HTM"), "vector", state);
      expect(moves.length).toBeLessThanOrEqual(length);
      expect(shortest(other, "vector", invertState(state)).length).toBe(moves.length);
    }
  },
);
