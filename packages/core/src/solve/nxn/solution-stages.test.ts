import { expect, test } from "vitest";
import { Cube } from "../../cube.ts";
import { makeTurn } from "../../geometry/index.ts";
import { seededRandom } from "../../perm/index.ts";
import { randomState } from "../../state/index.ts";
import { solve } from "../index.ts";
import { stagesOfSolution } from "./reduction-state.ts";

test("a solution says which turns make its centers, its edges and the 3x3", {
  tags: ["seconds"],
}, async () => {
  const { turns, stages } = await solve(randomState(4, seededRandom("stages")), { budget: 0 });
  expect(stages?.map(({ name }) => name)).toEqual(["centers", "edges", "3x3"]);
  const ends = stages!.map(({ to }) => to);
  expect(stages!.map(({ from }) => from)).toEqual([0, ends[0], ends[1]]);
  expect(ends[2]).toBe(turns.length);
  // The last stage completes centers and edges together, so either may be finished first.
  expect(ends[0]).toBeGreaterThan(0);
  expect(ends[0]).toBeLessThanOrEqual(ends[1]);
  expect(ends[2] - ends[1]).toBeLessThanOrEqual(22);
  // What is left after the edges is a 3x3: outer turns alone, or turns of all layers but one, which amounts to the
  // same.
  for (const { first, last } of turns.slice(ends[1]))
    expect(last - first === 0 || last - first === 2).toBe(true);
});

test("stages with nothing to do are empty: a 4x4 of one outer turn, a 5x5 of centers alone", () => {
  const outer = Cube.fromAlg("U", 4);
  expect(stagesOfSolution(outer.state, [makeTurn(1, 3, 3, 1)]).map(({ from, to }) => to - from)).toEqual([
    0, 0, 1,
  ]);
  const mixed = Cube.fromAlg("Rw U Rw'", 5);
  const back = [makeTurn(0, 3, 4, 3), makeTurn(1, 4, 4, 1), makeTurn(0, 3, 4, 1)];
  expect(mixed.apply("Rw U' Rw'").isSolved()).toBe(true);
  expect(stagesOfSolution(mixed.state, back).map(({ from, to }) => to - from)).toEqual([3, 0, 0]);
});
