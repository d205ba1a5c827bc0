import { afterEach, describe, expect, test, vi } from "vitest";
import { seededRandom } from "../../perm/index.ts";
import { bloomSteps, distanceSteps, prepare, type Space } from "../../search/index.ts";
import { randomState } from "../../state/index.ts";
import { solve, twoPhaseSolver } from "../index.ts";
import { phaseOneMoves, phaseOneReduction, twoPhaseCoordinates } from "./phase-one.ts";
import { cornerSpace, phaseOneSpace } from "./phase-spaces.ts";
import { phaseTwoMoves, phaseTwoReduction } from "./phase-two.ts";

// Time is not asserted; work is counted. A tried move takes some tens of nanoseconds, a state of a table some hundreds.

afterEach(() => {
  vi.restoreAllMocks();
});

const hard = randomState(3, seededRandom("hard"));
/** No solution of 15 moves exists, and to prove it takes hours. */
const endless = { maxLength: 15 };

/** The space, and a count of the states whose neighbors were asked for. */
function counting(space: Space): { readonly space: Space; readonly asked: () => number } {
  let asked = 0;
  return {
    asked: () => asked,
    space: {
      ...space,
      neighbors(states, from, to, into) {
        asked += to - from;
        return space.neighbors(states, from, to, into);
      },
    },
  };
}

function mostBetweenPauses(steps: Generator<unknown, unknown>, asked: () => number): number {
  let most = 0;
  for (let before = 0; !steps.next().done; before = asked()) most = Math.max(most, asked() - before);
  return most;
}

describe("work between two pauses", () => {
  test("a search tries no more moves than it was given, but for the children of one node", async () => {
    const prepared = await prepare(twoPhaseSolver);
    for (const portion of [1, 100, 20_000]) {
      const search = prepared.search(hard, { ...endless, improve: true });
      for (let i = 0; i < 50; i++) {
        const before = search.nodes;
        expect(search.advance(portion)).toBe(false);
        expect(search.nodes - before).toBeLessThanOrEqual(portion + 18);
      }
    }
  });

  test("tables are made in steps of some thousand states", () => {
    const coordinates = twoPhaseCoordinates();
    const one = phaseOneMoves(coordinates);
    const two = phaseTwoMoves(one);
    const { reduction, classes } = phaseOneReduction(coordinates, one);
    const cosets = counting(phaseOneSpace(one, reduction, classes));
    const filter = bloomSteps(cosets.space, { depth: 7, wordsLog: 19, step: 3 });
    expect(mostBetweenPauses(filter, cosets.asked)).toBeLessThanOrEqual(4096);
    const phaseTwo = phaseTwoReduction(one, two);
    const slices = counting(
      cornerSpace("slice", one.fourCorners, two, phaseTwo.corners, two.sliceOrder, phaseTwo.sliceConjugate),
    );
    expect(
      mostBetweenPauses(distanceSteps(slices.space, { farthest: 10 }), slices.asked),
    ).toBeLessThanOrEqual(4096);
    expect(slices.asked()).toBeGreaterThan(20_000);
  });

  test("a budget and a timeout end at the first look at the clock behind them, and looks are 20,000 moves tried apart", async () => {
    await prepare(twoPhaseSolver);
    let looks = 0;
    const now = vi.spyOn(performance, "now").mockImplementation(() => looks++);
    await expect(solve(hard, { ...endless, timeout: 40 })).rejects.toMatchObject({ code: "timeout" });
    expect(looks).toBeLessThanOrEqual(50);
    looks = 0;
    const { nodes } = await solve(hard, { budget: 60 });
    expect(looks).toBeLessThanOrEqual(70);
    expect(nodes).toBeLessThanOrEqual(now.mock.calls.length * 20_000);
  });

  test("an abort is seen before the next portion is through", async () => {
    await prepare(twoPhaseSolver);
    const controller = new AbortController();
    let looks = 0;
    let atAbort = 0;
    vi.spyOn(performance, "now").mockImplementation(() => {
      if (looks === 30) {
        controller.abort();
        atAbort = looks;
      }
      return looks++;
    });
    const running = solve(hard, { ...endless, signal: controller.signal });
    await expect(running).rejects.toMatchObject({ code: "aborted" });
    expect(looks - atAbort).toBeLessThanOrEqual(5);
  });
});
