import { describe, expect, test } from "vitest";
import { distanceTable } from "../../../../test/distances.ts";
import { finish } from "../../../../test/finish.ts";
import type { Turn } from "../../../geometry/index.ts";
import { parity, randomBelow, seededRandom } from "../../../perm/index.ts";
import {
  distribution,
  maskSpace,
  packedCounts,
  packedDistance,
  packedSteps,
  prepare,
  prepareSteps,
} from "../../../search/index.ts";
import { isSolved, randomState, solvedState, turnStateBy } from "../../../state/index.ts";
import { twoPhaseSolver } from "../../two-phase/solver.ts";
import { centerMoves, centerOrbits } from "../center-masks.ts";
import { moved, PLACES, placesAfter, standingAt, wingPlaces } from "../wings.ts";
import { fourMethod } from "./four.ts";
import { improve } from "./improve.ts";
import { pairNumbers, rankOrder, turnOrder, unrankOrder } from "./orders.ts";
import { EDGES, pairMoves } from "./pieces.ts";
import { AXIS, fourTurns } from "./stage-turns.ts";

const moves = pairMoves(4);
const numbers = finish(pairNumbers(moves, AXIS.x));

test("27, 23 and 17 turns, each list within the one before", () => {
  const lists = [fourTurns("axis"), fourTurns("apart"), fourTurns("pairs")].map(({ turns }) =>
    turns.map((turn) => JSON.stringify(turn)),
  );
  expect(lists.map((list) => list.length)).toEqual([27, 23, 17]);
  expect(lists[1].every((turn) => lists[0].includes(turn))).toBe(true);
  expect(lists[2].every((turn) => lists[1].includes(turn))).toBe(true);
});

// Distributions as counted by an independent program from the same goals with the same turns (nxn-solving.md, section
// 3).
describe("how far the states of each stage are from its goal", () => {
  const stages = finish(prepareSteps(fourMethod.recipe)).stages;

  test("first: the colors of one axis on any two opposite faces, C(24, 8) sets", () => {
    const distances = distanceTable(
      maskSpace(
        "first",
        centerMoves(4, centerOrbits(4)[0], fourTurns("axis").turns),
        [0xff, 0xff00, 0xff0000],
      ),
    );
    expect(distribution(distances)).toEqual([3, 6, 108, 1434, 15210, 126306, 420312, 171204, 888]);
  });

  test("second: the other axes apart, a pattern that half turns solve, even wings: C(16, 8) · C(8, 4) · 2 states", () => {
    // Either axis, and either color of the first one: the table holds one of four states. The last distances count as one.
    expect(stages[1].terms[0].tally().map((count) => 4 * count)).toEqual([
      24,
      44,
      388,
      3360,
      22604,
      123472,
      456448,
      869768,
      321180 + 4512,
    ]);
  });

  test("third: all centers: 70 · 70 · 12 patterns, four of them solved", () => {
    const { parts, terms } = stages[2];
    // The parity of pairs relative to corners doubles the count.
    expect(parts.slice(0, 3).map(({ size }) => size)).toEqual([12, 70, 2 * 70]);
    const { table } = terms[0];
    const ofEither = Uint8Array.from({ length: 58_800 }, (_, i) => Math.min(table[2 * i], table[2 * i + 1]));
    expect(distribution(ofEither)).toEqual([4, 12, 136, 952, 4048, 10588, 16620, 16392, 8768, 1280]);
  });

  test("third: pairs of wings", { tags: ["seconds"] }, () => {
    const counts = packedCounts(finish(packedSteps(numbers.space(), 6)));
    expect(counts.map((_, i) => counts.slice(0, i + 1).reduce((a, b) => a + b))).toEqual([
      1, 4, 16, 55, 324, 1922, 12275,
    ]);
  });
});

describe("orders of pairs", () => {
  test("a number is an even order and back, up to symmetry", () => {
    expect(numbers.classes.representative.length).toBe(1538);
    const random = seededRandom("orders");
    const order = new Uint8Array(EDGES);
    for (let i = 0; i < 2000; i++) {
      const index = randomBelow(1538 * 20_160, random);
      unrankOrder(numbers, index, order);
      expect(parity(order)).toBe(0);
      expect(rankOrder(numbers, order)).toBe(index);
    }
  });

  test("the table by classes agrees with a plain search over orders", () => {
    const table = finish(packedSteps(numbers.space(), 4));
    const turns = fourTurns("pairs").turns.length;
    const known = new Map([["0,1,2,3,4,5,6,7,8,9,10,11", 0]]);
    const image = new Uint8Array(EDGES);
    for (const [key, distance] of known) {
      const order = Uint8Array.from(key.split(",").map(Number));
      expect(packedDistance(table, rankOrder(numbers, order))).toBe(distance);
      if (distance === 3) continue;
      for (let turn = 0; turn < turns; turn++) {
        turnOrder(moves, order, turn, image);
        if (!known.has(image.join())) known.set(image.join(), distance + 1);
      }
    }
    expect(known.size).toBeGreaterThan(100);
  });
});

test("wings are parted exactly if some turns do so", () => {
  const images = fourTurns("apart").turns.map((turn) => placesAfter(turn, 4, 1));
  const {
    parts: { length },
    terms: [, parted],
  } = finish(prepareSteps(fourMethod.recipe)).stages[1];
  const { partner } = wingPlaces();
  const isParted = (standing: Uint8Array) =>
    moves.lowPlace.every((place) =>
      moves.lowPlace.every((other) => standing[other] !== partner[standing[place]]),
    );
  /** Whether at most so many turns bring one of each pair into each half, tried one by one. */
  const partedWithin = (standing: Uint8Array, turns: number): boolean =>
    isParted(standing) ||
    (turns > 0 && images.some((image) => partedWithin(moved(standing, image), turns - 1)));
  const random = seededRandom("parted");
  const answers = new Set<number>();
  for (let i = 0; i < 300; i++) {
    let standing = standingAt(solvedState(4), 1);
    for (let turn = i % 7; turn > 0; turn--)
      standing = moved(standing, images[randomBelow(images.length, random)]);
    const distance = [0, 1, 2].find((turns) => partedWithin(standing, turns)) ?? 3;
    answers.add(distance);
    const row = new Int32Array(length);
    parted.of.forEach((place, i) => {
      const wing = moves.lowPlace[i];
      row[place] = standing.indexOf(wing) * PLACES + standing.indexOf(partner[wing]);
    });
    expect(parted.at(row, 0)).toBe(distance);
  }
  expect([...answers].sort()).toEqual([0, 1, 2, 3]);
});

test("a first round that has less time than it takes hurries, and still comes to an end", {
  tags: ["seconds"],
}, async () => {
  const stages = finish(prepareSteps(fourMethod.recipe)).stages;
  const prepared = await prepare(twoPhaseSolver);
  const state = randomState(4, seededRandom("in time"));
  /** Steps taken until the first solution, on a clock that each of them moves on by one; the 3x3's take no time. */
  const stepsTo = (time: number) => {
    let left = time;
    let first: number | undefined;
    const goal = {
      round: 0,
      below: 200,
      timeLeft: () => left,
      report: () => {
        first ??= time - left;
      },
    };
    for (const stage of improve(fourMethod, stages, [{ state, late: 0 }], prepared, goal))
      if (stage !== "3x3") left--;
    return first!;
  };
  const usual = stepsTo(1_000_000);
  for (const share of [0.75, 0.5, 0.25]) expect(stepsTo(share * usual)).toBeLessThan(0.9 * usual);
});

test("from several cubes the solution begins at the one that is nearer in all, with the turns by which each is late", {
  tags: ["seconds"],
}, async () => {
  const stages = finish(prepareSteps(fourMethod.recipe)).stages;
  const prepared = await prepare(twoPhaseSolver);
  const far = randomState(4, seededRandom("far"));
  const near = turnStateBy(solvedState(4), fourTurns("axis").turns.slice(0, 3));
  const solve = (late: number) => {
    const found: { from: number; turns: Turn[] }[] = [];
    const starts = [
      { state: far, late: 0 },
      { state: near, late },
    ];
    const goal = {
      round: -4,
      below: 200,
      report: (turns: Turn[], from: number) => found.push({ turns, from }),
    };
    for (const _ of improve(fourMethod, stages, starts, prepared, goal));
    for (const { turns, from } of found) expect(isSolved(turnStateBy(starts[from].state, turns))).toBe(true);
    const { turns, from } = found.at(-1)!;
    return { from, length: turns.length };
  };
  const alone = solve(190);
  expect(alone.from).toBe(0);
  const [early, late] = [solve(0), solve(3)];
  expect([early.from, late.from]).toEqual([1, 1]);
  expect(Math.max(early.length, late.length)).toBeLessThanOrEqual(3);
});
