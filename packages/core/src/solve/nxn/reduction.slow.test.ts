import { expect, test } from "vitest";
import { finish } from "../../../test/finish.ts";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { inEachRun, isWholeRun, sampleBlocks, wholeRunTest } from "../../../test/samples.ts";
import { prepareNow } from "../../../test/solve-now.ts";
import { Cube } from "../../cube.ts";
import { allTurns, makeTurn } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { prepareSteps } from "../../search/index.ts";
import { isSolved, randomState, rotateState, solvedState, turnStateBy } from "../../state/index.ts";
import { solve, twoPhaseSolver } from "../index.ts";
import { searchReduction } from "./search-reduction.ts";
import { fiveMethod } from "./stages/five.ts";

const THOROUGH = [
  [4, 20],
  [5, 20],
  [6, 20],
  [7, 20],
  [8, 2],
  [9, 2],
  [10, 2],
  [11, 2],
  [12, 2],
  [13, 2],
  [14, 2],
  [15, 2],
] as const;

test.each(inEachRun(THOROUGH, THOROUGH.slice(0, 2)))(
  "n = %i: random states and scrambles, %i in all, are solved, as the sticker model sees it",
  async (size, count) => {
    const turnsOfSize = allTurns(size);
    for (const { random, count: times } of sampleBlocks(`slow reduction ${size}`, count / 2))
      for (let i = 0; i < times; i++) {
        const scramble = Array.from(
          { length: 5 + 20 * i },
          () => turnsOfSize[randomBelow(turnsOfSize.length, random)],
        );
        const held = rotateState(randomState(size, random), randomBelow(24, random));
        const all = [held, turnStateBy(solvedState(size), scramble)];
        // In `npm test` a 5x5, which takes seconds, is a random one.
        for (const state of size === 5 ? inEachRun(all, [held]) : all) {
          const { turns, alg } = await solve(state);
          expect(isSolvedBy(state, turns)).toBe(true);
          if (size === (isWholeRun ? 5 : 4) && i === 0 && state === held)
            expect((await solve(state)).alg).toBe(alg);
        }
      }
  },
  600_000,
);

test("n = 5: a solved cube needs nothing, one outer turn one turn", async () => {
  for (let rotation = 0; rotation < 24; rotation += 5)
    expect(await solve(rotateState(solvedState(5), rotation))).toMatchObject({
      alg: "",
      length: 0,
      optimal: true,
    });
  expect(await solve(turnStateBy(solvedState(5), [makeTurn(1, 4, 4, 1)]))).toMatchObject({
    alg: "U",
    length: 1,
  });
});

test("n = 5: one inner turn, one edge flipped, two exchanged", async () => {
  const [turned, flipped, exchanged] = [
    "2R",
    "2R2 B2 U2 2L U2 2R' U2 2R U2 F2 2R F2 2L' B2 2R2",
    "2R2 U2 2R2 Uw2 2R2 2U2",
  ];
  // In `npm test` the two others are made on a 4x4 (reduction.test.ts).
  for (const alg of inEachRun([turned, flipped, exchanged], [turned])) {
    const { state } = Cube.fromAlg(alg, 5);
    expect(isSolvedBy(state, (await solve(state)).turns)).toBe(true);
  }
}, 120_000);

wholeRunTest(
  "n = 6: rounds fill the time that is left, with wider beams",
  () => {
    const state = randomState(6, seededRandom("time left"));
    const prepared = prepareNow(twoPhaseSolver);
    // With all tables made, a clock of portions lets every machine do the same: the first round takes some 7,500.
    finish(prepareSteps(fiveMethod.recipe));
    for (
      const search = searchReduction(prepared, state, {
        maxLength: Number.POSITIVE_INFINITY,
        improve: false,
      });
      !search.advance();
    );
    let left = 16_000;
    const goal = { maxLength: Number.POSITIVE_INFINITY, improve: true, timeLeft: () => left };
    const search = searchReduction(prepared, state, goal);
    let first = Number.POSITIVE_INFINITY;
    for (; left > 0 && !search.advance(); left--)
      if (search.depth === 2 && search.best) first = search.best.length;
    expect(search.depth).toBeGreaterThan(2);
    expect(search.best!.length).toBeLessThanOrEqual(first);
    expect(isSolvedBy(state, search.best!)).toBe(true);
  },
  120_000,
);

// The sticker model is too slow here, so the replay uses the state room, which is checked against it elsewhere.
wholeRunTest.each([
  [17, 6.5],
  [33, 6.2],
])("n = %i: a random state is solved in at most %f n² turns", async (size, most) => {
  const state = randomState(size, seededRandom(`slow reduction ${size}`));
  const { turns, length } = await solve(state);
  expect(isSolved(turnStateBy(state, turns))).toBe(true);
  expect(length).toBeLessThanOrEqual(most * size ** 2);
});
