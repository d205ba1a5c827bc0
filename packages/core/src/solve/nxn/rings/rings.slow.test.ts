import { expect, test } from "vitest";
import { finish } from "../../../../test/finish.ts";
import { inEachRun, samples } from "../../../../test/samples.ts";
import { randomBelow, seededRandom } from "../../../perm/index.ts";
import { randomState, turnStateBy } from "../../../state/index.ts";
import { reductionState, wrongCenters } from "../reduction-state.ts";
import { oddDepths } from "../wings.ts";
import { solveRings } from "./ring-centers.ts";
import { ringRecipes } from "./ring-records.ts";

test("n = 6: centers are solved and wings made even, as the state room sees it", () => {
  const random = seededRandom("rings");
  for (let round = 0; round < samples(3); round++) {
    const state = randomState(6, random);
    const work = reductionState(state, 0);
    const effort = { widths: [300, 300, 300] } as const;
    const steps = solveRings(work, { odd: oddDepths(state), axis: 0, effort });
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value).toBe(true);
    expect(wrongCenters(work)).toBe(0);
    const after = turnStateBy(state, work.turns);
    expect(wrongCenters(reductionState(after, 0))).toBe(0);
    expect([...oddDepths(after)]).toEqual([0, 0, 0]);
  }
}, 120_000);

test.each(inEachRun([6, 7], [6]))(
  "n = %i: what was stored is read, and says the same",
  (size) => {
    const random = seededRandom("stored rings");
    for (const recipe of ringRecipes(size)) {
      const made = finish(recipe.prepare());
      const read = finish(recipe.prepare(made.pack()));
      expect([made.wasStored, read.wasStored], recipe.name).toEqual([false, true]);
      const [own, stored] = [made, read].map(({ space }) => {
        const scores = new Uint16Array(space.moves);
        return (row: Int32Array) => {
          space.scores(row, 0, scores, 0);
          return [...scores, space.left(row, 0)];
        };
      });
      const { goals = [], parts, turns } = made.record;
      const row = Int32Array.from(goals[0] ?? parts.map(() => 0));
      for (let turn = 0; turn < 200; turn++) {
        expect(stored(row), recipe.name).toEqual(own(row));
        made.space.make(row, 0, randomBelow(turns.length, random), row, 0);
      }
    }
  },
  120_000,
);
