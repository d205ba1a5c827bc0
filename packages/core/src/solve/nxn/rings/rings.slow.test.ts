import { expect, test } from "vitest";
import { samples } from "../../../../test/samples.ts";
import { seededRandom } from "../../../perm/index.ts";
import { randomState, turnStateBy } from "../../../state/index.ts";
import { reductionState, wrongCenters } from "../reduction-state.ts";
import { oddDepths } from "../wings.ts";
import { solveRings } from "./ring-centers.ts";

test("n = 6: centers are solved and wings made even, as the state room sees it", () => {
  const random = seededRandom("rings");
  for (let round = 0; round < samples(3); round++) {
    const state = randomState(6, random);
    const work = reductionState(state, 0);
    const effort = { widths: [300, 300, 300] } as const;
    const steps = solveRings(work, { odd: oddDepths(state), axis: 0, effort, isWhole: true });
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value).toBe(true);
    expect(wrongCenters(work)).toBe(0);
    const after = turnStateBy(state, work.turns);
    expect(wrongCenters(reductionState(after, 0))).toBe(0);
    expect([...oddDepths(after)]).toEqual([0, 0, 0]);
  }
}, 120_000);
