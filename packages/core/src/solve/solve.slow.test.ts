import { expect, test } from "vitest";
import { bloomTable, countStates } from "../../test/distances.ts";
import { finish } from "../../test/finish.ts";
import { NaiveCube } from "../../test/naive-cube.ts";
import { samples, wholeRunTest } from "../../test/samples.ts";
import { faceTurns } from "../geometry/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import {
  distanceAt,
  POCKET_TABLES,
  pocketStage,
  prepare,
  prepareStage,
  turnsOfMoves,
} from "../search/index.ts";
import {
  type CubeState,
  coloringOf,
  isSolved,
  printFacelets,
  randomState,
  solvedState,
  turnState,
  turnStateBy,
} from "../state/index.ts";
import { solve, twoPhaseSolver } from "./index.ts";
import { g1Space } from "./two-phase/g1-space.ts";
import { phaseOneMoves, phaseOneReduction, twoPhaseCoordinates } from "./two-phase/phase-one.ts";
import { phaseOneSpace } from "./two-phase/phase-spaces.ts";
import { phaseTwoMoves, phaseTwoReduction } from "./two-phase/phase-two.ts";

test("random 3x3 states: at most 21 moves, fewer than 20.6 on average", async () => {
  const random = seededRandom("two thousand");
  const count = samples(2000);
  let moves = 0;
  for (let i = 0; i < count; i++) {
    const state = randomState(3, random);
    const { turns, length } = await solve(state);
    expect(isSolved(turnStateBy(state, turns))).toBe(true);
    expect(length).toBeLessThanOrEqual(21);
    moves += length;
    if (i % 4 > 0) continue;
    const naive = new NaiveCube(3);
    for (const turn of turns) naive.turn(turn.axis, turn.first, turn.last, turn.quarters);
    const before = printFacelets(coloringOf(state));
    const after = naive.labels().map((label) => before[label]);
    expect(after.every((letter, facelet) => letter === after[facelet - (facelet % 9)])).toBe(true);
  }
  // A few dozen say it to a quarter of a turn.
  expect(moves / count).toBeLessThan(count < 1000 ? 20.85 : 20.6);
});

test("random 2x2 states: the length is the distance in the table of all states", async () => {
  const [{ table: distances }] = finish(prepareStage(pocketStage(POCKET_TABLES.all))).terms;
  const states = 2 * distances.length;
  const sample = samples(5000);
  const counts = new Array<number>(12).fill(0);
  const expected = new Array<number>(12).fill(0);
  for (let state = 0; state < states; state++) expected[distanceAt(distances, state)] += sample / states;
  const random = seededRandom("pocket");
  for (let i = 0; i < sample; i++) {
    const state = randomState(2, random);
    const { turns, length, optimal } = await solve(state);
    expect(isSolved(turnStateBy(state, turns))).toBe(true);
    expect(optimal).toBe(true);
    counts[length]++;
  }
  // Uniform states: each count within six standard deviations of its expectation.
  for (const [d, count] of counts.entries())
    expect(Math.abs(count - expected[d])).toBeLessThan(6 * Math.sqrt(expected[d]) + 6);
});

test("a random walk of up to 11 moves is undone optimally: never longer than the walk, never shorter than proved", async () => {
  const random = seededRandom("walks");
  for (let i = 0; i < samples(60, 6); i++) {
    let state: CubeState = solvedState(3);
    const length = 1 + randomBelow(11, random);
    for (let k = 0; k < length; k++) state = turnState(state, faceTurns(3)[randomBelow(18, random)]);
    const solution = await solve(state, { maxLength: length });
    expect(solution.length).toBeLessThanOrEqual(length);
    if (!solution.optimal) continue;
    if (solution.length > 0)
      await expect(solve(state, { maxLength: solution.length - 1 })).rejects.toMatchObject({
        code: "no-solution",
      });
  }
});

wholeRunTest(
  "cosets of G1 and states of G1 by distance, one level farther than the fast test: Reid's counts of 1995",
  () => {
    // Sources: parts.test.ts.
    const coordinates = twoPhaseCoordinates();
    const one = phaseOneMoves(coordinates);
    const two = phaseTwoMoves(one);
    const { reduction, classes } = phaseOneReduction(coordinates, one);
    const cosets = phaseOneSpace(one, reduction, classes);
    const outer = countStates(cosets);
    bloomTable(cosets, { depth: 8, wordsLog: 20, step: 3 }, outer.visit);
    expect(outer.distribution).toEqual([1, 4, 50, 592, 7156, 87236, 1043817, 12070278]);
    const g1 = g1Space(one, two, phaseTwoReduction(one, two));
    const counted = countStates(g1);
    bloomTable(g1, { depth: 9, wordsLog: 18, step: 2 }, counted.visit);
    expect(counted.distribution).toEqual([1, 10, 67, 456, 3079, 19948, 123074, 736850, 4185118]);
  },
);

wholeRunTest(
  "with three million moves tried a state, 20 states need fewer than 19.7 moves on average",
  async () => {
    const random = seededRandom("improve");
    const prepared = await prepare(twoPhaseSolver);
    prepared.complete();
    let moves = 0;
    for (let i = 0; i < 20; i++) {
      const state = randomState(3, random);
      const search = prepared.search(state, { maxLength: 21, improve: true });
      while (search.nodes < 3e6 && !search.advance(50_000));
      expect(isSolved(turnStateBy(state, turnsOfMoves(search.best!, 3)))).toBe(true);
      moves += search.best!.length;
    }
    expect(moves / 20).toBeLessThan(19.7);
  },
);
