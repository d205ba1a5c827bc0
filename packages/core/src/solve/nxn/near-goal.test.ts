import fc from "fast-check";
import { expect, test } from "vitest";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { type Axis, allTurns, makeTurn, type Turn } from "../../geometry/index.ts";
import { countMoves, printTurns, readAlg } from "../../notation/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import {
  coloringOf,
  printFacelets,
  randomState,
  rotateState,
  solvedState,
  turnStateBy,
} from "../../state/index.ts";
import { solve } from "../index.ts";
import { leastTurns } from "./near-goal.ts";

/** A turn of some layers next to a face, on a cube of that size. */
const outerTurn = (size: number): fc.Arbitrary<Turn> =>
  fc
    .tuple(
      fc.constantFrom<Axis>(0, 1, 2),
      fc.integer({ min: 1, max: size - 1 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([axis, first, quarters]) => makeTurn(axis, first, size - 1, quarters));

test("a few turns from solved, a large cube takes no more of them, without tables, however it is held", {
  tags: ["seconds"],
  timeout: 60_000,
}, async () => {
  const cases = fc.integer({ min: 4, max: 13 }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      turns: fc.array(outerTurn(size), { minLength: 0, maxLength: size === 4 ? 4 : 7 }),
      rotation: fc.nat(23),
    }),
  );
  const store = {
    get: () => Promise.reject(new Error("read")),
    put: () => Promise.reject(new Error("stored")),
  };
  await fc.assert(
    fc.asyncProperty(cases, async ({ size, turns, rotation }) => {
      const state = rotateState(turnStateBy(solvedState(size), turns), rotation);
      const solution = await solve(state, { store });
      expect(solution.optimal).toBe(true);
      expect(solution.length).toBeLessThanOrEqual(turns.length);
      expect(isSolvedBy(state, solution.turns)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test("lengths are those that a search by breadth finds", { tags: ["seconds"] }, async () => {
  const size = 4;
  const blocks = allTurns(size).filter(({ first, last }) => (first === 0) !== (last === size - 1));
  const looks = (turns: readonly Turn[]) =>
    Array.from({ length: 24 }, (_, rotation) => {
      const { colors } = coloringOf(rotateState(turnStateBy(solvedState(size), turns), rotation));
      return printFacelets({ size, colors });
    }).sort()[0];
  const distance = new Map([[looks([]), 0]]);
  const reached: Turn[][] = [];
  for (let level: Turn[][] = [[]], far = 1; far <= 2; far++) {
    const next: Turn[][] = [];
    for (const turns of level)
      for (const turn of far === 1 ? blocks : blocks.filter((_, at) => at % 5 === 0)) {
        const more = [...turns, turn];
        if (distance.has(looks(more))) continue;
        distance.set(looks(more), far);
        next.push(more);
      }
    reached.push(...next);
    level = next;
  }
  for (const turns of reached.filter((_, at) => at % 7 === 0))
    expect(await solve(turnStateBy(solvedState(size), turns))).toMatchObject({
      length: distance.get(looks(turns)),
      optimal: true,
    });
});

test("fewer turns than it takes are refused at once, with a proof", async () => {
  const state = turnStateBy(solvedState(7), [makeTurn(0, 4, 6, 1), makeTurn(1, 5, 6, 3)]);
  await expect(solve(state, { maxLength: 1 })).rejects.toMatchObject({
    code: "no-solution",
    message: expect.stringContaining("proved"),
  });
});

test("no more turns are said to be needed than made the state, and none for a solved one", () => {
  const random = seededRandom("least");
  for (const size of [2, 3, 4, 5, 8, 17]) {
    expect(leastTurns(rotateState(solvedState(size), 7))).toBe(0);
    const all = allTurns(size);
    for (let i = 0; i < 60; i++) {
      const turns = Array.from({ length: 1 + (i % 12) }, () => all[randomBelow(all.length, random)]);
      const made = countMoves(readAlg(printTurns(turns, size)), size).htm;
      const least = leastTurns(turnStateBy(solvedState(size), turns));
      expect(least).toBeLessThanOrEqual(made);
      if (turns.length === 1 && made === 1) expect(least).toBe(1);
    }
    // On average 10/12 of the 12 n (n − 1) pairs differ in color, and a turn fixes at most 4 n.
    const mean =
      Array.from({ length: 20 }, () => leastTurns(randomState(size, random))).reduce((a, b) => a + b) / 20;
    expect(mean).toBeGreaterThan(2 * (size - 1));
  }
});
