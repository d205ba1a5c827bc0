import { allTurns, invertTurn, makeTurn } from "@cubegram/core/geometry";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { solvedState, turnState } from "@cubegram/core/state";
import { expect, test } from "vitest";

const { stageTurns } = await import(new URL("./src/nxn/stage-turns.mjs", import.meta.url).href);

test.each([3, 4, 5, 7, 9, 20])("n = %i: every turn belongs to one stage", (size) => {
  const random = seededRandom(`stages ${size}`);
  const all = allTurns(size).filter(({ first, last }) => first === 0 || last === size - 1);
  const scramble = Array.from({ length: 30 }, () => all[randomBelow(all.length, random)]);
  const state = scramble.reduce(turnState, solvedState(size));
  const turns = scramble.toReversed().map(invertTurn);
  const stages = [
    { name: "centers", to: 20 },
    { name: "edges", to: 25 },
  ];
  const parts: { turns: number }[] = stageTurns(state, turns, stages);
  expect(parts.reduce((sum, part) => sum + part.turns, 0)).toBe(30);
});

test("a stage ends where the cube shows it", () => {
  // The turn about y takes back the colors of x, which turns about x do not move; the next one those of y and z.
  const wide = (axis: 0 | 1 | 2, depth: number) => makeTurn(axis, 7 - depth, 6, 1);
  const turns = [wide(1, 3), wide(0, 2), wide(0, 1)];
  const state = turns.toReversed().map(invertTurn).reduce(turnState, solvedState(7));
  expect(
    stageTurns(state, turns, [
      { name: "centers", to: 2 },
      { name: "edges", to: 2 },
    ]),
  ).toEqual([
    { name: "one axis", turns: 1 },
    { name: "all axes", turns: 1 },
    { name: "to a 5x5", turns: 0 },
    { name: "centers and edges", turns: 0 },
    { name: "3x3", turns: 1 },
  ]);
});
